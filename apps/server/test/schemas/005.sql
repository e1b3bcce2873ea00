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
INSERT INTO meta VALUES ('play-time', '8315');
INSERT INTO people VALUES ('fbomnqN9WZTs', 'Bela', 'bela', 'scrypt$1024$8$1$Vs2cZ6JfDRSpg-lEf0u3kw$d0htmwoEjN3-GtOfvSMH4M1MUsSOhkdqnFrpOzayml4', NULL, 0, 'en', 0, 0, NULL, NULL, '{}', NULL, NULL, 0, 22.364610506859503, 8.06590141354368, 1794882526821, 1794882526821, NULL);
INSERT INTO people VALUES ('gEsgS6BUS8no', 'Anna', 'anna', 'scrypt$1024$8$1$MoheUU1BDNsfykXlv76V9g$MjdPYPLotN5iNhZmWkakfoMBaSdYoiopZh80Fbm-j9c', 'anna@example.org', 0, 'en', 0, 1, NULL, NULL, '{}', 1795055333833, 2026, 2, 27.635389493140497, 8.06590141354368, 1794882526254, 1794882526254, NULL);
INSERT INTO people VALUES ('tzUrsHxBSepk', 'Guest 4819', NULL, NULL, NULL, 0, 'en', 0, 0, NULL, NULL, '{}', NULL, NULL, 0, NULL, NULL, 1794882526961, 1794882526961, NULL);
INSERT INTO sessions VALUES ('a70938c95f41d6b54b1bb07874d0804fcc4d803dd0e4051e3d33f203ab1a01b7', 'gEsgS6BUS8no', 1794882526734, 1794882526734);
INSERT INTO sessions VALUES ('a7872585fa932c371b7790fe734610756d49eb400b42d651866154bd234d342c', 'fbomnqN9WZTs', 1794882526889, 1794882526889);
INSERT INTO sessions VALUES ('ab238e0889c5d38fbee0b904843a4b0e84f2242400fe1f610b2864b4b23d4e3a', 'tzUrsHxBSepk', 1794882526961, 1794882526961);
INSERT INTO tokens VALUES ('3iFDnaTChdL8', 'b4b5af11f55d358c018afa0615117c0a46e43ec2b4746531c9b8987c40c0dc2b', 'gEsgS6BUS8no', 'a program', 1794882533828, NULL);
INSERT INTO one_time VALUES ('6b29d100270381d4c7afa1d036ff231234ab0ba2293d0210cdeb388fedea342d', 'gEsgS6BUS8no', 'email', 'anna@example.org', 1794968926734);
INSERT INTO tables VALUES ('K5FOCvs2OkVr', 'cancelled', 0, 0, 'fbomnqN9WZTs', 'UTL5R0nHRvFO54fWejf1iI', '{"title":"cancelled","options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"public":false,"rated":false,"clock":{"kind":"untimed"},"timeout":"play","onLeave":"bot","absentDays":3,"stand":"miller","confirm":false,"askForced":false,"aids":true,"spectators":true}', NULL, NULL, NULL, NULL, NULL, 1794882527259, NULL, 1794882527284);
INSERT INTO tables VALUES ('OJpPOZU3zyro', 'playing', 0, 0, 'gEsgS6BUS8no', 'iZFsngXEu5iq3nOakmpNdZ', '{"title":"letters","options":{"players":2,"farmers":"all","gamers":false,"handicap":[]},"public":false,"rated":false,"clock":{"kind":"correspondence","hours":48},"timeout":"play","onLeave":"bot","absentDays":3,"stand":"miller","confirm":false,"askForced":false,"aids":true,"spectators":true}', '570a0379985fd590e21d0a71ed79d6e8772ee320f3f62fc83208a84bd539a3c7', '{"format":"keyflower-record/1","engine":"0.1.0","rules":1,"options":{"players":2,"farmers":"all","gamers":false,"handicap":[]},"seedHash":"5e45d132fb10d900d5089cc1186b5679abc714cbf7d7031456c11858ec3ed924"}', NULL, NULL, NULL, 1794882533513, 1794882533551, NULL);
INSERT INTO tables VALUES ('OONGs2HFO54z', 'closed', 0, 0, 'gEsgS6BUS8no', 'FynmNbzkD0mDzxIj4Xflnt', '{"title":"closed","options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"public":false,"rated":false,"clock":{"kind":"untimed"},"timeout":"play","onLeave":"bot","absentDays":3,"stand":"miller","confirm":false,"askForced":false,"aids":true,"spectators":true}', '55f454c75fbc5d86163bd70cab72d1ab33b549d5a2cc257996aa0c15a67bc3ec', '{"format":"keyflower-record/1","engine":"0.1.0","rules":1,"options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"seedHash":"231ae2b985e700b6c0d92364d81b9dcb4b19e76e859540e8562956b7461f6d3f"}', NULL, NULL, 'operator', 1794882533651, 1794882533706, 1794882533743);
INSERT INTO tables VALUES ('ceFKNY68l9t2', 'playing', 0, 0, 'fbomnqN9WZTs', '76j0B7z7hx8EEF2TndEdIi', '{"title":"live","options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"public":false,"rated":false,"clock":{"kind":"live","bank":3600,"perDecision":600},"timeout":"play","onLeave":"bot","absentDays":3,"stand":"miller","confirm":false,"askForced":false,"aids":true,"spectators":true}', 'b1d84bf22d28d562bdff23151527b1874c1ffce4b2dfea6f8093b7607339406e', '{"format":"keyflower-record/1","engine":"0.1.0","rules":1,"options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"seedHash":"06e92c5b8acc1388fc1803b1cbd566ec49405e02900f474f6e4587b474af41d6"}', NULL, NULL, NULL, 1794882531386, 1794882531431, NULL);
INSERT INTO tables VALUES ('lD0jbVEERQFg', 'open', 1, 0, 'gEsgS6BUS8no', '84BX1eBYm8ZLa9QW4k7fOB', '{"title":"open","options":{"players":3,"farmers":"off","gamers":false,"handicap":[]},"public":true,"rated":false,"clock":{"kind":"untimed"},"timeout":"play","onLeave":"bot","absentDays":3,"stand":"miller","confirm":false,"askForced":false,"aids":true,"spectators":true}', NULL, NULL, NULL, NULL, NULL, 1794882527110, NULL, NULL);
INSERT INTO tables VALUES ('qQNMLCFoFj9F', 'over', 1, 1, 'gEsgS6BUS8no', 'qpgCAsFb6fKee7eqQsvy8c', '{"title":"over","options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"public":true,"rated":true,"clock":{"kind":"untimed"},"timeout":"play","onLeave":"bot","absentDays":3,"stand":"miller","confirm":false,"askForced":false,"aids":true,"spectators":true}', '837422e07dd19a7c0833b41a58b6fee288244b9b2eefd78a7d31787a93cc6c8d', '{"format":"keyflower-record/1","engine":"0.1.0","rules":1,"options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"seedHash":"5bc97f7969be25a7fdded4ea65f93f4e390da9b2157ca003971ca904fbd9fa2f"}', '{"scores":[22,13],"winners":[0],"seed":"837422e07dd19a7c0833b41a58b6fee288244b9b2eefd78a7d31787a93cc6c8d"}', NULL, NULL, 1794882527309, 1794882527402, 1794882530344);
INSERT INTO tables VALUES ('tYZcI2pIf8w0', 'playing', 0, 0, 'gEsgS6BUS8no', 'Y1JBvlTdgSH9eG3Xlas440', '{"title":"untimed","options":{"players":3,"farmers":"mixed","gamers":true,"handicap":[]},"public":false,"rated":false,"clock":{"kind":"untimed"},"timeout":"play","onLeave":"vote","absentDays":3,"stand":"miller","confirm":false,"askForced":false,"aids":true,"spectators":true}', '5702545bb40ebf58004971285c374a6c848581a9789a3ba630031216356d856f', '{"format":"keyflower-record/1","engine":"0.1.0","rules":1,"options":{"players":3,"farmers":"mixed","gamers":true,"handicap":[]},"seedHash":"2ee8b52d4fe3aa4d2fe8b3f3dfaf4ef6422a89b6b11907f42cd04fd165afc5ce"}', NULL, NULL, NULL, 1794882530367, 1794882530459, NULL);
INSERT INTO seats VALUES ('K5FOCvs2OkVr', 0, 'EmZWdiCkYU7uIhhrlvWHPk', 'fbomnqN9WZTs', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('K5FOCvs2OkVr', 1, 'YcOMTOVx6kg60h1hzj1psW', NULL, NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('OJpPOZU3zyro', 0, 'mjQVlLrmWubArwtDMG4HQk', 'gEsgS6BUS8no', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('OJpPOZU3zyro', 1, 'BQDnWkxB4pfApj6Mz7fkfE', 'fbomnqN9WZTs', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('OONGs2HFO54z', 0, '2lCzsAXdZ0s1ZitfrcwMJ9', 'gEsgS6BUS8no', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('OONGs2HFO54z', 1, 'gFQoDRJpYcGlaahgMdXXkm', 'fbomnqN9WZTs', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('ceFKNY68l9t2', 0, 'fcIOHQqrM9y6ysmnKMltye', 'fbomnqN9WZTs', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('ceFKNY68l9t2', 1, 'mB0yoA4znfHK6ZnXxkoe7d', NULL, 'random', NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('lD0jbVEERQFg', 0, 'nWr8xwuTvvDdsCnbSV8OcT', 'gEsgS6BUS8no', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('lD0jbVEERQFg', 1, 'ffTZcN4HZ0STxa8rg3LSzx', 'tzUrsHxBSepk', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('lD0jbVEERQFg', 2, '0Lc9L7MC2dcaNVPkF88SKb', NULL, NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('qQNMLCFoFj9F', 0, '7QQiUlRB6vGgP6Zy28fKRm', 'gEsgS6BUS8no', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('qQNMLCFoFj9F', 1, 'QH2fClAUTUq45f8z565D06', 'fbomnqN9WZTs', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('tYZcI2pIf8w0', 0, 'UjfaMiibbRMjZqaLtJgksR', 'gEsgS6BUS8no', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('tYZcI2pIf8w0', 1, '0XoA4ufNFVcaap23jxNBZR', 'fbomnqN9WZTs', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('tYZcI2pIf8w0', 2, '4DxlpSjbqsLmGvKVX7GWgJ', 'tzUrsHxBSepk', NULL, NULL, 'left', 47, 0, NULL);
INSERT INTO access VALUES ('OJpPOZU3zyro', 'fbomnqN9WZTs');
INSERT INTO access VALUES ('OONGs2HFO54z', 'fbomnqN9WZTs');
INSERT INTO access VALUES ('lD0jbVEERQFg', 'tzUrsHxBSepk');
INSERT INTO access VALUES ('qQNMLCFoFj9F', 'fbomnqN9WZTs');
INSERT INTO access VALUES ('tYZcI2pIf8w0', 'fbomnqN9WZTs');
INSERT INTO access VALUES ('tYZcI2pIf8w0', 'tzUrsHxBSepk');
INSERT INTO steps VALUES ('OJpPOZU3zyro', 1, 1794882533551, NULL, NULL, '{"n":1,"chance":{"what":"home","for":0,"drawn":["home-1"]}}
{"n":2,"chance":{"what":"home","for":1,"drawn":["home-5"]}}
{"n":3,"chance":{"what":"workers","for":0,"drawn":{"blue":3,"red":1,"yellow":4}}}
{"n":4,"chance":{"what":"workers","for":1,"drawn":{"blue":2,"red":4,"yellow":2}}}
{"n":5,"chance":{"what":"winter","for":"stack","drawn":["apothecary","watermill"]}}
{"n":6,"chance":{"what":"winter","for":0,"drawn":["watermill","bakery","dairy","hillside"]}}
{"n":7,"chance":{"what":"winter","for":1,"drawn":["apothecary","granary","truffle-orchard","weaver"]}}
{"n":8,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":4,"red":1,"yellow":2}}}
{"n":9,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"saw":1}}}
{"n":10,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":1,"red":3,"yellow":2}}}
{"n":11,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"anvil":1,"saw":1}}}
{"n":12,"chance":{"what":"market","for":"spring","drawn":["miner","apprentice-hall"]}}');
INSERT INTO steps VALUES ('OJpPOZU3zyro', 13, 1794882533563, 0, 'r128', '{"n":13,"player":0,"action":{"type":"bid","tile":"paddock","color":"yellow","screen":4,"groups":[]}}');
INSERT INTO steps VALUES ('OJpPOZU3zyro', 14, 1794882533568, 1, 'r129', '{"n":14,"player":1,"action":{"type":"use","tile":"wheat-field","screen":{"blue":2},"groups":[]}}');
INSERT INTO steps VALUES ('OJpPOZU3zyro', 15, 1794882533571, 0, 'r130', '{"n":15,"player":0,"action":{"type":"use","tile":"home-1","screen":{"red":1},"groups":[]}}');
INSERT INTO steps VALUES ('OJpPOZU3zyro', 16, 1794882533575, 0, 'r131', '{"n":16,"player":0,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('OJpPOZU3zyro', 17, 1794882533580, 1, 'r132', '{"n":17,"player":1,"action":{"type":"bid","tile":"apprentice-hall","color":"yellow","screen":2,"groups":[]}}');
INSERT INTO steps VALUES ('OJpPOZU3zyro', 18, 1794882533583, 0, 'r133', '{"n":18,"player":0,"action":{"type":"bid","tile":"wheat-field","color":"blue","screen":3,"groups":[]}}');
INSERT INTO steps VALUES ('OJpPOZU3zyro', 19, 1794882533587, 1, 'r134', '{"n":19,"player":1,"action":{"type":"bid","tile":"sheep-fold","color":"red","screen":2,"groups":[]}}
{"n":20,"player":0,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('OJpPOZU3zyro', 21, 1794882533600, 1, 'r135', '{"n":21,"player":1,"action":{"type":"bid","tile":"sheep-fold","color":"red","screen":2,"groups":[]}}
{"n":22,"player":0,"action":{"type":"pass"}}
{"n":23,"player":1,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('OJpPOZU3zyro', 24, 1794882533605, 0, 'r136', '{"n":24,"player":0,"action":{"type":"boat","boat":"boat-keyflower"}}
{"n":25,"player":1,"action":{"type":"boat","boat":"boat-sea-bastion"}}');
INSERT INTO steps VALUES ('OJpPOZU3zyro', 26, 1794882533611, 0, 'r137', '{"n":26,"player":0,"action":{"type":"place","tile":"wheat-field","q":1,"r":0,"rotation":5}}');
INSERT INTO steps VALUES ('OJpPOZU3zyro', 27, 1794882533621, 0, 'r138', '{"n":27,"player":0,"action":{"type":"place","tile":"paddock","q":0,"r":-1,"rotation":2}}');
INSERT INTO steps VALUES ('OJpPOZU3zyro', 28, 1794882533637, 1, 'r139', '{"n":28,"player":1,"action":{"type":"place","tile":"sheep-fold","q":1,"r":0,"rotation":3}}');
INSERT INTO steps VALUES ('OONGs2HFO54z', 1, 1794882533706, NULL, NULL, '{"n":1,"chance":{"what":"home","for":0,"drawn":["home-4"]}}
{"n":2,"chance":{"what":"home","for":1,"drawn":["home-5"]}}
{"n":3,"chance":{"what":"workers","for":0,"drawn":{"blue":4,"red":3,"yellow":1}}}
{"n":4,"chance":{"what":"workers","for":1,"drawn":{"blue":2,"red":1,"yellow":5}}}
{"n":5,"chance":{"what":"winter","for":0,"drawn":["craftsmans-guild","key-market","scholar"]}}
{"n":6,"chance":{"what":"winter","for":1,"drawn":["jeweller","keythedral","scribes"]}}
{"n":7,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":4,"red":1,"yellow":2}}}
{"n":8,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"anvil":1}}}
{"n":9,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":4,"red":1,"yellow":1}}}
{"n":10,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"anvil":1,"saw":1}}}
{"n":11,"chance":{"what":"market","for":"spring","drawn":["keywood","keystone-quarry","quarryman","gold-mine","stable","peddler"]}}');
INSERT INTO steps VALUES ('OONGs2HFO54z', 12, 1794882533718, 0, 'r140', '{"n":12,"player":0,"action":{"type":"use","tile":"quarryman","screen":{"blue":3},"groups":[]}}');
INSERT INTO steps VALUES ('OONGs2HFO54z', 13, 1794882533728, 1, 'r141', '{"n":13,"player":1,"action":{"type":"use","tile":"peddler","screen":{"blue":2},"groups":[]}}');
INSERT INTO steps VALUES ('OONGs2HFO54z', 14, 1794882533731, 0, 'r142', '{"n":14,"player":0,"action":{"type":"bid","tile":"stable","color":"blue","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('ceFKNY68l9t2', 1, 1794882531431, NULL, NULL, '{"n":1,"chance":{"what":"home","for":0,"drawn":["home-2"]}}
{"n":2,"chance":{"what":"home","for":1,"drawn":["home-3"]}}
{"n":3,"chance":{"what":"workers","for":0,"drawn":{"blue":2,"red":5,"yellow":1}}}
{"n":4,"chance":{"what":"workers","for":1,"drawn":{"blue":2,"red":2,"yellow":4}}}
{"n":5,"chance":{"what":"winter","for":0,"drawn":["keythedral","scholar","windmill"]}}
{"n":6,"chance":{"what":"winter","for":1,"drawn":["apothecary","craftsmans-guild","scribes"]}}
{"n":7,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":1,"red":3,"yellow":3}}}
{"n":8,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"anvil":1}}}
{"n":9,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":3,"red":1,"yellow":2}}}
{"n":10,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"anvil":2}}}
{"n":11,"chance":{"what":"market","for":"spring","drawn":["keywood","key-mine","woodcutter","stable","peddler","apprentice-hall"]}}');
INSERT INTO steps VALUES ('ceFKNY68l9t2', 12, 1794882531519, 0, 'r118', '{"n":12,"player":0,"action":{"type":"use","tile":"home-2","screen":{"blue":2},"groups":[]}}');
INSERT INTO steps VALUES ('ceFKNY68l9t2', 13, 1794882531526, 0, 'r119', '{"n":13,"player":0,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('ceFKNY68l9t2', 14, 1794882533137, 1, NULL, '{"n":14,"player":1,"action":{"type":"use","tile":"stable","screen":{"blue":2},"groups":[]}}');
INSERT INTO steps VALUES ('ceFKNY68l9t2', 15, 1794882533256, 1, NULL, '{"n":15,"player":1,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('ceFKNY68l9t2', 16, 1794882533277, 0, 'r120', '{"n":16,"player":0,"action":{"type":"bid","tile":"keywood","color":"red","screen":3,"groups":[]}}');
INSERT INTO steps VALUES ('ceFKNY68l9t2', 17, 1794882533288, 1, NULL, '{"n":17,"player":1,"action":{"type":"use","tile":"home-3","screen":{"yellow":4},"groups":[]}}');
INSERT INTO steps VALUES ('ceFKNY68l9t2', 18, 1794882533300, 1, NULL, '{"n":18,"player":1,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('ceFKNY68l9t2', 19, 1794882533314, 0, 'r121', '{"n":19,"player":0,"action":{"type":"use","tile":"apprentice-hall","screen":{"yellow":1},"groups":[]}}
{"n":20,"chance":{"what":"skills","for":0,"drawn":{"saw":1}}}');
INSERT INTO steps VALUES ('ceFKNY68l9t2', 21, 1794882533324, 1, NULL, '{"n":21,"player":1,"action":{"type":"use","tile":"woodcutter","screen":{"red":2},"groups":[]}}');
INSERT INTO steps VALUES ('ceFKNY68l9t2', 22, 1794882533345, 0, 'r122', '{"n":22,"player":0,"action":{"type":"bid","tile":"woodcutter","color":"red","screen":2,"groups":[]}}');
INSERT INTO steps VALUES ('ceFKNY68l9t2', 23, 1794882533359, 1, NULL, '{"n":23,"player":1,"action":{"type":"pass"}}
{"n":24,"player":0,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('ceFKNY68l9t2', 25, 1794882533371, 0, 'r123', '{"n":25,"player":0,"action":{"type":"boat","boat":"boat-sea-bastion"}}');
INSERT INTO steps VALUES ('ceFKNY68l9t2', 26, 1794882533382, 1, NULL, '{"n":26,"player":1,"action":{"type":"boat","boat":"boat-keyflower"}}');
INSERT INTO steps VALUES ('ceFKNY68l9t2', 27, 1794882533389, 0, 'r124', '{"n":27,"player":0,"action":{"type":"place","tile":"keywood","q":0,"r":-1,"rotation":2}}');
INSERT INTO steps VALUES ('ceFKNY68l9t2', 28, 1794882533416, 0, 'r125', '{"n":28,"player":0,"action":{"type":"place","tile":"woodcutter","q":-1,"r":0,"rotation":5}}
{"n":29,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":4,"red":2,"yellow":1}}}
{"n":30,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"pick":1}}}
{"n":31,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":5,"yellow":1}}}
{"n":32,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"anvil":2}}}
{"n":33,"chance":{"what":"market","for":"summer","drawn":["store","farrier","brewer","boat-1","boat-3","boat-4"]}}
{"n":34,"chance":{"what":"face","for":"boat-1","drawn":"a"}}
{"n":35,"chance":{"what":"face","for":"boat-3","drawn":"b"}}
{"n":36,"chance":{"what":"face","for":"boat-4","drawn":"a"}}');
INSERT INTO steps VALUES ('ceFKNY68l9t2', 37, 1794882533429, 1, NULL, '{"n":37,"player":1,"action":{"type":"bid","tile":"farrier","color":"red","screen":3,"groups":[]}}');
INSERT INTO steps VALUES ('ceFKNY68l9t2', 38, 1794882533441, 0, 'r126', '{"n":38,"player":0,"action":{"type":"bid","tile":"brewer","color":"yellow","screen":2,"groups":[]}}');
INSERT INTO steps VALUES ('ceFKNY68l9t2', 39, 1794882533449, 1, NULL, '{"n":39,"player":1,"action":{"type":"bid","tile":"boat-1","color":"yellow","screen":7,"groups":[]}}');
INSERT INTO steps VALUES ('ceFKNY68l9t2', 40, 1794882533476, 0, 'r127', '{"n":40,"player":0,"action":{"type":"use","tile":"woodcutter","screen":{"blue":4},"groups":[]}}');
INSERT INTO steps VALUES ('ceFKNY68l9t2', 41, 1794882533493, 1, NULL, '{"n":41,"player":1,"action":{"type":"bid","tile":"boat-4","color":"blue","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 1, 1794882527402, NULL, NULL, '{"n":1,"chance":{"what":"home","for":0,"drawn":["home-2"]}}
{"n":2,"chance":{"what":"home","for":1,"drawn":["home-4"]}}
{"n":3,"chance":{"what":"workers","for":0,"drawn":{"blue":3,"red":3,"yellow":2}}}
{"n":4,"chance":{"what":"workers","for":1,"drawn":{"blue":3,"red":3,"yellow":2}}}
{"n":5,"chance":{"what":"winter","for":0,"drawn":["key-guild","scholar","scribes"]}}
{"n":6,"chance":{"what":"winter","for":1,"drawn":["apothecary","key-market","watermill"]}}
{"n":7,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":4,"red":1,"yellow":2}}}
{"n":8,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"pick":1}}}
{"n":9,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":2,"red":2,"yellow":2}}}
{"n":10,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"anvil":1,"pick":1}}}
{"n":11,"chance":{"what":"market","for":"spring","drawn":["keywood","key-mine","workshop","woodcutter","peddler","apprentice-hall"]}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 12, 1794882527526, 0, 'r1', '{"n":12,"player":0,"action":{"type":"use","tile":"home-2","screen":{"red":2},"groups":[]}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 13, 1794882527559, 0, 'r2', '{"n":13,"player":0,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 14, 1794882527577, 1, 'r3', '{"n":14,"player":1,"action":{"type":"bid","tile":"keywood","color":"blue","screen":2,"groups":[]}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 15, 1794882527588, 0, 'r4', '{"n":15,"player":0,"action":{"type":"use","tile":"woodcutter","screen":{"yellow":1},"groups":[]}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 16, 1794882527620, 1, 'r5', '{"n":16,"player":1,"action":{"type":"use","tile":"workshop","screen":{"blue":1},"groups":[]}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 17, 1794882527680, 1, 'r6', '{"n":17,"player":1,"action":{"type":"choose","option":2}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 18, 1794882527693, 0, 'r7', '{"n":18,"player":0,"action":{"type":"bid","tile":"key-mine","color":"yellow","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 19, 1794882527703, 1, 'r8', '{"n":19,"player":1,"action":{"type":"bid","tile":"apprentice-hall","color":"yellow","screen":2,"groups":[]}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 20, 1794882527788, 0, 'r9', '{"n":20,"player":0,"action":{"type":"bid","tile":"workshop","color":"blue","screen":2,"groups":[]}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 21, 1794882527858, 1, 'r10', '{"n":21,"player":1,"action":{"type":"bid","tile":"peddler","color":"red","screen":2,"groups":[]}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 22, 1794882527867, 0, 'r11', '{"n":22,"player":0,"action":{"type":"bid","tile":"turn-order-1-2p","color":"blue","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 23, 1794882527959, 1, 'r12', '{"n":23,"player":1,"action":{"type":"use","tile":"home-4","screen":{"red":1},"groups":[]}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 24, 1794882527994, 1, 'r13', '{"n":24,"player":1,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 25, 1794882528065, 0, 'r14', '{"n":25,"player":0,"action":{"type":"pass"}}
{"n":26,"player":1,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 27, 1794882528101, 0, 'r15', '{"n":27,"player":0,"action":{"type":"boat","boat":"boat-sea-bastion"}}
{"n":28,"player":1,"action":{"type":"boat","boat":"boat-keyflower"}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 29, 1794882528126, 0, 'r16', '{"n":29,"player":0,"action":{"type":"place","tile":"key-mine","q":1,"r":0,"rotation":3}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 30, 1794882528162, 0, 'r17', '{"n":30,"player":0,"action":{"type":"place","tile":"workshop","q":2,"r":0,"rotation":1}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 31, 1794882528188, 1, 'r18', '{"n":31,"player":1,"action":{"type":"place","tile":"keywood","q":1,"r":-1,"rotation":3}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 32, 1794882528199, 1, 'r19', '{"n":32,"player":1,"action":{"type":"place","tile":"peddler","q":2,"r":-1,"rotation":1}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 33, 1794882528214, 1, 'r20', '{"n":33,"player":1,"action":{"type":"place","tile":"apprentice-hall","q":2,"r":0,"rotation":4}}
{"n":34,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":2,"red":3,"yellow":2}}}
{"n":35,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"saw":1}}}
{"n":36,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":1,"red":1,"yellow":4}}}
{"n":37,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"pick":1,"saw":1}}}
{"n":38,"chance":{"what":"market","for":"summer","drawn":["mason","tavern","hiring-fair","brewer","boat-2","boat-3"]}}
{"n":39,"chance":{"what":"face","for":"boat-2","drawn":"b"}}
{"n":40,"chance":{"what":"face","for":"boat-3","drawn":"a"}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 41, 1794882528225, 0, 'r21', '{"n":41,"player":0,"action":{"type":"use","tile":"mason","screen":{"blue":3},"groups":[]}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 42, 1794882528284, 1, 'r22', '{"n":42,"player":1,"action":{"type":"use","tile":"home-4","screen":{"blue":2},"groups":[]}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 43, 1794882528291, 1, 'r23', '{"n":43,"player":1,"action":{"type":"move","resource":"iron","from":"home-4","to":"keywood"}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 44, 1794882528295, 1, 'r24', '{"n":44,"player":1,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 45, 1794882528308, 0, 'r25', '{"n":45,"player":0,"action":{"type":"bid","tile":"turn-order-1-2p","color":"red","screen":2,"groups":[]}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 46, 1794882528353, 1, 'r26', '{"n":46,"player":1,"action":{"type":"bid","tile":"boat-2","color":"blue","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 47, 1794882528363, 0, 'r27', '{"n":47,"player":0,"action":{"type":"bid","tile":"hiring-fair","color":"red","screen":3,"groups":[]}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 48, 1794882528382, 1, 'r28', '{"n":48,"player":1,"action":{"type":"use","tile":"key-mine","screen":{"red":1},"groups":[]}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 49, 1794882528399, 0, 'r29', '{"n":49,"player":0,"action":{"type":"use","tile":"peddler","screen":{"yellow":1},"groups":[]}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 50, 1794882528492, 1, 'r30', '{"n":50,"player":1,"action":{"type":"use","tile":"workshop","screen":{"yellow":2},"groups":[]}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 51, 1794882528499, 1, 'r31', '{"n":51,"player":1,"action":{"type":"choose","option":1}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 52, 1794882528506, 0, 'r32', '{"n":52,"player":0,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 53, 1794882528511, 1, 'r33', '{"n":53,"player":1,"action":{"type":"use","tile":"tavern","screen":{"red":1},"groups":[]}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 54, 1794882528516, 1, 'r34', '{"n":54,"player":1,"action":{"type":"pay","worker":"blue"}}
{"n":55,"chance":{"what":"workers","for":1,"drawn":{"blue":1,"yellow":1}}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 56, 1794882528521, 0, 'r35', '{"n":56,"player":0,"action":{"type":"use","tile":"apprentice-hall","screen":{"green":1},"groups":[]}}
{"n":57,"chance":{"what":"skills","for":0,"drawn":{"saw":1}}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 58, 1794882528531, 1, 'r36', '{"n":58,"player":1,"action":{"type":"bid","tile":"boat-2","color":"blue","screen":1,"groups":[]}}
{"n":59,"player":0,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 60, 1794882528598, 1, 'r37', '{"n":60,"player":1,"action":{"type":"use","tile":"keywood","screen":{"yellow":1},"groups":[]}}
{"n":61,"player":0,"action":{"type":"pass"}}
{"n":62,"player":1,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 63, 1794882528694, 0, 'r38', '{"n":63,"player":0,"action":{"type":"boat","boat":"boat-keyflower"}}
{"n":64,"player":1,"action":{"type":"boat","boat":"boat-sea-bastion"}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 65, 1794882528724, 0, 'r39', '{"n":65,"player":0,"action":{"type":"place","tile":"hiring-fair","q":0,"r":-1,"rotation":4}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 66, 1794882528743, 1, 'r40', '{"n":66,"player":1,"action":{"type":"place","tile":"boat-2","q":2,"r":1,"rotation":5}}
{"n":67,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":2,"yellow":1}}}
{"n":68,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"pick":1,"saw":1}}}
{"n":69,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":3,"red":1,"yellow":2}}}
{"n":70,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"anvil":2}}}
{"n":71,"chance":{"what":"market","for":"autumn","drawn":["timber-yard","stone-yard","blacksmith","wainwright","sculptor","inn"]}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 72, 1794882528779, 0, 'r41', '{"n":72,"player":0,"action":{"type":"bid","tile":"wainwright","color":"red","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 73, 1794882528802, 1, 'r42', '{"n":73,"player":1,"action":{"type":"use","tile":"home-4","screen":{"blue":1},"groups":[]}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 74, 1794882528824, 1, 'r43', '{"n":74,"player":1,"action":{"type":"move","resource":"iron","from":"home-4","to":"keywood"}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 75, 1794882528850, 1, 'r44', '{"n":75,"player":1,"action":{"type":"upgrade","tile":"keywood","pay":{"resources":{},"skills":{"saw":1}}}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 76, 1794882528919, 1, 'r45', '{"n":76,"player":1,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 77, 1794882528931, 0, 'r46', '{"n":77,"player":0,"action":{"type":"bid","tile":"inn","color":"red","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 78, 1794882529010, 1, 'r47', '{"n":78,"player":1,"action":{"type":"use","tile":"workshop","screen":{"red":1},"groups":[]}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 79, 1794882529034, 1, 'r48', '{"n":79,"player":1,"action":{"type":"choose","option":0}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 80, 1794882529107, 0, 'r49', '{"n":80,"player":0,"action":{"type":"use","tile":"keywood","screen":{"blue":2},"groups":[]}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 81, 1794882529135, 1, 'r50', '{"n":81,"player":1,"action":{"type":"use","tile":"peddler","screen":{"yellow":3},"groups":[]}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 82, 1794882529160, 0, 'r51', '{"n":82,"player":0,"action":{"type":"bid","tile":"blacksmith","color":"yellow","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 83, 1794882529176, 1, 'r52', '{"n":83,"player":1,"action":{"type":"bid","tile":"timber-yard","color":"green","screen":2,"groups":[]}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 84, 1794882529199, 0, 'r53', '{"n":84,"player":0,"action":{"type":"use","tile":"inn","screen":{"red":1},"groups":[]}}
{"n":85,"chance":{"what":"workers","for":0,"drawn":{"blue":1}}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 86, 1794882529211, 1, 'r54', '{"n":86,"player":1,"action":{"type":"bid","tile":"turn-order-1-2p","color":"blue","screen":2,"groups":[]}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 87, 1794882529250, 0, 'r55', '{"n":87,"player":0,"action":{"type":"use","tile":"key-mine","screen":{"red":1},"groups":[]}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 88, 1794882529263, 1, 'r56', '{"n":88,"player":1,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 89, 1794882529278, 0, 'r57', '{"n":89,"player":0,"action":{"type":"use","tile":"apprentice-hall","screen":{"blue":1},"groups":[]}}
{"n":90,"chance":{"what":"skills","for":0,"drawn":{"anvil":1}}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 91, 1794882529317, 1, 'r58', '{"n":91,"player":1,"action":{"type":"use","tile":"home-2","screen":{"yellow":1},"groups":[]}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 92, 1794882529347, 1, 'r59', '{"n":92,"player":1,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 93, 1794882529372, 0, 'r60', '{"n":93,"player":0,"action":{"type":"use","tile":"home-2","screen":{"yellow":3},"groups":[]}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 94, 1794882529386, 0, 'r61', '{"n":94,"player":0,"action":{"type":"move","resource":"stone","from":"home-2","to":"key-mine"}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 95, 1794882529409, 0, 'r62', '{"n":95,"player":0,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 96, 1794882529417, 1, 'r63', '{"n":96,"player":1,"action":{"type":"use","tile":"hiring-fair","screen":{"yellow":1},"groups":[]}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 97, 1794882529429, 1, 'r64', '{"n":97,"player":1,"action":{"type":"pay","skill":"pick"}}
{"n":98,"chance":{"what":"skills","for":1,"drawn":{"anvil":1,"saw":1}}}
{"n":99,"player":0,"action":{"type":"pass"}}
{"n":100,"player":1,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 101, 1794882529439, 1, 'r65', '{"n":101,"player":1,"action":{"type":"boat","boat":"boat-keyflower"}}
{"n":102,"player":0,"action":{"type":"boat","boat":"boat-sea-bastion"}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 103, 1794882529473, 0, 'r66', '{"n":103,"player":0,"action":{"type":"place","tile":"inn","q":1,"r":-2,"rotation":0}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 104, 1794882529484, 0, 'r67', '{"n":104,"player":0,"action":{"type":"place","tile":"blacksmith","q":2,"r":-3,"rotation":4}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 105, 1794882529532, 0, 'r68', '{"n":105,"player":0,"action":{"type":"place","tile":"wainwright","q":1,"r":-3,"rotation":5}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 106, 1794882529551, 1, 'r69', '{"n":106,"player":1,"action":{"type":"place","tile":"timber-yard","q":2,"r":2,"rotation":5}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 107, 1794882529585, 0, 'r70', '{"n":107,"player":0,"action":{"type":"offer","tiles":["key-guild","scholar","scribes"]}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 108, 1794882529605, 1, 'r71', '{"n":108,"player":1,"action":{"type":"offer","tiles":["apothecary"]}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 109, 1794882529615, 1, 'r72', '{"n":109,"player":1,"action":{"type":"bid","tile":"scribes","color":"blue","screen":5,"groups":[]}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 110, 1794882529628, 0, 'r73', '{"n":110,"player":0,"action":{"type":"bid","tile":"scholar","color":"yellow","screen":5,"groups":[]}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 111, 1794882529652, 1, 'r74', '{"n":111,"player":1,"action":{"type":"use","tile":"home-2","screen":{"yellow":3},"groups":[]}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 112, 1794882529663, 1, 'r75', '{"n":112,"player":1,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 113, 1794882529689, 0, 'r76', '{"n":113,"player":0,"action":{"type":"use","tile":"hiring-fair","screen":{"blue":2},"groups":[]}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 114, 1794882529707, 0, 'r77', '{"n":114,"player":0,"action":{"type":"pay","skill":"saw"}}
{"n":115,"chance":{"what":"skills","for":0,"drawn":{"saw":2}}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 116, 1794882529719, 1, 'r78', '{"n":116,"player":1,"action":{"type":"use","tile":"workshop","screen":{"yellow":1},"groups":[]}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 117, 1794882529727, 1, 'r79', '{"n":117,"player":1,"action":{"type":"choose","option":2}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 118, 1794882529737, 0, 'r80', '{"n":118,"player":0,"action":{"type":"bid","tile":"turn-order-1-2p","color":"blue","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 119, 1794882529809, 1, 'r81', '{"n":119,"player":1,"action":{"type":"use","tile":"home-4","screen":{"blue":1},"groups":[]}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 120, 1794882529827, 1, 'r82', '{"n":120,"player":1,"action":{"type":"upgrade","tile":"timber-yard","pay":{"resources":{},"skills":{"saw":1}}}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 121, 1794882529954, 1, 'r83', '{"n":121,"player":1,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 122, 1794882530002, 0, 'r84', '{"n":122,"player":0,"action":{"type":"use","tile":"peddler","screen":{"red":4},"groups":[]}}
{"n":123,"player":1,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 124, 1794882530006, 0, 'r85', '{"n":124,"player":0,"action":{"type":"use","tile":"keywood","screen":{"green":1},"groups":[]}}
{"n":125,"player":1,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 126, 1794882530019, 0, 'r86', '{"n":126,"player":0,"action":{"type":"use","tile":"key-mine","screen":{"yellow":1},"groups":[]}}
{"n":127,"player":1,"action":{"type":"pass"}}
{"n":128,"player":0,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 129, 1794882530028, 0, 'r87', '{"n":129,"player":0,"action":{"type":"boat","boat":"boat-keyflower"}}
{"n":130,"player":1,"action":{"type":"boat","boat":"boat-sea-bastion"}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 131, 1794882530072, 0, 'r88', '{"n":131,"player":0,"action":{"type":"place","tile":"boat-keyflower","q":2,"r":-4,"rotation":5}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 132, 1794882530078, 0, 'r89', '{"n":132,"player":0,"action":{"type":"place","tile":"turn-order-1-2p","q":3,"r":-5,"rotation":5}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 133, 1794882530150, 0, 'r90', '{"n":133,"player":0,"action":{"type":"place","tile":"scholar","q":4,"r":-5,"rotation":3}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 134, 1794882530215, 1, 'r91', '{"n":134,"player":1,"action":{"type":"place","tile":"boat-sea-bastion","q":-1,"r":0,"rotation":5}}');
INSERT INTO steps VALUES ('qQNMLCFoFj9F', 135, 1794882530263, 1, 'r92', '{"n":135,"player":1,"action":{"type":"place","tile":"scribes","q":-1,"r":-1,"rotation":1}}');
INSERT INTO steps VALUES ('tYZcI2pIf8w0', 1, 1794882530459, NULL, NULL, '{"n":1,"chance":{"what":"home","for":0,"drawn":["home-5"]}}
{"n":2,"chance":{"what":"home","for":1,"drawn":["home-6"]}}
{"n":3,"chance":{"what":"home","for":2,"drawn":["home-4"]}}
{"n":4,"chance":{"what":"workers","for":0,"drawn":{"red":3,"yellow":5}}}
{"n":5,"chance":{"what":"workers","for":1,"drawn":{"blue":2,"red":2,"yellow":4}}}
{"n":6,"chance":{"what":"workers","for":2,"drawn":{"blue":5,"red":2,"yellow":1}}}
{"n":7,"chance":{"what":"winter","for":0,"drawn":["apothecary","craftsmans-guild","watermill","bakery"]}}
{"n":8,"chance":{"what":"winter","for":1,"drawn":["key-market","scribes","windmill","truffle-orchard"]}}
{"n":9,"chance":{"what":"winter","for":2,"drawn":["key-guild","keythedral","village-hall","weaver"]}}
{"n":10,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":2,"red":1,"yellow":4}}}
{"n":11,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"pick":1}}}
{"n":12,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":4,"red":1,"yellow":1}}}
{"n":13,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"anvil":1,"saw":1}}}
{"n":14,"chance":{"what":"workers","for":"boat-sea-breese","drawn":{"blue":1,"red":3,"yellow":2}}}
{"n":15,"chance":{"what":"skills","for":"boat-sea-breese","drawn":{"saw":1}}}
{"n":16,"chance":{"what":"market","for":"spring","drawn":["keywood","miner","gold-mine","stable","alehouse","farm-yard","sheep-fold"]}}');
INSERT INTO steps VALUES ('tYZcI2pIf8w0', 17, 1794882530528, 2, 'r93', '{"n":17,"player":2,"action":{"type":"use","tile":"alehouse","screen":{"blue":1},"groups":[]}}
{"n":18,"chance":{"what":"workers","for":2,"drawn":{"red":1}}}');
INSERT INTO steps VALUES ('tYZcI2pIf8w0', 19, 1794882530534, 0, 'r94', '{"n":19,"player":0,"action":{"type":"bid","tile":"farm-yard","color":"yellow","screen":2,"groups":[]}}');
INSERT INTO steps VALUES ('tYZcI2pIf8w0', 20, 1794882530547, 1, 'r95', '{"n":20,"player":1,"action":{"type":"bid","tile":"keywood","color":"red","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('tYZcI2pIf8w0', 21, 1794882530561, 2, 'r96', '{"n":21,"player":2,"action":{"type":"use","tile":"miner","screen":{"yellow":1},"groups":[]}}');
INSERT INTO steps VALUES ('tYZcI2pIf8w0', 22, 1794882530586, 0, 'r97', '{"n":22,"player":0,"action":{"type":"use","tile":"home-4","screen":{"red":1},"groups":[]}}');
INSERT INTO steps VALUES ('tYZcI2pIf8w0', 23, 1794882530592, 0, 'r98', '{"n":23,"player":0,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('tYZcI2pIf8w0', 24, 1794882530626, 1, 'r99', '{"n":24,"player":1,"action":{"type":"use","tile":"gold-mine","screen":{"blue":1},"groups":[]}}');
INSERT INTO steps VALUES ('tYZcI2pIf8w0', 25, 1794882530696, 2, 'r100', '{"n":25,"player":2,"action":{"type":"use","tile":"home-5","screen":{"blue":1},"groups":[]}}');
INSERT INTO steps VALUES ('tYZcI2pIf8w0', 26, 1794882530738, 2, 'r101', '{"n":26,"player":2,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('tYZcI2pIf8w0', 27, 1794882530751, 0, 'r102', '{"n":27,"player":0,"action":{"type":"use","tile":"home-6","screen":{"red":1},"groups":[]}}');
INSERT INTO steps VALUES ('tYZcI2pIf8w0', 28, 1794882530785, 0, 'r103', '{"n":28,"player":0,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('tYZcI2pIf8w0', 29, 1794882530805, 1, 'r104', '{"n":29,"player":1,"action":{"type":"use","tile":"stable","screen":{"yellow":2},"groups":[]}}');
INSERT INTO steps VALUES ('tYZcI2pIf8w0', 30, 1794882530835, 1, 'r105', '{"n":30,"player":1,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('tYZcI2pIf8w0', 31, 1794882530892, 2, 'r106', '{"n":31,"player":2,"action":{"type":"use","tile":"sheep-fold","screen":{"blue":1},"groups":[]}}');
INSERT INTO steps VALUES ('tYZcI2pIf8w0', 32, 1794882530996, 2, 'r107', '{"n":32,"player":2,"action":{"type":"animal","kind":"sheep","field":"home-4:3"}}');
INSERT INTO steps VALUES ('tYZcI2pIf8w0', 33, 1794882531004, 0, 'r108', '{"n":33,"player":0,"action":{"type":"use","tile":"farm-yard","screen":{"yellow":3},"groups":[]}}');
INSERT INTO steps VALUES ('tYZcI2pIf8w0', 34, 1794882531009, 0, 'r109', '{"n":34,"player":0,"action":{"type":"choose","option":1}}');
INSERT INTO steps VALUES ('tYZcI2pIf8w0', 35, 1794882531013, 1, 'r110', '{"n":35,"player":1,"action":{"type":"bid","tile":"farmers-turn-order-1-3-6p","color":"yellow","screen":2,"groups":[]}}');
INSERT INTO steps VALUES ('tYZcI2pIf8w0', 36, 1794882531034, 2, 'r111', '{"n":36,"player":2,"action":{"type":"use","tile":"keywood","screen":{"red":3},"groups":[]}}');
INSERT INTO steps VALUES ('tYZcI2pIf8w0', 37, 1794882531054, 0, 'r112', '{"n":37,"player":0,"action":{"type":"bid","tile":"farmers-turn-order-2-3p","color":"red","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('tYZcI2pIf8w0', 38, 1794882531062, 1, 'r113', '{"n":38,"player":1,"action":{"type":"bid","tile":"alehouse","color":"blue","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('tYZcI2pIf8w0', 39, 1794882531084, 2, 'r114', '{"n":39,"player":2,"action":{"type":"bid","tile":"gold-mine","color":"blue","screen":2,"groups":[]}}
{"n":40,"player":0,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('tYZcI2pIf8w0', 41, 1794882531123, 1, 'r115', '{"n":41,"player":1,"action":{"type":"bid","tile":"keywood","color":"red","screen":1,"groups":[]}}
{"n":42,"player":2,"action":{"type":"pass"}}
{"n":43,"player":0,"action":{"type":"pass"}}
{"n":44,"player":1,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('tYZcI2pIf8w0', 45, 1794882531259, 1, 'r116', '{"n":45,"player":1,"action":{"type":"boat","boat":"boat-keyflower"}}');
INSERT INTO steps VALUES ('tYZcI2pIf8w0', 46, 1794882531291, 0, 'r117', '{"n":46,"player":0,"action":{"type":"boat","boat":"boat-sea-bastion"}}
{"n":47,"player":2,"action":{"type":"boat","boat":"boat-sea-breese"}}');
INSERT INTO steps VALUES ('tYZcI2pIf8w0', 48, 1794882531347, NULL, NULL, '{"n":48,"seat":{"player":2,"name":"nobody"}}');
INSERT INTO chat VALUES (1, 'qQNMLCFoFj9F', 'gEsgS6BUS8no', 0, 1794882527462, 'Good luck!', 'hello', 0);
INSERT INTO results VALUES ('qQNMLCFoFj9F', 0, 'gEsgS6BUS8no', 2, 22, 1, 1, 1, 27.635389493140497, 8.06590141354368, 1794882530344);
INSERT INTO results VALUES ('qQNMLCFoFj9F', 1, 'fbomnqN9WZTs', 2, 13, 0, 2, 1, 22.364610506859503, 8.06590141354368, 1794882530344);
INSERT INTO blocks VALUES ('fbomnqN9WZTs', 'tzUrsHxBSepk');
INSERT INTO reports VALUES (1, 'fbomnqN9WZTs', 'tzUrsHxBSepk', 'tYZcI2pIf8w0', NULL, 'left us', 1794882533761, NULL);
INSERT INTO audit VALUES (1, 1794882533744, 'gEsgS6BUS8no', 'close table', 'OONGs2HFO54z', 'a test');
INSERT INTO progress VALUES ('K5FOCvs2OkVr', 0, '{}', NULL, 1794882527259);
INSERT INTO progress VALUES ('OJpPOZU3zyro', 2, '{"times":[{"bank":0,"free":172799984,"since":null,"away":true},{"bank":0,"free":172800000,"since":8048}],"freeUndo":{"seat":1,"from":28}}', 172808048, 1794882533621);
INSERT INTO progress VALUES ('OONGs2HFO54z', 0, '{}', NULL, 1794882533731);
INSERT INTO progress VALUES ('ceFKNY68l9t2', 1, '{"times":[{"bank":3600000,"free":600000,"since":7936},{"bank":3600000,"free":600000,"since":null}],"freeUndo":{"seat":1,"from":41}}', 4207936, 1794882533493);
INSERT INTO progress VALUES ('lD0jbVEERQFg', 0, '{}', NULL, 1794882527243);
INSERT INTO progress VALUES ('qQNMLCFoFj9F', 0, '{"waitingSince":[null,null]}', NULL, 1794882530263);
INSERT INTO progress VALUES ('tYZcI2pIf8w0', 1, '{"waitingSince":[5735,null,null],"lastVote":1,"votes":[{"kind":"takeover","by":2,"id":1,"agreed":[],"waiting":[0,1]}]}', 259205735, 1794882531347);
INSERT INTO hands VALUES ('OJpPOZU3zyro', 'fbomnqN9WZTs', 1, 0);
INSERT INTO hands VALUES ('OONGs2HFO54z', 'fbomnqN9WZTs', 1, 0);
INSERT INTO hands VALUES ('ceFKNY68l9t2', 'fbomnqN9WZTs', 0, 0);
INSERT INTO hands VALUES ('qQNMLCFoFj9F', 'fbomnqN9WZTs', 1, 0);
INSERT INTO hands VALUES ('tYZcI2pIf8w0', 'fbomnqN9WZTs', 1, 0);
INSERT INTO hands VALUES ('OJpPOZU3zyro', 'gEsgS6BUS8no', 0, 0);
INSERT INTO hands VALUES ('OONGs2HFO54z', 'gEsgS6BUS8no', 0, 0);
INSERT INTO hands VALUES ('qQNMLCFoFj9F', 'gEsgS6BUS8no', 0, 0);
INSERT INTO hands VALUES ('tYZcI2pIf8w0', 'gEsgS6BUS8no', 0, 0);
INSERT INTO hands VALUES ('tYZcI2pIf8w0', 'tzUrsHxBSepk', 2, 0);
PRAGMA user_version = 5;
