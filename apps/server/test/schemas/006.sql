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
  result TEXT,
  rematch TEXT,
  reason TEXT,
  created INTEGER NOT NULL,
  started INTEGER,
  ended INTEGER) WITHOUT ROWID;
CREATE TABLE seats (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  key TEXT NOT NULL,
  person TEXT,
  bot TEXT,
  reserved TEXT,
  gone TEXT NOT NULL DEFAULT 'no',
  gone_at INTEGER,
  auto_pass INTEGER NOT NULL DEFAULT 0, queued TEXT,
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
  lines TEXT NOT NULL, chain TEXT,
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
CREATE TABLE progress (
  table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
  pending INTEGER NOT NULL DEFAULT 0,
  live TEXT NOT NULL DEFAULT '{}',
  due REAL,
  updated INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX progress_due ON progress (due) WHERE due IS NOT NULL;
CREATE INDEX tables_lobby ON tables (status, created) WHERE public = 1;
CREATE INDEX tables_status ON tables (status);
CREATE TABLE hands (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  person TEXT NOT NULL,
  seat INTEGER NOT NULL,
  since INTEGER NOT NULL,
  PRIMARY KEY (table_id, person, seat, since)
) WITHOUT ROWID;
CREATE INDEX hands_person ON hands (person);
CREATE TABLE notes (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  person TEXT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (table_id, person)
) WITHOUT ROWID;
CREATE INDEX notes_person ON notes (person);
INSERT INTO meta VALUES ('heads', '3272565461d0a3081779f43d821d9b5b');
INSERT INTO meta VALUES ('play-time', '5517');
INSERT INTO people VALUES ('CNkF6WpaVY7Q', 'Anna', 'anna', 'scrypt$1024$8$1$UY9qaZwwiYjuGmXH5lmbqw$ZtFvvhwq_F7q6qIueSF4qFrrQMtPc5AmnCVrdDMEbj0', 'anna@example.org', 0, 'en', 0, 1, NULL, NULL, '{}', 1795094832945, 2026, 2, 27.635389493140497, 8.06590141354368, 1794922027762, 1794922027762, NULL);
INSERT INTO people VALUES ('h837MgIK9Igi', 'Guest 2588', NULL, NULL, NULL, 0, 'en', 0, 0, NULL, NULL, '{}', NULL, NULL, 0, NULL, NULL, 1794922027988, 1794922027988, NULL);
INSERT INTO people VALUES ('hrLW7BOX3hbp', 'Bela', 'bela', 'scrypt$1024$8$1$-cailSEYeT0tkBIY7W5q3w$SNkZk2dvHpp4_6qkUsB_4YzUwfDmWC3Cg-9c3F8qWGo', NULL, 0, 'en', 0, 0, NULL, NULL, '{}', NULL, NULL, 0, 22.364610506859503, 8.06590141354368, 1794922027954, 1794922027954, NULL);
INSERT INTO sessions VALUES ('2ba10aebe33859598e03c7a61cad3de4ea224d0b32ad1d844a7ebb0e1c4c3c57', 'h837MgIK9Igi', 1794922027988, 1794922027988);
INSERT INTO sessions VALUES ('302434d4f14701a41ff508c31ba5d5706e0ee01b350271ef7e5e322c1d000d87', 'CNkF6WpaVY7Q', 1794922027944, 1794922027944);
INSERT INTO sessions VALUES ('4adc42e0eab61e26d0b3c92e303c73252ccf93faedf29063e10dbfe21caf255a', 'hrLW7BOX3hbp', 1794922027980, 1794922027980);
INSERT INTO tokens VALUES ('9m7luMtB2paH', 'ea9f7bc682242d23defd760b7b8084cfb8ae2966618808d17fe34fab993f266f', 'CNkF6WpaVY7Q', 'a program', 1794922032938, NULL);
INSERT INTO one_time VALUES ('0b9b1f1a960f04434f8a59221626d1fd50c984b9553b5108ade486c076c236b8', 'CNkF6WpaVY7Q', 'email', 'anna@example.org', 1795008427945);
INSERT INTO tables VALUES ('ArXsYh0uuxe3', 'playing', 0, 0, 'hrLW7BOX3hbp', '6EgztoL1dceo3CVc3N6yQ8', '{"title":"live","options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"public":false,"rated":false,"clock":{"kind":"live","bank":3600,"perDecision":600},"timeout":"play","onLeave":"bot","absentDays":3,"stand":"miller","confirm":false,"askForced":false,"aids":true,"spectators":true}', '570939e291f84305adbcc5c92a0f2922e46b8aa19d8a6a1a93057be162ccbeab', '{"format":"keyflower-record/1","engine":"0.1.0","rules":1,"options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"seedHash":"15409df4955d6461279b3618782dfdaf5b70eab5ee1d0a0a18cad033d94b1569","proof":{"server":"d47777c0e72a161db434831a84e153c519bb87cd2185db43271095d0e5592d1d","seats":[null,null]}}', NULL, NULL, NULL, 1794922031303, 1794922031365, NULL);
INSERT INTO tables VALUES ('GBlfdTMsDAOl', 'closed', 0, 0, 'CNkF6WpaVY7Q', 'L7tyMkh8ns9aqPgHAgT18D', '{"title":"closed","options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"public":false,"rated":false,"clock":{"kind":"untimed"},"timeout":"play","onLeave":"bot","absentDays":3,"stand":"miller","confirm":false,"askForced":false,"aids":true,"spectators":true}', '903a9a5184f89eb8bcc51a676feb27015719dae1a43e51dc4a905dc9fb088c72', '{"format":"keyflower-record/1","engine":"0.1.0","rules":1,"options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"seedHash":"9344a56a142a7da76bd20f7c7bd79a9ed943ffaecadd50548d97416aac593192","proof":{"server":"90c06980101d85bd43c3a43cef3c65c39091e309278ec700047c88ff4dd41361","seats":[null,null]}}', NULL, NULL, 'operator', 1794922032790, 1794922032843, 1794922032916);
INSERT INTO tables VALUES ('Ne4Ngkm57cWa', 'playing', 0, 0, 'CNkF6WpaVY7Q', 'gVeVkRgmARKLFWNnxnqaxS', '{"title":"untimed","options":{"players":3,"farmers":"mixed","gamers":true,"handicap":[]},"public":false,"rated":false,"clock":{"kind":"untimed"},"timeout":"play","onLeave":"vote","absentDays":3,"stand":"miller","confirm":false,"askForced":false,"aids":true,"spectators":true}', 'e889a60fc815b59cc9d7d34970126433887e310eb5e4908cf0f8fdfac75ea529', '{"format":"keyflower-record/1","engine":"0.1.0","rules":1,"options":{"players":3,"farmers":"mixed","gamers":true,"handicap":[]},"seedHash":"1ac3be0436eb657afbd6bde6201f09a85df1c04f41cc83164f9df27e632db351","proof":{"server":"c92d40d6485f6a3883dc7c1dca4207e41888da373cf6b92b655c061b2cb1f7a4","seats":[null,null,null]}}', NULL, NULL, NULL, 1794922030758, 1794922030799, NULL);
INSERT INTO tables VALUES ('loEaZ0msUuOa', 'playing', 0, 0, 'CNkF6WpaVY7Q', 'qtTa4pvpg4EJTKyCdyoMtX', '{"title":"letters","options":{"players":2,"farmers":"all","gamers":false,"handicap":[]},"public":false,"rated":false,"clock":{"kind":"correspondence","hours":48},"timeout":"play","onLeave":"bot","absentDays":3,"stand":"miller","confirm":false,"askForced":false,"aids":true,"spectators":true}', '5fdeb6fc9ea585926dcd1069f860570eb03e8eb2cf628c45637db70cf5d74603', '{"format":"keyflower-record/1","engine":"0.1.0","rules":1,"options":{"players":2,"farmers":"all","gamers":false,"handicap":[]},"seedHash":"9b6a44d15b7ba1392d8a42266e0feddfb65cd6aef4fc39165565bc831ad9c341","proof":{"server":"ee06c06f386654433b349b75cf4e954f6999140e52cfbc6e8bf4ced1e0274cfc","seats":[null,null]}}', NULL, NULL, NULL, 1794922032443, 1794922032597, NULL);
INSERT INTO tables VALUES ('nBnQmYBY7qei', 'open', 1, 0, 'CNkF6WpaVY7Q', '98bKGCNtldNe1dlOLGQEfn', '{"title":"open","options":{"players":3,"farmers":"off","gamers":false,"handicap":[]},"public":true,"rated":false,"clock":{"kind":"untimed"},"timeout":"play","onLeave":"bot","absentDays":3,"stand":"miller","confirm":false,"askForced":false,"aids":true,"spectators":true}', NULL, NULL, NULL, NULL, NULL, 1794922028003, NULL, NULL);
INSERT INTO tables VALUES ('poursA64rtjy', 'over', 1, 1, 'CNkF6WpaVY7Q', 'l5HpylP5cE7ItaAd03LKTn', '{"title":"over","options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"public":true,"rated":true,"clock":{"kind":"untimed"},"timeout":"play","onLeave":"bot","absentDays":3,"stand":"miller","confirm":false,"askForced":false,"aids":true,"spectators":true}', 'dd385803a0dd86fff3d29b562e1843ef4f871e668bec83c260fa36bf9c09e6cb', '{"format":"keyflower-record/1","engine":"0.1.0","rules":1,"options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"seedHash":"265c18b4b8eb249d8af60b168e96ce15dcee5927575883aa20ecf4c409904e3b","proof":{"server":"f18e64c2eb2b94f132bc267ea263d93d60de9dd815d50c0d630b2bd011874670","seats":[null,null]}}', '{"scores":[20,12],"winners":[0],"seed":"dd385803a0dd86fff3d29b562e1843ef4f871e668bec83c260fa36bf9c09e6cb","secret":"880b05bd39ef0618618a6addc782a98fe5327bf8ce49e24f87f701685076c4a3"}', NULL, NULL, 1794922028291, 1794922028613, 1794922030744);
INSERT INTO tables VALUES ('sOLbqhmTpjH8', 'cancelled', 0, 0, 'hrLW7BOX3hbp', 'RTrnJW7qHfDwBVFqtKmfVU', '{"title":"cancelled","options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"public":false,"rated":false,"clock":{"kind":"untimed"},"timeout":"play","onLeave":"bot","absentDays":3,"stand":"miller","confirm":false,"askForced":false,"aids":true,"spectators":true}', NULL, NULL, NULL, NULL, NULL, 1794922028184, NULL, 1794922028266);
INSERT INTO seats VALUES ('ArXsYh0uuxe3', 0, 'vdpRuf33jvOJ8T1iegDC7M', 'hrLW7BOX3hbp', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('ArXsYh0uuxe3', 1, '8b2KuHYDEYJNSrQfDrfTFQ', NULL, 'random', NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('GBlfdTMsDAOl', 0, 'ioUDewdNDRwwpGb8vi4ZPc', 'CNkF6WpaVY7Q', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('GBlfdTMsDAOl', 1, '6bkOh2XoUiHbeStPIZXbCv', 'hrLW7BOX3hbp', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('Ne4Ngkm57cWa', 0, 'g5Q3Sz084cq30BptJd7sHn', 'CNkF6WpaVY7Q', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('Ne4Ngkm57cWa', 1, 'FuySJkCP9TBFZm4bMk9nbF', 'hrLW7BOX3hbp', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('Ne4Ngkm57cWa', 2, 'nzIImknyagbMpGxRmXweQi', 'h837MgIK9Igi', NULL, NULL, 'left', 57, 0, NULL);
INSERT INTO seats VALUES ('loEaZ0msUuOa', 0, '3SHzyUZXtQMooGM5HsRN9e', 'CNkF6WpaVY7Q', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('loEaZ0msUuOa', 1, 'Hu62C4XTxuYYG2QGxWjUAo', 'hrLW7BOX3hbp', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('nBnQmYBY7qei', 0, '7gMT2xKj5EuB1jA9UQW8ul', 'CNkF6WpaVY7Q', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('nBnQmYBY7qei', 1, 'j9DGWboQK6EVOYfNoGyLR8', 'h837MgIK9Igi', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('nBnQmYBY7qei', 2, 'WjXOOGizLw947pP9owPG8s', NULL, NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('poursA64rtjy', 0, 'Y5hFuyQeKSO4D7bevXlBCD', 'CNkF6WpaVY7Q', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('poursA64rtjy', 1, 'wTn2kqGHObxVfMIy3xT9by', 'hrLW7BOX3hbp', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('sOLbqhmTpjH8', 0, '6OWSePDr2FTZf5JrNgc9Es', 'hrLW7BOX3hbp', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('sOLbqhmTpjH8', 1, 'LaGGFkYevMNkR3o6Yp8JCs', NULL, NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO access VALUES ('GBlfdTMsDAOl', 'hrLW7BOX3hbp');
INSERT INTO access VALUES ('Ne4Ngkm57cWa', 'h837MgIK9Igi');
INSERT INTO access VALUES ('Ne4Ngkm57cWa', 'hrLW7BOX3hbp');
INSERT INTO access VALUES ('loEaZ0msUuOa', 'hrLW7BOX3hbp');
INSERT INTO access VALUES ('nBnQmYBY7qei', 'h837MgIK9Igi');
INSERT INTO access VALUES ('poursA64rtjy', 'hrLW7BOX3hbp');
INSERT INTO steps VALUES ('ArXsYh0uuxe3', 1, 1794922031365, NULL, NULL, '{"n":1,"chance":{"what":"home","for":0,"drawn":["home-6"]}}
{"n":2,"chance":{"what":"home","for":1,"drawn":["home-1"]}}
{"n":3,"chance":{"what":"workers","for":0,"drawn":{"blue":4,"red":2,"yellow":2}}}
{"n":4,"chance":{"what":"workers","for":1,"drawn":{"blue":3,"red":3,"yellow":2}}}
{"n":5,"chance":{"what":"winter","for":0,"drawn":["apothecary","key-market","village-hall"]}}
{"n":6,"chance":{"what":"winter","for":1,"drawn":["craftsmans-guild","jeweller","scholar"]}}
{"n":7,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":4,"red":3}}}
{"n":8,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"pick":1}}}
{"n":9,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":1,"red":4,"yellow":1}}}
{"n":10,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"pick":1,"saw":1}}}
{"n":11,"chance":{"what":"market","for":"spring","drawn":["key-mine","quarryman","gold-mine","peddler","apprentice-hall","alehouse"]}}', 'IxCKr0S6bKyE-qVR-3Z-vPvlca1j6E0L_DKSgn3lVkw');
INSERT INTO steps VALUES ('ArXsYh0uuxe3', 12, 1794922032129, 1, NULL, '{"n":12,"player":1,"action":{"type":"use","tile":"home-1","screen":{"blue":2},"groups":[]}}', 'hwxK7VuAR1HrDV6nXZCKB_ViqYff6ViI6buERVU_HUQ');
INSERT INTO steps VALUES ('ArXsYh0uuxe3', 13, 1794922032148, 1, NULL, '{"n":13,"player":1,"action":{"type":"done"}}', 'oRsrt6NyF8NLYo8WG0dolTFn-hlGb_9AzahZw_HlgGc');
INSERT INTO steps VALUES ('ArXsYh0uuxe3', 14, 1794922032166, 0, 'r128', '{"n":14,"player":0,"action":{"type":"bid","tile":"key-mine","color":"blue","screen":4,"groups":[]}}', 'z5biC2I_yRssnkTFS3uJCd9jNSNEW7rHEvzEggXtZic');
INSERT INTO steps VALUES ('ArXsYh0uuxe3', 15, 1794922032176, 1, NULL, '{"n":15,"player":1,"action":{"type":"use","tile":"gold-mine","screen":{"blue":1},"groups":[]}}', '3EQWLNRkNxWr4_Jb6x4WFFi3lyyuSenpHoJU2dDzTms');
INSERT INTO steps VALUES ('ArXsYh0uuxe3', 16, 1794922032193, 0, 'r129', '{"n":16,"player":0,"action":{"type":"bid","tile":"peddler","color":"yellow","screen":1,"groups":[]}}', 'T-TpLMiv1xXZVUhfUJvaqdh4MghefGGkcjvuZMR6FaY');
INSERT INTO steps VALUES ('ArXsYh0uuxe3', 17, 1794922032201, 1, NULL, '{"n":17,"player":1,"action":{"type":"use","tile":"apprentice-hall","screen":{"yellow":2},"groups":[]}}
{"n":18,"chance":{"what":"skills","for":1,"drawn":{"anvil":1}}}', 'fIj_rJZp-aYoywhmTV7-oZEk98K9oNBDvevT-7R3hrE');
INSERT INTO steps VALUES ('ArXsYh0uuxe3', 19, 1794922032220, 0, 'r130', '{"n":19,"player":0,"action":{"type":"bid","tile":"peddler","color":"yellow","screen":1,"groups":[]}}', 'xUCH0jE0OXDqladfo--aEQ4mrAOhKKcSihuuEdHZQko');
INSERT INTO steps VALUES ('ArXsYh0uuxe3', 20, 1794922032237, 1, NULL, '{"n":20,"player":1,"action":{"type":"pass"}}', 'acIHdCS4-Mf57Q5bFbQZyQIxklHVjbUQYJgDhsNrnuk');
INSERT INTO steps VALUES ('ArXsYh0uuxe3', 21, 1794922032249, 0, 'r131', '{"n":21,"player":0,"action":{"type":"bid","tile":"alehouse","color":"red","screen":1,"groups":[]}}', 'BzApAmC9u-fiBqXBsj8PmMJC-Biffqlty5dge1FzRNs');
INSERT INTO steps VALUES ('ArXsYh0uuxe3', 22, 1794922032255, 1, NULL, '{"n":22,"player":1,"action":{"type":"bid","tile":"quarryman","color":"red","screen":3,"groups":[]}}', 'Hcy04nqcZWyUnU4dFB0V-tbjFkeKrBAIxnIePqHpPRU');
INSERT INTO steps VALUES ('ArXsYh0uuxe3', 23, 1794922032266, 0, 'r132', '{"n":23,"player":0,"action":{"type":"use","tile":"alehouse","screen":{"red":1},"groups":[]}}
{"n":24,"chance":{"what":"workers","for":0,"drawn":{"yellow":1}}}', 'ZJHVvFqf_WZJaC1P0dyDXaYpJK6FBJ4ZTcuixXKNV1Y');
INSERT INTO steps VALUES ('ArXsYh0uuxe3', 25, 1794922032280, 1, NULL, '{"n":25,"player":1,"action":{"type":"pass"}}', 'A8wc7zyow9Nic6Vd5D-9OtFR13_wpdXuhC_Ap5nFsyk');
INSERT INTO steps VALUES ('ArXsYh0uuxe3', 26, 1794922032287, 0, 'r133', '{"n":26,"player":0,"action":{"type":"bid","tile":"peddler","color":"yellow","screen":1,"groups":[]}}', 'uY8UX81zyNl72szKvjJTTa958bQ4ADsqOzeJzHzuGf0');
INSERT INTO steps VALUES ('ArXsYh0uuxe3', 27, 1794922032295, 1, NULL, '{"n":27,"player":1,"action":{"type":"pass"}}
{"n":28,"player":0,"action":{"type":"pass"}}', 'sG8kiA6Nq2sT9gFinaZcsIdQZ4RLRpuLpoupMnERtBk');
INSERT INTO steps VALUES ('ArXsYh0uuxe3', 29, 1794922032309, 1, NULL, '{"n":29,"player":1,"action":{"type":"boat","boat":"boat-sea-bastion"}}
{"n":30,"player":0,"action":{"type":"boat","boat":"boat-keyflower"}}', '8dv0Nb7lb9DQpHiyg7kv4PnFWEVgIDpZU5Ur0otwcHA');
INSERT INTO steps VALUES ('ArXsYh0uuxe3', 31, 1794922032318, 1, NULL, '{"n":31,"player":1,"action":{"type":"place","tile":"quarryman","q":1,"r":-1,"rotation":5}}', '0rtMLwgUx8Yom3bRASPOr8hDlxs1a2xdlvWvT-fmiV0');
INSERT INTO steps VALUES ('ArXsYh0uuxe3', 32, 1794922032325, 0, 'r134', '{"n":32,"player":0,"action":{"type":"place","tile":"peddler","q":0,"r":-1,"rotation":4}}', 'zyVpsUpeyhTqulB5lziHg41Gb9YZrM69YV2R3WABrTI');
INSERT INTO steps VALUES ('ArXsYh0uuxe3', 33, 1794922032331, 0, 'r135', '{"n":33,"player":0,"action":{"type":"place","tile":"alehouse","q":-1,"r":0,"rotation":4}}', '6eIXh1REYk54A-8TYmfPfGjQZfXH1V4w_GnCZ0thBN4');
INSERT INTO steps VALUES ('ArXsYh0uuxe3', 34, 1794922032342, 0, 'r136', '{"n":34,"player":0,"action":{"type":"place","tile":"key-mine","q":-2,"r":1,"rotation":0}}
{"n":35,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":3,"yellow":4}}}
{"n":36,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"pick":1}}}
{"n":37,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"red":4,"yellow":2}}}
{"n":38,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"anvil":2}}}
{"n":39,"chance":{"what":"market","for":"summer","drawn":["store","mason","farrier","brewer","boat-2","boat-3"]}}
{"n":40,"chance":{"what":"face","for":"boat-2","drawn":"a"}}
{"n":41,"chance":{"what":"face","for":"boat-3","drawn":"b"}}', 'vD04ctvHznJO5YdI0BiN62lrJoNnpmBtf6pzcRXs-2A');
INSERT INTO steps VALUES ('ArXsYh0uuxe3', 42, 1794922032391, 0, 'r137', '{"n":42,"player":0,"action":{"type":"use","tile":"store","screen":{"red":3},"groups":[]}}', 'yPmsIsjL8KAeF4KKbbAWSuwOVzcJJ1EnYI8Gpu5sol0');
INSERT INTO steps VALUES ('ArXsYh0uuxe3', 43, 1794922032459, 1, NULL, '{"n":43,"player":1,"action":{"type":"bid","tile":"brewer","color":"red","screen":1,"groups":[]}}', 'BPmfOAu-C2YMoVMYWNZNJsgQVrm4MXrsoMkNmtxpycY');
INSERT INTO steps VALUES ('GBlfdTMsDAOl', 1, 1794922032843, NULL, NULL, '{"n":1,"chance":{"what":"home","for":0,"drawn":["home-4"]}}
{"n":2,"chance":{"what":"home","for":1,"drawn":["home-2"]}}
{"n":3,"chance":{"what":"workers","for":0,"drawn":{"blue":2,"red":3,"yellow":3}}}
{"n":4,"chance":{"what":"workers","for":1,"drawn":{"blue":5,"red":2,"yellow":1}}}
{"n":5,"chance":{"what":"winter","for":0,"drawn":["key-market","scribes","village-hall"]}}
{"n":6,"chance":{"what":"winter","for":1,"drawn":["apothecary","jeweller","mercers-guild"]}}
{"n":7,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":2,"red":4,"yellow":1}}}
{"n":8,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"pick":1}}}
{"n":9,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"red":1,"yellow":5}}}
{"n":10,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"anvil":1,"pick":1}}}
{"n":11,"chance":{"what":"market","for":"spring","drawn":["keywood","key-mine","woodcutter","stable","apprentice-hall","alehouse"]}}', 'T7oTMQ8Z2KfwLaQOlW0LQgU7D6sBXXym5BYueqmo4GA');
INSERT INTO steps VALUES ('GBlfdTMsDAOl', 12, 1794922032857, 1, 'r150', '{"n":12,"player":1,"action":{"type":"use","tile":"key-mine","screen":{"blue":4},"groups":[]}}', '6BjWtHFqLdzeOqqH7Bls5xD6LsgP8nagjqmI2g7tA8Y');
INSERT INTO steps VALUES ('GBlfdTMsDAOl', 13, 1794922032892, 0, 'r151', '{"n":13,"player":0,"action":{"type":"use","tile":"alehouse","screen":{"red":1},"groups":[]}}
{"n":14,"chance":{"what":"workers","for":0,"drawn":{"red":1}}}', '3PN6PjmBfB0iW6kbmoVaVJ_LR_WP_I1sx_wvqtvXZAA');
INSERT INTO steps VALUES ('GBlfdTMsDAOl', 15, 1794922032908, 1, 'r152', '{"n":15,"player":1,"action":{"type":"bid","tile":"keywood","color":"blue","screen":1,"groups":[]}}', 'GrMs3-1Vnpoyqc8_rBiQPigP5vhdAFLaRteLDgQEt2Y');
INSERT INTO steps VALUES ('Ne4Ngkm57cWa', 1, 1794922030799, NULL, NULL, '{"n":1,"chance":{"what":"home","for":0,"drawn":["home-3"]}}
{"n":2,"chance":{"what":"home","for":1,"drawn":["home-1"]}}
{"n":3,"chance":{"what":"home","for":2,"drawn":["home-6"]}}
{"n":4,"chance":{"what":"workers","for":0,"drawn":{"blue":1,"red":4,"yellow":3}}}
{"n":5,"chance":{"what":"workers","for":1,"drawn":{"blue":2,"red":3,"yellow":3}}}
{"n":6,"chance":{"what":"workers","for":2,"drawn":{"blue":2,"red":3,"yellow":3}}}
{"n":7,"chance":{"what":"winter","for":0,"drawn":["craftsmans-guild","scholar","windmill","weaver"]}}
{"n":8,"chance":{"what":"winter","for":1,"drawn":["jeweller","key-guild","key-market","hillside"]}}
{"n":9,"chance":{"what":"winter","for":2,"drawn":["mercers-guild","watermill","dairy","truffle-orchard"]}}
{"n":10,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":2,"red":1,"yellow":4}}}
{"n":11,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"saw":1}}}
{"n":12,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":3,"red":2,"yellow":1}}}
{"n":13,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"pick":2}}}
{"n":14,"chance":{"what":"workers","for":"boat-sea-breese","drawn":{"blue":2,"red":3,"yellow":1}}}
{"n":15,"chance":{"what":"skills","for":"boat-sea-breese","drawn":{"anvil":1}}}
{"n":16,"chance":{"what":"market","for":"spring","drawn":["workshop","woodcutter","miner","gold-mine","alehouse","farm-yard","paddock"]}}', 't27INJITXx3sHnyBdl6NF872buwwWVeGBzb0y-zj1tU');
INSERT INTO steps VALUES ('Ne4Ngkm57cWa', 17, 1794922030811, 1, 'r103', '{"n":17,"player":1,"action":{"type":"use","tile":"alehouse","screen":{"blue":1},"groups":[]}}
{"n":18,"chance":{"what":"workers","for":1,"drawn":{"red":1}}}', 'ioYm2pv1kv9WuSqHS5HsflQmnU4Siy61mn1j0JrhCj8');
INSERT INTO steps VALUES ('Ne4Ngkm57cWa', 19, 1794922030825, 2, 'r104', '{"n":19,"player":2,"action":{"type":"bid","tile":"gold-mine","color":"blue","screen":2,"groups":[]}}', '04LdT2xOs1_Bhflbww8J0Rawwo8om83aQJjIFTN8ZKw');
INSERT INTO steps VALUES ('Ne4Ngkm57cWa', 20, 1794922030830, 0, 'r105', '{"n":20,"player":0,"action":{"type":"use","tile":"farm-yard","screen":{"yellow":3},"groups":[]}}', 'pZnZadW2v3439lWAHqHa7xrNWKcGn6ThPwi7xOd0RRQ');
INSERT INTO steps VALUES ('Ne4Ngkm57cWa', 21, 1794922030835, 0, 'r106', '{"n":21,"player":0,"action":{"type":"choose","option":1}}', 'oG3CLNN-IAioNxUf6qn89bsQt6hRi2jeMgXutDMbAPI');
INSERT INTO steps VALUES ('Ne4Ngkm57cWa', 22, 1794922030839, 1, 'r107', '{"n":22,"player":1,"action":{"type":"use","tile":"home-1","screen":{"yellow":2},"groups":[]}}', '25TwjIDTO6QJlPjzepT-MUmCNRaq_MmigCCkgxVcDpo');
INSERT INTO steps VALUES ('Ne4Ngkm57cWa', 23, 1794922030845, 1, 'r108', '{"n":23,"player":1,"action":{"type":"done"}}', 'iuioc8VVp3P4GfzkPDaYLbDcsz56RyWuMWCV5TKcPRA');
INSERT INTO steps VALUES ('Ne4Ngkm57cWa', 24, 1794922030875, 2, 'r109', '{"n":24,"player":2,"action":{"type":"bid","tile":"paddock","color":"red","screen":1,"groups":[]}}', 'eo53sEMlg9hgzrkKOQxWa9PmlgXwek0kGt3pq5P7Nqg');
INSERT INTO steps VALUES ('Ne4Ngkm57cWa', 25, 1794922030888, 0, 'r110', '{"n":25,"player":0,"action":{"type":"bid","tile":"woodcutter","color":"red","screen":1,"groups":[]}}', '8Fv1SrvqmrmuPU6Me6lTtqSv0v_qoy1wtM37NRel_2s');
INSERT INTO steps VALUES ('Ne4Ngkm57cWa', 26, 1794922030899, 1, 'r111', '{"n":26,"player":1,"action":{"type":"use","tile":"workshop","screen":{"red":4},"groups":[]}}', 'nickxYzPQJ3zjXQ406kc49FbSok7b-BNTkgZMJijA5M');
INSERT INTO steps VALUES ('Ne4Ngkm57cWa', 27, 1794922030910, 1, 'r112', '{"n":27,"player":1,"action":{"type":"choose","option":1}}', 'wJc2QE8m39tEjoJAEFsWCy3YbtTD451qjeBRBiFV3VU');
INSERT INTO steps VALUES ('Ne4Ngkm57cWa', 28, 1794922030915, 2, 'r113', '{"n":28,"player":2,"action":{"type":"use","tile":"miner","screen":{"yellow":3},"groups":[]}}', 'Tr-9FHO-ujMMnj_WopQnM11a850vk36_09-wlGYcuAQ');
INSERT INTO steps VALUES ('Ne4Ngkm57cWa', 29, 1794922030926, 0, 'r114', '{"n":29,"player":0,"action":{"type":"use","tile":"paddock","screen":{"red":3},"groups":[]}}', 'dgaDfyiXIZ-4knckMq-1HEL42b6C2WCpDJuY2gloowI');
INSERT INTO steps VALUES ('Ne4Ngkm57cWa', 30, 1794922030932, 0, 'r115', '{"n":30,"player":0,"action":{"type":"done"}}', '7p1EdN0R6JYvgl0Gf7lXzPkyiT1Qw9HdOMPsYMrCOJE');
INSERT INTO steps VALUES ('Ne4Ngkm57cWa', 31, 1794922030940, 1, 'r116', '{"n":31,"player":1,"action":{"type":"use","tile":"home-3","screen":{"blue":1},"groups":[]}}', 'dh0XnK62V-NAXHNpd4QRpSfpbdvSKa-sOILXs7UHvp0');
INSERT INTO steps VALUES ('Ne4Ngkm57cWa', 32, 1794922030972, 1, 'r117', '{"n":32,"player":1,"action":{"type":"done"}}', 'JYGO8-0EMdTo5XdqgDvg3cOm-f-A_rMRtq4w4iQmimw');
INSERT INTO steps VALUES ('Ne4Ngkm57cWa', 33, 1794922030988, 2, 'r118', '{"n":33,"player":2,"action":{"type":"bid","tile":"paddock","color":"red","screen":2,"groups":[]}}', 'qFciqaB56dTs0XgF4_OCl_nOJayj8qHJ6VBwLjyTjWM');
INSERT INTO steps VALUES ('Ne4Ngkm57cWa', 34, 1794922030994, 0, 'r119', '{"n":34,"player":0,"action":{"type":"pass"}}', 'uyF_Zs3X1Ekazssu653695Ir9oFFFNUZnTUO7U1dFrA');
INSERT INTO steps VALUES ('Ne4Ngkm57cWa', 35, 1794922031006, 1, 'r120', '{"n":35,"player":1,"action":{"type":"use","tile":"home-6","screen":{"yellow":1},"groups":[]}}', '76rwxYg8k7tZqLEvHtH-tfxY6MZj33quZG4lMtbQJXI');
INSERT INTO steps VALUES ('Ne4Ngkm57cWa', 36, 1794922031060, 1, 'r121', '{"n":36,"player":1,"action":{"type":"done"}}
{"n":37,"player":2,"action":{"type":"pass"}}', 'jImwefhQzX0dzxqCzVm_8H3h6YcxKtoU-ezPX_D9-D0');
INSERT INTO steps VALUES ('Ne4Ngkm57cWa', 38, 1794922031105, 0, 'r122', '{"n":38,"player":0,"action":{"type":"bid","tile":"farmers-turn-order-1-3-6p","color":"blue","screen":1,"groups":[]}}
{"n":39,"player":1,"action":{"type":"pass"}}
{"n":40,"player":2,"action":{"type":"pass"}}
{"n":41,"player":0,"action":{"type":"pass"}}', '9NETq23V5bQbheTUIgSEKU9vhPbH76fb3DK3ffG40II');
INSERT INTO steps VALUES ('Ne4Ngkm57cWa', 42, 1794922031143, 0, 'r123', '{"n":42,"player":0,"action":{"type":"boat","boat":"boat-keyflower"}}', '1QdqAE1PGzdw93sb5jLO6S7ftsr6lDnQqPRG3wkSE1U');
INSERT INTO steps VALUES ('Ne4Ngkm57cWa', 43, 1794922031178, 1, 'r124', '{"n":43,"player":1,"action":{"type":"boat","boat":"boat-sea-bastion"}}
{"n":44,"player":2,"action":{"type":"boat","boat":"boat-sea-breese"}}', 'GoiVhlRXhCxlDyNHTh4inmm58HODP-ZUww25_aeTLR8');
INSERT INTO steps VALUES ('Ne4Ngkm57cWa', 45, 1794922031240, 0, 'r125', '{"n":45,"player":0,"action":{"type":"place","tile":"woodcutter","q":-1,"r":0,"rotation":4}}', '9LHSsSvQHQowwArh311Ko1nKzLv5gK_u13-D5oXzfq0');
INSERT INTO steps VALUES ('Ne4Ngkm57cWa', 46, 1794922031262, 2, 'r126', '{"n":46,"player":2,"action":{"type":"place","tile":"paddock","q":0,"r":1,"rotation":3}}', '-5E81EO0SdY2PkUqj1FEzObl7IZtCoWClhgIuFENH4I');
INSERT INTO steps VALUES ('Ne4Ngkm57cWa', 47, 1794922031266, 2, 'r127', '{"n":47,"player":2,"action":{"type":"place","tile":"gold-mine","q":1,"r":-1,"rotation":4}}
{"n":48,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":2,"red":3,"yellow":2}}}
{"n":49,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"saw":1}}}
{"n":50,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"red":2,"yellow":4}}}
{"n":51,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"anvil":1,"saw":1}}}
{"n":52,"chance":{"what":"workers","for":"boat-sea-breese","drawn":{"red":3,"yellow":1}}}
{"n":53,"chance":{"what":"skills","for":"boat-sea-breese","drawn":{"pick":1}}}
{"n":54,"chance":{"what":"market","for":"summer","drawn":["tavern","farrier","smelter","brewer","boat-2","boat-3","boat-6"]}}
{"n":55,"chance":{"what":"face","for":"boat-2","drawn":"b"}}
{"n":56,"chance":{"what":"face","for":"boat-3","drawn":"b"}}
{"n":57,"chance":{"what":"face","for":"boat-6","drawn":"a"}}', 'O4JSY7oUiKfSO3hSKiV4i2LH_DjzccSNs1LbWYicEF0');
INSERT INTO steps VALUES ('Ne4Ngkm57cWa', 58, 1794922031271, NULL, NULL, '{"n":58,"seat":{"player":2,"name":"nobody"}}', 'VQ6LmwlJgJWSjCzEfvLthkRM3Ds1l8CIwBBqzxarcRw');
INSERT INTO steps VALUES ('loEaZ0msUuOa', 1, 1794922032597, NULL, NULL, '{"n":1,"chance":{"what":"home","for":0,"drawn":["home-2"]}}
{"n":2,"chance":{"what":"home","for":1,"drawn":["home-3"]}}
{"n":3,"chance":{"what":"workers","for":0,"drawn":{"blue":4,"red":2,"yellow":2}}}
{"n":4,"chance":{"what":"workers","for":1,"drawn":{"blue":3,"red":2,"yellow":3}}}
{"n":5,"chance":{"what":"winter","for":"stack","drawn":["key-guild","scribes"]}}
{"n":6,"chance":{"what":"winter","for":0,"drawn":["bakery","hillside","truffle-orchard","weaver"]}}
{"n":7,"chance":{"what":"winter","for":1,"drawn":["key-guild","scribes","dairy","granary"]}}
{"n":8,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":2,"red":4,"yellow":1}}}
{"n":9,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"anvil":1}}}
{"n":10,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":2,"red":4}}}
{"n":11,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"pick":2}}}
{"n":12,"chance":{"what":"market","for":"spring","drawn":["quarryman","miner"]}}', 'FwGiw4ao6FYRjhcL4Fm2Q7Mh3hkoL9rj3XNwT6b017A');
INSERT INTO steps VALUES ('loEaZ0msUuOa', 13, 1794922032614, 0, 'r138', '{"n":13,"player":0,"action":{"type":"bid","tile":"paddock","color":"yellow","screen":2,"groups":[]}}', 'y-d0SFW1JXk3IprG-grN7zihVWxZKd2u9tyxESp3dQA');
INSERT INTO steps VALUES ('loEaZ0msUuOa', 14, 1794922032644, 1, 'r139', '{"n":14,"player":1,"action":{"type":"bid","tile":"quarryman","color":"red","screen":2,"groups":[]}}', 'dI2wclQ6P5AvMvH9Hj0mUw9Vnct7cuyRBMOiKsZSPRs');
INSERT INTO steps VALUES ('loEaZ0msUuOa', 15, 1794922032664, 0, 'r140', '{"n":15,"player":0,"action":{"type":"bid","tile":"farm-yard","color":"blue","screen":3,"groups":[]}}', 'TdHE7clniIf60tNMed09gxdgWXz_egnhVc_WS3o5Gw8');
INSERT INTO steps VALUES ('loEaZ0msUuOa', 16, 1794922032694, 1, 'r141', '{"n":16,"player":1,"action":{"type":"use","tile":"sheep-fold","screen":{"blue":2},"groups":[]}}', 'kcgVxZalvtnZLsvDJwNMVtammHpHsBLXiOSo1ClbitM');
INSERT INTO steps VALUES ('loEaZ0msUuOa', 17, 1794922032712, 1, 'r142', '{"n":17,"player":1,"action":{"type":"animal","kind":"sheep","field":"home-3:7"}}', 'I_sFPLMvyhiJ45dLUSnLdgNcEtPMgYI6fJ6hF9La8IM');
INSERT INTO steps VALUES ('loEaZ0msUuOa', 18, 1794922032724, 0, 'r143', '{"n":18,"player":0,"action":{"type":"bid","tile":"miner","color":"blue","screen":1,"groups":[]}}', 'Mmgcik7TFmxtCiRHF2EX524CLAs7eHN1UamsB_RJRCs');
INSERT INTO steps VALUES ('loEaZ0msUuOa', 19, 1794922032734, 1, 'r144', '{"n":19,"player":1,"action":{"type":"use","tile":"paddock","screen":{"yellow":3},"groups":[]}}', 'CuPKNt2TM9dHHbL3yiIfiPu7x0lsI7gNMKVHUkd0Hek');
INSERT INTO steps VALUES ('loEaZ0msUuOa', 20, 1794922032746, 1, 'r145', '{"n":20,"player":1,"action":{"type":"herd","kind":"sheep","from":"home-3:7","to":"home-3:2"}}', 'zzRnixYyXP_VYLWdPaajT1k62jpQJ87xCmc_hDXSW9A');
INSERT INTO steps VALUES ('loEaZ0msUuOa', 21, 1794922032752, 1, 'r146', '{"n":21,"player":1,"action":{"type":"feed"}}', '8Sj4VheWFDj1HQz3WfEhT47b7COch6IgoMazUrSE3VA');
INSERT INTO steps VALUES ('loEaZ0msUuOa', 22, 1794922032757, 1, 'r147', '{"n":22,"player":1,"action":{"type":"herd","kind":"sheep","from":"home-3:2","to":"home-3:7"}}', 'hHJLKB9BlxTqbUzde4-Blxc8I9GyNXL5EPDQKXm6jzM');
INSERT INTO steps VALUES ('loEaZ0msUuOa', 23, 1794922032767, 1, 'r148', '{"n":23,"player":1,"action":{"type":"done"}}', 'faAg1aFt1Gox5pKFjD0OZNvM2WVZLR6uKlApVHAZDuk');
INSERT INTO steps VALUES ('loEaZ0msUuOa', 24, 1794922032782, 0, 'r149', '{"n":24,"player":0,"action":{"type":"use","tile":"quarryman","screen":{"red":2},"groups":[]}}', 'YNbCXDUu9oS8Mfx49n6jsK-5nQPeT3h8lhtrv3FsYaA');
INSERT INTO steps VALUES ('poursA64rtjy', 1, 1794922028613, NULL, NULL, '{"n":1,"chance":{"what":"home","for":0,"drawn":["home-1"]}}
{"n":2,"chance":{"what":"home","for":1,"drawn":["home-5"]}}
{"n":3,"chance":{"what":"workers","for":0,"drawn":{"blue":3,"red":2,"yellow":3}}}
{"n":4,"chance":{"what":"workers","for":1,"drawn":{"blue":2,"red":3,"yellow":3}}}
{"n":5,"chance":{"what":"winter","for":0,"drawn":["apothecary","scribes","windmill"]}}
{"n":6,"chance":{"what":"winter","for":1,"drawn":["jeweller","keythedral","scholar"]}}
{"n":7,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":3,"red":2,"yellow":2}}}
{"n":8,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"saw":1}}}
{"n":9,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":3,"red":1,"yellow":2}}}
{"n":10,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"pick":2}}}
{"n":11,"chance":{"what":"market","for":"spring","drawn":["keywood","workshop","woodcutter","miner","stable","peddler"]}}', '-N1FL07Sh72qMH3Moe8ugsfCZ7H0STDZH8juKKvOsd8');
INSERT INTO steps VALUES ('poursA64rtjy', 12, 1794922028706, 0, 'r1', '{"n":12,"player":0,"action":{"type":"use","tile":"home-1","screen":{"red":2},"groups":[]}}', 'Yk4NaJ265P0xB5rSnYppahW8dv7-b1rGLzJHj1khTqI');
INSERT INTO steps VALUES ('poursA64rtjy', 13, 1794922028722, 0, 'r2', '{"n":13,"player":0,"action":{"type":"done"}}', 'wsXYO_Q6IIFUSdDs0SliDpdNmgRJ_-09OJaNe6EWlAs');
INSERT INTO steps VALUES ('poursA64rtjy', 14, 1794922028734, 1, 'r3', '{"n":14,"player":1,"action":{"type":"bid","tile":"keywood","color":"blue","screen":2,"groups":[]}}', 'EX3q1UNUm-airseD5fMD7WQJpPPw6GvNZTpa8blQbjg');
INSERT INTO steps VALUES ('poursA64rtjy', 15, 1794922028750, 0, 'r4', '{"n":15,"player":0,"action":{"type":"use","tile":"miner","screen":{"yellow":2},"groups":[]}}', 'faGyN9LCpztxfDwL_hO-XlkCMIBroML-vXRO6NOsjqo');
INSERT INTO steps VALUES ('poursA64rtjy', 16, 1794922028770, 1, 'r5', '{"n":16,"player":1,"action":{"type":"use","tile":"peddler","screen":{"yellow":1},"groups":[]}}', 'bux2T7JNDk56sjtTtT0s6KCr_3y-tp2F35CcRkROsdE');
INSERT INTO steps VALUES ('poursA64rtjy', 17, 1794922028784, 0, 'r6', '{"n":17,"player":0,"action":{"type":"bid","tile":"keywood","color":"blue","screen":3,"groups":[]}}', 'gZB8tzqoOdoMmjViVl1CnXLv65ZRZZ2meixVdmCdhNc');
INSERT INTO steps VALUES ('poursA64rtjy', 18, 1794922028798, 1, 'r7', '{"n":18,"player":1,"action":{"type":"use","tile":"keywood","screen":{},"groups":["keywood"]}}', 'MBOVylGoi6q15fcFTAHUsyOCLrqeFZkz-NgDQzR7x-8');
INSERT INTO steps VALUES ('poursA64rtjy', 19, 1794922028814, 0, 'r8', '{"n":19,"player":0,"action":{"type":"use","tile":"woodcutter","screen":{"yellow":1},"groups":[]}}', 'H8HXg7fCFJvNrcyu8Xw4FugE9jrPEOCSbY36vjLvKeM');
INSERT INTO steps VALUES ('poursA64rtjy', 20, 1794922028834, 1, 'r9', '{"n":20,"player":1,"action":{"type":"bid","tile":"miner","color":"yellow","screen":1,"groups":[]}}
{"n":21,"player":0,"action":{"type":"pass"}}', 'HxjG6__PpoX7tdKYKaV4TabBDr0y66do5OgQ-qQd5PM');
INSERT INTO steps VALUES ('poursA64rtjy', 22, 1794922028874, 1, 'r10', '{"n":22,"player":1,"action":{"type":"use","tile":"home-5","screen":{"red":1},"groups":[]}}', 'XK2fYIhLnCqju3aO6p7KM6Ox1pgPohe-yQUdjEaIk8M');
INSERT INTO steps VALUES ('poursA64rtjy', 23, 1794922028886, 1, 'r11', '{"n":23,"player":1,"action":{"type":"done"}}
{"n":24,"player":0,"action":{"type":"pass"}}', 'uC07GpD5_vCfWFrGtqs8q6WOHEokCNQxC9hG7S-DDp4');
INSERT INTO steps VALUES ('poursA64rtjy', 25, 1794922028901, 1, 'r12', '{"n":25,"player":1,"action":{"type":"bid","tile":"workshop","color":"red","screen":2,"groups":[]}}
{"n":26,"player":0,"action":{"type":"pass"}}', 'f8QwJcjmHFxjPJ2_mascBdV0_YqUqCro56ABXWdEWAw');
INSERT INTO steps VALUES ('poursA64rtjy', 27, 1794922028920, 1, 'r13', '{"n":27,"player":1,"action":{"type":"use","tile":"stable","screen":{"green":1},"groups":[]}}', 'mhMGY9EWsnWppBqArnwkGHE2jxaTBvaTMvxMiph68Ww');
INSERT INTO steps VALUES ('poursA64rtjy', 28, 1794922028933, 1, 'r14', '{"n":28,"player":1,"action":{"type":"done"}}
{"n":29,"player":0,"action":{"type":"pass"}}
{"n":30,"player":1,"action":{"type":"pass"}}', 'OJHfT2QHVPKz4lqiytZKpM_38PhH4e4Yt-TqwE5-fac');
INSERT INTO steps VALUES ('poursA64rtjy', 31, 1794922028948, 0, 'r15', '{"n":31,"player":0,"action":{"type":"boat","boat":"boat-keyflower"}}
{"n":32,"player":1,"action":{"type":"boat","boat":"boat-sea-bastion"}}', 's_z0dULw-Mx5TJlf8BkcFfl8GohEBrVKjxd90izTGro');
INSERT INTO steps VALUES ('poursA64rtjy', 33, 1794922028972, 0, 'r16', '{"n":33,"player":0,"action":{"type":"place","tile":"keywood","q":0,"r":-1,"rotation":0}}', 'D1VYzGEOlqsB8QeqIDBWxUqM5DRsVBKkaBtqsh27XKU');
INSERT INTO steps VALUES ('poursA64rtjy', 34, 1794922028996, 1, 'r17', '{"n":34,"player":1,"action":{"type":"place","tile":"workshop","q":1,"r":0,"rotation":2}}', 'XUPlra4_GzE7N-2P88_Tawn_HswpKiJkQLtbFaeUAxg');
INSERT INTO steps VALUES ('poursA64rtjy', 35, 1794922029025, 1, 'r18', '{"n":35,"player":1,"action":{"type":"place","tile":"miner","q":1,"r":1,"rotation":2}}
{"n":36,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":1,"red":4,"yellow":2}}}
{"n":37,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"pick":1}}}
{"n":38,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":3,"red":2,"yellow":1}}}
{"n":39,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"anvil":1,"pick":1}}}
{"n":40,"chance":{"what":"market","for":"summer","drawn":["store","farrier","carpenter","boat-2","boat-3","boat-4"]}}
{"n":41,"chance":{"what":"face","for":"boat-2","drawn":"a"}}
{"n":42,"chance":{"what":"face","for":"boat-3","drawn":"a"}}
{"n":43,"chance":{"what":"face","for":"boat-4","drawn":"b"}}', 'BKoLWiHCO8W-IMjgZJUfvypqzPxlNhwP5Uk9-WQjwHI');
INSERT INTO steps VALUES ('poursA64rtjy', 44, 1794922029041, 1, 'r19', '{"n":44,"player":1,"action":{"type":"use","tile":"home-1","screen":{"blue":3},"groups":[]}}', 'Dqex4nLwIRrdvBtV6bNHvNOk6cVFF_SAHySAE2ahxUg');
INSERT INTO steps VALUES ('poursA64rtjy', 45, 1794922029064, 1, 'r20', '{"n":45,"player":1,"action":{"type":"move","resource":"wood","from":"home-5","to":"workshop"}}', 'Pa0CMcT2oVSnBTF-3EfUas5EAjaCwwiI8glCmaF26eg');
INSERT INTO steps VALUES ('poursA64rtjy', 46, 1794922029086, 1, 'r21', '{"n":46,"player":1,"action":{"type":"done"}}', 'd0hxMzyvvyrRMJdNLNLkyCrVpN3MvmrmZLgpIzoSivg');
INSERT INTO steps VALUES ('poursA64rtjy', 47, 1794922029106, 0, 'r22', '{"n":47,"player":0,"action":{"type":"use","tile":"carpenter","screen":{"yellow":1},"groups":[]}}', 'Utu2LYGQEMVLjIyKJkaJ-HVrvNzs8eP8j8qRJhzfrvY');
INSERT INTO steps VALUES ('poursA64rtjy', 48, 1794922029133, 1, 'r23', '{"n":48,"player":1,"action":{"type":"use","tile":"keywood","screen":{"yellow":1},"groups":[]}}', 'WuGBiXQ0qbCFiivtNFY8BTizTtg45rgpssXG-ymsVv4');
INSERT INTO steps VALUES ('poursA64rtjy', 49, 1794922029152, 0, 'r24', '{"n":49,"player":0,"action":{"type":"use","tile":"workshop","screen":{"yellow":1},"groups":[]}}', 'u_8MyO6AH2psavrOlo7BWPuTZ5KOWoRagnkpRkFlSfQ');
INSERT INTO steps VALUES ('poursA64rtjy', 50, 1794922029184, 0, 'r25', '{"n":50,"player":0,"action":{"type":"choose","option":1}}', 'n7eSS9b7HfTrZyu7lxV8Fuo-5VOrqG5fZN63jFyR3NE');
INSERT INTO steps VALUES ('poursA64rtjy', 51, 1794922029194, 1, 'r26', '{"n":51,"player":1,"action":{"type":"bid","tile":"carpenter","color":"yellow","screen":2,"groups":[]}}', 'S5ABEDkVlrhhU8Y3_g3pDXvrfXNpa50taBT4SkUZFGQ');
INSERT INTO steps VALUES ('poursA64rtjy', 52, 1794922029211, 0, 'r27', '{"n":52,"player":0,"action":{"type":"bid","tile":"turn-order-1-2p","color":"red","screen":1,"groups":[]}}', 'XtMjU9sRgFGMOIay4cUljgzpu8UeR-DUCqzjkSgj7js');
INSERT INTO steps VALUES ('poursA64rtjy', 53, 1794922029245, 1, 'r28', '{"n":53,"player":1,"action":{"type":"bid","tile":"carpenter","color":"yellow","screen":1,"groups":[]}}', 'Kvg-eeUInoMfcqzXdqfnbYg7MwURfZd8w0i8kX2vQkw');
INSERT INTO steps VALUES ('poursA64rtjy', 54, 1794922029263, 0, 'r29', '{"n":54,"player":0,"action":{"type":"use","tile":"miner","screen":{"blue":4},"groups":[]}}', 'mKUw8FSOGV8bfbTbSBjHxy17Yf4ejym-IcgJAugs6E8');
INSERT INTO steps VALUES ('poursA64rtjy', 55, 1794922029329, 1, 'r30', '{"n":55,"player":1,"action":{"type":"bid","tile":"boat-4","color":"red","screen":1,"groups":[]}}', 'c_J-LClySWWkIg54IWh5WDDSKHDus8U2QSQQvw7F33Y');
INSERT INTO steps VALUES ('poursA64rtjy', 56, 1794922029341, 0, 'r31', '{"n":56,"player":0,"action":{"type":"use","tile":"home-5","screen":{"red":2},"groups":[]}}', 'nO_3aWXL5bK_eOUVbdP9PKThQ_if8MHf8exc-LUYUzQ');
INSERT INTO steps VALUES ('poursA64rtjy', 57, 1794922029355, 0, 'r32', '{"n":57,"player":0,"action":{"type":"move","resource":"iron","from":"home-1","to":"keywood"}}', '_Q6f2CR3lqDgcKqxyq-ubUvFaKSwBqdWge-w32PgjxY');
INSERT INTO steps VALUES ('poursA64rtjy', 58, 1794922029376, 0, 'r33', '{"n":58,"player":0,"action":{"type":"done"}}', 'yURCxQWA8kGh6cMV_e7r4V6AnV3BLcxpukKUVGvhB_U');
INSERT INTO steps VALUES ('poursA64rtjy', 59, 1794922029387, 1, 'r34', '{"n":59,"player":1,"action":{"type":"pass"}}', 'KXDH0QHZvBULBk1I-0JTgW3A_T6Kkp3dCpesC3fGeQw');
INSERT INTO steps VALUES ('poursA64rtjy', 60, 1794922029425, 0, 'r35', '{"n":60,"player":0,"action":{"type":"bid","tile":"boat-3","color":"red","screen":1,"groups":[]}}', 'cBHo7ILTAWWeBbLY-dArnPRJt9u2iswaWQWfEw0iNZw');
INSERT INTO steps VALUES ('poursA64rtjy', 61, 1794922029439, 1, 'r36', '{"n":61,"player":1,"action":{"type":"use","tile":"farrier","screen":{"red":1},"groups":[]}}', 'I19B-0_3494Vu3M8T1buP6L_61kvhbhvW7LbOruU7j8');
INSERT INTO steps VALUES ('poursA64rtjy', 62, 1794922029466, 1, 'r37', '{"n":62,"player":1,"action":{"type":"move","resource":"wood","from":"home-5","to":"miner"}}', 'HTTjLBEmR0r0adIgOZGLCr4r_IICy3szqQrYs_SKo0A');
INSERT INTO steps VALUES ('poursA64rtjy', 63, 1794922029502, 1, 'r38', '{"n":63,"player":1,"action":{"type":"move","resource":"wood","from":"workshop","to":"home-5"}}', 'cy9IqqfwJM7RsQ6T95sl0MOWC3vBX-q1SjFV0ALSyLg');
INSERT INTO steps VALUES ('poursA64rtjy', 64, 1794922029563, 1, 'r39', '{"n":64,"player":1,"action":{"type":"done"}}', '65T8NIGHoFMt3HnRqtS8BaKNs0kAeXkl9vuDDeJ65ZI');
INSERT INTO steps VALUES ('poursA64rtjy', 65, 1794922029636, 0, 'r40', '{"n":65,"player":0,"action":{"type":"bid","tile":"store","color":"blue","screen":1,"groups":[]}}
{"n":66,"player":1,"action":{"type":"pass"}}
{"n":67,"player":0,"action":{"type":"pass"}}', '1lmYtie3IsLp0RUDOsJgxh36Vdw1Bm4zDgUxbqb6MAk');
INSERT INTO steps VALUES ('poursA64rtjy', 68, 1794922029658, 0, 'r41', '{"n":68,"player":0,"action":{"type":"boat","boat":"boat-sea-bastion"}}
{"n":69,"player":1,"action":{"type":"boat","boat":"boat-keyflower"}}', 'DABqxEo6prAanIVbxzsl_3sQLl_VGRSZmt36b7-VZv4');
INSERT INTO steps VALUES ('poursA64rtjy', 70, 1794922029693, 0, 'r42', '{"n":70,"player":0,"action":{"type":"place","tile":"store","q":1,"r":0,"rotation":2}}', 'BNmvE7umgiTVkJOalkIhMcZgm0dmhpp1yFP2c0mxQPs');
INSERT INTO steps VALUES ('poursA64rtjy', 71, 1794922029711, 0, 'r43', '{"n":71,"player":0,"action":{"type":"place","tile":"boat-3","q":2,"r":-1,"rotation":3}}', 'bBpbQGprch6JmXIbGxRNJry0YnTUEFS_ghXr3xhfb-c');
INSERT INTO steps VALUES ('poursA64rtjy', 72, 1794922029748, 1, 'r44', '{"n":72,"player":1,"action":{"type":"place","tile":"carpenter","q":-1,"r":0,"rotation":4}}', 'hBPdtk8GqVnumxbSXK_LzUyjo-_j4SPYmwH6Ua7ugJk');
INSERT INTO steps VALUES ('poursA64rtjy', 73, 1794922029753, 1, 'r45', '{"n":73,"player":1,"action":{"type":"place","tile":"boat-4","q":1,"r":2,"rotation":5}}
{"n":74,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":1,"yellow":2}}}
{"n":75,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"anvil":1,"pick":1}}}
{"n":76,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"red":3,"yellow":3}}}
{"n":77,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"anvil":1,"pick":1}}}
{"n":78,"chance":{"what":"market","for":"autumn","drawn":["barn","wainwright","sawmill","forge","goldsmith","fair"]}}', 'r0AgVpVoVO_8UQOrLNBwUkDvRXLPlGtvaIPaskXUIHU');
INSERT INTO steps VALUES ('poursA64rtjy', 79, 1794922029764, 0, 'r46', '{"n":79,"player":0,"action":{"type":"bid","tile":"sawmill","color":"yellow","screen":1,"groups":[]}}', '5yUby06C3jtMH6lu1RD2QQ5tAKPfg-VP3MuTh55LYUA');
INSERT INTO steps VALUES ('poursA64rtjy', 80, 1794922029783, 1, 'r47', '{"n":80,"player":1,"action":{"type":"use","tile":"workshop","screen":{"red":6},"groups":[]}}', '7SW1d996SX3rAt4vB950_ie-xTDtU_39bYpDdTCHFsc');
INSERT INTO steps VALUES ('poursA64rtjy', 81, 1794922029803, 1, 'r48', '{"n":81,"player":1,"action":{"type":"choose","option":0}}', 'zx1Onr6xtT_Bp2hfCe__mBvN-c6-VKoCZv2lEaIKfbM');
INSERT INTO steps VALUES ('poursA64rtjy', 82, 1794922029831, 0, 'r49', '{"n":82,"player":0,"action":{"type":"use","tile":"miner","screen":{"blue":6},"groups":[]}}', 'FSB74IYMnO71weyztFI2crwnbkcY6RzDNyLfdv4kNVg');
INSERT INTO steps VALUES ('poursA64rtjy', 83, 1794922029848, 1, 'r50', '{"n":83,"player":1,"action":{"type":"use","tile":"keywood","screen":{"blue":3},"groups":[]}}', 'bq7DKzLaVV_P9KfShAcSvdtjkiivhcRhoT7nZMNvXiM');
INSERT INTO steps VALUES ('poursA64rtjy', 84, 1794922029855, 0, 'r51', '{"n":84,"player":0,"action":{"type":"bid","tile":"turn-order-1-2p","color":"red","screen":1,"groups":[]}}', 'eqDv3S338V1bhdLIJzqAnAMy75Ex2TrrpFVjBwejVzA');
INSERT INTO steps VALUES ('poursA64rtjy', 85, 1794922029868, 1, 'r52', '{"n":85,"player":1,"action":{"type":"bid","tile":"fair","color":"yellow","screen":1,"groups":[]}}', 'GHMEiZ4JU3xCEHc9-AUQ2Y8Aa4ru83msYifAoLxzzGY');
INSERT INTO steps VALUES ('poursA64rtjy', 86, 1794922029886, 0, 'r53', '{"n":86,"player":0,"action":{"type":"bid","tile":"wainwright","color":"yellow","screen":1,"groups":[]}}', '54rVD6CMwK7V-UwgYbUo2On94JCo_0i9Cnfa6jiO_m8');
INSERT INTO steps VALUES ('poursA64rtjy', 87, 1794922029921, 1, 'r54', '{"n":87,"player":1,"action":{"type":"use","tile":"store","screen":{"yellow":1},"groups":[]}}', 'DMaR_hzpWmzTlPtJfpG13QWAJAQDHFhc8AhqZLEY_J4');
INSERT INTO steps VALUES ('poursA64rtjy', 88, 1794922029932, 0, 'r55', '{"n":88,"player":0,"action":{"type":"bid","tile":"turn-order-1-2p","color":"red","screen":1,"groups":[]}}', '4nWcuSWjmg8gsHLu9Aian5Pf9Hy3HYrtPO86oQ9kblM');
INSERT INTO steps VALUES ('poursA64rtjy', 89, 1794922029949, 1, 'r56', '{"n":89,"player":1,"action":{"type":"bid","tile":"barn","color":"yellow","screen":1,"groups":[]}}
{"n":90,"player":0,"action":{"type":"pass"}}', 'uPismJ6UAiwDVdxj083BL2iX1XCRivpSvVWt0sXjnwk');
INSERT INTO steps VALUES ('poursA64rtjy', 91, 1794922029967, 1, 'r57', '{"n":91,"player":1,"action":{"type":"use","tile":"home-1","screen":{"green":1},"groups":[]}}', 'lfqkotAfWGaPhP6uJWHIqHrdgvVOy0wGhy6xkSlV5hE');
INSERT INTO steps VALUES ('poursA64rtjy', 92, 1794922029986, 1, 'r58', '{"n":92,"player":1,"action":{"type":"move","resource":"wood","from":"workshop","to":"home-5"}}', 'cbgPtPfrhHZmMXA_7o_DRkNg642IrXv3QSyqIwKdW4E');
INSERT INTO steps VALUES ('poursA64rtjy', 93, 1794922030009, 1, 'r59', '{"n":93,"player":1,"action":{"type":"done"}}
{"n":94,"player":0,"action":{"type":"pass"}}', 'WqpkQa8RsYMbZI5svU6b-TgiMiVTwgU1RxHLxRUKvXM');
INSERT INTO steps VALUES ('poursA64rtjy', 95, 1794922030019, 1, 'r60', '{"n":95,"player":1,"action":{"type":"bid","tile":"fair","color":"yellow","screen":1,"groups":[]}}
{"n":96,"player":0,"action":{"type":"pass"}}', 'Xfzvc3h8z9JrnzgF3z9XCBXdV1yMvcJv7ayoDR0-hyk');
INSERT INTO steps VALUES ('poursA64rtjy', 97, 1794922030034, 1, 'r61', '{"n":97,"player":1,"action":{"type":"use","tile":"wainwright","screen":{"blue":1},"groups":[]}}', 'D-CcJ-7NhEG5YUuzksk9tnEm0BCANrWJS49FtaqDgrk');
INSERT INTO steps VALUES ('poursA64rtjy', 98, 1794922030047, 1, 'r62', '{"n":98,"player":1,"action":{"type":"move","resource":"wood","from":"miner","to":"workshop"}}', 'u96__pVnyN7OQ9i6Ocf-jLGhd9U3f9QXmEq0ssQ78SQ');
INSERT INTO steps VALUES ('poursA64rtjy', 99, 1794922030080, 1, 'r63', '{"n":99,"player":1,"action":{"type":"move","resource":"wood","from":"home-5","to":"workshop"}}', 'N9tEJF9RYj6bkAeX9DTvPUvVYYjtwjwZWbbU6KakxNU');
INSERT INTO steps VALUES ('poursA64rtjy', 100, 1794922030095, 1, 'r64', '{"n":100,"player":1,"action":{"type":"move","resource":"wood","from":"workshop","to":"miner"}}', '6NDbesEy07hk2LY1r7MuO4pnr2qPPRUUJQyc4G80Vzk');
INSERT INTO steps VALUES ('poursA64rtjy', 101, 1794922030111, 1, 'r65', '{"n":101,"player":1,"action":{"type":"move","resource":"wood","from":"miner","to":"workshop"}}', 'FrHt3agcxJvC0SRidDXVxtu64TR6NpxylBl2Lu1FH-0');
INSERT INTO steps VALUES ('poursA64rtjy', 102, 1794922030125, 1, 'r66', '{"n":102,"player":1,"action":{"type":"done"}}
{"n":103,"player":0,"action":{"type":"pass"}}
{"n":104,"player":1,"action":{"type":"pass"}}', 'dmugLzseiiGy9feOak_8ITxL3WrFFulyJYhPK7kClxA');
INSERT INTO steps VALUES ('poursA64rtjy', 105, 1794922030149, 0, 'r67', '{"n":105,"player":0,"action":{"type":"boat","boat":"boat-keyflower"}}
{"n":106,"player":1,"action":{"type":"boat","boat":"boat-sea-bastion"}}', 'nL11t8p_IZDqifSIjE18SFA-Rlt6T0PqkwU0RAnrMK4');
INSERT INTO steps VALUES ('poursA64rtjy', 107, 1794922030167, 0, 'r68', '{"n":107,"player":0,"action":{"type":"place","tile":"wainwright","q":3,"r":-1,"rotation":3}}', 'noxzUyQHcI61F-bCo6fcSKFa5BUcHAWvWDNSBcE_J_w');
INSERT INTO steps VALUES ('poursA64rtjy', 108, 1794922030175, 0, 'r69', '{"n":108,"player":0,"action":{"type":"place","tile":"sawmill","q":-1,"r":-1,"rotation":1}}', 'juJ1wNjhpm969Lx25-Zct2D_ty1gdwCU8IrNVuCVD1Q');
INSERT INTO steps VALUES ('poursA64rtjy', 109, 1794922030213, 1, 'r70', '{"n":109,"player":1,"action":{"type":"place","tile":"fair","q":-1,"r":-1,"rotation":4}}', 'i3FAd7a6pL4-gxNgd4PD22OO59XVQ62F_zTTbcSGUtQ');
INSERT INTO steps VALUES ('poursA64rtjy', 110, 1794922030237, 1, 'r71', '{"n":110,"player":1,"action":{"type":"place","tile":"barn","q":0,"r":3,"rotation":5}}', 'BVMgKQclFS3mqseBGkFT4eDyGkN1iS-BTG2vPSdEDfc');
INSERT INTO steps VALUES ('poursA64rtjy', 111, 1794922030342, 0, 'r72', '{"n":111,"player":0,"action":{"type":"offer","tiles":["apothecary"]}}', 'Z5dH4f0pq6q8awQxjLNNcXrH6EErqKHak-pNM9end9M');
INSERT INTO steps VALUES ('poursA64rtjy', 112, 1794922030370, 1, 'r73', '{"n":112,"player":1,"action":{"type":"offer","tiles":["jeweller","keythedral"]}}', 'I_0EvjQkjusAUwxkpWYst7cfBhBdkTr1KIqE_ea9U44');
INSERT INTO steps VALUES ('poursA64rtjy', 113, 1794922030389, 0, 'r74', '{"n":113,"player":0,"action":{"type":"bid","tile":"jeweller","color":"green","screen":1,"groups":[]}}', '1JS0efObOdATAW347_iW2C7FSpD2QXY_C2RsSd9S82s');
INSERT INTO steps VALUES ('poursA64rtjy', 114, 1794922030395, 1, 'r75', '{"n":114,"player":1,"action":{"type":"use","tile":"miner","screen":{"yellow":1},"groups":[]}}', 'FKSgZfJMU2KarLbMgkpm2eewIbBWDZ_Hc8i2-HqPWoc');
INSERT INTO steps VALUES ('poursA64rtjy', 115, 1794922030415, 0, 'r76', '{"n":115,"player":0,"action":{"type":"bid","tile":"apothecary","color":"blue","screen":4,"groups":[]}}', '2F0JN-9F77WUotIqbZRn61YxjaC5pnsQOwnEuy7GEAM');
INSERT INTO steps VALUES ('poursA64rtjy', 116, 1794922030486, 1, 'r77', '{"n":116,"player":1,"action":{"type":"use","tile":"miner","screen":{"blue":3,"red":1},"groups":[]}}', 'L86vxTUKej5vjrBJ_c3z748EP4yOn3tmTWuHiwLA8UU');
INSERT INTO steps VALUES ('poursA64rtjy', 117, 1794922030507, 0, 'r78', '{"n":117,"player":0,"action":{"type":"use","tile":"wainwright","screen":{"blue":1},"groups":[]}}', '_kvIi1Yi88wOaC2hWpUFKqYOvlIFEqAeR2_A6IQL4Ak');
INSERT INTO steps VALUES ('poursA64rtjy', 118, 1794922030515, 0, 'r79', '{"n":118,"player":0,"action":{"type":"upgrade","tile":"home-1","pay":{"resources":{"stone":1,"iron":1},"skills":{}}}}', 'Ut_1_c_iZWIbGHTkvYW2ZwDqTgx5UyTaFGv3sqlhvJg');
INSERT INTO steps VALUES ('poursA64rtjy', 119, 1794922030533, 0, 'r80', '{"n":119,"player":0,"action":{"type":"move","resource":"iron","from":"home-1","to":"store"}}', '3lf7xRtclMaYA96p8chkAzPBupAdwbb64HlhXqXHOEE');
INSERT INTO steps VALUES ('poursA64rtjy', 120, 1794922030563, 0, 'r81', '{"n":120,"player":0,"action":{"type":"move","resource":"iron","from":"home-1","to":"keywood"}}', 'ioUMGSyJUzPv5aOlgUwUhuaCOcGCq7kTCJM5rrMSIWc');
INSERT INTO steps VALUES ('poursA64rtjy', 121, 1794922030571, 0, 'r82', '{"n":121,"player":0,"action":{"type":"move","resource":"iron","from":"store","to":"keywood"}}', '9NVihde6QRgBPvYAVgWKv4jlHBMEs4zFoFipfQG19kw');
INSERT INTO steps VALUES ('poursA64rtjy', 122, 1794922030587, 0, 'r83', '{"n":122,"player":0,"action":{"type":"done"}}', 'gHpXWkpx6SnDiYxdSGJlBbka89bA_g4ABFK71g9l5NU');
INSERT INTO steps VALUES ('poursA64rtjy', 123, 1794922030595, 1, 'r84', '{"n":123,"player":1,"action":{"type":"use","tile":"wainwright","screen":{"blue":1,"red":1},"groups":[]}}', 'F0TCvBWWfKK1UucgvtBLTNECiEDhC0SUSJLPM3qJLzg');
INSERT INTO steps VALUES ('poursA64rtjy', 124, 1794922030608, 1, 'r85', '{"n":124,"player":1,"action":{"type":"move","resource":"iron","from":"miner","to":"home-5"}}', 'kmLkO6vXAj3gLGqrn7LmQVeQYX15VpY7w4h36ADdlsE');
INSERT INTO steps VALUES ('poursA64rtjy', 125, 1794922030619, 1, 'r86', '{"n":125,"player":1,"action":{"type":"done"}}', 'PrIDjYNWCo91enChy8rUY8vfMgNyUYyJCVbGBoJ5lzQ');
INSERT INTO steps VALUES ('poursA64rtjy', 126, 1794922030623, 0, 'r87', '{"n":126,"player":0,"action":{"type":"bid","tile":"turn-order-1-2p","color":"yellow","screen":1,"groups":[]}}', 'OPJ21vOsMudMz2WYt_Ya1zlpOMe1YnGyfanXR0WBmks');
INSERT INTO steps VALUES ('poursA64rtjy', 127, 1794922030627, 1, 'r88', '{"n":127,"player":1,"action":{"type":"bid","tile":"keythedral","color":"blue","screen":2,"groups":[]}}', 'xwz48He8MfsyNDV_0Yxp6u16fLewnNrnJlubNEtLBkg');
INSERT INTO steps VALUES ('poursA64rtjy', 128, 1794922030635, 0, 'r89', '{"n":128,"player":0,"action":{"type":"use","tile":"keywood","screen":{"yellow":2},"groups":[]}}', 'znDA1wMgMxuboP38_dLaruWcalP9qxIsMlcabfQs5C8');
INSERT INTO steps VALUES ('poursA64rtjy', 129, 1794922030652, 1, 'r90', '{"n":129,"player":1,"action":{"type":"use","tile":"fair","screen":{"red":2},"groups":[]}}
{"n":130,"player":0,"action":{"type":"pass"}}', 'ACAun07fv2YdmnlRpcOX0xI5pfydVenE_ay001Ub-T4');
INSERT INTO steps VALUES ('poursA64rtjy', 131, 1794922030656, 1, 'r91', '{"n":131,"player":1,"action":{"type":"use","tile":"keywood","screen":{"red":1,"yellow":1,"green":1},"groups":[]}}
{"n":132,"player":0,"action":{"type":"pass"}}', 'nJZSZDEpmMZNoOyhbr9i2nkXcmK7pMqqPtnPlSakDHo');
INSERT INTO steps VALUES ('poursA64rtjy', 133, 1794922030664, 1, 'r92', '{"n":133,"player":1,"action":{"type":"use","tile":"workshop","screen":{"red":1},"groups":[]}}', 'PMCI59T0RjmAv7_bg_6-4ZMCq60kSxytRlbcjzdHS9I');
INSERT INTO steps VALUES ('poursA64rtjy', 134, 1794922030668, 1, 'r93', '{"n":134,"player":1,"action":{"type":"choose","option":1}}
{"n":135,"player":0,"action":{"type":"pass"}}', 'WjKBGpHjsI7v8klP2yjIlYchuN7Mhlb_JqMnbKKd-M0');
INSERT INTO steps VALUES ('poursA64rtjy', 136, 1794922030675, 1, 'r94', '{"n":136,"player":1,"action":{"type":"use","tile":"workshop","screen":{"red":2,"yellow":1},"groups":[]}}', 'T5vwXUCdxl9wmxqmFmV5r4fEIPOUybyXeb2YH0OfVUc');
INSERT INTO steps VALUES ('poursA64rtjy', 137, 1794922030680, 1, 'r95', '{"n":137,"player":1,"action":{"type":"choose","option":1}}
{"n":138,"player":0,"action":{"type":"pass"}}
{"n":139,"player":1,"action":{"type":"pass"}}', 'atp6iPKnuwq7fbr5Dy_yDvpzq77WA0_-XS9L2Oa-VsE');
INSERT INTO steps VALUES ('poursA64rtjy', 140, 1794922030692, 0, 'r96', '{"n":140,"player":0,"action":{"type":"boat","boat":"boat-keyflower"}}
{"n":141,"player":1,"action":{"type":"boat","boat":"boat-sea-bastion"}}', 'lzmM-ZsgAzUmHrqjxY8blJlg_n6pfKgdGK9uydPbk98');
INSERT INTO steps VALUES ('poursA64rtjy', 142, 1794922030698, 0, 'r97', '{"n":142,"player":0,"action":{"type":"place","tile":"jeweller","q":-1,"r":-2,"rotation":0}}', 'DspobkTQ2zDERWNagbHNyrz_OZwomaxhZHvwSWJIBe8');
INSERT INTO steps VALUES ('poursA64rtjy', 143, 1794922030715, 0, 'r98', '{"n":143,"player":0,"action":{"type":"place","tile":"turn-order-1-2p","q":1,"r":-2,"rotation":4}}', 'dMAfX64ockAv1xiNOMz67NBH5W93RrwAeHtTbvw95FM');
INSERT INTO steps VALUES ('poursA64rtjy', 144, 1794922030723, 0, 'r99', '{"n":144,"player":0,"action":{"type":"place","tile":"boat-keyflower","q":3,"r":-2,"rotation":5}}', 'RncJBY3JcPDI2-5Mz9WT1dkhNeP-RQl52e0tEcCtqBU');
INSERT INTO steps VALUES ('poursA64rtjy', 145, 1794922030727, 0, 'r100', '{"n":145,"player":0,"action":{"type":"place","tile":"apothecary","q":1,"r":1,"rotation":4}}', 'nC63C2LBwusnf2xlSkR6gy6T4UDDjKhQ9dYX4jFY1_M');
INSERT INTO steps VALUES ('poursA64rtjy', 146, 1794922030733, 1, 'r101', '{"n":146,"player":1,"action":{"type":"place","tile":"boat-sea-bastion","q":0,"r":-2,"rotation":3}}', 'WaBFHaX94NI2GwxyUdVCC7dNwMQnCNm3oAqSdCgGIRs');
INSERT INTO steps VALUES ('poursA64rtjy', 147, 1794922030737, 1, 'r102', '{"n":147,"player":1,"action":{"type":"place","tile":"keythedral","q":2,"r":-1,"rotation":1}}', 'OC-MZwQv13qmAdtlnLfwgLjsmohcstjFvJpa9y6GMqQ');
INSERT INTO chat VALUES (1, 'poursA64rtjy', 'CNkF6WpaVY7Q', 0, 1794922028673, 'Good luck!', 'hello', 0);
INSERT INTO results VALUES ('poursA64rtjy', 0, 'CNkF6WpaVY7Q', 2, 20, 1, 1, 1, 27.635389493140497, 8.06590141354368, 1794922030744);
INSERT INTO results VALUES ('poursA64rtjy', 1, 'hrLW7BOX3hbp', 2, 12, 0, 2, 1, 22.364610506859503, 8.06590141354368, 1794922030744);
INSERT INTO blocks VALUES ('hrLW7BOX3hbp', 'h837MgIK9Igi');
INSERT INTO reports VALUES (1, 'hrLW7BOX3hbp', 'h837MgIK9Igi', 'Ne4Ngkm57cWa', NULL, 'left us', 1794922032925, NULL);
INSERT INTO audit VALUES (1, 1794922032916, 'CNkF6WpaVY7Q', 'close table', 'GBlfdTMsDAOl', 'a test');
INSERT INTO progress VALUES ('ArXsYh0uuxe3', 1, '{"times":[{"bank":3600000,"free":600000,"since":4989},{"bank":3600000,"free":600000,"since":null}],"draws":{"secret":"861e75691ad68b16a5e5ff07649ece586eb6f32f540b9de1b07065243c9c9364","commitments":[],"revealed":[null,null]},"freeUndo":{"seat":1,"from":43}}', 4204989, 1794922032459);
INSERT INTO progress VALUES ('GBlfdTMsDAOl', 0, '{}', NULL, 1794922032908);
INSERT INTO progress VALUES ('Ne4Ngkm57cWa', 4, '{"draws":{"secret":"4f0307767c494e4746632fa8e83204b4bb63f0fe05395e15a3241e212c25a81c","commitments":[],"revealed":[null,null,null]},"waitingSince":[null,null,3801],"lastVote":1,"votes":[{"kind":"takeover","by":2,"id":1,"agreed":[],"waiting":[0,1]}]}', NULL, 1794922031271);
INSERT INTO progress VALUES ('loEaZ0msUuOa', 2, '{"times":[{"bank":0,"free":172799986,"since":null,"away":true},{"bank":0,"free":172800000,"since":5311}],"draws":{"secret":"0b0b082da3027af1e7d3dc4bfed852e11449280d2f432b47d4b5200848acb2f5","commitments":[],"revealed":[null,null]},"freeUndo":{"seat":0,"from":24}}', 172805311, 1794922032782);
INSERT INTO progress VALUES ('nBnQmYBY7qei', 0, '{"draws":{"secret":"665f37ab2b3d232566242b9f48bb193b5bad5939699223c76e96c7d782ad8db6","commitments":[]}}', NULL, 1794922028110);
INSERT INTO progress VALUES ('poursA64rtjy', 0, '{"draws":{"secret":"880b05bd39ef0618618a6addc782a98fe5327bf8ce49e24f87f701685076c4a3","commitments":[],"revealed":[null,null]},"waitingSince":[null,null]}', NULL, 1794922030737);
INSERT INTO progress VALUES ('sOLbqhmTpjH8', 0, '{"draws":{"secret":"8a300a5924b796a3b552358e3751ab8a5ca0e73c2873574e4eb4857e79152fc1","commitments":[]}}', NULL, 1794922028184);
INSERT INTO hands VALUES ('GBlfdTMsDAOl', 'CNkF6WpaVY7Q', 0, 0);
INSERT INTO hands VALUES ('Ne4Ngkm57cWa', 'CNkF6WpaVY7Q', 0, 0);
INSERT INTO hands VALUES ('loEaZ0msUuOa', 'CNkF6WpaVY7Q', 0, 0);
INSERT INTO hands VALUES ('poursA64rtjy', 'CNkF6WpaVY7Q', 0, 0);
INSERT INTO hands VALUES ('Ne4Ngkm57cWa', 'h837MgIK9Igi', 2, 0);
INSERT INTO hands VALUES ('ArXsYh0uuxe3', 'hrLW7BOX3hbp', 0, 0);
INSERT INTO hands VALUES ('GBlfdTMsDAOl', 'hrLW7BOX3hbp', 1, 0);
INSERT INTO hands VALUES ('Ne4Ngkm57cWa', 'hrLW7BOX3hbp', 1, 0);
INSERT INTO hands VALUES ('loEaZ0msUuOa', 'hrLW7BOX3hbp', 1, 0);
INSERT INTO hands VALUES ('poursA64rtjy', 'hrLW7BOX3hbp', 1, 0);
PRAGMA user_version = 6;
