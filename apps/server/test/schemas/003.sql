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
INSERT INTO meta VALUES ('play-time', '1916');
INSERT INTO people VALUES ('eHir7l3KkBrt', 'Bela', 'bela', 'scrypt$32768$8$1$Txy-gCzue8dDDvLCd5pp5A$sCrhxjblLyaihtaSOdbxikOUXaNUrewXmBObZ9iKg4w', NULL, 0, 'en', 0, 0, NULL, NULL, '{}', NULL, NULL, 0, 27.635389493140497, 8.06590141354368, 1794727305412, 1794727305412, NULL);
INSERT INTO people VALUES ('ss1EX3AQp3hu', 'Anna', 'anna', 'scrypt$32768$8$1$FmhaXqT5GVHBVFr8g-OtoQ$AcNyBDCJEcy1CLp24D53cgXiPapa8irTghS_60xqbew', 'anna@example.org', 0, 'en', 0, 1, NULL, NULL, '{}', 1794900106856, 2026, 2, 22.364610506859503, 8.06590141354368, 1794727305189, 1794727305189, NULL);
INSERT INTO people VALUES ('xxtyrx5THHPc', 'Guest 9835', NULL, NULL, NULL, 0, 'en', 0, 0, NULL, NULL, '{}', NULL, NULL, 0, NULL, NULL, 1794727305558, 1794727305558, NULL);
INSERT INTO sessions VALUES ('3ef376f7fbbd574ab51bb100a4912061ea77d94ceaf02e75bbcb40bba450fe89', 'xxtyrx5THHPc', 1794727305558, 1794727305558);
INSERT INTO sessions VALUES ('76f54230a3555aed18901f781b8f6e90d2b44baf09a6f238b8bc60b3efa22923', 'ss1EX3AQp3hu', 1794727305408, 1794727305408);
INSERT INTO sessions VALUES ('bd6c214ef3b90c237ec8270abb58049ffd8821f3dd42b7cd0fd905a4bcf2dfbd', 'eHir7l3KkBrt', 1794727305551, 1794727305551);
INSERT INTO tokens VALUES ('PYgsRxgT5UNp', '368edb7e45c2e5c7fb7de773b2d08a01b98c9a7a38aefbd82ebafccd13aa2b33', 'ss1EX3AQp3hu', 'a program', 1794727306852, NULL);
INSERT INTO one_time VALUES ('defd1aed1f9e0291f76f0e4113191f7c17f5538502cb38979c48388573edf13c', 'ss1EX3AQp3hu', 'email', 'anna@example.org', 1794813705407);
INSERT INTO tables VALUES ('5SGX8yKEbpNl', 'playing', 0, 0, 'eHir7l3KkBrt', 'N3x5MACi2ojMHtQ9LxDKUV', '{"title":"live","options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"public":false,"rated":false,"clock":{"kind":"live","bank":3600,"perDecision":600},"timeout":"play","onLeave":"bot","stand":"greedy","confirm":false,"aids":true,"spectators":true}', '128c972ecd601110a79b511d289057ec74316da083b3cf25c1f152bf48cf8d51', '{"format":"keyflower-record/1","engine":"0.1.0","rules":1,"options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"seedHash":"cd435db62e1887f318ec16d8e42eb3d55063b4e0d088b01ff3394127d8436085"}', NULL, NULL, NULL, 1794727306321, 1794727306336, NULL);
INSERT INTO tables VALUES ('NVljRL9bj4LX', 'playing', 0, 0, 'ss1EX3AQp3hu', 'tmcsWXuW9xhSrsXfFZRebS', '{"title":"untimed","options":{"players":3,"farmers":"mixed","gamers":true,"handicap":[]},"public":false,"rated":false,"clock":{"kind":"untimed"},"timeout":"play","onLeave":"vote","stand":"greedy","confirm":false,"aids":true,"spectators":true}', '6e9253cd758886999f1b1e0010c52523cbed9e50a14878310711087cb1a153b0', '{"format":"keyflower-record/1","engine":"0.1.0","rules":1,"options":{"players":3,"farmers":"mixed","gamers":true,"handicap":[]},"seedHash":"9ebc4a589a827678230fa3fbf166a4cadddfc5dd032d6d0337f92260ff6f60cd"}', NULL, NULL, NULL, 1794727306138, 1794727306184, NULL);
INSERT INTO tables VALUES ('NzGAX94LHRiU', 'closed', 0, 0, 'ss1EX3AQp3hu', 'Slrcys6CT6cWYogp3PQCEb', '{"title":"closed","options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"public":false,"rated":false,"clock":{"kind":"untimed"},"timeout":"play","onLeave":"bot","stand":"greedy","confirm":false,"aids":true,"spectators":true}', 'a0ed5e81b121ceb97aa20c66fa08f249db634e032e54f24526d7c244f97def2d', '{"format":"keyflower-record/1","engine":"0.1.0","rules":1,"options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"seedHash":"7880210872ea51dbd9937b7f6ff89d1afdffaee25041d99fe984e34ce0cd4e0d"}', NULL, NULL, 'operator', 1794727306798, 1794727306823, 1794727306838);
INSERT INTO tables VALUES ('Y0MAX1yOruh3', 'playing', 0, 0, 'ss1EX3AQp3hu', 'IyLj4um9x0z5nbP7f2Jppn', '{"title":"letters","options":{"players":2,"farmers":"all","gamers":false,"handicap":[]},"public":false,"rated":false,"clock":{"kind":"correspondence","hours":48},"timeout":"play","onLeave":"bot","stand":"greedy","confirm":false,"aids":true,"spectators":true}', 'd467b89cc06602e323eae49b9b9b89e40ca84d85bab683afb406dd1fbd67c213', '{"format":"keyflower-record/1","engine":"0.1.0","rules":1,"options":{"players":2,"farmers":"all","gamers":false,"handicap":[]},"seedHash":"a289465620d8648cb19062c846792f2a50a190fa32064feba3a86633829e48ee"}', NULL, NULL, NULL, 1794727306725, 1794727306754, NULL);
INSERT INTO tables VALUES ('ao1rFaFtDF6G', 'open', 1, 0, 'ss1EX3AQp3hu', 'l9okLjPd4TkKz7NoxI37G9', '{"title":"open","options":{"players":3,"farmers":"off","gamers":false,"handicap":[]},"public":true,"rated":false,"clock":{"kind":"untimed"},"timeout":"play","onLeave":"bot","stand":"greedy","confirm":false,"aids":true,"spectators":true}', NULL, NULL, NULL, NULL, NULL, 1794727305572, NULL, NULL);
INSERT INTO tables VALUES ('oIuQmbsQImcy', 'cancelled', 0, 0, 'eHir7l3KkBrt', '6NNXmT1cHCXq4KI4UX09sM', '{"title":"cancelled","options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"public":false,"rated":false,"clock":{"kind":"untimed"},"timeout":"play","onLeave":"bot","stand":"greedy","confirm":false,"aids":true,"spectators":true}', NULL, NULL, NULL, NULL, NULL, 1794727305592, NULL, 1794727305598);
INSERT INTO tables VALUES ('zOcI6w4PWGMR', 'over', 1, 1, 'ss1EX3AQp3hu', '0tYqSezZ4yl4aGREjNOH6b', '{"title":"over","options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"public":true,"rated":true,"clock":{"kind":"untimed"},"timeout":"play","onLeave":"bot","stand":"greedy","confirm":false,"aids":true,"spectators":true}', '6f41fd36b5e5d8a55e546c075357a462d63a49b97bbb39e19e6ae17dd17be75a', '{"format":"keyflower-record/1","engine":"0.1.0","rules":1,"options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"seedHash":"76a80d7166509ffc3c161bd27c4c652948e7b24abd609ff389c37c4f0f734fc8"}', '{"scores":[9,29],"winners":[1],"seed":"6f41fd36b5e5d8a55e546c075357a462d63a49b97bbb39e19e6ae17dd17be75a"}', NULL, NULL, 1794727305603, 1794727305635, 1794727306115);
INSERT INTO seats VALUES ('5SGX8yKEbpNl', 0, 'cN15aZ5SIqpMELjQyGxWeu', 'eHir7l3KkBrt', NULL, NULL, 'no', NULL, 0);
INSERT INTO seats VALUES ('5SGX8yKEbpNl', 1, 'yfjvS1jr1vQWXiAyUWsDTx', NULL, 'random', NULL, 'no', NULL, 0);
INSERT INTO seats VALUES ('NVljRL9bj4LX', 0, '8K2p1xTdlJUIMrGlclP796', 'ss1EX3AQp3hu', NULL, NULL, 'no', NULL, 0);
INSERT INTO seats VALUES ('NVljRL9bj4LX', 1, '1YmfFQmkValKPfU73KNNBA', 'eHir7l3KkBrt', NULL, NULL, 'no', NULL, 0);
INSERT INTO seats VALUES ('NVljRL9bj4LX', 2, 'oOaCEIkmK5RXav1rV4sGz3', 'xxtyrx5THHPc', NULL, NULL, 'left', 42, 0);
INSERT INTO seats VALUES ('NzGAX94LHRiU', 0, 'EutQp4KyLx4G5kR07MQ1LM', 'ss1EX3AQp3hu', NULL, NULL, 'no', NULL, 0);
INSERT INTO seats VALUES ('NzGAX94LHRiU', 1, '3xzsTSOkW5NRGbLsSiVKro', 'eHir7l3KkBrt', NULL, NULL, 'no', NULL, 0);
INSERT INTO seats VALUES ('Y0MAX1yOruh3', 0, '9NlJm0tJ2D6xqZ0D6z5yyw', 'ss1EX3AQp3hu', NULL, NULL, 'no', NULL, 0);
INSERT INTO seats VALUES ('Y0MAX1yOruh3', 1, 'VoASsRNWuaUPHIvM8o1Ewv', 'eHir7l3KkBrt', NULL, NULL, 'no', NULL, 0);
INSERT INTO seats VALUES ('ao1rFaFtDF6G', 0, '3x8bexxDc0lNqxVEDsqEI7', 'ss1EX3AQp3hu', NULL, NULL, 'no', NULL, 0);
INSERT INTO seats VALUES ('ao1rFaFtDF6G', 1, 'dZ8wh86lMP67Fc9wyyznsP', 'xxtyrx5THHPc', NULL, NULL, 'no', NULL, 0);
INSERT INTO seats VALUES ('ao1rFaFtDF6G', 2, 'A89xYUAZDiZpzBg9di4Ogd', NULL, NULL, NULL, 'no', NULL, 0);
INSERT INTO seats VALUES ('oIuQmbsQImcy', 0, 'mjMyXec0TUYKWTUOVqhPhB', 'eHir7l3KkBrt', NULL, NULL, 'no', NULL, 0);
INSERT INTO seats VALUES ('oIuQmbsQImcy', 1, 'd4Tguo1n43EE9b8Ajj4uWK', NULL, NULL, NULL, 'no', NULL, 0);
INSERT INTO seats VALUES ('zOcI6w4PWGMR', 0, 'KdfMj0XIsyFZBvFfeGM3SX', 'ss1EX3AQp3hu', NULL, NULL, 'no', NULL, 0);
INSERT INTO seats VALUES ('zOcI6w4PWGMR', 1, 'HS7rEL7TGvloaUa2nOa9K2', 'eHir7l3KkBrt', NULL, NULL, 'no', NULL, 0);
INSERT INTO access VALUES ('NVljRL9bj4LX', 'eHir7l3KkBrt');
INSERT INTO access VALUES ('NVljRL9bj4LX', 'xxtyrx5THHPc');
INSERT INTO access VALUES ('NzGAX94LHRiU', 'eHir7l3KkBrt');
INSERT INTO access VALUES ('Y0MAX1yOruh3', 'eHir7l3KkBrt');
INSERT INTO access VALUES ('ao1rFaFtDF6G', 'xxtyrx5THHPc');
INSERT INTO access VALUES ('zOcI6w4PWGMR', 'eHir7l3KkBrt');
INSERT INTO steps VALUES ('5SGX8yKEbpNl', 1, 1794727306336, NULL, NULL, '{"n":1,"chance":{"what":"home","for":0,"drawn":["home-1"]}}
{"n":2,"chance":{"what":"home","for":1,"drawn":["home-3"]}}
{"n":3,"chance":{"what":"workers","for":0,"drawn":{"red":4,"yellow":4}}}
{"n":4,"chance":{"what":"workers","for":1,"drawn":{"red":5,"yellow":3}}}
{"n":5,"chance":{"what":"winter","for":0,"drawn":["key-guild","scholar","scribes"]}}
{"n":6,"chance":{"what":"winter","for":1,"drawn":["apothecary","craftsmans-guild","key-market"]}}
{"n":7,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":3,"yellow":4}}}
{"n":8,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"anvil":1}}}
{"n":9,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":4,"red":1,"yellow":1}}}
{"n":10,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"anvil":1,"pick":1}}}
{"n":11,"chance":{"what":"market","for":"spring","drawn":["keywood","key-mine","workshop","quarryman","apprentice-hall","alehouse"]}}');
INSERT INTO steps VALUES ('5SGX8yKEbpNl', 12, 1794727306345, 0, 'r125', '{"n":12,"player":0,"action":{"type":"use","tile":"apprentice-hall","screen":{"red":3},"groups":[]}}
{"n":13,"chance":{"what":"skills","for":0,"drawn":{"pick":1}}}');
INSERT INTO steps VALUES ('5SGX8yKEbpNl', 14, 1794727306560, 1, NULL, '{"n":14,"player":1,"action":{"type":"use","tile":"key-mine","screen":{"yellow":2},"groups":[]}}');
INSERT INTO steps VALUES ('5SGX8yKEbpNl', 15, 1794727306570, 0, 'r126', '{"n":15,"player":0,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('5SGX8yKEbpNl', 16, 1794727306579, 1, NULL, '{"n":16,"player":1,"action":{"type":"bid","tile":"keywood","color":"red","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('5SGX8yKEbpNl', 17, 1794727306586, 0, 'r127', '{"n":17,"player":0,"action":{"type":"use","tile":"home-1","screen":{"yellow":1},"groups":[]}}');
INSERT INTO steps VALUES ('5SGX8yKEbpNl', 18, 1794727306594, 0, 'r128', '{"n":18,"player":0,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('5SGX8yKEbpNl', 19, 1794727306600, 1, NULL, '{"n":19,"player":1,"action":{"type":"bid","tile":"workshop","color":"red","screen":4,"groups":[]}}');
INSERT INTO steps VALUES ('5SGX8yKEbpNl', 20, 1794727306608, 0, 'r129', '{"n":20,"player":0,"action":{"type":"use","tile":"keywood","screen":{"red":1},"groups":[]}}');
INSERT INTO steps VALUES ('5SGX8yKEbpNl', 21, 1794727306613, 1, NULL, '{"n":21,"player":1,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('5SGX8yKEbpNl', 22, 1794727306622, 0, 'r130', '{"n":22,"player":0,"action":{"type":"use","tile":"home-1","screen":{"yellow":3},"groups":[]}}');
INSERT INTO steps VALUES ('5SGX8yKEbpNl', 23, 1794727306632, 0, 'r131', '{"n":23,"player":0,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('5SGX8yKEbpNl', 24, 1794727306638, 1, NULL, '{"n":24,"player":1,"action":{"type":"bid","tile":"quarryman","color":"yellow","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('5SGX8yKEbpNl', 25, 1794727306649, 0, 'r132', '{"n":25,"player":0,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('5SGX8yKEbpNl', 26, 1794727306652, 1, NULL, '{"n":26,"player":1,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('5SGX8yKEbpNl', 27, 1794727306664, 0, 'r133', '{"n":27,"player":0,"action":{"type":"boat","boat":"boat-keyflower"}}');
INSERT INTO steps VALUES ('5SGX8yKEbpNl', 28, 1794727306668, 1, NULL, '{"n":28,"player":1,"action":{"type":"boat","boat":"boat-sea-bastion"}}');
INSERT INTO steps VALUES ('5SGX8yKEbpNl', 29, 1794727306671, 1, NULL, '{"n":29,"player":1,"action":{"type":"place","tile":"quarryman","q":1,"r":-1,"rotation":5}}');
INSERT INTO steps VALUES ('5SGX8yKEbpNl', 30, 1794727306676, 1, NULL, '{"n":30,"player":1,"action":{"type":"place","tile":"keywood","q":-1,"r":0,"rotation":5}}');
INSERT INTO steps VALUES ('5SGX8yKEbpNl', 31, 1794727306678, 1, NULL, '{"n":31,"player":1,"action":{"type":"place","tile":"workshop","q":0,"r":1,"rotation":3}}
{"n":32,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":3,"red":1,"yellow":3}}}
{"n":33,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"saw":1}}}
{"n":34,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":3,"red":2,"yellow":1}}}
{"n":35,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"anvil":1,"saw":1}}}
{"n":36,"chance":{"what":"market","for":"summer","drawn":["store","mason","tavern","hiring-fair","farrier","boat-3"]}}
{"n":37,"chance":{"what":"face","for":"boat-3","drawn":"b"}}');
INSERT INTO steps VALUES ('5SGX8yKEbpNl', 38, 1794727306681, 1, NULL, '{"n":38,"player":1,"action":{"type":"use","tile":"home-3","screen":{"blue":4},"groups":[]}}');
INSERT INTO steps VALUES ('5SGX8yKEbpNl', 39, 1794727306692, 1, NULL, '{"n":39,"player":1,"action":{"type":"move","resource":"iron","from":"home-3","to":"workshop"}}');
INSERT INTO steps VALUES ('5SGX8yKEbpNl', 40, 1794727306698, 1, NULL, '{"n":40,"player":1,"action":{"type":"upgrade","tile":"quarryman","pay":{"resources":{},"skills":{"pick":1}}}}');
INSERT INTO steps VALUES ('5SGX8yKEbpNl', 41, 1794727306706, 1, NULL, '{"n":41,"player":1,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('5SGX8yKEbpNl', 42, 1794727306719, 0, 'r134', '{"n":42,"player":0,"action":{"type":"use","tile":"keywood","screen":{"blue":3},"groups":[]}}');
INSERT INTO steps VALUES ('5SGX8yKEbpNl', 43, 1794727306726, 1, NULL, '{"n":43,"player":1,"action":{"type":"bid","tile":"hiring-fair","color":"red","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('NVljRL9bj4LX', 1, 1794727306184, NULL, NULL, '{"n":1,"chance":{"what":"home","for":0,"drawn":["home-2"]}}
{"n":2,"chance":{"what":"home","for":1,"drawn":["home-1"]}}
{"n":3,"chance":{"what":"home","for":2,"drawn":["home-3"]}}
{"n":4,"chance":{"what":"workers","for":0,"drawn":{"blue":2,"red":3,"yellow":3}}}
{"n":5,"chance":{"what":"workers","for":1,"drawn":{"blue":2,"red":1,"yellow":5}}}
{"n":6,"chance":{"what":"workers","for":2,"drawn":{"blue":3,"red":2,"yellow":3}}}
{"n":7,"chance":{"what":"winter","for":0,"drawn":["keythedral","mercers-guild","watermill","truffle-orchard"]}}
{"n":8,"chance":{"what":"winter","for":1,"drawn":["jeweller","scholar","scribes","bakery"]}}
{"n":9,"chance":{"what":"winter","for":2,"drawn":["craftsmans-guild","key-guild","granary","weaver"]}}
{"n":10,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":1,"red":1,"yellow":5}}}
{"n":11,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"anvil":1}}}
{"n":12,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":4,"red":1,"yellow":1}}}
{"n":13,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"anvil":1,"saw":1}}}
{"n":14,"chance":{"what":"workers","for":"boat-sea-breese","drawn":{"blue":1,"red":2,"yellow":3}}}
{"n":15,"chance":{"what":"skills","for":"boat-sea-breese","drawn":{"pick":1}}}
{"n":16,"chance":{"what":"market","for":"spring","drawn":["keystone-quarry","quarryman","miner","stable","alehouse","farm-yard","paddock"]}}');
INSERT INTO steps VALUES ('NVljRL9bj4LX', 17, 1794727306191, 1, 'r100', '{"n":17,"player":1,"action":{"type":"use","tile":"alehouse","screen":{"blue":1},"groups":[]}}
{"n":18,"chance":{"what":"workers","for":1,"drawn":{"yellow":1}}}');
INSERT INTO steps VALUES ('NVljRL9bj4LX', 19, 1794727306200, 2, 'r101', '{"n":19,"player":2,"action":{"type":"use","tile":"home-2","screen":{"red":2},"groups":[]}}');
INSERT INTO steps VALUES ('NVljRL9bj4LX', 20, 1794727306206, 2, 'r102', '{"n":20,"player":2,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('NVljRL9bj4LX', 21, 1794727306210, 0, 'r103', '{"n":21,"player":0,"action":{"type":"use","tile":"keystone-quarry","screen":{"blue":2},"groups":[]}}');
INSERT INTO steps VALUES ('NVljRL9bj4LX', 22, 1794727306216, 1, 'r104', '{"n":22,"player":1,"action":{"type":"bid","tile":"farmers-turn-order-1-3-6p","color":"yellow","screen":5,"groups":[]}}');
INSERT INTO steps VALUES ('NVljRL9bj4LX', 23, 1794727306218, 2, 'r105', '{"n":23,"player":2,"action":{"type":"bid","tile":"paddock","color":"blue","screen":3,"groups":[]}}');
INSERT INTO steps VALUES ('NVljRL9bj4LX', 24, 1794727306220, 0, 'r106', '{"n":24,"player":0,"action":{"type":"use","tile":"farm-yard","screen":{"red":3},"groups":[]}}');
INSERT INTO steps VALUES ('NVljRL9bj4LX', 25, 1794727306223, 0, 'r107', '{"n":25,"player":0,"action":{"type":"choose","option":1}}');
INSERT INTO steps VALUES ('NVljRL9bj4LX', 26, 1794727306225, 1, 'r108', '{"n":26,"player":1,"action":{"type":"bid","tile":"farmers-turn-order-2-3p","color":"blue","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('NVljRL9bj4LX', 27, 1794727306227, 2, 'r109', '{"n":27,"player":2,"action":{"type":"use","tile":"stable","screen":{"yellow":1},"groups":[]}}');
INSERT INTO steps VALUES ('NVljRL9bj4LX', 28, 1794727306229, 2, 'r110', '{"n":28,"player":2,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('NVljRL9bj4LX', 29, 1794727306233, 0, 'r111', '{"n":29,"player":0,"action":{"type":"use","tile":"home-3","screen":{"yellow":1},"groups":[]}}');
INSERT INTO steps VALUES ('NVljRL9bj4LX', 30, 1794727306242, 0, 'r112', '{"n":30,"player":0,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('NVljRL9bj4LX', 31, 1794727306245, 1, 'r113', '{"n":31,"player":1,"action":{"type":"bid","tile":"miner","color":"yellow","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('NVljRL9bj4LX', 32, 1794727306249, 2, 'r114', '{"n":32,"player":2,"action":{"type":"use","tile":"home-3","screen":{"yellow":2},"groups":[]}}');
INSERT INTO steps VALUES ('NVljRL9bj4LX', 33, 1794727306253, 2, 'r115', '{"n":33,"player":2,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('NVljRL9bj4LX', 34, 1794727306257, 0, 'r116', '{"n":34,"player":0,"action":{"type":"bid","tile":"quarryman","color":"yellow","screen":2,"groups":[]}}');
INSERT INTO steps VALUES ('NVljRL9bj4LX', 35, 1794727306261, 1, 'r117', '{"n":35,"player":1,"action":{"type":"bid","tile":"farm-yard","color":"red","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('NVljRL9bj4LX', 36, 1794727306265, 2, 'r118', '{"n":36,"player":2,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('NVljRL9bj4LX', 37, 1794727306275, 0, 'r119', '{"n":37,"player":0,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('NVljRL9bj4LX', 38, 1794727306277, 1, 'r120', '{"n":38,"player":1,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('NVljRL9bj4LX', 39, 1794727306283, 1, 'r121', '{"n":39,"player":1,"action":{"type":"boat","boat":"boat-sea-breese"}}');
INSERT INTO steps VALUES ('NVljRL9bj4LX', 40, 1794727306292, 2, 'r122', '{"n":40,"player":2,"action":{"type":"boat","boat":"boat-keyflower"}}');
INSERT INTO steps VALUES ('NVljRL9bj4LX', 41, 1794727306298, 0, 'r123', '{"n":41,"player":0,"action":{"type":"boat","boat":"boat-sea-bastion"}}');
INSERT INTO steps VALUES ('NVljRL9bj4LX', 42, 1794727306306, 1, 'r124', '{"n":42,"player":1,"action":{"type":"animal","kind":"sheep","field":"home-1:3"}}');
INSERT INTO steps VALUES ('NVljRL9bj4LX', 43, 1794727306311, NULL, NULL, '{"n":43,"seat":{"player":2,"name":"nobody"}}');
INSERT INTO steps VALUES ('NzGAX94LHRiU', 1, 1794727306823, NULL, NULL, '{"n":1,"chance":{"what":"home","for":0,"drawn":["home-2"]}}
{"n":2,"chance":{"what":"home","for":1,"drawn":["home-3"]}}
{"n":3,"chance":{"what":"workers","for":0,"drawn":{"blue":2,"red":1,"yellow":5}}}
{"n":4,"chance":{"what":"workers","for":1,"drawn":{"red":6,"yellow":2}}}
{"n":5,"chance":{"what":"winter","for":0,"drawn":["key-guild","keythedral","windmill"]}}
{"n":6,"chance":{"what":"winter","for":1,"drawn":["apothecary","mercers-guild","village-hall"]}}
{"n":7,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":4,"red":3}}}
{"n":8,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"anvil":1}}}
{"n":9,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":3,"red":1,"yellow":2}}}
{"n":10,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"anvil":1,"saw":1}}}
{"n":11,"chance":{"what":"market","for":"spring","drawn":["keywood","key-mine","workshop","stable","apprentice-hall","alehouse"]}}');
INSERT INTO steps VALUES ('NzGAX94LHRiU', 12, 1794727306828, 0, 'r147', '{"n":12,"player":0,"action":{"type":"use","tile":"key-mine","screen":{"yellow":1},"groups":[]}}');
INSERT INTO steps VALUES ('NzGAX94LHRiU', 13, 1794727306830, 1, 'r148', '{"n":13,"player":1,"action":{"type":"bid","tile":"alehouse","color":"yellow","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('NzGAX94LHRiU', 14, 1794727306833, 0, 'r149', '{"n":14,"player":0,"action":{"type":"use","tile":"keywood","screen":{"yellow":1},"groups":[]}}');
INSERT INTO steps VALUES ('Y0MAX1yOruh3', 1, 1794727306754, NULL, NULL, '{"n":1,"chance":{"what":"home","for":0,"drawn":["home-2"]}}
{"n":2,"chance":{"what":"home","for":1,"drawn":["home-3"]}}
{"n":3,"chance":{"what":"workers","for":0,"drawn":{"blue":5,"red":1,"yellow":2}}}
{"n":4,"chance":{"what":"workers","for":1,"drawn":{"blue":2,"red":4,"yellow":2}}}
{"n":5,"chance":{"what":"winter","for":"stack","drawn":["key-guild","scholar"]}}
{"n":6,"chance":{"what":"winter","for":0,"drawn":["key-guild","scholar","bakery","dairy"]}}
{"n":7,"chance":{"what":"winter","for":1,"drawn":["granary","hillside","truffle-orchard","weaver"]}}
{"n":8,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":2,"red":2,"yellow":3}}}
{"n":9,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"saw":1}}}
{"n":10,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":2,"red":1,"yellow":3}}}
{"n":11,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"anvil":1,"saw":1}}}
{"n":12,"chance":{"what":"market","for":"spring","drawn":["miner","gold-mine"]}}');
INSERT INTO steps VALUES ('Y0MAX1yOruh3', 13, 1794727306761, 0, 'r135', '{"n":13,"player":0,"action":{"type":"bid","tile":"paddock","color":"yellow","screen":2,"groups":[]}}');
INSERT INTO steps VALUES ('Y0MAX1yOruh3', 14, 1794727306763, 1, 'r136', '{"n":14,"player":1,"action":{"type":"use","tile":"home-3","screen":{"yellow":1},"groups":[]}}');
INSERT INTO steps VALUES ('Y0MAX1yOruh3', 15, 1794727306765, 1, 'r137', '{"n":15,"player":1,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('Y0MAX1yOruh3', 16, 1794727306767, 0, 'r138', '{"n":16,"player":0,"action":{"type":"use","tile":"home-2","screen":{"blue":3},"groups":[]}}');
INSERT INTO steps VALUES ('Y0MAX1yOruh3', 17, 1794727306770, 0, 'r139', '{"n":17,"player":0,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('Y0MAX1yOruh3', 18, 1794727306772, 1, 'r140', '{"n":18,"player":1,"action":{"type":"bid","tile":"miner","color":"red","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('Y0MAX1yOruh3', 19, 1794727306774, 0, 'r141', '{"n":19,"player":0,"action":{"type":"use","tile":"gold-mine","screen":{"blue":1},"groups":[]}}');
INSERT INTO steps VALUES ('Y0MAX1yOruh3', 20, 1794727306777, 1, 'r142', '{"n":20,"player":1,"action":{"type":"use","tile":"sheep-fold","screen":{"blue":1},"groups":[]}}');
INSERT INTO steps VALUES ('Y0MAX1yOruh3', 21, 1794727306786, 1, 'r143', '{"n":21,"player":1,"action":{"type":"animal","kind":"sheep","field":"home-3:3"}}');
INSERT INTO steps VALUES ('Y0MAX1yOruh3', 22, 1794727306790, 0, 'r144', '{"n":22,"player":0,"action":{"type":"bid","tile":"gold-mine","color":"blue","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('Y0MAX1yOruh3', 23, 1794727306793, 1, 'r145', '{"n":23,"player":1,"action":{"type":"bid","tile":"wheat-field","color":"blue","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('Y0MAX1yOruh3', 24, 1794727306795, 0, 'r146', '{"n":24,"player":0,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 1, 1794727305635, NULL, NULL, '{"n":1,"chance":{"what":"home","for":0,"drawn":["home-6"]}}
{"n":2,"chance":{"what":"home","for":1,"drawn":["home-1"]}}
{"n":3,"chance":{"what":"workers","for":0,"drawn":{"blue":1,"red":5,"yellow":2}}}
{"n":4,"chance":{"what":"workers","for":1,"drawn":{"blue":2,"red":3,"yellow":3}}}
{"n":5,"chance":{"what":"winter","for":0,"drawn":["craftsmans-guild","keythedral","windmill"]}}
{"n":6,"chance":{"what":"winter","for":1,"drawn":["apothecary","mercers-guild","scholar"]}}
{"n":7,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":2,"red":3,"yellow":2}}}
{"n":8,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"anvil":1}}}
{"n":9,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"red":2,"yellow":4}}}
{"n":10,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"anvil":1,"saw":1}}}
{"n":11,"chance":{"what":"market","for":"spring","drawn":["keywood","keystone-quarry","key-mine","workshop","peddler","apprentice-hall"]}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 12, 1794727305659, 1, 'r1', '{"n":12,"player":1,"action":{"type":"use","tile":"home-6","screen":{"red":3},"groups":[]}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 13, 1794727305666, 1, 'r2', '{"n":13,"player":1,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 14, 1794727305672, 0, 'r3', '{"n":14,"player":0,"action":{"type":"bid","tile":"keystone-quarry","color":"red","screen":5,"groups":[]}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 15, 1794727305675, 1, 'r4', '{"n":15,"player":1,"action":{"type":"bid","tile":"apprentice-hall","color":"blue","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 16, 1794727305679, 0, 'r5', '{"n":16,"player":0,"action":{"type":"bid","tile":"turn-order-1-2p","color":"blue","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 17, 1794727305683, 1, 'r6', '{"n":17,"player":1,"action":{"type":"use","tile":"keywood","screen":{"yellow":1},"groups":[]}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 18, 1794727305686, 0, 'r7', '{"n":18,"player":0,"action":{"type":"use","tile":"peddler","screen":{"yellow":1},"groups":[]}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 19, 1794727305691, 1, 'r8', '{"n":19,"player":1,"action":{"type":"use","tile":"workshop","screen":{"yellow":1},"groups":[]}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 20, 1794727305697, 1, 'r9', '{"n":20,"player":1,"action":{"type":"choose","option":0}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 21, 1794727305701, 0, 'r10', '{"n":21,"player":0,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 22, 1794727305705, 1, 'r11', '{"n":22,"player":1,"action":{"type":"use","tile":"home-1","screen":{"yellow":1},"groups":[]}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 23, 1794727305709, 1, 'r12', '{"n":23,"player":1,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 24, 1794727305712, 0, 'r13', '{"n":24,"player":0,"action":{"type":"use","tile":"key-mine","screen":{"green":1},"groups":[]}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 25, 1794727305717, 1, 'r14', '{"n":25,"player":1,"action":{"type":"use","tile":"apprentice-hall","screen":{"blue":1},"groups":[]}}
{"n":26,"chance":{"what":"skills","for":1,"drawn":{"saw":1}}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 27, 1794727305719, 0, 'r15', '{"n":27,"player":0,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 28, 1794727305723, 1, 'r16', '{"n":28,"player":1,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 29, 1794727305725, 0, 'r17', '{"n":29,"player":0,"action":{"type":"boat","boat":"boat-keyflower"}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 30, 1794727305728, 1, 'r18', '{"n":30,"player":1,"action":{"type":"boat","boat":"boat-sea-bastion"}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 31, 1794727305731, 0, 'r19', '{"n":31,"player":0,"action":{"type":"place","tile":"keystone-quarry","q":0,"r":1,"rotation":1}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 32, 1794727305735, 1, 'r20', '{"n":32,"player":1,"action":{"type":"place","tile":"apprentice-hall","q":1,"r":0,"rotation":5}}
{"n":33,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":3,"red":3,"yellow":1}}}
{"n":34,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"anvil":1}}}
{"n":35,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":1,"red":2,"yellow":3}}}
{"n":36,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"pick":2}}}
{"n":37,"chance":{"what":"market","for":"summer","drawn":["store","mason","tavern","farrier","carpenter","boat-1"]}}
{"n":38,"chance":{"what":"face","for":"boat-1","drawn":"a"}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 39, 1794727305739, 0, 'r21', '{"n":39,"player":0,"action":{"type":"use","tile":"tavern","screen":{"red":5},"groups":[]}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 40, 1794727305742, 0, 'r22', '{"n":40,"player":0,"action":{"type":"pay","worker":"blue"}}
{"n":41,"chance":{"what":"workers","for":0,"drawn":{"blue":1,"red":1}}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 42, 1794727305745, 1, 'r23', '{"n":42,"player":1,"action":{"type":"use","tile":"farrier","screen":{"red":2},"groups":[]}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 43, 1794727305748, 1, 'r24', '{"n":43,"player":1,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 44, 1794727305750, 0, 'r25', '{"n":44,"player":0,"action":{"type":"bid","tile":"turn-order-1-2p","color":"yellow","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 45, 1794727305753, 1, 'r26', '{"n":45,"player":1,"action":{"type":"use","tile":"keystone-quarry","screen":{"blue":1},"groups":[]}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 46, 1794727305756, 0, 'r27', '{"n":46,"player":0,"action":{"type":"bid","tile":"store","color":"blue","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 47, 1794727305762, 1, 'r28', '{"n":47,"player":1,"action":{"type":"bid","tile":"mason","color":"yellow","screen":3,"groups":[]}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 48, 1794727305769, 0, 'r29', '{"n":48,"player":0,"action":{"type":"use","tile":"home-1","screen":{"yellow":1},"groups":[]}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 49, 1794727305780, 0, 'r30', '{"n":49,"player":0,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 50, 1794727305789, 1, 'r31', '{"n":50,"player":1,"action":{"type":"bid","tile":"boat-1","color":"yellow","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 51, 1794727305797, 0, 'r32', '{"n":51,"player":0,"action":{"type":"bid","tile":"tavern","color":"red","screen":2,"groups":[]}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 52, 1794727305800, 1, 'r33', '{"n":52,"player":1,"action":{"type":"bid","tile":"mason","color":"yellow","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 53, 1794727305808, 0, 'r34', '{"n":53,"player":0,"action":{"type":"bid","tile":"carpenter","color":"blue","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 54, 1794727305813, 1, 'r35', '{"n":54,"player":1,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 55, 1794727305824, 0, 'r36', '{"n":55,"player":0,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 56, 1794727305829, 0, 'r37', '{"n":56,"player":0,"action":{"type":"boat","boat":"boat-sea-bastion"}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 57, 1794727305835, 1, 'r38', '{"n":57,"player":1,"action":{"type":"boat","boat":"boat-keyflower"}}
{"n":58,"chance":{"what":"workers","for":1,"drawn":{"blue":1,"red":1}}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 59, 1794727305842, 0, 'r39', '{"n":59,"player":0,"action":{"type":"place","tile":"store","q":1,"r":1,"rotation":2}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 60, 1794727305845, 0, 'r40', '{"n":60,"player":0,"action":{"type":"place","tile":"carpenter","q":-1,"r":1,"rotation":0}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 61, 1794727305849, 0, 'r41', '{"n":61,"player":0,"action":{"type":"place","tile":"tavern","q":0,"r":2,"rotation":0}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 62, 1794727305854, 1, 'r42', '{"n":62,"player":1,"action":{"type":"place","tile":"boat-1","q":2,"r":-1,"rotation":0}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 63, 1794727305862, 1, 'r43', '{"n":63,"player":1,"action":{"type":"place","tile":"mason","q":0,"r":-1,"rotation":5}}
{"n":64,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":1,"red":1,"yellow":1}}}
{"n":65,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"pick":1,"saw":1}}}
{"n":66,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":1,"red":3,"yellow":1,"green":1}}}
{"n":67,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"anvil":1,"pick":1}}}
{"n":68,"chance":{"what":"market","for":"autumn","drawn":["wainwright","sculptor","forge","goldsmith","well","fair"]}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 69, 1794727305873, 0, 'r44', '{"n":69,"player":0,"action":{"type":"bid","tile":"goldsmith","color":"red","screen":4,"groups":[]}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 70, 1794727305877, 1, 'r45', '{"n":70,"player":1,"action":{"type":"bid","tile":"wainwright","color":"blue","screen":2,"groups":[]}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 71, 1794727305885, 0, 'r46', '{"n":71,"player":0,"action":{"type":"use","tile":"store","screen":{"yellow":1},"groups":[]}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 72, 1794727305893, 1, 'r47', '{"n":72,"player":1,"action":{"type":"bid","tile":"well","color":"blue","screen":2,"groups":[]}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 73, 1794727305897, 0, 'r48', '{"n":73,"player":0,"action":{"type":"use","tile":"tavern","screen":{"yellow":1},"groups":[]}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 74, 1794727305902, 0, 'r49', '{"n":74,"player":0,"action":{"type":"pay","worker":"yellow"}}
{"n":75,"chance":{"what":"workers","for":0,"drawn":{"blue":1,"yellow":1}}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 76, 1794727305908, 1, 'r50', '{"n":76,"player":1,"action":{"type":"bid","tile":"forge","color":"yellow","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 77, 1794727305909, 0, 'r51', '{"n":77,"player":0,"action":{"type":"bid","tile":"goldsmith","color":"red","screen":2,"groups":[]}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 78, 1794727305911, 1, 'r52', '{"n":78,"player":1,"action":{"type":"use","tile":"carpenter","screen":{"red":4},"groups":[]}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 79, 1794727305913, 0, 'r53', '{"n":79,"player":0,"action":{"type":"use","tile":"mason","screen":{"yellow":1},"groups":[]}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 80, 1794727305915, 1, 'r54', '{"n":80,"player":1,"action":{"type":"bid","tile":"fair","color":"yellow","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 81, 1794727305917, 0, 'r55', '{"n":81,"player":0,"action":{"type":"use","tile":"home-1","screen":{"blue":1},"groups":[]}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 82, 1794727305919, 0, 'r56', '{"n":82,"player":0,"action":{"type":"move","resource":"stone","from":"home-6","to":"carpenter"}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 83, 1794727305921, 0, 'r57', '{"n":83,"player":0,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 84, 1794727305927, 1, 'r58', '{"n":84,"player":1,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 85, 1794727305932, 0, 'r59', '{"n":85,"player":0,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 86, 1794727305935, 0, 'r60', '{"n":86,"player":0,"action":{"type":"boat","boat":"boat-keyflower"}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 87, 1794727305942, 1, 'r61', '{"n":87,"player":1,"action":{"type":"boat","boat":"boat-sea-bastion"}}
{"n":88,"chance":{"what":"workers","for":1,"drawn":{"red":1,"yellow":1}}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 89, 1794727305946, 0, 'r62', '{"n":89,"player":0,"action":{"type":"place","tile":"goldsmith","q":-2,"r":1,"rotation":5}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 90, 1794727305954, 1, 'r63', '{"n":90,"player":1,"action":{"type":"place","tile":"wainwright","q":3,"r":-2,"rotation":2}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 91, 1794727305960, 1, 'r64', '{"n":91,"player":1,"action":{"type":"place","tile":"fair","q":1,"r":-2,"rotation":2}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 92, 1794727305967, 1, 'r65', '{"n":92,"player":1,"action":{"type":"place","tile":"forge","q":2,"r":-3,"rotation":4}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 93, 1794727305976, 1, 'r66', '{"n":93,"player":1,"action":{"type":"place","tile":"well","q":3,"r":-1,"rotation":0}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 94, 1794727305979, 0, 'r67', '{"n":94,"player":0,"action":{"type":"offer","tiles":["craftsmans-guild","keythedral"]}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 95, 1794727305985, 1, 'r68', '{"n":95,"player":1,"action":{"type":"offer","tiles":["apothecary","mercers-guild","scholar"]}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 96, 1794727305987, 1, 'r69', '{"n":96,"player":1,"action":{"type":"use","tile":"tavern","screen":{"yellow":3},"groups":[]}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 97, 1794727305994, 1, 'r70', '{"n":97,"player":1,"action":{"type":"pay","worker":"blue"}}
{"n":98,"chance":{"what":"workers","for":1,"drawn":{"blue":1,"yellow":1}}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 99, 1794727305997, 0, 'r71', '{"n":99,"player":0,"action":{"type":"use","tile":"home-1","screen":{"blue":2},"groups":[]}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 100, 1794727306000, 0, 'r72', '{"n":100,"player":0,"action":{"type":"move","resource":"iron","from":"home-6","to":"keystone-quarry"}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 101, 1794727306002, 0, 'r73', '{"n":101,"player":0,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 102, 1794727306004, 1, 'r74', '{"n":102,"player":1,"action":{"type":"bid","tile":"turn-order-1-2p","color":"blue","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 103, 1794727306007, 0, 'r75', '{"n":103,"player":0,"action":{"type":"use","tile":"home-6","screen":{"yellow":3},"groups":[]}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 104, 1794727306010, 0, 'r76', '{"n":104,"player":0,"action":{"type":"move","resource":"stone","from":"home-6","to":"carpenter"}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 105, 1794727306012, 0, 'r77', '{"n":105,"player":0,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 106, 1794727306014, 1, 'r78', '{"n":106,"player":1,"action":{"type":"use","tile":"carpenter","screen":{"red":1},"groups":[]}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 107, 1794727306020, 0, 'r79', '{"n":107,"player":0,"action":{"type":"use","tile":"apprentice-hall","screen":{"green":1},"groups":[]}}
{"n":108,"chance":{"what":"skills","for":0,"drawn":{"pick":1}}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 109, 1794727306022, 1, 'r80', '{"n":109,"player":1,"action":{"type":"bid","tile":"keythedral","color":"green","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 110, 1794727306024, 0, 'r81', '{"n":110,"player":0,"action":{"type":"bid","tile":"craftsmans-guild","color":"red","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 111, 1794727306029, 1, 'r82', '{"n":111,"player":1,"action":{"type":"use","tile":"mason","screen":{"red":3},"groups":[]}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 112, 1794727306033, 0, 'r83', '{"n":112,"player":0,"action":{"type":"use","tile":"keystone-quarry","screen":{"red":2},"groups":[]}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 113, 1794727306037, 1, 'r84', '{"n":113,"player":1,"action":{"type":"use","tile":"store","screen":{"yellow":1},"groups":[]}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 114, 1794727306042, 0, 'r85', '{"n":114,"player":0,"action":{"type":"bid","tile":"scholar","color":"red","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 115, 1794727306050, 1, 'r86', '{"n":115,"player":1,"action":{"type":"bid","tile":"apothecary","color":"green","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 116, 1794727306052, 0, 'r87', '{"n":116,"player":0,"action":{"type":"bid","tile":"mercers-guild","color":"red","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 117, 1794727306057, 1, 'r88', '{"n":117,"player":1,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 118, 1794727306068, 0, 'r89', '{"n":118,"player":0,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 119, 1794727306070, 1, 'r90', '{"n":119,"player":1,"action":{"type":"boat","boat":"boat-keyflower"}}
{"n":120,"chance":{"what":"workers","for":1,"drawn":{"blue":1,"yellow":1}}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 121, 1794727306072, 0, 'r91', '{"n":121,"player":0,"action":{"type":"boat","boat":"boat-sea-bastion"}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 122, 1794727306077, 0, 'r92', '{"n":122,"player":0,"action":{"type":"place","tile":"mercers-guild","q":2,"r":0,"rotation":2}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 123, 1794727306081, 0, 'r93', '{"n":123,"player":0,"action":{"type":"place","tile":"craftsmans-guild","q":3,"r":-1,"rotation":5}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 124, 1794727306084, 0, 'r94', '{"n":124,"player":0,"action":{"type":"place","tile":"scholar","q":-3,"r":1,"rotation":5}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 125, 1794727306092, 0, 'r95', '{"n":125,"player":0,"action":{"type":"place","tile":"boat-sea-bastion","q":4,"r":-1,"rotation":3}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 126, 1794727306094, 1, 'r96', '{"n":126,"player":1,"action":{"type":"place","tile":"keythedral","q":3,"r":0,"rotation":3}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 127, 1794727306096, 1, 'r97', '{"n":127,"player":1,"action":{"type":"place","tile":"boat-keyflower","q":2,"r":1,"rotation":3}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 128, 1794727306100, 1, 'r98', '{"n":128,"player":1,"action":{"type":"place","tile":"turn-order-1-2p","q":1,"r":-3,"rotation":4}}');
INSERT INTO steps VALUES ('zOcI6w4PWGMR', 129, 1794727306107, 1, 'r99', '{"n":129,"player":1,"action":{"type":"place","tile":"apothecary","q":4,"r":-2,"rotation":4}}');
INSERT INTO chat VALUES (1, 'zOcI6w4PWGMR', 'ss1EX3AQp3hu', 0, 1794727305645, 'Good luck!', 'hello', 0);
INSERT INTO results VALUES ('zOcI6w4PWGMR', 0, 'ss1EX3AQp3hu', 2, 9, 0, 2, 1, 22.364610506859503, 8.06590141354368, 1794727306115);
INSERT INTO results VALUES ('zOcI6w4PWGMR', 1, 'eHir7l3KkBrt', 2, 29, 1, 1, 1, 27.635389493140497, 8.06590141354368, 1794727306115);
INSERT INTO blocks VALUES ('eHir7l3KkBrt', 'xxtyrx5THHPc');
INSERT INTO reports VALUES (1, 'eHir7l3KkBrt', 'xxtyrx5THHPc', 'NVljRL9bj4LX', NULL, 'left us', 1794727306843, NULL);
INSERT INTO audit VALUES (1, 1794727306838, 'ss1EX3AQp3hu', 'close table', 'NzGAX94LHRiU', 'a test');
INSERT INTO progress VALUES ('5SGX8yKEbpNl', 1, '{"times":[{"bank":3600000,"free":600000,"since":1762},{"bank":3600000,"free":600000,"since":null}]}', 4201762, 1794727306726);
INSERT INTO progress VALUES ('NVljRL9bj4LX', 7, '{"lastVote":1,"votes":[{"kind":"takeover","by":2,"id":1,"agreed":[],"waiting":[0,1]}]}', NULL, 1794727306311);
INSERT INTO progress VALUES ('NzGAX94LHRiU', 0, '{}', NULL, 1794727306833);
INSERT INTO progress VALUES ('Y0MAX1yOruh3', 2, '{"times":[{"bank":0,"free":172799997,"since":null,"away":true},{"bank":0,"free":172800000,"since":1831}]}', 172801831, 1794727306795);
INSERT INTO progress VALUES ('ao1rFaFtDF6G', 0, '{}', NULL, 1794727305586);
INSERT INTO progress VALUES ('oIuQmbsQImcy', 0, '{}', NULL, 1794727305592);
INSERT INTO progress VALUES ('zOcI6w4PWGMR', 0, '{}', NULL, 1794727306107);
PRAGMA user_version = 3;
