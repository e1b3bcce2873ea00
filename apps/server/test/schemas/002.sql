CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE people (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  name_key TEXT UNIQUE,
  password TEXT,
  email TEXT,
  email_confirmed INTEGER NOT NULL DEFAULT 0,
  lang TEXT NOT NULL DEFAULT 'en',
  is_bot INTEGER NOT NULL DEFAULT 0,
  operator INTEGER NOT NULL DEFAULT 0,
  banned_until INTEGER,
  ban_reason TEXT,
  settings TEXT NOT NULL DEFAULT '{}',
  vacation_until INTEGER,
  vacation_year INTEGER,
  vacation_used INTEGER NOT NULL DEFAULT 0,
  mu REAL,
  sigma REAL,
  created INTEGER NOT NULL,
  seen INTEGER NOT NULL,
  deleted INTEGER
) WITHOUT ROWID;
CREATE INDEX people_guests ON people (seen) WHERE password IS NULL AND deleted IS NULL;
CREATE INDEX people_email ON people (email) WHERE email IS NOT NULL;
CREATE TABLE sessions (
  hash TEXT PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  created INTEGER NOT NULL,
  seen INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX sessions_person ON sessions (person);
CREATE TABLE tokens (
  id TEXT PRIMARY KEY,
  hash TEXT NOT NULL UNIQUE,
  person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  label TEXT NOT NULL,
  created INTEGER NOT NULL,
  used INTEGER
) WITHOUT ROWID;
CREATE INDEX tokens_person ON tokens (person);
CREATE TABLE one_time (
  hash TEXT PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  purpose TEXT NOT NULL,
  data TEXT,
  expires INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX one_time_person ON one_time (person);
CREATE TABLE tables (
  id TEXT PRIMARY KEY,
  status TEXT NOT NULL,
  public INTEGER NOT NULL,
  rated INTEGER NOT NULL,
  host TEXT,
  key TEXT NOT NULL,
  settings TEXT NOT NULL,
  seed TEXT,
  header TEXT,
  length INTEGER NOT NULL DEFAULT 0,
  pending INTEGER NOT NULL DEFAULT 0,
  live TEXT NOT NULL DEFAULT '{}',
  due REAL,
  result TEXT,
  rematch TEXT,
  reason TEXT,
  created INTEGER NOT NULL,
  started INTEGER,
  ended INTEGER,
  updated INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_lobby ON tables (status, updated) WHERE public = 1;
CREATE INDEX tables_status ON tables (status, updated);
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE TABLE seats (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  key TEXT NOT NULL,
  person TEXT,
  bot TEXT,
  reserved TEXT,
  gone TEXT NOT NULL DEFAULT 'no',
  gone_at INTEGER,
  auto_pass INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX seats_person ON seats (person) WHERE person IS NOT NULL;
CREATE TABLE access (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  person TEXT NOT NULL,
  PRIMARY KEY (table_id, person)
) WITHOUT ROWID;
CREATE TABLE steps (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  n INTEGER NOT NULL,
  at INTEGER NOT NULL,
  seat INTEGER,
  request TEXT,
  lines TEXT NOT NULL,
  PRIMARY KEY (table_id, n)
) WITHOUT ROWID;
CREATE TABLE chat (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  person TEXT,
  seat INTEGER,
  at INTEGER NOT NULL,
  text TEXT NOT NULL,
  request TEXT,
  removed INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX chat_table ON chat (table_id, id);
CREATE TABLE results (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  person TEXT,
  players INTEGER NOT NULL,
  score INTEGER NOT NULL,
  won INTEGER NOT NULL,
  rank INTEGER NOT NULL,
  rated INTEGER NOT NULL,
  mu REAL,
  sigma REAL,
  at INTEGER NOT NULL,
  PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX results_person ON results (person, at) WHERE person IS NOT NULL;
CREATE TABLE blocks (
  person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  blocked TEXT NOT NULL,
  PRIMARY KEY (person, blocked)
) WITHOUT ROWID;
CREATE TABLE reports (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  by_person TEXT,
  person TEXT,
  table_id TEXT,
  chat INTEGER,
  text TEXT NOT NULL,
  at INTEGER NOT NULL,
  done INTEGER
);
CREATE TABLE audit (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at INTEGER NOT NULL,
  operator TEXT,
  act TEXT NOT NULL,
  target TEXT NOT NULL,
  reason TEXT NOT NULL
);
CREATE TABLE push (
  endpoint TEXT PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  created INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX push_person ON push (person);
CREATE INDEX seats_reserved ON seats (reserved) WHERE reserved IS NOT NULL;
CREATE INDEX chat_person ON chat (person) WHERE person IS NOT NULL;
CREATE INDEX tables_host ON tables (host, status) WHERE host IS NOT NULL;
INSERT INTO meta VALUES ('play-time', '2848');
INSERT INTO people VALUES ('3TDNlaF3YmK3', 'Anna', 'anna', 'scrypt$32768$8$1$4g5Ohbc54WtwdXEsU_C51w$wHI6XJ80cnshHyrQbCdTBQN9fqy0L--Tz-BmRw8cVD4', 'anna@example.org', 0, 'en', 0, 1, NULL, NULL, '{}', 1794898927587, 2026, 2, 27.635389493140497, 8.06590141354368, 1794726125039, 1794726125039, NULL);
INSERT INTO people VALUES ('QErZWNshm8I8', 'Guest 1405', NULL, NULL, NULL, 0, 'en', 0, 0, NULL, NULL, '{}', NULL, NULL, 0, NULL, NULL, 1794726125461, 1794726125461, NULL);
INSERT INTO people VALUES ('p9hFbmCbhAJp', 'Bela', 'bela', 'scrypt$32768$8$1$Yvq7rES8oapQyx3vbpgwpw$_qusD6wk1l0WIiAWc7ROTe9Zkt9lL8hVf8UhMBNDrs4', NULL, 0, 'en', 0, 0, NULL, NULL, '{}', NULL, NULL, 0, 22.364610506859503, 8.06590141354368, 1794726125280, 1794726125280, NULL);
INSERT INTO sessions VALUES ('273dcc3ab3080663e19006872930bd784bd9c27fb498b79bd72f50085636dd8c', 'p9hFbmCbhAJp', 1794726125280, 1794726125280);
INSERT INTO sessions VALUES ('332c195a5dc02d58b247d9152194163e7c344bb69721ba98564c6d31e570780e', '3TDNlaF3YmK3', 1794726125039, 1794726125039);
INSERT INTO sessions VALUES ('a38b570cfd47cbbd5bb06dbec57bbea4e9e42edb5d76aa35e51512b47529c551', 'QErZWNshm8I8', 1794726125461, 1794726125461);
INSERT INTO tokens VALUES ('NZW8W0Ti04Bk', 'e5ecba14ccf80bca7abaa253244b1c4fcf8388a3465dde67c62e14a999f332aa', '3TDNlaF3YmK3', 'a program', 1794726127575, NULL);
INSERT INTO one_time VALUES ('d34f5c104a441a516d7ae3cc3eed62b719425a66de9fc5d7abe6b4d6b8cb9de7', '3TDNlaF3YmK3', 'email', 'anna@example.org', 1794812525271);
INSERT INTO tables VALUES ('BiUjTFOSy7jf', 'open', 1, 0, '3TDNlaF3YmK3', '7bI2Q6o9F7UWEA2n5Gz050', '{"title":"open","options":{"players":3,"farmers":"off","gamers":false,"handicap":[]},"public":true,"rated":false,"clock":{"kind":"untimed"},"timeout":"play","onLeave":"bot","stand":"greedy","confirm":false,"aids":true,"spectators":true}', NULL, NULL, 0, 0, '{}', NULL, NULL, NULL, NULL, 1794726125483, NULL, NULL, 1794726125521);
INSERT INTO tables VALUES ('CUyML07TPKRf', 'closed', 0, 0, '3TDNlaF3YmK3', 'aY4qBve1ZjtX7Na2sBT53w', '{"title":"closed","options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"public":false,"rated":false,"clock":{"kind":"untimed"},"timeout":"play","onLeave":"bot","stand":"greedy","confirm":false,"aids":true,"spectators":true}', '0094d27372730ea3c96e3d5eb37614bb2517357c627dd100b3750f8130e23fb8', '{"format":"keyflower-record/1","engine":"0.1.0","rules":1,"options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"seedHash":"9cf28898942662a48a1b20f1c9a8157b988042742229b30f08d762d2aa6c2d7b"}', 14, 0, '{}', NULL, NULL, NULL, 'operator', 1794726127429, 1794726127478, 1794726127558, 1794726127521);
INSERT INTO tables VALUES ('JpOvknRX5L1H', 'playing', 0, 0, '3TDNlaF3YmK3', 'JpXXjPR5bdqFMpBDE6FphM', '{"title":"untimed","options":{"players":3,"farmers":"mixed","gamers":true,"handicap":[]},"public":false,"rated":false,"clock":{"kind":"untimed"},"timeout":"play","onLeave":"vote","stand":"greedy","confirm":false,"aids":true,"spectators":true}', '81fe625a282f009fddf565aabbfa37207867674172be3058cf764f3626397d76', '{"format":"keyflower-record/1","engine":"0.1.0","rules":1,"options":{"players":3,"farmers":"mixed","gamers":true,"handicap":[]},"seedHash":"bbbe963dd3b4c006aab811f7d6f408096160d0dd83511ab86440ff1a3835fffe"}', 42, 4, '{"lastVote":1,"votes":[{"kind":"takeover","by":2,"id":1,"agreed":[],"waiting":[0,1]}]}', NULL, NULL, NULL, NULL, 1794726126485, 1794726126614, NULL, 1794726126771);
INSERT INTO tables VALUES ('O7puiaBz8bY5', 'over', 1, 1, '3TDNlaF3YmK3', 'CxPTFMVcvfVbQO1SFU3bGZ', '{"title":"over","options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"public":true,"rated":true,"clock":{"kind":"untimed"},"timeout":"play","onLeave":"bot","stand":"greedy","confirm":false,"aids":true,"spectators":true}', '278b62f458b50b33c3fef6a785bb464d084f8d973681e3aef01732f4dc2016b5', '{"format":"keyflower-record/1","engine":"0.1.0","rules":1,"options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"seedHash":"467094c1dabe77c12ded48e05dda53d53ae2f36ed83f182e7ee1efa5004a9719"}', 143, 0, '{}', NULL, '{"scores":[36,10],"winners":[0],"seed":"278b62f458b50b33c3fef6a785bb464d084f8d973681e3aef01732f4dc2016b5"}', NULL, NULL, 1794726125549, 1794726125625, 1794726126474, 1794726126470);
INSERT INTO tables VALUES ('ey7wj3ChdzF0', 'cancelled', 0, 0, 'p9hFbmCbhAJp', '34KfDDYTPGKwnlNzdzaILm', '{"title":"cancelled","options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"public":false,"rated":false,"clock":{"kind":"untimed"},"timeout":"play","onLeave":"bot","stand":"greedy","confirm":false,"aids":true,"spectators":true}', NULL, NULL, 0, 0, '{}', NULL, NULL, NULL, NULL, 1794726125529, NULL, 1794726125539, 1794726125529);
INSERT INTO tables VALUES ('zHZf3eDdsnts', 'playing', 0, 0, '3TDNlaF3YmK3', 'Zq3z7CdNtWfYccEk7jEamU', '{"title":"letters","options":{"players":2,"farmers":"all","gamers":false,"handicap":[]},"public":false,"rated":false,"clock":{"kind":"correspondence","hours":48},"timeout":"play","onLeave":"bot","stand":"greedy","confirm":false,"aids":true,"spectators":true}', '7bfd769c37e71e50ddc5ca199d49627b1e8998fc38c8d945b5c7922546276549', '{"format":"keyflower-record/1","engine":"0.1.0","rules":1,"options":{"players":2,"farmers":"all","gamers":false,"handicap":[]},"seedHash":"4145023e2058749929b3d8f795793827fc9bbadbbfb8571004772d43fdd83043"}', 24, 1, '{"times":[{"bank":0,"free":172799835,"since":null,"away":true},{"bank":0,"free":172799994,"since":null}]}', NULL, NULL, NULL, NULL, 1794726127309, 1794726127367, NULL, 1794726127423);
INSERT INTO tables VALUES ('zpSew1nxTpgW', 'playing', 0, 0, 'p9hFbmCbhAJp', 'm3mXqzZTb29UJsT2VLkiSl', '{"title":"live","options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"public":false,"rated":false,"clock":{"kind":"live","bank":3600,"perDecision":600},"timeout":"play","onLeave":"bot","stand":"greedy","confirm":false,"aids":true,"spectators":true}', '9b5de1aaa8b91a29e2a0e91bcb9cf66c5eaed2e110ea66bfa3a85b27d9de8347', '{"format":"keyflower-record/1","engine":"0.1.0","rules":1,"options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"seedHash":"94d831ef100edf9d331e226f07e7407bf70b7b3443cde6c599d8c05a83b94b4b"}', 41, 1, '{"times":[{"bank":3600000,"free":600000,"since":2578},{"bank":3600000,"free":600000,"since":null}]}', 4202578, NULL, NULL, NULL, 1794726126809, 1794726126857, NULL, 1794726127351);
INSERT INTO seats VALUES ('BiUjTFOSy7jf', 0, 'rB7fCsPdvgABtQK5RYN9Ip', '3TDNlaF3YmK3', NULL, NULL, 'no', NULL, 0);
INSERT INTO seats VALUES ('BiUjTFOSy7jf', 1, 'sqd0o63GBSOp2IRm8PGOqy', 'QErZWNshm8I8', NULL, NULL, 'no', NULL, 0);
INSERT INTO seats VALUES ('BiUjTFOSy7jf', 2, 'Ue22e3lbvcDN65ckiOZTx7', NULL, NULL, NULL, 'no', NULL, 0);
INSERT INTO seats VALUES ('CUyML07TPKRf', 0, 'uQoic8ivdvzPsO809ZyWt8', '3TDNlaF3YmK3', NULL, NULL, 'no', NULL, 0);
INSERT INTO seats VALUES ('CUyML07TPKRf', 1, 'aPNNB0TqF6EuwnNbBTnmbh', 'p9hFbmCbhAJp', NULL, NULL, 'no', NULL, 0);
INSERT INTO seats VALUES ('JpOvknRX5L1H', 0, 'UyKjU8O5PxOnMbOuliGLuG', '3TDNlaF3YmK3', NULL, NULL, 'no', NULL, 0);
INSERT INTO seats VALUES ('JpOvknRX5L1H', 1, 'ZWTSSwbx0sTXcKJCajvsnz', 'p9hFbmCbhAJp', NULL, NULL, 'no', NULL, 0);
INSERT INTO seats VALUES ('JpOvknRX5L1H', 2, 'KtjtNCGtiIn0Gtk8qSYNmH', 'QErZWNshm8I8', NULL, NULL, 'left', 41, 0);
INSERT INTO seats VALUES ('O7puiaBz8bY5', 0, 'NN2PP2cjxaDWMVFi7LS3BE', '3TDNlaF3YmK3', NULL, NULL, 'no', NULL, 0);
INSERT INTO seats VALUES ('O7puiaBz8bY5', 1, '3GC2dSaS2ob32bMrmTnQbv', 'p9hFbmCbhAJp', NULL, NULL, 'no', NULL, 0);
INSERT INTO seats VALUES ('ey7wj3ChdzF0', 0, 'Iqq01SHJN3RlTva75wxQdp', 'p9hFbmCbhAJp', NULL, NULL, 'no', NULL, 0);
INSERT INTO seats VALUES ('ey7wj3ChdzF0', 1, 'Dj4lM5DNR2LLSOKNeUzqJI', NULL, NULL, NULL, 'no', NULL, 0);
INSERT INTO seats VALUES ('zHZf3eDdsnts', 0, '0i1vyT6rFLQT7LeeKWRVKn', '3TDNlaF3YmK3', NULL, NULL, 'no', NULL, 0);
INSERT INTO seats VALUES ('zHZf3eDdsnts', 1, 'gvOljgepRNznn0D834ek8J', 'p9hFbmCbhAJp', NULL, NULL, 'no', NULL, 0);
INSERT INTO seats VALUES ('zpSew1nxTpgW', 0, 'Sa032muH30JE7tGPIcc5Ne', 'p9hFbmCbhAJp', NULL, NULL, 'no', NULL, 0);
INSERT INTO seats VALUES ('zpSew1nxTpgW', 1, 'UtiD485FpojUB0eRFmUFOH', NULL, 'random', NULL, 'no', NULL, 0);
INSERT INTO access VALUES ('BiUjTFOSy7jf', 'QErZWNshm8I8');
INSERT INTO access VALUES ('CUyML07TPKRf', 'p9hFbmCbhAJp');
INSERT INTO access VALUES ('JpOvknRX5L1H', 'QErZWNshm8I8');
INSERT INTO access VALUES ('JpOvknRX5L1H', 'p9hFbmCbhAJp');
INSERT INTO access VALUES ('O7puiaBz8bY5', 'p9hFbmCbhAJp');
INSERT INTO access VALUES ('zHZf3eDdsnts', 'p9hFbmCbhAJp');
INSERT INTO steps VALUES ('CUyML07TPKRf', 1, 1794726127478, NULL, NULL, '{"n":1,"chance":{"what":"home","for":0,"drawn":["home-4"]}}
{"n":2,"chance":{"what":"home","for":1,"drawn":["home-5"]}}
{"n":3,"chance":{"what":"workers","for":0,"drawn":{"blue":3,"red":3,"yellow":2}}}
{"n":4,"chance":{"what":"workers","for":1,"drawn":{"blue":5,"red":1,"yellow":2}}}
{"n":5,"chance":{"what":"winter","for":0,"drawn":["scholar","village-hall","windmill"]}}
{"n":6,"chance":{"what":"winter","for":1,"drawn":["apothecary","craftsmans-guild","keythedral"]}}
{"n":7,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":1,"red":2,"yellow":4}}}
{"n":8,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"saw":1}}}
{"n":9,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":1,"red":2,"yellow":3}}}
{"n":10,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"saw":2}}}
{"n":11,"chance":{"what":"market","for":"spring","drawn":["keywood","keystone-quarry","key-mine","workshop","stable","alehouse"]}}');
INSERT INTO steps VALUES ('CUyML07TPKRf', 12, 1794726127515, 0, 'r160', '{"n":12,"player":0,"action":{"type":"use","tile":"keystone-quarry","screen":{"red":1},"groups":[]}}');
INSERT INTO steps VALUES ('CUyML07TPKRf', 13, 1794726127520, 1, 'r161', '{"n":13,"player":1,"action":{"type":"use","tile":"key-mine","screen":{"blue":4},"groups":[]}}');
INSERT INTO steps VALUES ('CUyML07TPKRf', 14, 1794726127521, 0, 'r162', '{"n":14,"player":0,"action":{"type":"use","tile":"stable","screen":{"red":1},"groups":[]}}');
INSERT INTO steps VALUES ('JpOvknRX5L1H', 1, 1794726126614, NULL, NULL, '{"n":1,"chance":{"what":"home","for":0,"drawn":["home-2"]}}
{"n":2,"chance":{"what":"home","for":1,"drawn":["home-3"]}}
{"n":3,"chance":{"what":"home","for":2,"drawn":["home-1"]}}
{"n":4,"chance":{"what":"workers","for":0,"drawn":{"red":5,"yellow":3}}}
{"n":5,"chance":{"what":"workers","for":1,"drawn":{"blue":2,"red":4,"yellow":2}}}
{"n":6,"chance":{"what":"workers","for":2,"drawn":{"blue":4,"red":3,"yellow":1}}}
{"n":7,"chance":{"what":"winter","for":0,"drawn":["apothecary","key-guild","dairy","weaver"]}}
{"n":8,"chance":{"what":"winter","for":1,"drawn":["keythedral","key-market","scholar","watermill"]}}
{"n":9,"chance":{"what":"winter","for":2,"drawn":["jeweller","village-hall","windmill","bakery"]}}
{"n":10,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":2,"red":2,"yellow":3}}}
{"n":11,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"saw":1}}}
{"n":12,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":1,"red":3,"yellow":2}}}
{"n":13,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"pick":1,"saw":1}}}
{"n":14,"chance":{"what":"workers","for":"boat-sea-breese","drawn":{"red":3,"yellow":3}}}
{"n":15,"chance":{"what":"skills","for":"boat-sea-breese","drawn":{"pick":1}}}
{"n":16,"chance":{"what":"market","for":"spring","drawn":["workshop","quarryman","miner","peddler","apprentice-hall","farm-yard","sheep-fold"]}}');
INSERT INTO steps VALUES ('JpOvknRX5L1H', 17, 1794726126632, 2, 'r113', '{"n":17,"player":2,"action":{"type":"use","tile":"home-1","screen":{"blue":3},"groups":[]}}');
INSERT INTO steps VALUES ('JpOvknRX5L1H', 18, 1794726126638, 2, 'r114', '{"n":18,"player":2,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('JpOvknRX5L1H', 19, 1794726126641, 0, 'r115', '{"n":19,"player":0,"action":{"type":"bid","tile":"miner","color":"red","screen":5,"groups":[]}}');
INSERT INTO steps VALUES ('JpOvknRX5L1H', 20, 1794726126649, 1, 'r116', '{"n":20,"player":1,"action":{"type":"use","tile":"farm-yard","screen":{"red":4},"groups":[]}}');
INSERT INTO steps VALUES ('JpOvknRX5L1H', 21, 1794726126654, 1, 'r117', '{"n":21,"player":1,"action":{"type":"choose","option":0}}');
INSERT INTO steps VALUES ('JpOvknRX5L1H', 22, 1794726126659, 1, 'r118', '{"n":22,"player":1,"action":{"type":"animal","kind":"sheep","field":"home-3:5"}}');
INSERT INTO steps VALUES ('JpOvknRX5L1H', 23, 1794726126669, 2, 'r119', '{"n":23,"player":2,"action":{"type":"bid","tile":"apprentice-hall","color":"red","screen":3,"groups":[]}}');
INSERT INTO steps VALUES ('JpOvknRX5L1H', 24, 1794726126675, 0, 'r120', '{"n":24,"player":0,"action":{"type":"use","tile":"quarryman","screen":{"yellow":2},"groups":[]}}');
INSERT INTO steps VALUES ('JpOvknRX5L1H', 25, 1794726126679, 1, 'r121', '{"n":25,"player":1,"action":{"type":"use","tile":"home-2","screen":{"blue":1},"groups":[]}}');
INSERT INTO steps VALUES ('JpOvknRX5L1H', 26, 1794726126689, 1, 'r122', '{"n":26,"player":1,"action":{"type":"herd","kind":"sheep","from":"home-3:5","to":"home-3:9"}}');
INSERT INTO steps VALUES ('JpOvknRX5L1H', 27, 1794726126691, 1, 'r123', '{"n":27,"player":1,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('JpOvknRX5L1H', 28, 1794726126697, 2, 'r124', '{"n":28,"player":2,"action":{"type":"bid","tile":"farmers-turn-order-2-3p","color":"yellow","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('JpOvknRX5L1H', 29, 1794726126701, 0, 'r125', '{"n":29,"player":0,"action":{"type":"bid","tile":"quarryman","color":"yellow","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('JpOvknRX5L1H', 30, 1794726126708, 1, 'r126', '{"n":30,"player":1,"action":{"type":"use","tile":"home-3","screen":{"blue":1},"groups":[]}}');
INSERT INTO steps VALUES ('JpOvknRX5L1H', 31, 1794726126711, 1, 'r127', '{"n":31,"player":1,"action":{"type":"herd","kind":"sheep","from":"home-3:9","to":"home-3:7"}}');
INSERT INTO steps VALUES ('JpOvknRX5L1H', 32, 1794726126720, 1, 'r128', '{"n":32,"player":1,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('JpOvknRX5L1H', 33, 1794726126723, 2, 'r129', '{"n":33,"player":2,"action":{"type":"bid","tile":"sheep-fold","color":"blue","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('JpOvknRX5L1H', 34, 1794726126728, 0, 'r130', '{"n":34,"player":0,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('JpOvknRX5L1H', 35, 1794726126731, 1, 'r131', '{"n":35,"player":1,"action":{"type":"bid","tile":"quarryman","color":"yellow","screen":2,"groups":[]}}');
INSERT INTO steps VALUES ('JpOvknRX5L1H', 36, 1794726126736, 2, 'r132', '{"n":36,"player":2,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('JpOvknRX5L1H', 37, 1794726126739, 0, 'r133', '{"n":37,"player":0,"action":{"type":"bid","tile":"farmers-turn-order-1-3-6p","color":"yellow","screen":0,"groups":["quarryman"]}}');
INSERT INTO steps VALUES ('JpOvknRX5L1H', 38, 1794726126745, 1, 'r134', '{"n":38,"player":1,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('JpOvknRX5L1H', 39, 1794726126748, 2, 'r135', '{"n":39,"player":2,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('JpOvknRX5L1H', 40, 1794726126754, 0, 'r136', '{"n":40,"player":0,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('JpOvknRX5L1H', 41, 1794726126762, 0, 'r137', '{"n":41,"player":0,"action":{"type":"boat","boat":"boat-keyflower"}}');
INSERT INTO steps VALUES ('JpOvknRX5L1H', 42, 1794726126771, NULL, NULL, '{"n":42,"seat":{"player":2,"name":"nobody"}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 1, 1794726125625, NULL, NULL, '{"n":1,"chance":{"what":"home","for":0,"drawn":["home-1"]}}
{"n":2,"chance":{"what":"home","for":1,"drawn":["home-3"]}}
{"n":3,"chance":{"what":"workers","for":0,"drawn":{"blue":3,"red":3,"yellow":2}}}
{"n":4,"chance":{"what":"workers","for":1,"drawn":{"blue":6,"red":1,"yellow":1}}}
{"n":5,"chance":{"what":"winter","for":0,"drawn":["apothecary","key-guild","scribes"]}}
{"n":6,"chance":{"what":"winter","for":1,"drawn":["craftsmans-guild","key-market","windmill"]}}
{"n":7,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":4,"yellow":3}}}
{"n":8,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"saw":1}}}
{"n":9,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":4,"red":2}}}
{"n":10,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"anvil":1,"pick":1}}}
{"n":11,"chance":{"what":"market","for":"spring","drawn":["keywood","key-mine","workshop","woodcutter","stable","alehouse"]}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 12, 1794726125663, 0, 'r1', '{"n":12,"player":0,"action":{"type":"bid","tile":"key-mine","color":"blue","screen":3,"groups":[]}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 13, 1794726125674, 1, 'r2', '{"n":13,"player":1,"action":{"type":"use","tile":"alehouse","screen":{"blue":2},"groups":[]}}
{"n":14,"chance":{"what":"workers","for":1,"drawn":{"red":1}}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 15, 1794726125682, 0, 'r3', '{"n":15,"player":0,"action":{"type":"bid","tile":"woodcutter","color":"red","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 16, 1794726125685, 1, 'r4', '{"n":16,"player":1,"action":{"type":"use","tile":"home-1","screen":{"red":2},"groups":[]}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 17, 1794726125688, 1, 'r5', '{"n":17,"player":1,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 18, 1794726125692, 0, 'r6', '{"n":18,"player":0,"action":{"type":"use","tile":"home-3","screen":{"yellow":1},"groups":[]}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 19, 1794726125695, 0, 'r7', '{"n":19,"player":0,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 20, 1794726125697, 1, 'r8', '{"n":20,"player":1,"action":{"type":"bid","tile":"alehouse","color":"blue","screen":4,"groups":[]}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 21, 1794726125699, 0, 'r9', '{"n":21,"player":0,"action":{"type":"bid","tile":"workshop","color":"red","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 22, 1794726125702, 1, 'r10', '{"n":22,"player":1,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 23, 1794726125711, 0, 'r11', '{"n":23,"player":0,"action":{"type":"use","tile":"keywood","screen":{"red":1},"groups":[]}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 24, 1794726125717, 1, 'r12', '{"n":24,"player":1,"action":{"type":"use","tile":"stable","screen":{"yellow":1},"groups":[]}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 25, 1794726125719, 1, 'r13', '{"n":25,"player":1,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 26, 1794726125722, 0, 'r14', '{"n":26,"player":0,"action":{"type":"bid","tile":"stable","color":"yellow","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 27, 1794726125731, 1, 'r15', '{"n":27,"player":1,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 28, 1794726125735, 0, 'r16', '{"n":28,"player":0,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 29, 1794726125740, 0, 'r17', '{"n":29,"player":0,"action":{"type":"boat","boat":"boat-sea-bastion"}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 30, 1794726125747, 1, 'r18', '{"n":30,"player":1,"action":{"type":"boat","boat":"boat-keyflower"}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 31, 1794726125757, 0, 'r19', '{"n":31,"player":0,"action":{"type":"place","tile":"stable","q":1,"r":-1,"rotation":1}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 32, 1794726125762, 0, 'r20', '{"n":32,"player":0,"action":{"type":"place","tile":"workshop","q":2,"r":-1,"rotation":0}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 33, 1794726125770, 0, 'r21', '{"n":33,"player":0,"action":{"type":"place","tile":"key-mine","q":2,"r":-2,"rotation":3}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 34, 1794726125773, 0, 'r22', '{"n":34,"player":0,"action":{"type":"place","tile":"woodcutter","q":3,"r":-1,"rotation":5}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 35, 1794726125788, 1, 'r23', '{"n":35,"player":1,"action":{"type":"place","tile":"alehouse","q":1,"r":-1,"rotation":1}}
{"n":36,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":1,"red":5,"yellow":1}}}
{"n":37,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"saw":1}}}
{"n":38,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":3,"red":2,"yellow":1}}}
{"n":39,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"anvil":1,"saw":1}}}
{"n":40,"chance":{"what":"market","for":"summer","drawn":["store","tavern","carpenter","brewer","boat-2","boat-3"]}}
{"n":41,"chance":{"what":"face","for":"boat-2","drawn":"b"}}
{"n":42,"chance":{"what":"face","for":"boat-3","drawn":"b"}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 43, 1794726125796, 1, 'r24', '{"n":43,"player":1,"action":{"type":"use","tile":"stable","screen":{"blue":2},"groups":[]}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 44, 1794726125799, 1, 'r25', '{"n":44,"player":1,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 45, 1794726125803, 0, 'r26', '{"n":45,"player":0,"action":{"type":"use","tile":"store","screen":{"red":1},"groups":[]}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 46, 1794726125823, 1, 'r27', '{"n":46,"player":1,"action":{"type":"use","tile":"home-3","screen":{"yellow":2},"groups":[]}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 47, 1794726125838, 1, 'r28', '{"n":47,"player":1,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 48, 1794726125846, 0, 'r29', '{"n":48,"player":0,"action":{"type":"use","tile":"brewer","screen":{"red":3},"groups":[]}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 49, 1794726125866, 0, 'r30', '{"n":49,"player":0,"action":{"type":"pay","skill":"pick"}}
{"n":50,"chance":{"what":"workers","for":0,"drawn":{"blue":1,"yellow":1}}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 51, 1794726125874, 1, 'r31', '{"n":51,"player":1,"action":{"type":"bid","tile":"tavern","color":"yellow","screen":2,"groups":[]}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 52, 1794726125885, 0, 'r32', '{"n":52,"player":0,"action":{"type":"bid","tile":"boat-3","color":"blue","screen":3,"groups":[]}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 53, 1794726125891, 1, 'r33', '{"n":53,"player":1,"action":{"type":"bid","tile":"boat-2","color":"blue","screen":4,"groups":[]}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 54, 1794726125905, 0, 'r34', '{"n":54,"player":0,"action":{"type":"use","tile":"alehouse","screen":{"green":1},"groups":[]}}
{"n":55,"chance":{"what":"workers","for":0,"drawn":{"red":1}}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 56, 1794726125922, 1, 'r35', '{"n":56,"player":1,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 57, 1794726125926, 0, 'r36', '{"n":57,"player":0,"action":{"type":"use","tile":"tavern","screen":{"yellow":1},"groups":[]}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 58, 1794726125930, 0, 'r37', '{"n":58,"player":0,"action":{"type":"pay","worker":"red"}}
{"n":59,"chance":{"what":"workers","for":0,"drawn":{"blue":1,"yellow":1}}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 60, 1794726125933, 1, 'r38', '{"n":60,"player":1,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 61, 1794726125935, 0, 'r39', '{"n":61,"player":0,"action":{"type":"bid","tile":"turn-order-1-2p","color":"yellow","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 62, 1794726125937, 1, 'r40', '{"n":62,"player":1,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 63, 1794726125938, 0, 'r41', '{"n":63,"player":0,"action":{"type":"use","tile":"workshop","screen":{"blue":1},"groups":[]}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 64, 1794726125940, 0, 'r42', '{"n":64,"player":0,"action":{"type":"choose","option":2}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 65, 1794726125942, 1, 'r43', '{"n":65,"player":1,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 66, 1794726125944, 0, 'r44', '{"n":66,"player":0,"action":{"type":"use","tile":"home-1","screen":{"blue":1},"groups":[]}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 67, 1794726125947, 0, 'r45', '{"n":67,"player":0,"action":{"type":"upgrade","tile":"key-mine","pay":{"resources":{},"skills":{"anvil":1}}}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 68, 1794726125949, 0, 'r46', '{"n":68,"player":0,"action":{"type":"move","resource":"wood","from":"home-1","to":"stable"}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 69, 1794726125952, 0, 'r47', '{"n":69,"player":0,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 70, 1794726125954, 1, 'r48', '{"n":70,"player":1,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 71, 1794726125956, 0, 'r49', '{"n":71,"player":0,"action":{"type":"use","tile":"key-mine","screen":{"yellow":1},"groups":[]}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 72, 1794726125961, 1, 'r50', '{"n":72,"player":1,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 73, 1794726125966, 0, 'r51', '{"n":73,"player":0,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 74, 1794726125969, 0, 'r52', '{"n":74,"player":0,"action":{"type":"boat","boat":"boat-keyflower"}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 75, 1794726125971, 1, 'r53', '{"n":75,"player":1,"action":{"type":"boat","boat":"boat-sea-bastion"}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 76, 1794726125974, 0, 'r54', '{"n":76,"player":0,"action":{"type":"place","tile":"boat-3","q":3,"r":-3,"rotation":3}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 77, 1794726125977, 1, 'r55', '{"n":77,"player":1,"action":{"type":"place","tile":"tavern","q":-1,"r":1,"rotation":5}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 78, 1794726125983, 1, 'r56', '{"n":78,"player":1,"action":{"type":"place","tile":"boat-2","q":2,"r":-1,"rotation":0}}
{"n":79,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"red":2,"yellow":1}}}
{"n":80,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"pick":1,"saw":1}}}
{"n":81,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":1,"red":3,"yellow":2}}}
{"n":82,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"anvil":1,"pick":1}}}
{"n":83,"chance":{"what":"market","for":"autumn","drawn":["timber-yard","sawmill","forge","goldsmith","well","fair"]}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 84, 1794726125986, 0, 'r57', '{"n":84,"player":0,"action":{"type":"use","tile":"tavern","screen":{"yellow":1},"groups":[]}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 85, 1794726125992, 0, 'r58', '{"n":85,"player":0,"action":{"type":"pay","worker":"yellow"}}
{"n":86,"chance":{"what":"workers","for":0,"drawn":{"red":2}}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 87, 1794726125998, 1, 'r59', '{"n":87,"player":1,"action":{"type":"use","tile":"stable","screen":{"blue":3},"groups":[]}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 88, 1794726126009, 1, 'r60', '{"n":88,"player":1,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 89, 1794726126013, 0, 'r61', '{"n":89,"player":0,"action":{"type":"bid","tile":"turn-order-1-2p","color":"red","screen":4,"groups":[]}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 90, 1794726126020, 1, 'r62', '{"n":90,"player":1,"action":{"type":"bid","tile":"sawmill","color":"yellow","screen":4,"groups":[]}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 91, 1794726126025, 0, 'r63', '{"n":91,"player":0,"action":{"type":"bid","tile":"goldsmith","color":"red","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 92, 1794726126029, 1, 'r64', '{"n":92,"player":1,"action":{"type":"bid","tile":"well","color":"red","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 93, 1794726126037, 0, 'r65', '{"n":93,"player":0,"action":{"type":"bid","tile":"timber-yard","color":"blue","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 94, 1794726126041, 1, 'r66', '{"n":94,"player":1,"action":{"type":"bid","tile":"fair","color":"green","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 95, 1794726126049, 0, 'r67', '{"n":95,"player":0,"action":{"type":"use","tile":"home-3","screen":{"blue":3},"groups":[]}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 96, 1794726126053, 0, 'r68', '{"n":96,"player":0,"action":{"type":"move","resource":"iron","from":"key-mine","to":"stable"}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 97, 1794726126058, 0, 'r69', '{"n":97,"player":0,"action":{"type":"upgrade","tile":"woodcutter","pay":{"resources":{},"skills":{"saw":1}}}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 98, 1794726126065, 0, 'r70', '{"n":98,"player":0,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 99, 1794726126073, 1, 'r71', '{"n":99,"player":1,"action":{"type":"use","tile":"woodcutter","screen":{"red":1},"groups":[]}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 100, 1794726126077, 0, 'r72', '{"n":100,"player":0,"action":{"type":"use","tile":"workshop","screen":{"red":2},"groups":[]}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 101, 1794726126084, 0, 'r73', '{"n":101,"player":0,"action":{"type":"choose","option":2}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 102, 1794726126089, 1, 'r74', '{"n":102,"player":1,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 103, 1794726126096, 0, 'r75', '{"n":103,"player":0,"action":{"type":"use","tile":"alehouse","screen":{"blue":1},"groups":[]}}
{"n":104,"chance":{"what":"workers","for":0,"drawn":{"blue":1}}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 105, 1794726126105, 1, 'r76', '{"n":105,"player":1,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 106, 1794726126117, 0, 'r77', '{"n":106,"player":0,"action":{"type":"bid","tile":"timber-yard","color":"blue","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 107, 1794726126125, 1, 'r78', '{"n":107,"player":1,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 108, 1794726126133, 0, 'r79', '{"n":108,"player":0,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 109, 1794726126143, 0, 'r80', '{"n":109,"player":0,"action":{"type":"boat","boat":"boat-sea-bastion"}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 110, 1794726126153, 1, 'r81', '{"n":110,"player":1,"action":{"type":"boat","boat":"boat-keyflower"}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 111, 1794726126170, 0, 'r82', '{"n":111,"player":0,"action":{"type":"place","tile":"timber-yard","q":4,"r":-1,"rotation":1}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 112, 1794726126180, 0, 'r83', '{"n":112,"player":0,"action":{"type":"place","tile":"goldsmith","q":5,"r":-1,"rotation":5}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 113, 1794726126195, 1, 'r84', '{"n":113,"player":1,"action":{"type":"place","tile":"well","q":-2,"r":2,"rotation":3}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 114, 1794726126213, 1, 'r85', '{"n":114,"player":1,"action":{"type":"place","tile":"sawmill","q":3,"r":-1,"rotation":1}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 115, 1794726126217, 1, 'r86', '{"n":115,"player":1,"action":{"type":"place","tile":"fair","q":3,"r":-2,"rotation":0}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 116, 1794726126238, 0, 'r87', '{"n":116,"player":0,"action":{"type":"offer","tiles":["scribes"]}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 117, 1794726126246, 1, 'r88', '{"n":117,"player":1,"action":{"type":"offer","tiles":["key-market"]}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 118, 1794726126250, 0, 'r89', '{"n":118,"player":0,"action":{"type":"use","tile":"key-mine","screen":{"blue":3},"groups":[]}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 119, 1794726126255, 1, 'r90', '{"n":119,"player":1,"action":{"type":"use","tile":"home-3","screen":{"blue":3},"groups":[]}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 120, 1794726126267, 1, 'r91', '{"n":120,"player":1,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 121, 1794726126275, 0, 'r92', '{"n":121,"player":0,"action":{"type":"bid","tile":"turn-order-1-2p","color":"red","screen":6,"groups":[]}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 122, 1794726126293, 1, 'r93', '{"n":122,"player":1,"action":{"type":"use","tile":"woodcutter","screen":{"yellow":2},"groups":[]}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 123, 1794726126306, 0, 'r94', '{"n":123,"player":0,"action":{"type":"use","tile":"alehouse","screen":{"blue":1},"groups":[]}}
{"n":124,"chance":{"what":"workers","for":0,"drawn":{"red":1}}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 125, 1794726126314, 1, 'r95', '{"n":125,"player":1,"action":{"type":"use","tile":"tavern","screen":{"blue":1},"groups":[]}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 126, 1794726126329, 1, 'r96', '{"n":126,"player":1,"action":{"type":"pay","worker":"red"}}
{"n":127,"chance":{"what":"workers","for":1,"drawn":{"blue":2}}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 128, 1794726126340, 0, 'r97', '{"n":128,"player":0,"action":{"type":"use","tile":"stable","screen":{"red":1},"groups":[]}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 129, 1794726126345, 0, 'r98', '{"n":129,"player":0,"action":{"type":"move","resource":"iron","from":"key-mine","to":"home-1"}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 130, 1794726126358, 0, 'r99', '{"n":130,"player":0,"action":{"type":"upgrade","tile":"stable","pay":{"resources":{"wood":1,"iron":1},"skills":{}}}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 131, 1794726126365, 0, 'r100', '{"n":131,"player":0,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 132, 1794726126369, 1, 'r101', '{"n":132,"player":1,"action":{"type":"bid","tile":"key-market","color":"blue","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 133, 1794726126373, 0, 'r102', '{"n":133,"player":0,"action":{"type":"bid","tile":"scribes","color":"yellow","screen":2,"groups":[]}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 134, 1794726126377, 1, 'r103', '{"n":134,"player":1,"action":{"type":"use","tile":"fair","screen":{"blue":1},"groups":[]}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 135, 1794726126381, 0, 'r104', '{"n":135,"player":0,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 136, 1794726126389, 1, 'r105', '{"n":136,"player":1,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 137, 1794726126400, 0, 'r106', '{"n":137,"player":0,"action":{"type":"boat","boat":"boat-keyflower"}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 138, 1794726126405, 1, 'r107', '{"n":138,"player":1,"action":{"type":"boat","boat":"boat-sea-bastion"}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 139, 1794726126407, 0, 'r108', '{"n":139,"player":0,"action":{"type":"place","tile":"turn-order-1-2p","q":3,"r":0,"rotation":0}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 140, 1794726126417, 0, 'r109', '{"n":140,"player":0,"action":{"type":"place","tile":"scribes","q":2,"r":1,"rotation":4}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 141, 1794726126425, 0, 'r110', '{"n":141,"player":0,"action":{"type":"place","tile":"boat-keyflower","q":6,"r":-1,"rotation":4}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 142, 1794726126456, 1, 'r111', '{"n":142,"player":1,"action":{"type":"place","tile":"key-market","q":-2,"r":1,"rotation":0}}');
INSERT INTO steps VALUES ('O7puiaBz8bY5', 143, 1794726126470, 1, 'r112', '{"n":143,"player":1,"action":{"type":"place","tile":"boat-sea-bastion","q":3,"r":-3,"rotation":1}}');
INSERT INTO steps VALUES ('zHZf3eDdsnts', 1, 1794726127367, NULL, NULL, '{"n":1,"chance":{"what":"home","for":0,"drawn":["home-1"]}}
{"n":2,"chance":{"what":"home","for":1,"drawn":["home-4"]}}
{"n":3,"chance":{"what":"workers","for":0,"drawn":{"blue":3,"red":2,"yellow":3}}}
{"n":4,"chance":{"what":"workers","for":1,"drawn":{"blue":1,"red":4,"yellow":3}}}
{"n":5,"chance":{"what":"winter","for":"stack","drawn":["craftsmans-guild","watermill"]}}
{"n":6,"chance":{"what":"winter","for":0,"drawn":["bakery","dairy","granary","weaver"]}}
{"n":7,"chance":{"what":"winter","for":1,"drawn":["craftsmans-guild","watermill","hillside","truffle-orchard"]}}
{"n":8,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":3,"red":3,"yellow":1}}}
{"n":9,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"saw":1}}}
{"n":10,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":2,"red":3,"yellow":1}}}
{"n":11,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"anvil":1,"saw":1}}}
{"n":12,"chance":{"what":"market","for":"spring","drawn":["keystone-quarry","quarryman"]}}');
INSERT INTO steps VALUES ('zHZf3eDdsnts', 13, 1794726127373, 0, 'r148', '{"n":13,"player":0,"action":{"type":"bid","tile":"paddock","color":"yellow","screen":3,"groups":[]}}');
INSERT INTO steps VALUES ('zHZf3eDdsnts', 14, 1794726127376, 1, 'r149', '{"n":14,"player":1,"action":{"type":"use","tile":"keystone-quarry","screen":{"red":3},"groups":[]}}');
INSERT INTO steps VALUES ('zHZf3eDdsnts', 15, 1794726127378, 0, 'r150', '{"n":15,"player":0,"action":{"type":"bid","tile":"farmers-turn-order-1-2p","color":"red","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('zHZf3eDdsnts', 16, 1794726127379, 1, 'r151', '{"n":16,"player":1,"action":{"type":"bid","tile":"quarryman","color":"blue","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('zHZf3eDdsnts', 17, 1794726127383, 0, 'r152', '{"n":17,"player":0,"action":{"type":"use","tile":"wheat-field","screen":{"blue":1},"groups":[]}}');
INSERT INTO steps VALUES ('zHZf3eDdsnts', 18, 1794726127388, 1, 'r153', '{"n":18,"player":1,"action":{"type":"bid","tile":"farm-yard","color":"yellow","screen":3,"groups":[]}}');
INSERT INTO steps VALUES ('zHZf3eDdsnts', 19, 1794726127394, 0, 'r154', '{"n":19,"player":0,"action":{"type":"use","tile":"home-4","screen":{"blue":2},"groups":[]}}');
INSERT INTO steps VALUES ('zHZf3eDdsnts', 20, 1794726127395, 0, 'r155', '{"n":20,"player":0,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('zHZf3eDdsnts', 21, 1794726127401, 1, 'r156', '{"n":21,"player":1,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('zHZf3eDdsnts', 22, 1794726127411, 0, 'r157', '{"n":22,"player":0,"action":{"type":"bid","tile":"keystone-quarry","color":"red","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('zHZf3eDdsnts', 23, 1794726127417, 1, 'r158', '{"n":23,"player":1,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('zHZf3eDdsnts', 24, 1794726127423, 0, 'r159', '{"n":24,"player":0,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('zpSew1nxTpgW', 1, 1794726126857, NULL, NULL, '{"n":1,"chance":{"what":"home","for":0,"drawn":["home-3"]}}
{"n":2,"chance":{"what":"home","for":1,"drawn":["home-5"]}}
{"n":3,"chance":{"what":"workers","for":0,"drawn":{"blue":3,"red":2,"yellow":3}}}
{"n":4,"chance":{"what":"workers","for":1,"drawn":{"blue":1,"red":2,"yellow":5}}}
{"n":5,"chance":{"what":"winter","for":0,"drawn":["jeweller","keythedral","watermill"]}}
{"n":6,"chance":{"what":"winter","for":1,"drawn":["apothecary","key-market","scribes"]}}
{"n":7,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":2,"red":3,"yellow":2}}}
{"n":8,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"anvil":1}}}
{"n":9,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":1,"red":4,"yellow":1}}}
{"n":10,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"anvil":2}}}
{"n":11,"chance":{"what":"market","for":"spring","drawn":["keystone-quarry","key-mine","woodcutter","stable","peddler","apprentice-hall"]}}');
INSERT INTO steps VALUES ('zpSew1nxTpgW', 12, 1794726126877, 0, 'r138', '{"n":12,"player":0,"action":{"type":"use","tile":"home-3","screen":{"blue":2},"groups":[]}}');
INSERT INTO steps VALUES ('zpSew1nxTpgW', 13, 1794726126884, 0, 'r139', '{"n":13,"player":0,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('zpSew1nxTpgW', 14, 1794726127164, 1, NULL, '{"n":14,"player":1,"action":{"type":"bid","tile":"apprentice-hall","color":"blue","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('zpSew1nxTpgW', 15, 1794726127173, 0, 'r140', '{"n":15,"player":0,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('zpSew1nxTpgW', 16, 1794726127181, 1, NULL, '{"n":16,"player":1,"action":{"type":"use","tile":"keystone-quarry","screen":{"yellow":2},"groups":[]}}');
INSERT INTO steps VALUES ('zpSew1nxTpgW', 17, 1794726127189, 0, 'r141', '{"n":17,"player":0,"action":{"type":"use","tile":"woodcutter","screen":{"yellow":3},"groups":[]}}');
INSERT INTO steps VALUES ('zpSew1nxTpgW', 18, 1794726127193, 1, NULL, '{"n":18,"player":1,"action":{"type":"bid","tile":"keystone-quarry","color":"yellow","screen":2,"groups":[]}}');
INSERT INTO steps VALUES ('zpSew1nxTpgW', 19, 1794726127203, 0, 'r142', '{"n":19,"player":0,"action":{"type":"use","tile":"stable","screen":{"red":2},"groups":[]}}');
INSERT INTO steps VALUES ('zpSew1nxTpgW', 20, 1794726127213, 0, 'r143', '{"n":20,"player":0,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('zpSew1nxTpgW', 21, 1794726127230, 1, NULL, '{"n":21,"player":1,"action":{"type":"use","tile":"key-mine","screen":{"red":1},"groups":[]}}');
INSERT INTO steps VALUES ('zpSew1nxTpgW', 22, 1794726127234, 0, 'r144', '{"n":22,"player":0,"action":{"type":"bid","tile":"turn-order-1-2p","color":"blue","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('zpSew1nxTpgW', 23, 1794726127248, 1, NULL, '{"n":23,"player":1,"action":{"type":"use","tile":"home-5","screen":{"yellow":1},"groups":[]}}');
INSERT INTO steps VALUES ('zpSew1nxTpgW', 24, 1794726127253, 1, NULL, '{"n":24,"player":1,"action":{"type":"upgrade","tile":"home-5","pay":{"resources":{"stone":1,"iron":1},"skills":{}}}}');
INSERT INTO steps VALUES ('zpSew1nxTpgW', 25, 1794726127257, 1, NULL, '{"n":25,"player":1,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('zpSew1nxTpgW', 26, 1794726127268, 0, 'r145', '{"n":26,"player":0,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('zpSew1nxTpgW', 27, 1794726127272, 1, NULL, '{"n":27,"player":1,"action":{"type":"bid","tile":"peddler","color":"red","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('zpSew1nxTpgW', 28, 1794726127281, 0, 'r146', '{"n":28,"player":0,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('zpSew1nxTpgW', 29, 1794726127286, 1, NULL, '{"n":29,"player":1,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('zpSew1nxTpgW', 30, 1794726127295, 0, 'r147', '{"n":30,"player":0,"action":{"type":"boat","boat":"boat-keyflower"}}');
INSERT INTO steps VALUES ('zpSew1nxTpgW', 31, 1794726127312, 1, NULL, '{"n":31,"player":1,"action":{"type":"boat","boat":"boat-sea-bastion"}}');
INSERT INTO steps VALUES ('zpSew1nxTpgW', 32, 1794726127335, 1, NULL, '{"n":32,"player":1,"action":{"type":"place","tile":"apprentice-hall","q":-1,"r":0,"rotation":5}}');
INSERT INTO steps VALUES ('zpSew1nxTpgW', 33, 1794726127347, 1, NULL, '{"n":33,"player":1,"action":{"type":"place","tile":"keystone-quarry","q":-2,"r":1,"rotation":5}}');
INSERT INTO steps VALUES ('zpSew1nxTpgW', 34, 1794726127351, 1, NULL, '{"n":34,"player":1,"action":{"type":"place","tile":"peddler","q":0,"r":-1,"rotation":0}}
{"n":35,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":1,"red":1,"yellow":5}}}
{"n":36,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"anvil":1}}}
{"n":37,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":3,"red":2,"yellow":1}}}
{"n":38,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"pick":1,"saw":1}}}
{"n":39,"chance":{"what":"market","for":"summer","drawn":["mason","farrier","carpenter","brewer","boat-1","boat-2"]}}
{"n":40,"chance":{"what":"face","for":"boat-1","drawn":"a"}}
{"n":41,"chance":{"what":"face","for":"boat-2","drawn":"b"}}');
INSERT INTO chat VALUES (1, 'O7puiaBz8bY5', '3TDNlaF3YmK3', 0, 1794726125647, 'Good luck!', 'hello', 0);
INSERT INTO results VALUES ('O7puiaBz8bY5', 0, '3TDNlaF3YmK3', 2, 36, 1, 1, 1, 27.635389493140497, 8.06590141354368, 1794726126474);
INSERT INTO results VALUES ('O7puiaBz8bY5', 1, 'p9hFbmCbhAJp', 2, 10, 0, 2, 1, 22.364610506859503, 8.06590141354368, 1794726126474);
INSERT INTO blocks VALUES ('p9hFbmCbhAJp', 'QErZWNshm8I8');
INSERT INTO reports VALUES (1, 'p9hFbmCbhAJp', 'QErZWNshm8I8', 'JpOvknRX5L1H', NULL, 'left us', 1794726127563, NULL);
INSERT INTO audit VALUES (1, 1794726127558, '3TDNlaF3YmK3', 'close table', 'CUyML07TPKRf', 'a test');
PRAGMA user_version = 2;
