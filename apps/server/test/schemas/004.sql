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
INSERT INTO meta VALUES ('play-time', '7874');
INSERT INTO people VALUES ('KehYC9LfhOHo', 'Guest 1284', NULL, NULL, NULL, 0, 'en', 0, 0, NULL, NULL, '{}', NULL, NULL, 0, NULL, NULL, 1794881475142, 1794881475142, NULL);
INSERT INTO people VALUES ('VLXexnZHYiJI', 'Bela', 'bela', 'scrypt$1024$8$1$DZNJoEagLPO93z637IX10g$dR4oIURNERw4z5NREqRQuLzIgwrY5VuGcOVL7yGZsLs', NULL, 0, 'en', 0, 0, NULL, NULL, '{}', NULL, NULL, 0, 22.364610506859503, 8.06590141354368, 1794881475009, 1794881475009, NULL);
INSERT INTO people VALUES ('neSWfaYIiXmj', 'Anna', 'anna', 'scrypt$1024$8$1$FcIG5FeMMTTk59jvzLdpWA$gcjUtQFzOcBVzJjaoCtAsASnQfXrilhx4xVcbGYHYSA', 'anna@example.org', 0, 'en', 0, 1, NULL, NULL, '{}', 1795054282119, 2026, 2, 27.635389493140497, 8.06590141354368, 1794881474550, 1794881474550, NULL);
INSERT INTO sessions VALUES ('3696fbd5a622db76941f8eaa5ecbf8ed4bec79cacd00c0dce5f65d1ae714f190', 'KehYC9LfhOHo', 1794881475142, 1794881475142);
INSERT INTO sessions VALUES ('a6dadf4607a0110d4eaad9242a4dad9c72703fd90b138a822618df2abcecf161', 'neSWfaYIiXmj', 1794881474993, 1794881474993);
INSERT INTO sessions VALUES ('f2ec59c7f6e4458a5937762a22adfa1a67d58417afe6e2f74b4373f5b40446ef', 'VLXexnZHYiJI', 1794881475089, 1794881475089);
INSERT INTO tokens VALUES ('JaNT1251rve0', 'a90c0509a40caa00dcd89baefd8c59a4fe5bc41d766de602dbcf6b34648e4402', 'neSWfaYIiXmj', 'a program', 1794881482111, NULL);
INSERT INTO one_time VALUES ('051f5204824499c694a0eebedce5824e82b65f37e897d37f348b93ae0084d5e3', 'neSWfaYIiXmj', 'email', 'anna@example.org', 1794967874993);
INSERT INTO tables VALUES ('8hY4p8QzAZUk', 'closed', 0, 0, 'neSWfaYIiXmj', 'sWevU7d2p7Al5e4LM8YtNm', '{"title":"closed","options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"public":false,"rated":false,"clock":{"kind":"untimed"},"timeout":"play","onLeave":"bot","stand":"miller","confirm":false,"askForced":false,"aids":true,"spectators":true}', '6c2a4ccfca486f370a833b535f7b7f6f12d5f6bafb4753c8fdfb75991a36505e', '{"format":"keyflower-record/1","engine":"0.1.0","rules":1,"options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"seedHash":"d770fa27d47b97d5fa1c4b9f111bb1891f81ed93c2ea8affcffba02c31f97ef2"}', NULL, NULL, 'operator', 1794881481772, 1794881481808, 1794881482044);
INSERT INTO tables VALUES ('Ganf3Xk8qFBV', 'cancelled', 0, 0, 'VLXexnZHYiJI', 'TorK0t5VTjrV2m8BsmhOKc', '{"title":"cancelled","options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"public":false,"rated":false,"clock":{"kind":"untimed"},"timeout":"play","onLeave":"bot","stand":"miller","confirm":false,"askForced":false,"aids":true,"spectators":true}', NULL, NULL, NULL, NULL, NULL, 1794881475450, NULL, 1794881475545);
INSERT INTO tables VALUES ('IrubINiapsyv', 'over', 1, 1, 'neSWfaYIiXmj', 'IpgtNYhEPX2wN30Vf3AEVM', '{"title":"over","options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"public":true,"rated":true,"clock":{"kind":"untimed"},"timeout":"play","onLeave":"bot","stand":"miller","confirm":false,"askForced":false,"aids":true,"spectators":true}', 'b449ab900dc974f848c29ddd25dedffa1873e2e66bec608f39ba73e449be98bb', '{"format":"keyflower-record/1","engine":"0.1.0","rules":1,"options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"seedHash":"cbf2fd58eb5284f3874a9eb60c80dee78bb34ee0cee2fc08a810a9061f957b7a"}', '{"scores":[26,7],"winners":[0],"seed":"b449ab900dc974f848c29ddd25dedffa1873e2e66bec608f39ba73e449be98bb"}', NULL, NULL, 1794881475564, 1794881475773, 1794881478676);
INSERT INTO tables VALUES ('KrZbUta1uiBw', 'playing', 0, 0, 'neSWfaYIiXmj', 'OWTrEuLCCyyk4FnJxNcAgA', '{"title":"untimed","options":{"players":3,"farmers":"mixed","gamers":true,"handicap":[]},"public":false,"rated":false,"clock":{"kind":"untimed"},"timeout":"play","onLeave":"vote","stand":"miller","confirm":false,"askForced":false,"aids":true,"spectators":true}', '50b7cc596e60c0d9a6e5c5fb230da1dff3f4ab35bedd9b05c466b854d7046667', '{"format":"keyflower-record/1","engine":"0.1.0","rules":1,"options":{"players":3,"farmers":"mixed","gamers":true,"handicap":[]},"seedHash":"ff74d4b93dfa9491c5419f25db32203c4c8cdc915ffcab93bbb5814f15515c2e"}', NULL, NULL, NULL, 1794881478740, 1794881478907, NULL);
INSERT INTO tables VALUES ('WVGZ7wZxfLrt', 'open', 1, 0, 'neSWfaYIiXmj', 'yBL3hjPNuBWBq7QcRCkFpR', '{"title":"open","options":{"players":3,"farmers":"off","gamers":false,"handicap":[]},"public":true,"rated":false,"clock":{"kind":"untimed"},"timeout":"play","onLeave":"bot","stand":"miller","confirm":false,"askForced":false,"aids":true,"spectators":true}', NULL, NULL, NULL, NULL, NULL, 1794881475207, NULL, NULL);
INSERT INTO tables VALUES ('aeYeMkgITtnb', 'playing', 0, 0, 'VLXexnZHYiJI', 'jYbPNZbfYT5HUCedAkrwk5', '{"title":"live","options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"public":false,"rated":false,"clock":{"kind":"live","bank":3600,"perDecision":600},"timeout":"play","onLeave":"bot","stand":"miller","confirm":false,"askForced":false,"aids":true,"spectators":true}', '95a2092d841df46823203924d4126207184c302a5a744dde1ba014a351dc08dc', '{"format":"keyflower-record/1","engine":"0.1.0","rules":1,"options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"seedHash":"fffac28d79aee43d3aed1e8272e5d98e9b6fe995a496897dca53aa289409b142"}', NULL, NULL, NULL, 1794881479441, 1794881479473, NULL);
INSERT INTO tables VALUES ('mfakNhu0DsnQ', 'playing', 0, 0, 'neSWfaYIiXmj', 'pvxg7uC0bCGVX9eKhn6hS4', '{"title":"letters","options":{"players":2,"farmers":"all","gamers":false,"handicap":[]},"public":false,"rated":false,"clock":{"kind":"correspondence","hours":48},"timeout":"play","onLeave":"bot","stand":"miller","confirm":false,"askForced":false,"aids":true,"spectators":true}', '8807149444b95b3c4c10e41f6b08cd406ed2436a8ed903e37ad746b567f2ed35', '{"format":"keyflower-record/1","engine":"0.1.0","rules":1,"options":{"players":2,"farmers":"all","gamers":false,"handicap":[]},"seedHash":"f109367f9788a53918651eb90d474d0c7ccbb5ce1137c5eca5c6a7e9af9cbb02"}', NULL, NULL, NULL, 1794881481347, 1794881481506, NULL);
INSERT INTO seats VALUES ('8hY4p8QzAZUk', 0, 'm9vFz6a9HY2RCGeJEM8iTf', 'neSWfaYIiXmj', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('8hY4p8QzAZUk', 1, 'gBV01xCGpUr6e8CCW7RAvm', 'VLXexnZHYiJI', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('Ganf3Xk8qFBV', 0, 'QSpEqwLCyONbmkafsA2GiH', 'VLXexnZHYiJI', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('Ganf3Xk8qFBV', 1, 'U6TtWsi9K32900Ub8Re1lv', NULL, NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('IrubINiapsyv', 0, 'wOl6Qvt4HH1t4OvAg7Z0Ct', 'neSWfaYIiXmj', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('IrubINiapsyv', 1, 'n9VRUTWLigsH5u6XxLt7Rf', 'VLXexnZHYiJI', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('KrZbUta1uiBw', 0, '8zm2EUhhe2Cybfd7ilq9e2', 'neSWfaYIiXmj', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('KrZbUta1uiBw', 1, '57fIfLAiPInaEhUu4hetfe', 'VLXexnZHYiJI', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('KrZbUta1uiBw', 2, 'eUGhgDDS0hon1gAmtLDEGq', 'KehYC9LfhOHo', NULL, NULL, 'left', 57, 0, NULL);
INSERT INTO seats VALUES ('WVGZ7wZxfLrt', 0, 'NbhiJcWnmKhQd3b3ZelfFw', 'neSWfaYIiXmj', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('WVGZ7wZxfLrt', 1, '1MOaH0KwrkrcrviKCBjrl6', 'KehYC9LfhOHo', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('WVGZ7wZxfLrt', 2, 'J5U3eybRPdp997upRKoqT0', NULL, NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('aeYeMkgITtnb', 0, 'WBgoXnz4sbI8ynPHnkBmDR', 'VLXexnZHYiJI', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('aeYeMkgITtnb', 1, 'mxtIzzyfMmM9wjIHdM3tNL', NULL, 'random', NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('mfakNhu0DsnQ', 0, 'GYqCRKnPn5ajVdHx262rjD', 'neSWfaYIiXmj', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('mfakNhu0DsnQ', 1, 'JNvZhBO2k0IU9zvHz2c5J3', 'VLXexnZHYiJI', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO access VALUES ('8hY4p8QzAZUk', 'VLXexnZHYiJI');
INSERT INTO access VALUES ('IrubINiapsyv', 'VLXexnZHYiJI');
INSERT INTO access VALUES ('KrZbUta1uiBw', 'KehYC9LfhOHo');
INSERT INTO access VALUES ('KrZbUta1uiBw', 'VLXexnZHYiJI');
INSERT INTO access VALUES ('WVGZ7wZxfLrt', 'KehYC9LfhOHo');
INSERT INTO access VALUES ('mfakNhu0DsnQ', 'VLXexnZHYiJI');
INSERT INTO steps VALUES ('8hY4p8QzAZUk', 1, 1794881481808, NULL, NULL, '{"n":1,"chance":{"what":"home","for":0,"drawn":["home-6"]}}
{"n":2,"chance":{"what":"home","for":1,"drawn":["home-3"]}}
{"n":3,"chance":{"what":"workers","for":0,"drawn":{"blue":3,"red":2,"yellow":3}}}
{"n":4,"chance":{"what":"workers","for":1,"drawn":{"blue":3,"red":3,"yellow":2}}}
{"n":5,"chance":{"what":"winter","for":0,"drawn":["apothecary","jeweller","mercers-guild"]}}
{"n":6,"chance":{"what":"winter","for":1,"drawn":["keythedral","village-hall","watermill"]}}
{"n":7,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"red":2,"yellow":5}}}
{"n":8,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"saw":1}}}
{"n":9,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":1,"red":2,"yellow":3}}}
{"n":10,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"anvil":1,"saw":1}}}
{"n":11,"chance":{"what":"market","for":"spring","drawn":["keystone-quarry","key-mine","woodcutter","miner","gold-mine","alehouse"]}}');
INSERT INTO steps VALUES ('8hY4p8QzAZUk', 12, 1794881481888, 1, 'r127', '{"n":12,"player":1,"action":{"type":"use","tile":"key-mine","screen":{"red":1},"groups":[]}}');
INSERT INTO steps VALUES ('8hY4p8QzAZUk', 13, 1794881481907, 0, 'r128', '{"n":13,"player":0,"action":{"type":"bid","tile":"alehouse","color":"yellow","screen":2,"groups":[]}}');
INSERT INTO steps VALUES ('8hY4p8QzAZUk', 14, 1794881481930, 1, 'r129', '{"n":14,"player":1,"action":{"type":"use","tile":"gold-mine","screen":{"yellow":1},"groups":[]}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 1, 1794881475773, NULL, NULL, '{"n":1,"chance":{"what":"home","for":0,"drawn":["home-5"]}}
{"n":2,"chance":{"what":"home","for":1,"drawn":["home-1"]}}
{"n":3,"chance":{"what":"workers","for":0,"drawn":{"blue":1,"red":5,"yellow":2}}}
{"n":4,"chance":{"what":"workers","for":1,"drawn":{"blue":2,"red":1,"yellow":5}}}
{"n":5,"chance":{"what":"winter","for":0,"drawn":["key-market","scholar","watermill"]}}
{"n":6,"chance":{"what":"winter","for":1,"drawn":["apothecary","keythedral","village-hall"]}}
{"n":7,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"red":5,"yellow":2}}}
{"n":8,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"anvil":1}}}
{"n":9,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":2,"red":1,"yellow":3}}}
{"n":10,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"anvil":1,"pick":1}}}
{"n":11,"chance":{"what":"market","for":"spring","drawn":["keywood","workshop","woodcutter","miner","gold-mine","stable"]}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 12, 1794881475980, 1, 'r1', '{"n":12,"player":1,"action":{"type":"bid","tile":"workshop","color":"red","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 13, 1794881476106, 0, 'r2', '{"n":13,"player":0,"action":{"type":"use","tile":"miner","screen":{"red":4},"groups":[]}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 14, 1794881476149, 1, 'r3', '{"n":14,"player":1,"action":{"type":"bid","tile":"gold-mine","color":"yellow","screen":5,"groups":[]}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 15, 1794881476195, 0, 'r4', '{"n":15,"player":0,"action":{"type":"bid","tile":"turn-order-1-2p","color":"yellow","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 16, 1794881476226, 1, 'r5', '{"n":16,"player":1,"action":{"type":"bid","tile":"stable","color":"blue","screen":2,"groups":[]}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 17, 1794881476241, 0, 'r6', '{"n":17,"player":0,"action":{"type":"bid","tile":"miner","color":"red","screen":1,"groups":[]}}
{"n":18,"player":1,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 19, 1794881476258, 0, 'r7', '{"n":19,"player":0,"action":{"type":"use","tile":"woodcutter","screen":{"blue":1},"groups":[]}}
{"n":20,"player":1,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 21, 1794881476273, 0, 'r8', '{"n":21,"player":0,"action":{"type":"use","tile":"gold-mine","screen":{"yellow":1},"groups":[]}}
{"n":22,"player":1,"action":{"type":"pass"}}
{"n":23,"player":0,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 24, 1794881476320, 0, 'r9', '{"n":24,"player":0,"action":{"type":"boat","boat":"boat-keyflower"}}
{"n":25,"player":1,"action":{"type":"boat","boat":"boat-sea-bastion"}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 26, 1794881476368, 0, 'r10', '{"n":26,"player":0,"action":{"type":"place","tile":"miner","q":0,"r":-1,"rotation":5}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 27, 1794881476390, 1, 'r11', '{"n":27,"player":1,"action":{"type":"place","tile":"stable","q":1,"r":0,"rotation":1}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 28, 1794881476409, 1, 'r12', '{"n":28,"player":1,"action":{"type":"place","tile":"workshop","q":-1,"r":0,"rotation":1}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 29, 1794881476450, 1, 'r13', '{"n":29,"player":1,"action":{"type":"place","tile":"gold-mine","q":2,"r":0,"rotation":4}}
{"n":30,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":1,"red":2,"yellow":4}}}
{"n":31,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"anvil":1}}}
{"n":32,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":2,"red":2,"yellow":2}}}
{"n":33,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"pick":2}}}
{"n":34,"chance":{"what":"market","for":"summer","drawn":["store","tavern","carpenter","boat-1","boat-2","boat-4"]}}
{"n":35,"chance":{"what":"face","for":"boat-1","drawn":"b"}}
{"n":36,"chance":{"what":"face","for":"boat-2","drawn":"b"}}
{"n":37,"chance":{"what":"face","for":"boat-4","drawn":"a"}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 38, 1794881476478, 0, 'r14', '{"n":38,"player":0,"action":{"type":"bid","tile":"turn-order-1-2p","color":"red","screen":8,"groups":[]}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 39, 1794881476499, 1, 'r15', '{"n":39,"player":1,"action":{"type":"use","tile":"stable","screen":{"yellow":3},"groups":[]}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 40, 1794881476523, 1, 'r16', '{"n":40,"player":1,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 41, 1794881476532, 0, 'r17', '{"n":41,"player":0,"action":{"type":"use","tile":"gold-mine","screen":{"red":1},"groups":[]}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 42, 1794881476540, 1, 'r18', '{"n":42,"player":1,"action":{"type":"use","tile":"home-1","screen":{"yellow":1},"groups":[]}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 43, 1794881476546, 1, 'r19', '{"n":43,"player":1,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 44, 1794881476550, 0, 'r20', '{"n":44,"player":0,"action":{"type":"bid","tile":"boat-1","color":"yellow","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 45, 1794881476569, 1, 'r21', '{"n":45,"player":1,"action":{"type":"bid","tile":"store","color":"blue","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 46, 1794881476589, 0, 'r22', '{"n":46,"player":0,"action":{"type":"bid","tile":"boat-1","color":"yellow","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 47, 1794881476596, 1, 'r23', '{"n":47,"player":1,"action":{"type":"use","tile":"tavern","screen":{"red":1},"groups":[]}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 48, 1794881476735, 1, 'r24', '{"n":48,"player":1,"action":{"type":"pay","worker":"blue"}}
{"n":49,"chance":{"what":"workers","for":1,"drawn":{"blue":1,"yellow":1}}}
{"n":50,"player":0,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 51, 1794881476751, 1, 'r25', '{"n":51,"player":1,"action":{"type":"bid","tile":"boat-2","color":"blue","screen":1,"groups":[]}}
{"n":52,"player":0,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 53, 1794881476814, 1, 'r26', '{"n":53,"player":1,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 54, 1794881476924, 0, 'r27', '{"n":54,"player":0,"action":{"type":"boat","boat":"boat-keyflower"}}
{"n":55,"player":1,"action":{"type":"boat","boat":"boat-sea-bastion"}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 56, 1794881476998, 0, 'r28', '{"n":56,"player":0,"action":{"type":"place","tile":"boat-1","q":0,"r":-2,"rotation":2}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 57, 1794881477012, 1, 'r29', '{"n":57,"player":1,"action":{"type":"place","tile":"boat-2","q":-2,"r":0,"rotation":1}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 58, 1794881477088, 1, 'r30', '{"n":58,"player":1,"action":{"type":"place","tile":"store","q":-2,"r":-1,"rotation":2}}
{"n":59,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":1,"yellow":2}}}
{"n":60,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"saw":2}}}
{"n":61,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":1,"red":2,"yellow":3}}}
{"n":62,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"anvil":1,"pick":1}}}
{"n":63,"chance":{"what":"market","for":"autumn","drawn":["stone-yard","forge","goldsmith","well","fair","inn"]}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 64, 1794881477118, 0, 'r31', '{"n":64,"player":0,"action":{"type":"use","tile":"store","screen":{"green":1},"groups":[]}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 65, 1794881477134, 1, 'r32', '{"n":65,"player":1,"action":{"type":"bid","tile":"fair","color":"yellow","screen":7,"groups":[]}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 66, 1794881477151, 0, 'r33', '{"n":66,"player":0,"action":{"type":"bid","tile":"goldsmith","color":"yellow","screen":3,"groups":[]}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 67, 1794881477208, 1, 'r34', '{"n":67,"player":1,"action":{"type":"bid","tile":"stone-yard","color":"blue","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 68, 1794881477241, 0, 'r35', '{"n":68,"player":0,"action":{"type":"bid","tile":"well","color":"red","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 69, 1794881477254, 1, 'r36', '{"n":69,"player":1,"action":{"type":"use","tile":"home-1","screen":{"blue":1},"groups":[]}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 70, 1794881477345, 1, 'r37', '{"n":70,"player":1,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 71, 1794881477358, 0, 'r38', '{"n":71,"player":0,"action":{"type":"use","tile":"miner","screen":{"green":1},"groups":[]}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 72, 1794881477480, 1, 'r39', '{"n":72,"player":1,"action":{"type":"bid","tile":"well","color":"red","screen":3,"groups":[]}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 73, 1794881477528, 0, 'r40', '{"n":73,"player":0,"action":{"type":"use","tile":"workshop","screen":{"red":1},"groups":[]}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 74, 1794881477567, 0, 'r41', '{"n":74,"player":0,"action":{"type":"choose","option":2}}
{"n":75,"player":1,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 76, 1794881477605, 0, 'r42', '{"n":76,"player":0,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 77, 1794881477644, 0, 'r43', '{"n":77,"player":0,"action":{"type":"boat","boat":"boat-sea-bastion"}}
{"n":78,"player":1,"action":{"type":"boat","boat":"boat-keyflower"}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 79, 1794881477676, 0, 'r44', '{"n":79,"player":0,"action":{"type":"place","tile":"goldsmith","q":1,"r":-3,"rotation":4}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 80, 1794881477784, 1, 'r45', '{"n":80,"player":1,"action":{"type":"place","tile":"well","q":1,"r":-1,"rotation":2}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 81, 1794881477839, 1, 'r46', '{"n":81,"player":1,"action":{"type":"place","tile":"fair","q":2,"r":-2,"rotation":4}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 82, 1794881477867, 1, 'r47', '{"n":82,"player":1,"action":{"type":"place","tile":"stone-yard","q":3,"r":-3,"rotation":5}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 83, 1794881477881, 0, 'r48', '{"n":83,"player":0,"action":{"type":"offer","tiles":["key-market","scholar"]}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 84, 1794881477907, 1, 'r49', '{"n":84,"player":1,"action":{"type":"offer","tiles":["apothecary","keythedral"]}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 85, 1794881477948, 1, 'r50', '{"n":85,"player":1,"action":{"type":"bid","tile":"turn-order-1-2p","color":"yellow","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 86, 1794881478021, 0, 'r51', '{"n":86,"player":0,"action":{"type":"use","tile":"fair","screen":{"yellow":2},"groups":[]}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 87, 1794881478153, 1, 'r52', '{"n":87,"player":1,"action":{"type":"use","tile":"store","screen":{"blue":1},"groups":[]}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 88, 1794881478192, 0, 'r53', '{"n":88,"player":0,"action":{"type":"bid","tile":"apothecary","color":"red","screen":2,"groups":[]}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 89, 1794881478214, 1, 'r54', '{"n":89,"player":1,"action":{"type":"use","tile":"home-1","screen":{"green":2},"groups":[]}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 90, 1794881478267, 1, 'r55', '{"n":90,"player":1,"action":{"type":"upgrade","tile":"stone-yard","pay":{"resources":{},"skills":{"pick":1}}}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 91, 1794881478275, 1, 'r56', '{"n":91,"player":1,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 92, 1794881478284, 0, 'r57', '{"n":92,"player":0,"action":{"type":"bid","tile":"keythedral","color":"green","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 93, 1794881478290, 1, 'r58', '{"n":93,"player":1,"action":{"type":"use","tile":"miner","screen":{"yellow":1},"groups":[]}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 94, 1794881478310, 0, 'r59', '{"n":94,"player":0,"action":{"type":"use","tile":"stable","screen":{"yellow":1},"groups":[]}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 95, 1794881478319, 0, 'r60', '{"n":95,"player":0,"action":{"type":"upgrade","tile":"miner","pay":{"resources":{},"skills":{"anvil":1}}}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 96, 1794881478322, 0, 'r61', '{"n":96,"player":0,"action":{"type":"move","resource":"iron","from":"miner","to":"home-5"}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 97, 1794881478326, 0, 'r62', '{"n":97,"player":0,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 98, 1794881478332, 1, 'r63', '{"n":98,"player":1,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 99, 1794881478334, 0, 'r64', '{"n":99,"player":0,"action":{"type":"bid","tile":"key-market","color":"green","screen":2,"groups":[]}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 100, 1794881478337, 1, 'r65', '{"n":100,"player":1,"action":{"type":"use","tile":"home-5","screen":{"red":1},"groups":[]}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 101, 1794881478342, 1, 'r66', '{"n":101,"player":1,"action":{"type":"move","resource":"iron","from":"home-1","to":"workshop"}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 102, 1794881478356, 1, 'r67', '{"n":102,"player":1,"action":{"type":"move","resource":"iron","from":"home-1","to":"well"}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 103, 1794881478377, 1, 'r68', '{"n":103,"player":1,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 104, 1794881478398, 0, 'r69', '{"n":104,"player":0,"action":{"type":"use","tile":"workshop","screen":{"blue":1},"groups":[]}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 105, 1794881478411, 0, 'r70', '{"n":105,"player":0,"action":{"type":"choose","option":2}}
{"n":106,"player":1,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 107, 1794881478444, 0, 'r71', '{"n":107,"player":0,"action":{"type":"bid","tile":"scholar","color":"yellow","screen":1,"groups":[]}}
{"n":108,"player":1,"action":{"type":"pass"}}
{"n":109,"player":0,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 110, 1794881478482, 1, 'r72', '{"n":110,"player":1,"action":{"type":"boat","boat":"boat-sea-bastion"}}
{"n":111,"player":0,"action":{"type":"boat","boat":"boat-keyflower"}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 112, 1794881478520, 0, 'r73', '{"n":112,"player":0,"action":{"type":"place","tile":"key-market","q":-1,"r":0,"rotation":3}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 113, 1794881478529, 0, 'r74', '{"n":113,"player":0,"action":{"type":"place","tile":"apothecary","q":-2,"r":0,"rotation":5}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 114, 1794881478561, 0, 'r75', '{"n":114,"player":0,"action":{"type":"place","tile":"keythedral","q":-3,"r":1,"rotation":4}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 115, 1794881478570, 0, 'r76', '{"n":115,"player":0,"action":{"type":"place","tile":"scholar","q":-4,"r":1,"rotation":1}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 116, 1794881478588, 0, 'r77', '{"n":116,"player":0,"action":{"type":"place","tile":"boat-keyflower","q":-5,"r":2,"rotation":2}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 117, 1794881478595, 1, 'r78', '{"n":117,"player":1,"action":{"type":"place","tile":"turn-order-1-2p","q":4,"r":-4,"rotation":2}}');
INSERT INTO steps VALUES ('IrubINiapsyv', 118, 1794881478657, 1, 'r79', '{"n":118,"player":1,"action":{"type":"place","tile":"boat-sea-bastion","q":-3,"r":1,"rotation":4}}');
INSERT INTO steps VALUES ('KrZbUta1uiBw', 1, 1794881478907, NULL, NULL, '{"n":1,"chance":{"what":"home","for":0,"drawn":["home-5"]}}
{"n":2,"chance":{"what":"home","for":1,"drawn":["home-2"]}}
{"n":3,"chance":{"what":"home","for":2,"drawn":["home-3"]}}
{"n":4,"chance":{"what":"workers","for":0,"drawn":{"blue":1,"red":3,"yellow":4}}}
{"n":5,"chance":{"what":"workers","for":1,"drawn":{"blue":1,"red":4,"yellow":3}}}
{"n":6,"chance":{"what":"workers","for":2,"drawn":{"blue":5,"yellow":3}}}
{"n":7,"chance":{"what":"winter","for":0,"drawn":["mercers-guild","scribes","windmill","truffle-orchard"]}}
{"n":8,"chance":{"what":"winter","for":1,"drawn":["apothecary","jeweller","scholar","weaver"]}}
{"n":9,"chance":{"what":"winter","for":2,"drawn":["craftsmans-guild","key-guild","granary","hillside"]}}
{"n":10,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":4,"red":1,"yellow":2}}}
{"n":11,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"pick":1}}}
{"n":12,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":4,"red":2}}}
{"n":13,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"pick":1,"saw":1}}}
{"n":14,"chance":{"what":"workers","for":"boat-sea-breese","drawn":{"blue":1,"red":1,"yellow":4}}}
{"n":15,"chance":{"what":"skills","for":"boat-sea-breese","drawn":{"pick":1}}}
{"n":16,"chance":{"what":"market","for":"spring","drawn":["keystone-quarry","workshop","woodcutter","miner","gold-mine","peddler","paddock"]}}');
INSERT INTO steps VALUES ('KrZbUta1uiBw', 17, 1794881478926, 1, 'r80', '{"n":17,"player":1,"action":{"type":"use","tile":"home-3","screen":{"red":2},"groups":[]}}');
INSERT INTO steps VALUES ('KrZbUta1uiBw', 18, 1794881478941, 1, 'r81', '{"n":18,"player":1,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('KrZbUta1uiBw', 19, 1794881478986, 2, 'r82', '{"n":19,"player":2,"action":{"type":"use","tile":"peddler","screen":{"blue":5},"groups":[]}}');
INSERT INTO steps VALUES ('KrZbUta1uiBw', 20, 1794881479047, 0, 'r83', '{"n":20,"player":0,"action":{"type":"use","tile":"gold-mine","screen":{"red":3},"groups":[]}}');
INSERT INTO steps VALUES ('KrZbUta1uiBw', 21, 1794881479085, 1, 'r84', '{"n":21,"player":1,"action":{"type":"bid","tile":"woodcutter","color":"blue","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('KrZbUta1uiBw', 22, 1794881479103, 2, 'r85', '{"n":22,"player":2,"action":{"type":"bid","tile":"workshop","color":"yellow","screen":2,"groups":[]}}');
INSERT INTO steps VALUES ('KrZbUta1uiBw', 23, 1794881479107, 0, 'r86', '{"n":23,"player":0,"action":{"type":"use","tile":"workshop","screen":{"yellow":4},"groups":[]}}');
INSERT INTO steps VALUES ('KrZbUta1uiBw', 24, 1794881479116, 0, 'r87', '{"n":24,"player":0,"action":{"type":"choose","option":0}}');
INSERT INTO steps VALUES ('KrZbUta1uiBw', 25, 1794881479123, 1, 'r88', '{"n":25,"player":1,"action":{"type":"bid","tile":"farmers-turn-order-2-3p","color":"red","screen":2,"groups":[]}}');
INSERT INTO steps VALUES ('KrZbUta1uiBw', 26, 1794881479141, 2, 'r89', '{"n":26,"player":2,"action":{"type":"use","tile":"paddock","screen":{"green":1},"groups":[]}}');
INSERT INTO steps VALUES ('KrZbUta1uiBw', 27, 1794881479147, 2, 'r90', '{"n":27,"player":2,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('KrZbUta1uiBw', 28, 1794881479160, 0, 'r91', '{"n":28,"player":0,"action":{"type":"bid","tile":"keystone-quarry","color":"blue","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('KrZbUta1uiBw', 29, 1794881479175, 1, 'r92', '{"n":29,"player":1,"action":{"type":"use","tile":"home-5","screen":{"yellow":2},"groups":[]}}');
INSERT INTO steps VALUES ('KrZbUta1uiBw', 30, 1794881479201, 1, 'r93', '{"n":30,"player":1,"action":{"type":"done"}}
{"n":31,"player":2,"action":{"type":"pass"}}
{"n":32,"player":0,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('KrZbUta1uiBw', 33, 1794881479233, 1, 'r94', '{"n":33,"player":1,"action":{"type":"use","tile":"miner","screen":{"yellow":1},"groups":[]}}
{"n":34,"player":2,"action":{"type":"pass"}}
{"n":35,"player":0,"action":{"type":"pass"}}
{"n":36,"player":1,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('KrZbUta1uiBw', 37, 1794881479249, 1, 'r95', '{"n":37,"player":1,"action":{"type":"boat","boat":"boat-sea-breese"}}');
INSERT INTO steps VALUES ('KrZbUta1uiBw', 38, 1794881479267, 2, 'r96', '{"n":38,"player":2,"action":{"type":"boat","boat":"boat-sea-bastion"}}
{"n":39,"player":0,"action":{"type":"boat","boat":"boat-keyflower"}}');
INSERT INTO steps VALUES ('KrZbUta1uiBw', 40, 1794881479280, 1, 'r97', '{"n":40,"player":1,"action":{"type":"animal","kind":"sheep","field":"home-2:5"}}');
INSERT INTO steps VALUES ('KrZbUta1uiBw', 41, 1794881479330, 0, 'r98', '{"n":41,"player":0,"action":{"type":"place","tile":"keystone-quarry","q":0,"r":1,"rotation":0}}');
INSERT INTO steps VALUES ('KrZbUta1uiBw', 42, 1794881479358, 1, 'r99', '{"n":42,"player":1,"action":{"type":"place","tile":"woodcutter","q":0,"r":1,"rotation":2}}');
INSERT INTO steps VALUES ('KrZbUta1uiBw', 43, 1794881479375, 2, 'r100', '{"n":43,"player":2,"action":{"type":"place","tile":"workshop","q":-1,"r":0,"rotation":0}}
{"n":44,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":1,"red":4,"yellow":2}}}
{"n":45,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"anvil":1}}}
{"n":46,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":1,"red":3,"yellow":2}}}
{"n":47,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"saw":2}}}
{"n":48,"chance":{"what":"workers","for":"boat-sea-breese","drawn":{"blue":3,"red":1}}}
{"n":49,"chance":{"what":"skills","for":"boat-sea-breese","drawn":{"anvil":1}}}
{"n":50,"chance":{"what":"market","for":"summer","drawn":["mason","farrier","carpenter","smelter","boat-1","boat-4","boat-6"]}}
{"n":51,"chance":{"what":"face","for":"boat-1","drawn":"a"}}
{"n":52,"chance":{"what":"face","for":"boat-4","drawn":"b"}}
{"n":53,"chance":{"what":"face","for":"boat-6","drawn":"a"}}');
INSERT INTO steps VALUES ('KrZbUta1uiBw', 54, 1794881479389, 1, 'r101', '{"n":54,"player":1,"action":{"type":"use","tile":"farrier","screen":{"yellow":3},"groups":[]}}');
INSERT INTO steps VALUES ('KrZbUta1uiBw', 55, 1794881479394, 1, 'r102', '{"n":55,"player":1,"action":{"type":"herd","kind":"sheep","from":"home-2:5","to":"woodcutter:0"}}');
INSERT INTO steps VALUES ('KrZbUta1uiBw', 56, 1794881479414, 1, 'r103', '{"n":56,"player":1,"action":{"type":"herd","kind":"sheep","from":"woodcutter:0","to":"home-2:3"}}');
INSERT INTO steps VALUES ('KrZbUta1uiBw', 57, 1794881479419, 1, 'r104', '{"n":57,"player":1,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('KrZbUta1uiBw', 58, 1794881479424, NULL, NULL, '{"n":58,"seat":{"player":2,"name":"nobody"}}');
INSERT INTO steps VALUES ('aeYeMkgITtnb', 1, 1794881479473, NULL, NULL, '{"n":1,"chance":{"what":"home","for":0,"drawn":["home-3"]}}
{"n":2,"chance":{"what":"home","for":1,"drawn":["home-4"]}}
{"n":3,"chance":{"what":"workers","for":0,"drawn":{"blue":2,"yellow":6}}}
{"n":4,"chance":{"what":"workers","for":1,"drawn":{"blue":3,"red":3,"yellow":2}}}
{"n":5,"chance":{"what":"winter","for":0,"drawn":["apothecary","craftsmans-guild","windmill"]}}
{"n":6,"chance":{"what":"winter","for":1,"drawn":["mercers-guild","scribes","watermill"]}}
{"n":7,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":1,"red":2,"yellow":4}}}
{"n":8,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"pick":1}}}
{"n":9,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":1,"red":2,"yellow":3}}}
{"n":10,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"pick":1,"saw":1}}}
{"n":11,"chance":{"what":"market","for":"spring","drawn":["keywood","workshop","woodcutter","quarryman","miner","apprentice-hall"]}}');
INSERT INTO steps VALUES ('aeYeMkgITtnb', 12, 1794881479502, 0, 'r105', '{"n":12,"player":0,"action":{"type":"use","tile":"miner","screen":{"yellow":1},"groups":[]}}');
INSERT INTO steps VALUES ('aeYeMkgITtnb', 13, 1794881480738, 1, NULL, '{"n":13,"player":1,"action":{"type":"bid","tile":"apprentice-hall","color":"blue","screen":2,"groups":[]}}');
INSERT INTO steps VALUES ('aeYeMkgITtnb', 14, 1794881480858, 0, 'r106', '{"n":14,"player":0,"action":{"type":"bid","tile":"turn-order-1-2p","color":"yellow","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('aeYeMkgITtnb', 15, 1794881480874, 1, NULL, '{"n":15,"player":1,"action":{"type":"use","tile":"keywood","screen":{"red":3},"groups":[]}}');
INSERT INTO steps VALUES ('aeYeMkgITtnb', 16, 1794881480970, 0, 'r107', '{"n":16,"player":0,"action":{"type":"use","tile":"home-4","screen":{"yellow":2},"groups":[]}}');
INSERT INTO steps VALUES ('aeYeMkgITtnb', 17, 1794881481003, 0, 'r108', '{"n":17,"player":0,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('aeYeMkgITtnb', 18, 1794881481036, 1, NULL, '{"n":18,"player":1,"action":{"type":"bid","tile":"apprentice-hall","color":"blue","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('aeYeMkgITtnb', 19, 1794881481041, 0, 'r109', '{"n":19,"player":0,"action":{"type":"use","tile":"woodcutter","screen":{"yellow":2},"groups":[]}}');
INSERT INTO steps VALUES ('aeYeMkgITtnb', 20, 1794881481080, 1, NULL, '{"n":20,"player":1,"action":{"type":"bid","tile":"workshop","color":"yellow","screen":2,"groups":[]}}');
INSERT INTO steps VALUES ('aeYeMkgITtnb', 21, 1794881481094, 0, 'r110', '{"n":21,"player":0,"action":{"type":"use","tile":"apprentice-hall","screen":{"blue":2},"groups":[]}}
{"n":22,"chance":{"what":"skills","for":0,"drawn":{"pick":1}}}');
INSERT INTO steps VALUES ('aeYeMkgITtnb', 23, 1794881481137, 1, NULL, '{"n":23,"player":1,"action":{"type":"pass"}}
{"n":24,"player":0,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('aeYeMkgITtnb', 25, 1794881481177, 0, 'r111', '{"n":25,"player":0,"action":{"type":"boat","boat":"boat-sea-bastion"}}');
INSERT INTO steps VALUES ('aeYeMkgITtnb', 26, 1794881481240, 1, NULL, '{"n":26,"player":1,"action":{"type":"boat","boat":"boat-keyflower"}}');
INSERT INTO steps VALUES ('aeYeMkgITtnb', 27, 1794881481260, 1, NULL, '{"n":27,"player":1,"action":{"type":"place","tile":"apprentice-hall","q":1,"r":-1,"rotation":3}}');
INSERT INTO steps VALUES ('aeYeMkgITtnb', 28, 1794881481294, 1, NULL, '{"n":28,"player":1,"action":{"type":"place","tile":"workshop","q":2,"r":-2,"rotation":3}}
{"n":29,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":3,"red":3,"yellow":1}}}
{"n":30,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"saw":1}}}
{"n":31,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"red":3,"yellow":3}}}
{"n":32,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"anvil":1,"pick":1}}}
{"n":33,"chance":{"what":"market","for":"summer","drawn":["tavern","hiring-fair","smelter","brewer","boat-3","boat-4"]}}
{"n":34,"chance":{"what":"face","for":"boat-3","drawn":"b"}}
{"n":35,"chance":{"what":"face","for":"boat-4","drawn":"b"}}');
INSERT INTO steps VALUES ('aeYeMkgITtnb', 36, 1794881481313, 0, 'r112', '{"n":36,"player":0,"action":{"type":"use","tile":"tavern","screen":{"red":2},"groups":[]}}');
INSERT INTO steps VALUES ('aeYeMkgITtnb', 37, 1794881481321, 0, 'r113', '{"n":37,"player":0,"action":{"type":"pay","worker":"blue"}}
{"n":38,"chance":{"what":"workers","for":0,"drawn":{"blue":1,"red":1}}}');
INSERT INTO steps VALUES ('aeYeMkgITtnb', 39, 1794881481326, 1, NULL, '{"n":39,"player":1,"action":{"type":"bid","tile":"hiring-fair","color":"yellow","screen":2,"groups":[]}}');
INSERT INTO steps VALUES ('aeYeMkgITtnb', 40, 1794881481336, 0, 'r114', '{"n":40,"player":0,"action":{"type":"use","tile":"apprentice-hall","screen":{"blue":1},"groups":[]}}
{"n":41,"chance":{"what":"skills","for":0,"drawn":{"anvil":1}}}');
INSERT INTO steps VALUES ('aeYeMkgITtnb', 42, 1794881481345, 1, NULL, '{"n":42,"player":1,"action":{"type":"bid","tile":"turn-order-1-2p","color":"yellow","screen":2,"groups":[]}}');
INSERT INTO steps VALUES ('mfakNhu0DsnQ', 1, 1794881481506, NULL, NULL, '{"n":1,"chance":{"what":"home","for":0,"drawn":["home-1"]}}
{"n":2,"chance":{"what":"home","for":1,"drawn":["home-6"]}}
{"n":3,"chance":{"what":"workers","for":0,"drawn":{"blue":3,"red":4,"yellow":1}}}
{"n":4,"chance":{"what":"workers","for":1,"drawn":{"blue":2,"red":2,"yellow":4}}}
{"n":5,"chance":{"what":"winter","for":"stack","drawn":["keythedral","watermill"]}}
{"n":6,"chance":{"what":"winter","for":0,"drawn":["watermill","bakery","hillside","truffle-orchard"]}}
{"n":7,"chance":{"what":"winter","for":1,"drawn":["keythedral","dairy","granary","weaver"]}}
{"n":8,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":1,"red":4,"yellow":2}}}
{"n":9,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"pick":1}}}
{"n":10,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":1,"red":3,"yellow":2}}}
{"n":11,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"pick":2}}}
{"n":12,"chance":{"what":"market","for":"spring","drawn":["keywood","alehouse"]}}');
INSERT INTO steps VALUES ('mfakNhu0DsnQ', 13, 1794881481524, 0, 'r115', '{"n":13,"player":0,"action":{"type":"bid","tile":"paddock","color":"yellow","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('mfakNhu0DsnQ', 14, 1794881481557, 1, 'r116', '{"n":14,"player":1,"action":{"type":"bid","tile":"alehouse","color":"yellow","screen":4,"groups":[]}}');
INSERT INTO steps VALUES ('mfakNhu0DsnQ', 15, 1794881481587, 0, 'r117', '{"n":15,"player":0,"action":{"type":"bid","tile":"farm-yard","color":"red","screen":2,"groups":[]}}');
INSERT INTO steps VALUES ('mfakNhu0DsnQ', 16, 1794881481605, 1, 'r118', '{"n":16,"player":1,"action":{"type":"bid","tile":"keywood","color":"red","screen":2,"groups":[]}}');
INSERT INTO steps VALUES ('mfakNhu0DsnQ', 17, 1794881481618, 0, 'r119', '{"n":17,"player":0,"action":{"type":"use","tile":"home-1","screen":{"red":2},"groups":[]}}');
INSERT INTO steps VALUES ('mfakNhu0DsnQ', 18, 1794881481648, 0, 'r120', '{"n":18,"player":0,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('mfakNhu0DsnQ', 19, 1794881481658, 1, 'r121', '{"n":19,"player":1,"action":{"type":"use","tile":"wheat-field","screen":{"blue":2},"groups":[]}}');
INSERT INTO steps VALUES ('mfakNhu0DsnQ', 20, 1794881481680, 0, 'r122', '{"n":20,"player":0,"action":{"type":"use","tile":"sheep-fold","screen":{"blue":3},"groups":[]}}');
INSERT INTO steps VALUES ('mfakNhu0DsnQ', 21, 1794881481735, 0, 'r123', '{"n":21,"player":0,"action":{"type":"animal","kind":"sheep","field":"home-1:3"}}
{"n":22,"player":1,"action":{"type":"pass"}}
{"n":23,"player":0,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('mfakNhu0DsnQ', 24, 1794881481751, 0, 'r124', '{"n":24,"player":0,"action":{"type":"boat","boat":"boat-sea-bastion"}}
{"n":25,"player":1,"action":{"type":"boat","boat":"boat-keyflower"}}');
INSERT INTO steps VALUES ('mfakNhu0DsnQ', 26, 1794881481759, 0, 'r125', '{"n":26,"player":0,"action":{"type":"place","tile":"farm-yard","q":0,"r":-1,"rotation":5}}');
INSERT INTO steps VALUES ('mfakNhu0DsnQ', 27, 1794881481764, 0, 'r126', '{"n":27,"player":0,"action":{"type":"place","tile":"paddock","q":0,"r":-2,"rotation":5}}');
INSERT INTO chat VALUES (1, 'IrubINiapsyv', 'neSWfaYIiXmj', 0, 1794881475858, 'Good luck!', 'hello', 0);
INSERT INTO results VALUES ('IrubINiapsyv', 0, 'neSWfaYIiXmj', 2, 26, 1, 1, 1, 27.635389493140497, 8.06590141354368, 1794881478676);
INSERT INTO results VALUES ('IrubINiapsyv', 1, 'VLXexnZHYiJI', 2, 7, 0, 2, 1, 22.364610506859503, 8.06590141354368, 1794881478676);
INSERT INTO blocks VALUES ('VLXexnZHYiJI', 'KehYC9LfhOHo');
INSERT INTO reports VALUES (1, 'VLXexnZHYiJI', 'KehYC9LfhOHo', 'KrZbUta1uiBw', NULL, 'left us', 1794881482078, NULL);
INSERT INTO audit VALUES (1, 1794881482045, 'neSWfaYIiXmj', 'close table', '8hY4p8QzAZUk', 'a test');
INSERT INTO progress VALUES ('8hY4p8QzAZUk', 0, '{}', NULL, 1794881481930);
INSERT INTO progress VALUES ('Ganf3Xk8qFBV', 0, '{}', NULL, 1794881475450);
INSERT INTO progress VALUES ('IrubINiapsyv', 0, '{}', NULL, 1794881478657);
INSERT INTO progress VALUES ('KrZbUta1uiBw', 4, '{"lastVote":1,"votes":[{"kind":"takeover","by":2,"id":1,"agreed":[],"waiting":[0,1]}]}', NULL, 1794881479424);
INSERT INTO progress VALUES ('WVGZ7wZxfLrt', 0, '{}', NULL, 1794881475371);
INSERT INTO progress VALUES ('aeYeMkgITtnb', 1, '{"times":[{"bank":3600000,"free":600000,"since":7069},{"bank":3600000,"free":600000,"since":null}],"freeUndo":{"seat":1,"from":42}}', 4207069, 1794881481345);
INSERT INTO progress VALUES ('mfakNhu0DsnQ', 2, '{"times":[{"bank":0,"free":172799988,"since":null,"away":true},{"bank":0,"free":172800000,"since":7475}]}', 172807475, 1794881481764);
PRAGMA user_version = 4;
