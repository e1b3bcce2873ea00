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
, version INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
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
CREATE INDEX people_vacation ON people (vacation_until) WHERE vacation_until IS NOT NULL;
CREATE INDEX sessions_seen ON sessions (seen);
CREATE INDEX access_person ON access (person);
CREATE TABLE reminders (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  person TEXT NOT NULL,
  kind TEXT NOT NULL,
  owed INTEGER NOT NULL,
  due INTEGER,
  pushed INTEGER,
  mailed INTEGER,
  PRIMARY KEY (table_id, person, kind)
) WITHOUT ROWID;
CREATE INDEX reminders_person ON reminders (person);
CREATE INDEX reminders_due ON reminders (due) WHERE due IS NOT NULL;
CREATE TABLE statistics (
  person TEXT NOT NULL,
  public INTEGER NOT NULL,
  players INTEGER NOT NULL,
  farmers TEXT NOT NULL,
  tally TEXT NOT NULL,
  PRIMARY KEY (person, public, players, farmers)
) WITHOUT ROWID;
CREATE TABLE counted (
  table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE
) WITHOUT ROWID;
INSERT INTO meta VALUES ('heads', 'f621b43460a1d3e3962d72fce8e4df10');
INSERT INTO meta VALUES ('play-time', '8852');
INSERT INTO people VALUES ('TijLJLk6bEKN', 'Anna', 'anna', 'scrypt$1024$8$1$zcXZoPWAZ9B-ERVeGqKCAw$Sm6QKcEkGBmo8MPZXmCgWz0mxV9pVrV5QVd36vOcatE', 'anna@example.org', 0, 'en', 0, 1, NULL, NULL, '{}', 1795266495444, 2026, 2, 22.364610506859503, 8.06590141354368, 1795093686952, 1795093686952, NULL);
INSERT INTO people VALUES ('i7lEXJ6awtDL', 'Bela', 'bela', 'scrypt$1024$8$1$R2wkUsexMpP5AOdpdCed9g$KzwBlGw57fpXiOv7uQcXYcxKtYzL_az7cwVFZr1Iu8Y', NULL, 0, 'en', 0, 0, NULL, NULL, '{}', NULL, NULL, 0, 27.635389493140497, 8.06590141354368, 1795093687068, 1795093687068, NULL);
INSERT INTO people VALUES ('qXxFeYrWgazP', 'Guest 1288', NULL, NULL, NULL, 0, 'en', 0, 0, NULL, NULL, '{}', NULL, NULL, 0, NULL, NULL, 1795093687142, 1795093687142, NULL);
INSERT INTO sessions VALUES ('4555f493d907a0faf241a421fad245adff1287c8fd0bd9a29c044a213cb9bed7', 'TijLJLk6bEKN', 1795093687044, 1795093687044);
INSERT INTO sessions VALUES ('94212da0e57cd4f37ebb5f75be19afb361c0967c5f136c5a0a7bd6a01991dc10', 'qXxFeYrWgazP', 1795093687142, 1795093687142);
INSERT INTO sessions VALUES ('a844bfc51f299a7323d40ee80d41735d851118f0ce6f7dc9da9e0e0216298c3f', 'i7lEXJ6awtDL', 1795093687120, 1795093687120);
INSERT INTO tokens VALUES ('bTbk4a4tjfrs', 'afa2d7d9cb47f905ceade098af5dbb445bb205502b443a6d8b3785af2cdc5e0c', 'TijLJLk6bEKN', 'a program', 1795093695413, NULL);
INSERT INTO one_time VALUES ('bdc5ec7634abbae155480247de271cf85d8cfcaa2e2782aec1de7ac0fb433d12', 'TijLJLk6bEKN', 'email', 'anna@example.org', 1795180087045);
INSERT INTO tables VALUES ('1aay52mnlWmm', 'playing', 0, 0, 'TijLJLk6bEKN', 'mV2aZyTf6DaairtZhIeBVH', '{"title":"untimed","options":{"players":3,"farmers":"mixed","gamers":true,"handicap":[]},"public":false,"rated":false,"clock":{"kind":"untimed"},"timeout":"play","onLeave":"vote","absentDays":3,"stand":"miller","confirm":false,"askForced":false,"aids":true,"spectators":true}', '822e5591a44816803e9016781a03f46e487dbe29027ad5f93b7b080c2c4d5ffe', '{"format":"keyflower-record/1","engine":"0.1.0","rules":1,"options":{"players":3,"farmers":"mixed","gamers":true,"handicap":[]},"seedHash":"27b5d238dc85a17dd88bf8bab7c346f43a84ce972f93e8f4f8d806a51f45e72a","proof":{"server":"c200bee8e1c1ebc5b59df429fd7d05388f8d17ca94225b5b1663f7185ba3a89d","seats":[null,null,null]}}', NULL, NULL, NULL, 1795093689364, 1795093689636, NULL);
INSERT INTO tables VALUES ('S78q0mrHeBly', 'open', 1, 0, 'TijLJLk6bEKN', 'tu9xEfRZdoTiqwdSGjv8S6', '{"title":"open","options":{"players":3,"farmers":"off","gamers":false,"handicap":[]},"public":true,"rated":false,"clock":{"kind":"untimed"},"timeout":"play","onLeave":"bot","absentDays":3,"stand":"miller","confirm":false,"askForced":false,"aids":true,"spectators":true}', NULL, NULL, NULL, NULL, NULL, 1795093687221, NULL, NULL);
INSERT INTO tables VALUES ('VA9crezF17eq', 'playing', 0, 0, 'i7lEXJ6awtDL', 'CY9aaghNHVZnqGzQexz8lV', '{"title":"live","options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"public":false,"rated":false,"clock":{"kind":"live","bank":3600,"perDecision":600},"timeout":"play","onLeave":"bot","absentDays":3,"stand":"miller","confirm":false,"askForced":false,"aids":true,"spectators":true}', '02ca92d7756c30e72848dca3e69e56e3f3ac9c60c755c997f10c454612eee920', '{"format":"keyflower-record/1","engine":"0.1.0","rules":1,"options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"seedHash":"eae85bea0d5db6a49548e5c9e76a66e730bfc3901bf92ec02a39edf26dfe158a","proof":{"server":"3e01b28d4c8aaf6580b12afbc696a81d9233f97e6c44d0156bf1a13b8aed02ce","seats":[null,null]}}', NULL, NULL, NULL, 1795093690769, 1795093690964, NULL);
INSERT INTO tables VALUES ('WQ2PvpLxOgWi', 'closed', 0, 0, 'TijLJLk6bEKN', 'tHCP11cMrFJP8cGYqMPoiu', '{"title":"closed","options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"public":false,"rated":false,"clock":{"kind":"untimed"},"timeout":"play","onLeave":"bot","absentDays":3,"stand":"miller","confirm":false,"askForced":false,"aids":true,"spectators":true}', 'ee869d94846b3c54d500a0acfe751664d22de62550d5f956c3730b90334e5e42', '{"format":"keyflower-record/1","engine":"0.1.0","rules":1,"options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"seedHash":"f3e3e88ebed6db7b35d0cec25cdbe3b9c32cc896822529511e7c4704070b49e6","proof":{"server":"e4a047c125621446a22c86d34d7a8a6982232b08c5821a8465bafb3d29625ba1","seats":[null,null]}}', NULL, NULL, 'operator', 1795093694705, 1795093694915, 1795093695120);
INSERT INTO tables VALUES ('Yb0gFQpowQGf', 'playing', 0, 0, 'TijLJLk6bEKN', 'd3ldHhvclSRdra1aW4MRtr', '{"title":"letters","options":{"players":2,"farmers":"all","gamers":false,"handicap":[]},"public":false,"rated":false,"clock":{"kind":"correspondence","hours":48},"timeout":"play","onLeave":"bot","absentDays":3,"stand":"miller","confirm":false,"askForced":false,"aids":true,"spectators":true}', 'b9a32fef67ba472c55bb3d137d17fdc696eab838a301d2fc7519181a8086295a', '{"format":"keyflower-record/1","engine":"0.1.0","rules":1,"options":{"players":2,"farmers":"all","gamers":false,"handicap":[]},"seedHash":"a4a1a63cbdb4ef11a7b1fc60a5360f0dba50b3c6e952be18ae3235c661d927db","proof":{"server":"e1e8fbc27b223ce26d8b2df201169eab9d4bbb47cc9666ae53af68b8e7840e65","seats":[null,null]}}', NULL, NULL, NULL, 1795093694249, 1795093694392, NULL);
INSERT INTO tables VALUES ('iGtspaudufLN', 'cancelled', 0, 0, 'i7lEXJ6awtDL', '1L3QEh0zR7ydaonA8lbnIj', '{"title":"cancelled","options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"public":false,"rated":false,"clock":{"kind":"untimed"},"timeout":"play","onLeave":"bot","absentDays":3,"stand":"miller","confirm":false,"askForced":false,"aids":true,"spectators":true}', NULL, NULL, NULL, NULL, NULL, 1795093687363, NULL, 1795093687414);
INSERT INTO tables VALUES ('nCciPgUNRkH3', 'over', 1, 1, 'TijLJLk6bEKN', 'ov8ixux6PqUyXnP5dkRVv6', '{"title":"over","options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"public":true,"rated":true,"clock":{"kind":"untimed"},"timeout":"play","onLeave":"bot","absentDays":3,"stand":"miller","confirm":false,"askForced":false,"aids":true,"spectators":true}', '2c6f3a37b76bc911beebab49f16214e3b564ef61f8f84cd25cbb96b8f190cb43', '{"format":"keyflower-record/1","engine":"0.1.0","rules":1,"options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"seedHash":"e23a66f6799ede7a7386b185a9590dd13dc17e0e0ceb009bbc5699408e25158e","proof":{"server":"b50789ac3be4312e4c1515ad84a4d7fb1a0b98ff608fd61e92fb67c980fa8f7d","seats":[null,null]}}', '{"scores":[10,26],"winners":[1],"seed":"2c6f3a37b76bc911beebab49f16214e3b564ef61f8f84cd25cbb96b8f190cb43","secret":"34effc6afeddec811b42eee418a876fab0d1c9880fb4ae9fa94ccb36c14d8297"}', NULL, NULL, 1795093687460, 1795093687530, 1795093689284);
INSERT INTO seats VALUES ('1aay52mnlWmm', 0, '5V65W8QjZCpDnqerSQw2jP', 'TijLJLk6bEKN', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('1aay52mnlWmm', 1, 'Yflbcbuw3xWM0hy7OwV5DH', 'i7lEXJ6awtDL', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('1aay52mnlWmm', 2, 'x40XHdte7ljjcAMiFYz5Kn', 'qXxFeYrWgazP', NULL, NULL, 'left', 46, 0, NULL);
INSERT INTO seats VALUES ('S78q0mrHeBly', 0, 'G1DNQc3cJWj44GybfugvR2', 'TijLJLk6bEKN', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('S78q0mrHeBly', 1, 'VGHQmenebw34kXwmi4D970', 'qXxFeYrWgazP', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('S78q0mrHeBly', 2, '8kyhL8bqPIYbVluTPUBzAw', NULL, NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('VA9crezF17eq', 0, 'jGb1e2PIOItkxu05uvGh5a', 'i7lEXJ6awtDL', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('VA9crezF17eq', 1, 'dxdhoPVNQKrQwXClOi6kmp', NULL, 'random', NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('WQ2PvpLxOgWi', 0, 'RfHyv8ka0S5Azu22igotBF', 'TijLJLk6bEKN', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('WQ2PvpLxOgWi', 1, 'eWWxlIqx6S190V591LpPHJ', 'i7lEXJ6awtDL', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('Yb0gFQpowQGf', 0, 'cOFdAD1x4Twmsn33rVSHFp', 'TijLJLk6bEKN', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('Yb0gFQpowQGf', 1, 'h5csTJHC3fzSS2SGXQPIxq', 'i7lEXJ6awtDL', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('iGtspaudufLN', 0, 'hxXR0X3NRHahmL7P6nJOin', 'i7lEXJ6awtDL', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('iGtspaudufLN', 1, 'X9RKt8ZqHz1TufVNI4XiTa', NULL, NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('nCciPgUNRkH3', 0, 'uCsqwFgNohC2O2wStd9hNX', 'TijLJLk6bEKN', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('nCciPgUNRkH3', 1, 'G1QAhd8KCg0EquSSNZRFkF', 'i7lEXJ6awtDL', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO access VALUES ('1aay52mnlWmm', 'i7lEXJ6awtDL');
INSERT INTO access VALUES ('WQ2PvpLxOgWi', 'i7lEXJ6awtDL');
INSERT INTO access VALUES ('Yb0gFQpowQGf', 'i7lEXJ6awtDL');
INSERT INTO access VALUES ('nCciPgUNRkH3', 'i7lEXJ6awtDL');
INSERT INTO access VALUES ('1aay52mnlWmm', 'qXxFeYrWgazP');
INSERT INTO access VALUES ('S78q0mrHeBly', 'qXxFeYrWgazP');
INSERT INTO steps VALUES ('1aay52mnlWmm', 1, 1795093689636, NULL, NULL, '{"n":1,"chance":{"what":"home","for":0,"drawn":["home-4"]}}
{"n":2,"chance":{"what":"home","for":1,"drawn":["home-3"]}}
{"n":3,"chance":{"what":"home","for":2,"drawn":["home-1"]}}
{"n":4,"chance":{"what":"workers","for":0,"drawn":{"blue":2,"red":3,"yellow":3}}}
{"n":5,"chance":{"what":"workers","for":1,"drawn":{"blue":2,"red":2,"yellow":4}}}
{"n":6,"chance":{"what":"workers","for":2,"drawn":{"blue":4,"red":1,"yellow":3}}}
{"n":7,"chance":{"what":"winter","for":0,"drawn":["scholar","scribes","truffle-orchard","weaver"]}}
{"n":8,"chance":{"what":"winter","for":1,"drawn":["key-market","windmill","dairy","granary"]}}
{"n":9,"chance":{"what":"winter","for":2,"drawn":["craftsmans-guild","jeweller","key-guild","bakery"]}}
{"n":10,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"red":5,"yellow":2}}}
{"n":11,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"anvil":1}}}
{"n":12,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":2,"red":3,"yellow":1}}}
{"n":13,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"anvil":2}}}
{"n":14,"chance":{"what":"workers","for":"boat-sea-breese","drawn":{"blue":1,"red":2,"yellow":3}}}
{"n":15,"chance":{"what":"skills","for":"boat-sea-breese","drawn":{"pick":1}}}
{"n":16,"chance":{"what":"market","for":"spring","drawn":["keystone-quarry","key-mine","workshop","miner","alehouse","paddock","wheat-field"]}}', '2JGde53FAzCi6kt1pSlFsrp40a_CEsQBDMTlZdYSdRw');
INSERT INTO steps VALUES ('1aay52mnlWmm', 17, 1795093689754, 2, 'r107', '{"n":17,"player":2,"action":{"type":"use","tile":"alehouse","screen":{"blue":1},"groups":[]}}
{"n":18,"chance":{"what":"workers","for":2,"drawn":{"red":1}}}', 'uuuT4DyaYsOSGg0w-Qx4zVm20IimPOqH-oFTYbOaCro');
INSERT INTO steps VALUES ('1aay52mnlWmm', 19, 1795093689773, 0, 'r108', '{"n":19,"player":0,"action":{"type":"bid","tile":"miner","color":"blue","screen":2,"groups":[]}}', 'MwDuCLHToU_dcz8tR0aJ6tLobdOmVuIIGrIwJQ4I-G8');
INSERT INTO steps VALUES ('1aay52mnlWmm', 20, 1795093689820, 1, 'r109', '{"n":20,"player":1,"action":{"type":"use","tile":"keystone-quarry","screen":{"yellow":1},"groups":[]}}', '9veGnycITVMEOovaQNqMRF_YNZxa2hjskwbJpf9iRnM');
INSERT INTO steps VALUES ('1aay52mnlWmm', 21, 1795093689896, 2, 'r110', '{"n":21,"player":2,"action":{"type":"use","tile":"paddock","screen":{"blue":1},"groups":[]}}', 'g_l6NmcayfBNRXJPbhlZI-kgSvc5ObfVvgotdTXJJiM');
INSERT INTO steps VALUES ('1aay52mnlWmm', 22, 1795093689911, 2, 'r111', '{"n":22,"player":2,"action":{"type":"feed"}}', '8Rskblq4hkoQCx-jJG2yI5Jsc13IDEt8_-Z0Xehjdzg');
INSERT INTO steps VALUES ('1aay52mnlWmm', 23, 1795093689928, 2, 'r112', '{"n":23,"player":2,"action":{"type":"done"}}', 'SVsJRfRyBAko5Zocy5-GR9nYnJ9v35gZQk2n86WBweg');
INSERT INTO steps VALUES ('1aay52mnlWmm', 24, 1795093689938, 0, 'r113', '{"n":24,"player":0,"action":{"type":"use","tile":"key-mine","screen":{"yellow":2},"groups":[]}}', 'ggaOZ3Vmo6p931dX8DqvzS11OuE0rUnAm2uyxSaFkVU');
INSERT INTO steps VALUES ('1aay52mnlWmm', 25, 1795093689948, 1, 'r114', '{"n":25,"player":1,"action":{"type":"bid","tile":"key-mine","color":"yellow","screen":2,"groups":[]}}', 'e2_F6-RXTEB5AnT9besGwhliC39_YdNr_U-okIjsr2Q');
INSERT INTO steps VALUES ('1aay52mnlWmm', 26, 1795093689983, 2, 'r115', '{"n":26,"player":2,"action":{"type":"use","tile":"key-mine","screen":{"yellow":3},"groups":[]}}', 'sy9vO1mRPzDXfXfmxzzpFK06y8XECJfmfanSiLffzYQ');
INSERT INTO steps VALUES ('1aay52mnlWmm', 27, 1795093690022, 0, 'r116', '{"n":27,"player":0,"action":{"type":"bid","tile":"farmers-turn-order-1-3-6p","color":"red","screen":3,"groups":[]}}', 'JyxB7Lilh9jF26B8LV4SosHkJuyKsT1rUnFETHyhbkA');
INSERT INTO steps VALUES ('1aay52mnlWmm', 28, 1795093690062, 1, 'r117', '{"n":28,"player":1,"action":{"type":"use","tile":"home-1","screen":{"blue":1},"groups":[]}}', 'e9hTbZRqfllpp74jjLsES42PkDRX5-1u_l4FZNJ85jk');
INSERT INTO steps VALUES ('1aay52mnlWmm', 29, 1795093690072, 1, 'r118', '{"n":29,"player":1,"action":{"type":"done"}}', 'fxAPZIHrDpRdbo16DCD-3gyeO0sNbKH-1Hf0QQ2-uvE');
INSERT INTO steps VALUES ('1aay52mnlWmm', 30, 1795093690091, 2, 'r119', '{"n":30,"player":2,"action":{"type":"use","tile":"home-1","screen":{"blue":2},"groups":[]}}', 'o6DfXwziXVAzjWTZNTxZvyBPNtsPV2Yfp-7Zu6BNrdc');
INSERT INTO steps VALUES ('1aay52mnlWmm', 31, 1795093690144, 2, 'r120', '{"n":31,"player":2,"action":{"type":"done"}}', 'Fk-9YJST_wgByYlzHf1ZdldsQEs0O63RkwUcrGaipOY');
INSERT INTO steps VALUES ('1aay52mnlWmm', 32, 1795093690195, 0, 'r121', '{"n":32,"player":0,"action":{"type":"use","tile":"wheat-field","screen":{"yellow":1},"groups":[]}}', '-cPHMU5luBp9Y5DjdLm3uw6ccSBqfrSWMU6hf13l9W0');
INSERT INTO steps VALUES ('1aay52mnlWmm', 33, 1795093690210, 1, 'r122', '{"n":33,"player":1,"action":{"type":"bid","tile":"farmers-turn-order-2-3p","color":"blue","screen":1,"groups":[]}}', 'b6_aCmCk1KTbNLVpVfWnarcvslm3oMBZL5s0s6EPG3Y');
INSERT INTO steps VALUES ('1aay52mnlWmm', 34, 1795093690218, 2, 'r123', '{"n":34,"player":2,"action":{"type":"use","tile":"home-4","screen":{"red":1},"groups":[]}}', 'bEZ1xSot-a2eA2fu7M0u8PSriXXIjKiDmG1_3Pb7Bcc');
INSERT INTO steps VALUES ('1aay52mnlWmm', 35, 1795093690250, 2, 'r124', '{"n":35,"player":2,"action":{"type":"done"}}
{"n":36,"player":0,"action":{"type":"pass"}}', 'vUpmvcDU-c8yP1bVHcZfhO73-C3Iq7ZQYNHnlt6wB1s');
INSERT INTO steps VALUES ('1aay52mnlWmm', 37, 1795093690315, 1, 'r125', '{"n":37,"player":1,"action":{"type":"bid","tile":"keystone-quarry","color":"yellow","screen":1,"groups":[]}}', 'HWAPFhY8E1COauv448kWaj9Eq-Sevux3Kwu7YDSNRfc');
INSERT INTO steps VALUES ('1aay52mnlWmm', 38, 1795093690334, 2, 'r126', '{"n":38,"player":2,"action":{"type":"use","tile":"workshop","screen":{"red":1},"groups":[]}}', 'Y9hbfvpC8JSM9jTeaX-zvBzBCz5qB4DYsqypKRwSJSY');
INSERT INTO steps VALUES ('1aay52mnlWmm', 39, 1795093690361, 2, 'r127', '{"n":39,"player":2,"action":{"type":"choose","option":2}}
{"n":40,"player":0,"action":{"type":"pass"}}', 's8Pk023IrzRmBjfLwSTOF9hF6_uq5QksLJ-Q9TxCsyw');
INSERT INTO steps VALUES ('1aay52mnlWmm', 41, 1795093690372, 1, 'r128', '{"n":41,"player":1,"action":{"type":"pass"}}
{"n":42,"player":2,"action":{"type":"pass"}}', 'oHIlB64ezyaxVfKNzFyxOvxp3RMLpQEoqikxN26CZqY');
INSERT INTO steps VALUES ('1aay52mnlWmm', 43, 1795093690388, 0, 'r129', '{"n":43,"player":0,"action":{"type":"boat","boat":"boat-sea-breese"}}', 'JRthXWAPpkku6_9m3vrovzs9oIqX-x2xaGHxFXSOCCw');
INSERT INTO steps VALUES ('1aay52mnlWmm', 44, 1795093690412, 1, 'r130', '{"n":44,"player":1,"action":{"type":"boat","boat":"boat-sea-bastion"}}
{"n":45,"player":2,"action":{"type":"boat","boat":"boat-keyflower"}}', 'KOQl1ozEIvGQH19-C5UzhvfDe5sPrer0Bi2TO2p70hQ');
INSERT INTO steps VALUES ('1aay52mnlWmm', 46, 1795093690539, 1, 'r131', '{"n":46,"player":1,"action":{"type":"animal","kind":"sheep","field":"home-3:7"}}', '8ydxwxVtVn4DJg7ehprziBABohyGaWFei6pqrT1De64');
INSERT INTO steps VALUES ('1aay52mnlWmm', 47, 1795093690621, NULL, NULL, '{"n":47,"seat":{"player":2,"name":"nobody"}}', 'euwSfuovZ69skT2mHCTJ-h1yIlVbeinDStfM4CArxwk');
INSERT INTO steps VALUES ('VA9crezF17eq', 1, 1795093690964, NULL, NULL, '{"n":1,"chance":{"what":"home","for":0,"drawn":["home-2"]}}
{"n":2,"chance":{"what":"home","for":1,"drawn":["home-1"]}}
{"n":3,"chance":{"what":"workers","for":0,"drawn":{"blue":5,"red":3}}}
{"n":4,"chance":{"what":"workers","for":1,"drawn":{"blue":3,"red":2,"yellow":3}}}
{"n":5,"chance":{"what":"winter","for":0,"drawn":["apothecary","key-guild","watermill"]}}
{"n":6,"chance":{"what":"winter","for":1,"drawn":["scholar","scribes","village-hall"]}}
{"n":7,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":2,"red":4,"yellow":1}}}
{"n":8,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"anvil":1}}}
{"n":9,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":2,"yellow":4}}}
{"n":10,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"anvil":1,"pick":1}}}
{"n":11,"chance":{"what":"market","for":"spring","drawn":["key-mine","woodcutter","miner","stable","apprentice-hall","alehouse"]}}', 'kc4xbko_pKJ-xwk86ow4RR-pQPrY7OJOWboZEwO1yYs');
INSERT INTO steps VALUES ('VA9crezF17eq', 12, 1795093692938, 1, NULL, '{"n":12,"player":1,"action":{"type":"use","tile":"key-mine","screen":{"red":2},"groups":[]}}', 'EAoVf9OEgHvYJs0QpCRtoi9ekr344Ga5fqAk-7j4r7s');
INSERT INTO steps VALUES ('VA9crezF17eq', 13, 1795093693253, 0, 'r132', '{"n":13,"player":0,"action":{"type":"bid","tile":"woodcutter","color":"blue","screen":3,"groups":[]}}', 'OX508coynixXefOSnKBohB1DmXllf1wfQgal5tyVzzM');
INSERT INTO steps VALUES ('VA9crezF17eq', 14, 1795093693295, 1, NULL, '{"n":14,"player":1,"action":{"type":"bid","tile":"apprentice-hall","color":"yellow","screen":1,"groups":[]}}', 'wKZXPnLYDXKNgnkSX1hZr0-W8JZ6kXnePNIUEgz4Udk');
INSERT INTO steps VALUES ('VA9crezF17eq', 15, 1795093693337, 0, 'r133', '{"n":15,"player":0,"action":{"type":"use","tile":"stable","screen":{"red":2},"groups":[]}}', 'NRNrjiB2JRQ_zLi9_kCZyd-ntZiz8ftCNl2cUpGfNuA');
INSERT INTO steps VALUES ('VA9crezF17eq', 16, 1795093693350, 0, 'r134', '{"n":16,"player":0,"action":{"type":"done"}}', '48os_tcevARRMduRjoUYg3Y1ZA2Aj_WFvXFFUxirgic');
INSERT INTO steps VALUES ('VA9crezF17eq', 17, 1795093693375, 1, NULL, '{"n":17,"player":1,"action":{"type":"bid","tile":"alehouse","color":"yellow","screen":1,"groups":[]}}', '9HlS1e5s0ZRJHUDWP-dLiLL5ND8WV6-kYFkFvnpUtSQ');
INSERT INTO steps VALUES ('VA9crezF17eq', 18, 1795093693398, 0, 'r135', '{"n":18,"player":0,"action":{"type":"use","tile":"home-1","screen":{"blue":1},"groups":[]}}', '0UZtu6fN6tUuL4tJCu22mPmAwkB6BhS03q0g1KoCgEQ');
INSERT INTO steps VALUES ('VA9crezF17eq', 19, 1795093693402, 0, 'r136', '{"n":19,"player":0,"action":{"type":"done"}}', 'bw4x_kz3sE4WqqjqT_Z4YmqQo-7FI0tGO2hNsmGouQc');
INSERT INTO steps VALUES ('VA9crezF17eq', 20, 1795093693444, 1, NULL, '{"n":20,"player":1,"action":{"type":"use","tile":"apprentice-hall","screen":{"yellow":1},"groups":[]}}
{"n":21,"chance":{"what":"skills","for":1,"drawn":{"saw":1}}}', 'lMJoK3pmGFEVmUKJPiGDyXp7CrPm0iH8X9WRuSBV3so');
INSERT INTO steps VALUES ('VA9crezF17eq', 22, 1795093693458, 0, 'r137', '{"n":22,"player":0,"action":{"type":"bid","tile":"turn-order-1-2p","color":"red","screen":1,"groups":[]}}', 'eI5y0hdI-rgYFSo21q3mE8aHO1HAveIs4X3_jzFweXY');
INSERT INTO steps VALUES ('VA9crezF17eq', 23, 1795093693485, 1, NULL, '{"n":23,"player":1,"action":{"type":"bid","tile":"miner","color":"blue","screen":1,"groups":[]}}', '2EFW0eY2Umj1_1bliA58dQ-522ZqY8OrIX0tNfNch4M');
INSERT INTO steps VALUES ('VA9crezF17eq', 24, 1795093693542, 0, 'r138', '{"n":24,"player":0,"action":{"type":"use","tile":"woodcutter","screen":{"blue":1},"groups":[]}}', 'hprH8xy5Or7zI1MqoSsLWBL3U7fPO7VzFiBUVstOHXI');
INSERT INTO steps VALUES ('VA9crezF17eq', 25, 1795093693673, 1, NULL, '{"n":25,"player":1,"action":{"type":"use","tile":"home-2","screen":{"blue":1},"groups":[]}}', '-CAw-XGJZLfL8Sutwo-5cg37J-xE22Dp9X0qkO2AlOo');
INSERT INTO steps VALUES ('VA9crezF17eq', 26, 1795093693718, 1, NULL, '{"n":26,"player":1,"action":{"type":"done"}}
{"n":27,"player":0,"action":{"type":"pass"}}', 'ma2TbubNFKCo71Mub68ZES2HhIcNirarqxiHJO-v2xA');
INSERT INTO steps VALUES ('VA9crezF17eq', 28, 1795093693734, 1, NULL, '{"n":28,"player":1,"action":{"type":"use","tile":"miner","screen":{"blue":1},"groups":[]}}
{"n":29,"player":0,"action":{"type":"pass"}}', 'oV-1VS5ryuNR6ZpbDyPneDittD5TBk7I66YgNIJ4tSw');
INSERT INTO steps VALUES ('VA9crezF17eq', 30, 1795093693769, 1, NULL, '{"n":30,"player":1,"action":{"type":"pass"}}', 'RBhUEMolBU3LriqM6jAvlHyhvqneTSPwN0P9VwoFo5U');
INSERT INTO steps VALUES ('VA9crezF17eq', 31, 1795093693816, 0, 'r139', '{"n":31,"player":0,"action":{"type":"boat","boat":"boat-sea-bastion"}}', 'k-IjZSNwyfMJoDuOiye3CWyC29LpliGUNtR4TmfFuag');
INSERT INTO steps VALUES ('VA9crezF17eq', 32, 1795093693876, 1, NULL, '{"n":32,"player":1,"action":{"type":"boat","boat":"boat-keyflower"}}', 'NltkPnD87ObYqV7WMj3YOZdZRWEYM6evBUYPnPAJI_A');
INSERT INTO steps VALUES ('VA9crezF17eq', 33, 1795093693895, 1, NULL, '{"n":33,"player":1,"action":{"type":"place","tile":"apprentice-hall","q":-1,"r":1,"rotation":3}}', 'zpB_poVx2j8J5WAXsflLHtdXrsVQWKnkC6Y-G7P_PpQ');
INSERT INTO steps VALUES ('VA9crezF17eq', 34, 1795093693916, 1, NULL, '{"n":34,"player":1,"action":{"type":"place","tile":"alehouse","q":-1,"r":0,"rotation":4}}', 'JLcM7HkF0nrYO9-7KMlBkSXX7Ms4bDXzE1okmr8hrb8');
INSERT INTO steps VALUES ('VA9crezF17eq', 35, 1795093693916, 0, 'r140', '{"n":35,"player":0,"action":{"type":"place","tile":"woodcutter","q":-1,"r":0,"rotation":5}}', '6jwzwt3BHkPJYTribxGr30KHVWCzHqQPKxO-KFweTR0');
INSERT INTO steps VALUES ('VA9crezF17eq', 36, 1795093693936, 1, NULL, '{"n":36,"player":1,"action":{"type":"place","tile":"miner","q":0,"r":-1,"rotation":0}}
{"n":37,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":1,"red":4,"yellow":2}}}
{"n":38,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"anvil":1}}}
{"n":39,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":1,"red":4,"yellow":1}}}
{"n":40,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"anvil":2}}}
{"n":41,"chance":{"what":"market","for":"summer","drawn":["store","mason","hiring-fair","brewer","boat-1","boat-3"]}}
{"n":42,"chance":{"what":"face","for":"boat-1","drawn":"b"}}
{"n":43,"chance":{"what":"face","for":"boat-3","drawn":"a"}}', 'PODpEHOtWr9ALnQlfrXRoox44ySsQy9BS2hMSBdNfi0');
INSERT INTO steps VALUES ('VA9crezF17eq', 44, 1795093694141, 0, 'r141', '{"n":44,"player":0,"action":{"type":"bid","tile":"mason","color":"blue","screen":1,"groups":[]}}', 'h-I4hhlDX5IBvxa1Ns5HQBAd6CzXC6ituDbq8iGjpkU');
INSERT INTO steps VALUES ('VA9crezF17eq', 45, 1795093694170, 1, NULL, '{"n":45,"player":1,"action":{"type":"use","tile":"brewer","screen":{"yellow":2},"groups":[]}}', '5SfMbw1yoVcQLfRjXoODLlWx5V_7HTN7lYB52OeomFo');
INSERT INTO steps VALUES ('VA9crezF17eq', 46, 1795093694253, 1, NULL, '{"n":46,"player":1,"action":{"type":"pay","skill":"anvil"}}
{"n":47,"chance":{"what":"workers","for":1,"drawn":{"yellow":2}}}', '97ifv53R0GhFWUO8MksgkbMDBdKl3_JSD9FIdJMm5ls');
INSERT INTO steps VALUES ('WQ2PvpLxOgWi', 1, 1795093694915, NULL, NULL, '{"n":1,"chance":{"what":"home","for":0,"drawn":["home-6"]}}
{"n":2,"chance":{"what":"home","for":1,"drawn":["home-4"]}}
{"n":3,"chance":{"what":"workers","for":0,"drawn":{"blue":2,"red":2,"yellow":4}}}
{"n":4,"chance":{"what":"workers","for":1,"drawn":{"blue":2,"red":4,"yellow":2}}}
{"n":5,"chance":{"what":"winter","for":0,"drawn":["keythedral","key-market","mercers-guild"]}}
{"n":6,"chance":{"what":"winter","for":1,"drawn":["craftsmans-guild","key-guild","scholar"]}}
{"n":7,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":4,"red":1,"yellow":2}}}
{"n":8,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"anvil":1}}}
{"n":9,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":1,"red":4,"yellow":1}}}
{"n":10,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"pick":1,"saw":1}}}
{"n":11,"chance":{"what":"market","for":"spring","drawn":["keystone-quarry","key-mine","woodcutter","quarryman","apprentice-hall","alehouse"]}}', 'CkesRuoLgk5q66j_LAYDm-kdWf4QB5bhI9RBS67AbBc');
INSERT INTO steps VALUES ('WQ2PvpLxOgWi', 12, 1795093694963, 1, 'r154', '{"n":12,"player":1,"action":{"type":"use","tile":"key-mine","screen":{"red":2},"groups":[]}}', 'MKlHhsFCqtaDAi8JHatdfe1Kfz5jMitdCcq1PEohHOc');
INSERT INTO steps VALUES ('WQ2PvpLxOgWi', 13, 1795093694974, 0, 'r155', '{"n":13,"player":0,"action":{"type":"use","tile":"home-4","screen":{"yellow":4},"groups":[]}}', 'Gg_ERcXnWL-PJBhawB9T1ycN4TPqnAYZM-DhbeTMCxI');
INSERT INTO steps VALUES ('WQ2PvpLxOgWi', 14, 1795093694978, 0, 'r156', '{"n":14,"player":0,"action":{"type":"done"}}', '0zPtLwWXRwPCWNKVKUmTkVCs7Ypzv5Qb3fKP9inmOwE');
INSERT INTO steps VALUES ('Yb0gFQpowQGf', 1, 1795093694392, NULL, NULL, '{"n":1,"chance":{"what":"home","for":0,"drawn":["home-2"]}}
{"n":2,"chance":{"what":"home","for":1,"drawn":["home-3"]}}
{"n":3,"chance":{"what":"workers","for":0,"drawn":{"blue":3,"red":2,"yellow":3}}}
{"n":4,"chance":{"what":"workers","for":1,"drawn":{"blue":2,"red":4,"yellow":2}}}
{"n":5,"chance":{"what":"winter","for":"stack","drawn":["jeweller","windmill"]}}
{"n":6,"chance":{"what":"winter","for":0,"drawn":["jeweller","bakery","dairy","truffle-orchard"]}}
{"n":7,"chance":{"what":"winter","for":1,"drawn":["windmill","granary","hillside","weaver"]}}
{"n":8,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"red":5,"yellow":2}}}
{"n":9,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"pick":1}}}
{"n":10,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":3,"red":1,"yellow":2}}}
{"n":11,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"anvil":1,"saw":1}}}
{"n":12,"chance":{"what":"market","for":"spring","drawn":["quarryman","alehouse"]}}', 'LVkETiJIBobjfGjBjpjvys48BL648dtN8E8ihOSEOGc');
INSERT INTO steps VALUES ('Yb0gFQpowQGf', 13, 1795093694430, 0, 'r142', '{"n":13,"player":0,"action":{"type":"bid","tile":"paddock","color":"yellow","screen":3,"groups":[]}}', 'vLxJSYunajrEIdUyi-KV3nIr3znAufgAlC_BAyDI8eA');
INSERT INTO steps VALUES ('Yb0gFQpowQGf', 14, 1795093694452, 1, 'r143', '{"n":14,"player":1,"action":{"type":"bid","tile":"quarryman","color":"blue","screen":1,"groups":[]}}', 'dMXok8twPH-DLN55W449qD9v9A0LiNldZG2fd9A_a-Y');
INSERT INTO steps VALUES ('Yb0gFQpowQGf', 15, 1795093694465, 0, 'r144', '{"n":15,"player":0,"action":{"type":"use","tile":"farm-yard","screen":{"blue":1},"groups":[]}}', 'eLhdM3DO5gfA4ovIC2XROl34E1hZWw9qMGrl-151xRk');
INSERT INTO steps VALUES ('Yb0gFQpowQGf', 16, 1795093694479, 0, 'r145', '{"n":16,"player":0,"action":{"type":"choose","option":2}}
{"n":17,"chance":{"what":"skills","for":0,"drawn":{"anvil":1}}}', 'vogCbpyHdmM-p3fZpwyBQp3kTtRt3yuW0vh-HHRqbHM');
INSERT INTO steps VALUES ('Yb0gFQpowQGf', 18, 1795093694509, 1, 'r146', '{"n":18,"player":1,"action":{"type":"use","tile":"wheat-field","screen":{"red":4},"groups":[]}}', 'aDA1_s8vPLlc3jHCg-NhgxyGDtVXTsYXrWN20yyEHcg');
INSERT INTO steps VALUES ('Yb0gFQpowQGf', 19, 1795093694533, 0, 'r147', '{"n":19,"player":0,"action":{"type":"use","tile":"home-2","screen":{"blue":2},"groups":[]}}', '_JIzPx7Bzlo2-_ddHAsugwzNflsxUyl-ocMyoy6QmHc');
INSERT INTO steps VALUES ('Yb0gFQpowQGf', 20, 1795093694564, 0, 'r148', '{"n":20,"player":0,"action":{"type":"done"}}', 'TRkz7qMsGZLpe6GocMRBQK7Md4TSSGXaI9PY0lX0uqo');
INSERT INTO steps VALUES ('Yb0gFQpowQGf', 21, 1795093694597, 1, 'r149', '{"n":21,"player":1,"action":{"type":"use","tile":"alehouse","screen":{"yellow":2},"groups":[]}}
{"n":22,"chance":{"what":"workers","for":1,"drawn":{"yellow":1}}}', 'uTwd0_XbJjFZQBNPZWtX1Y7V8avqs45zMebRKJt1SdE');
INSERT INTO steps VALUES ('Yb0gFQpowQGf', 23, 1795093694613, 0, 'r150', '{"n":23,"player":0,"action":{"type":"use","tile":"sheep-fold","screen":{"red":2},"groups":[]}}', 'Sj5JhARFug4eJwPX8wDYQ6hrE_j1vnfEhsR8Que1IEg');
INSERT INTO steps VALUES ('Yb0gFQpowQGf', 24, 1795093694630, 0, 'r151', '{"n":24,"player":0,"action":{"type":"animal","kind":"sheep","field":"home-2:5"}}', 'pDA-epm--5rMf4VlHpgEQsm2rXu1tevG76avkoXwdB4');
INSERT INTO steps VALUES ('Yb0gFQpowQGf', 25, 1795093694649, 1, 'r152', '{"n":25,"player":1,"action":{"type":"use","tile":"home-3","screen":{"yellow":1},"groups":[]}}', '8wBfv2UbnFXZgLpDel9dZhHq3vXlkD24Y0R7W4SEtRk');
INSERT INTO steps VALUES ('Yb0gFQpowQGf', 26, 1795093694668, 1, 'r153', '{"n":26,"player":1,"action":{"type":"done"}}
{"n":27,"player":0,"action":{"type":"pass"}}', '9q-3_dFY98rT_fXwTblMKBw1i1h_aLluEk8jdzyyC7A');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 1, 1795093687530, NULL, NULL, '{"n":1,"chance":{"what":"home","for":0,"drawn":["home-6"]}}
{"n":2,"chance":{"what":"home","for":1,"drawn":["home-5"]}}
{"n":3,"chance":{"what":"workers","for":0,"drawn":{"blue":1,"red":3,"yellow":4}}}
{"n":4,"chance":{"what":"workers","for":1,"drawn":{"blue":5,"red":2,"yellow":1}}}
{"n":5,"chance":{"what":"winter","for":0,"drawn":["craftsmans-guild","scribes","watermill"]}}
{"n":6,"chance":{"what":"winter","for":1,"drawn":["keythedral","mercers-guild","windmill"]}}
{"n":7,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":3,"red":2,"yellow":2}}}
{"n":8,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"pick":1}}}
{"n":9,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":1,"yellow":5}}}
{"n":10,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"anvil":1,"pick":1}}}
{"n":11,"chance":{"what":"market","for":"spring","drawn":["keywood","keystone-quarry","key-mine","woodcutter","miner","stable"]}}', '7h_I32m9H7Zdc7hRkdQcjwly_O2oTtYzSC1OY4F5B7s');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 12, 1795093687577, 1, 'r1', '{"n":12,"player":1,"action":{"type":"bid","tile":"keystone-quarry","color":"blue","screen":3,"groups":[]}}', 'jVNXJMhiqW4f3nKb4DZ3_5tEYYQUDpjJW7nLLvRxNFA');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 13, 1795093687606, 0, 'r2', '{"n":13,"player":0,"action":{"type":"use","tile":"key-mine","screen":{"yellow":4},"groups":[]}}', 'HNlOkiSJq263FX4urqFlIHl_94IamCDUXLiSc0nRhGQ');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 14, 1795093687625, 1, 'r3', '{"n":14,"player":1,"action":{"type":"use","tile":"keywood","screen":{"red":1},"groups":[]}}', 'csbweJL4M6nCBfSmkSXM0qYwZwKBV2pqQM4qxhrV4Yg');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 15, 1795093687632, 0, 'r4', '{"n":15,"player":0,"action":{"type":"bid","tile":"stable","color":"blue","screen":1,"groups":[]}}', '9oyb3zG2Hktn_G3WgyGKfM757_AktLeWkbqcevQPzmo');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 16, 1795093687650, 1, 'r5', '{"n":16,"player":1,"action":{"type":"use","tile":"keystone-quarry","screen":{"blue":2},"groups":[]}}', '-vmaV5nR501Bj_2J9ue9HFsFhdXUa-9Iokq0qCGAxJE');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 17, 1795093687667, 0, 'r6', '{"n":17,"player":0,"action":{"type":"pass"}}', 'lIH2P8L-fxX02b9X2xiBktagXQpqjsjKTzpuTtPkaRU');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 18, 1795093687673, 1, 'r7', '{"n":18,"player":1,"action":{"type":"bid","tile":"miner","color":"yellow","screen":1,"groups":[]}}', '3lt1OEq-Q-o1LATEV8ju744cJPOdyi-XNuTTschWtqg');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 19, 1795093687693, 0, 'r8', '{"n":19,"player":0,"action":{"type":"bid","tile":"woodcutter","color":"red","screen":2,"groups":[]}}', 'ZfjKzqkJuT2I-W6VGZQYR7YEBo0YMM4Qdh0YFDpC5f0');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 20, 1795093687702, 1, 'r9', '{"n":20,"player":1,"action":{"type":"use","tile":"woodcutter","screen":{"red":1},"groups":[]}}', '29dwMVKEYDkUvUNzBQr5fE9wJCm4pgGme4A-sNf_kR8');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 21, 1795093687714, 0, 'r10', '{"n":21,"player":0,"action":{"type":"bid","tile":"woodcutter","color":"red","screen":1,"groups":[]}}
{"n":22,"player":1,"action":{"type":"pass"}}
{"n":23,"player":0,"action":{"type":"pass"}}', 'btMtDnfd3LsPZboLZQJF5os5mhq7JcgNMZiE4n_6Yz4');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 24, 1795093687728, 1, 'r11', '{"n":24,"player":1,"action":{"type":"boat","boat":"boat-keyflower"}}
{"n":25,"player":0,"action":{"type":"boat","boat":"boat-sea-bastion"}}', 'rj-bS3yUSJiot2IKa6LSxlFMA_o8m0sXzM8nLJdCq7c');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 26, 1795093687738, 0, 'r12', '{"n":26,"player":0,"action":{"type":"place","tile":"stable","q":1,"r":-1,"rotation":4}}', 'je-P8w91DW_BwsV3tOFdJgnp-yI-UAbFyohemd_3xkA');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 27, 1795093687745, 0, 'r13', '{"n":27,"player":0,"action":{"type":"place","tile":"woodcutter","q":0,"r":1,"rotation":3}}', '5OJK_zzmK70jOUeH9sw40f6HwfNnnQP1dmqhMNZ5Jyo');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 28, 1795093687752, 1, 'r14', '{"n":28,"player":1,"action":{"type":"place","tile":"keystone-quarry","q":0,"r":1,"rotation":1}}', 'wsRG-sIMo3XhbPCE3X5rzv-GsSyWW35dMqcSlalkBiE');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 29, 1795093687763, 1, 'r15', '{"n":29,"player":1,"action":{"type":"place","tile":"miner","q":1,"r":1,"rotation":5}}
{"n":30,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":1,"red":3,"yellow":3}}}
{"n":31,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"anvil":1}}}
{"n":32,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":2,"red":3,"yellow":1}}}
{"n":33,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"anvil":1,"saw":1}}}
{"n":34,"chance":{"what":"market","for":"summer","drawn":["store","hiring-fair","farrier","carpenter","brewer","boat-2"]}}
{"n":35,"chance":{"what":"face","for":"boat-2","drawn":"b"}}', 'HRDcvZp7Rk4MWZ1nYXdDiIZOu7bFbvusZ6DI9AN2g7I');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 36, 1795093687771, 0, 'r16', '{"n":36,"player":0,"action":{"type":"bid","tile":"turn-order-1-2p","color":"blue","screen":1,"groups":[]}}', 'MaCtS1T7AgTm7JXk8QM6e4iIcQmM2Hh_38-rNDdSx-E');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 37, 1795093687778, 1, 'r17', '{"n":37,"player":1,"action":{"type":"bid","tile":"carpenter","color":"blue","screen":2,"groups":[]}}', 'vKpeeLqzhM-KHQbl1Y-LC-WNEU-dfU-sbZu_hNath7M');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 38, 1795093687808, 0, 'r18', '{"n":38,"player":0,"action":{"type":"use","tile":"keystone-quarry","screen":{"yellow":2},"groups":[]}}', 'mjdwfRhEboqnYz5u33e3-cglT49s3JiD22CBeKA4PKg');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 39, 1795093687820, 1, 'r19', '{"n":39,"player":1,"action":{"type":"use","tile":"brewer","screen":{"red":2},"groups":[]}}', 'BTrOQJ2xDpqEehJ03d6m6lQbGKmNj_eO25nWFJAaXKY');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 40, 1795093687833, 1, 'r20', '{"n":40,"player":1,"action":{"type":"pay","skill":"pick"}}
{"n":41,"chance":{"what":"workers","for":1,"drawn":{"blue":1,"yellow":1}}}', 'o4kOgo8_JJmFwrNhfHtNlLYxj7p5BWrTaTEtowJd37E');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 42, 1795093687845, 0, 'r21', '{"n":42,"player":0,"action":{"type":"use","tile":"hiring-fair","screen":{"yellow":2},"groups":[]}}', 'RH1tZQXNAOyrAdXfFVpw7l5RGBGJgRqIEHx6kqTOpiU');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 43, 1795093687865, 0, 'r22', '{"n":43,"player":0,"action":{"type":"pay","skill":"anvil"}}
{"n":44,"chance":{"what":"skills","for":0,"drawn":{"anvil":1,"pick":1}}}', 'eMs67_Wylj89nzrtvH9T4nnp4MjlbQX5peLSLhXkVwY');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 45, 1795093687876, 1, 'r23', '{"n":45,"player":1,"action":{"type":"bid","tile":"carpenter","color":"blue","screen":1,"groups":[]}}', 'L3Vo-FHMODmRMtq3ai1kZnDpIsTH0wHoFw3RbNRR09k');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 46, 1795093687882, 0, 'r24', '{"n":46,"player":0,"action":{"type":"use","tile":"farrier","screen":{"red":1},"groups":[]}}', 'I4xvNrRO2mQ2T7euzhe-D2HUDTKXK0Wc-dhrKgOE_10');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 47, 1795093687890, 0, 'r25', '{"n":47,"player":0,"action":{"type":"move","resource":"stone","from":"home-6","to":"woodcutter"}}', 'v7PokQYeINiU4xEIdfBj5Fm5a96qzfGg4BUI_SyZWGc');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 48, 1795093687926, 0, 'r26', '{"n":48,"player":0,"action":{"type":"move","resource":"iron","from":"home-6","to":"stable"}}', '-fkEhpxAUUN6ZZoz7TYER1wDTxaL67TDYyNzCebIDaM');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 49, 1795093687946, 0, 'r27', '{"n":49,"player":0,"action":{"type":"move","resource":"iron","from":"stable","to":"home-6"}}', 'rHH76ghQw42PYSSk27PhFQe5GSuYci94NAT6a4FKgEI');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 50, 1795093687977, 0, 'r28', '{"n":50,"player":0,"action":{"type":"done"}}', 'LQw9ntlZ2fFNAZDvHeWOSBmRLMm8unTBkripyPrmd60');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 51, 1795093687994, 1, 'r29', '{"n":51,"player":1,"action":{"type":"use","tile":"store","screen":{"blue":1},"groups":[]}}', 'FmzVyDp0H87fcyxYHoaHu4029ZaZnAYShClwybZ-9yA');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 52, 1795093688003, 0, 'r30', '{"n":52,"player":0,"action":{"type":"use","tile":"home-6","screen":{"yellow":1},"groups":[]}}', 'Qxk0xlZ3TrtGAmo_0qgQKSYQhlFuAKZQ2JBpQailOHY');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 53, 1795093688013, 0, 'r31', '{"n":53,"player":0,"action":{"type":"done"}}', 'RNTCmNTsBGHKjnhdnz7827EBlLay0DZ5oazkoe-B-_s');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 54, 1795093688025, 1, 'r32', '{"n":54,"player":1,"action":{"type":"bid","tile":"boat-2","color":"yellow","screen":1,"groups":[]}}
{"n":55,"player":0,"action":{"type":"pass"}}', 'ubavwAWNBtmD2wmhhQQdJF39c4BmcNO9u2cJh45XP5o');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 56, 1795093688037, 1, 'r33', '{"n":56,"player":1,"action":{"type":"bid","tile":"hiring-fair","color":"yellow","screen":1,"groups":[]}}
{"n":57,"player":0,"action":{"type":"pass"}}', 'mfsMwj7WNwTZyy48xjG8tjS9LkD25PjjPe3Li3llJiA');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 58, 1795093688067, 1, 'r34', '{"n":58,"player":1,"action":{"type":"use","tile":"woodcutter","screen":{"green":1},"groups":[]}}
{"n":59,"player":0,"action":{"type":"pass"}}', '5R73ZV4qb5uRpMMQF-68icpHNR6hGF7ucvHj01lnZ5g');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 60, 1795093688077, 1, 'r35', '{"n":60,"player":1,"action":{"type":"bid","tile":"store","color":"blue","screen":1,"groups":[]}}
{"n":61,"player":0,"action":{"type":"pass"}}', '7ydB-QlR9BrCyQQj7SWACsMnfEsuaeAuefF_8El8e00');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 62, 1795093688087, 1, 'r36', '{"n":62,"player":1,"action":{"type":"use","tile":"home-5","screen":{"yellow":1},"groups":[]}}', 'EoPNTDISo8s-XOVkBW97rakkIAXKZAXAwnyuyVBj5CM');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 63, 1795093688109, 1, 'r37', '{"n":63,"player":1,"action":{"type":"done"}}
{"n":64,"player":0,"action":{"type":"pass"}}
{"n":65,"player":1,"action":{"type":"pass"}}', 'YSC3YQ-PElyaD1k4TykGgTsmtf_RU5yvd7402D-L2sA');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 66, 1795093688128, 0, 'r38', '{"n":66,"player":0,"action":{"type":"boat","boat":"boat-sea-bastion"}}
{"n":67,"player":1,"action":{"type":"boat","boat":"boat-keyflower"}}', 'gsATG-asKelLEwLAr1ZbRBClNYvND8cfBKSHnZvFrKs');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 68, 1795093688140, 1, 'r39', '{"n":68,"player":1,"action":{"type":"place","tile":"store","q":0,"r":2,"rotation":2}}', 'SQJ4pOmTFDqXE8LkCuP86XNnpWghRUvORMM2qqaoHi0');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 69, 1795093688168, 1, 'r40', '{"n":69,"player":1,"action":{"type":"place","tile":"carpenter","q":2,"r":0,"rotation":4}}', '39lhNF7diaFxkVQmLkgb5KwV7IxmA4C26Btol5eLZbs');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 70, 1795093688173, 1, 'r41', '{"n":70,"player":1,"action":{"type":"place","tile":"hiring-fair","q":3,"r":-1,"rotation":3}}', '_4MAXjIs7cn6_yk-Qt44hkNSkyjLCQNTxxV49uV_9rA');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 71, 1795093688189, 1, 'r42', '{"n":71,"player":1,"action":{"type":"place","tile":"boat-2","q":0,"r":3,"rotation":5}}
{"n":72,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":1,"red":1,"yellow":1}}}
{"n":73,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"pick":1,"saw":1}}}
{"n":74,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":4,"red":2}}}
{"n":75,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"pick":2}}}
{"n":76,"chance":{"what":"market","for":"autumn","drawn":["stone-yard","barn","sawmill","goldsmith","well","fair"]}}', 'x5ABbGOxNOutJWpRJ-TbTQm1fBa1AaQ3IiOAiTG670Y');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 77, 1795093688202, 0, 'r43', '{"n":77,"player":0,"action":{"type":"use","tile":"home-6","screen":{"red":2},"groups":[]}}', 'NXxBYpfwF4-tpsE7tdB0yZlHleY5T5aOunZvnCq4paY');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 78, 1795093688229, 0, 'r44', '{"n":78,"player":0,"action":{"type":"move","resource":"stone","from":"woodcutter","to":"home-6"}}', 'yGJXivAQK4NZkJIP-ARXpg4kzHr0rS511efDvYzrfFI');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 79, 1795093688245, 0, 'r45', '{"n":79,"player":0,"action":{"type":"upgrade","tile":"woodcutter","pay":{"resources":{},"skills":{"saw":1}}}}', 'PGtXl-I9HVCOC0Stt-hVg_9bTF04yAqrEDU7y7jjOT0');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 80, 1795093688261, 0, 'r46', '{"n":80,"player":0,"action":{"type":"done"}}', 'fCZQU9AMKw66pdaRn6I6gT6dOl-2n-rVBMWGPNRfQYA');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 81, 1795093688275, 1, 'r47', '{"n":81,"player":1,"action":{"type":"use","tile":"home-5","screen":{"yellow":2},"groups":[]}}', 'r3jB5HCxMVqYWVRbni8ea73N8DQRVEYJo2zqir7jaMk');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 82, 1795093688287, 1, 'r48', '{"n":82,"player":1,"action":{"type":"move","resource":"stone","from":"home-5","to":"keystone-quarry"}}', 'He0gtO4tz1LJOnBo_J9OrvZVZ9ud-R2GpAGZ2rjAICk');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 83, 1795093688292, 1, 'r49', '{"n":83,"player":1,"action":{"type":"done"}}', '0OIvU9wIhj4r4gT904awbKjczZUadsnha22WoDQpYc8');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 84, 1795093688301, 0, 'r50', '{"n":84,"player":0,"action":{"type":"bid","tile":"fair","color":"blue","screen":1,"groups":[]}}', 'z_70h8hSeWdAU6WPOQyHb_KVFfU6ooOVDwvN2UTvFlI');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 85, 1795093688309, 1, 'r51', '{"n":85,"player":1,"action":{"type":"use","tile":"store","screen":{"yellow":4},"groups":[]}}', 'eyCBnQ1O_JSkG8cwvg_d0Vth7_tk1nPQZ36hZTDzErU');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 86, 1795093688313, 0, 'r52', '{"n":86,"player":0,"action":{"type":"bid","tile":"stone-yard","color":"green","screen":1,"groups":[]}}', 'uNNUGNcNMmqutqxIqUod2m_aqSI0i0Z5Xh0AcExu__M');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 87, 1795093688321, 1, 'r53', '{"n":87,"player":1,"action":{"type":"use","tile":"stable","screen":{"red":1},"groups":[]}}', 'lll7A2jifSbVkS3bcpuESrTvod9cyaJ1pF06_Ja3Jjg');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 88, 1795093688332, 1, 'r54', '{"n":88,"player":1,"action":{"type":"move","resource":"stone","from":"keystone-quarry","to":"miner"}}', 'lu8qo4sMz3DNtqNLnTWO2KvDgBcUbrcI0JHIGW7ZgWc');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 89, 1795093688334, 1, 'r55', '{"n":89,"player":1,"action":{"type":"move","resource":"wood","from":"home-5","to":"keystone-quarry"}}', '2Oh5adeWoh58o1J2NOVX2z0VCnpID6aZQHTCTthAb5o');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 90, 1795093688341, 1, 'r56', '{"n":90,"player":1,"action":{"type":"move","resource":"wood","from":"keystone-quarry","to":"home-5"}}', 'IyHul1wamXpdcVAc-7nkuPmlEMvjDEgEHMWBMMwmWqk');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 91, 1795093688344, 1, 'r57', '{"n":91,"player":1,"action":{"type":"move","resource":"wood","from":"home-5","to":"keystone-quarry"}}', 'guhppZ7VhrArWQXmveqA4FtYqYcb837_oHMS8ZlCh6E');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 92, 1795093688352, 1, 'r58', '{"n":92,"player":1,"action":{"type":"upgrade","tile":"miner","pay":{"resources":{},"skills":{"anvil":1}}}}', 'KbmfjZ6r89vsT361gJSeFcwaUlXchsPsuek5R5s7ZsA');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 93, 1795093688365, 1, 'r59', '{"n":93,"player":1,"action":{"type":"done"}}', 'nvD2VO9Voi3dRce35iXbzY0IG1scxo4nGYLREDZeMh0');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 94, 1795093688368, 0, 'r60', '{"n":94,"player":0,"action":{"type":"use","tile":"woodcutter","screen":{"blue":1},"groups":[]}}', 'ZEMNOz6L5bS1vyutoIza7Y2m3A5C4u-XhWdEQyXwNdk');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 95, 1795093688375, 1, 'r61', '{"n":95,"player":1,"action":{"type":"use","tile":"fair","screen":{"blue":1},"groups":[]}}', 'l8ReuCELKObDBP7apCWEAUyTjWke-yzrNZeoM_bgIxQ');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 96, 1795093688389, 0, 'r62', '{"n":96,"player":0,"action":{"type":"bid","tile":"turn-order-1-2p","color":"yellow","screen":2,"groups":[]}}', 't-lMYZU8l5wRzbaFr4OYeVwdhU4RYCltP1vc2rM7ylQ');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 97, 1795093688409, 1, 'r63', '{"n":97,"player":1,"action":{"type":"use","tile":"miner","screen":{"green":2},"groups":[]}}', 'vHwAZxF05OiRqzpz1EF45s9dQIpZi7R4sU9NebAPbUw');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 98, 1795093688421, 0, 'r64', '{"n":98,"player":0,"action":{"type":"use","tile":"keystone-quarry","screen":{"red":1},"groups":[]}}', 'Iz1EYZ-i7XIloqv_uMJSvZYLUuNmV7-PDUmrYMAnEJk');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 99, 1795093688432, 1, 'r65', '{"n":99,"player":1,"action":{"type":"bid","tile":"barn","color":"red","screen":1,"groups":[]}}
{"n":100,"player":0,"action":{"type":"pass"}}', '_LQSxwL14A6HXhPv5hOqoT2mqCXinlu9hjNOUWzU7VQ');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 101, 1795093688442, 1, 'r66', '{"n":101,"player":1,"action":{"type":"bid","tile":"well","color":"yellow","screen":2,"groups":[]}}
{"n":102,"player":0,"action":{"type":"pass"}}
{"n":103,"player":1,"action":{"type":"pass"}}', 'xQliSjqPFXhaONROFPvQ3fYeSua_4OjkTGxl81JcXx8');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 104, 1795093688449, 0, 'r67', '{"n":104,"player":0,"action":{"type":"boat","boat":"boat-keyflower"}}
{"n":105,"player":1,"action":{"type":"boat","boat":"boat-sea-bastion"}}', 'pNuWyIyTgc2ibr7wBsGk8JcAFgZjJZxPCfadDpIT1d8');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 106, 1795093688465, 0, 'r68', '{"n":106,"player":0,"action":{"type":"place","tile":"fair","q":1,"r":1,"rotation":3}}', 'd-CQiLu2Q11jP92nn0Mn7sPSbig1k9jURuh6n-NYIiU');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 107, 1795093688535, 0, 'r69', '{"n":107,"player":0,"action":{"type":"place","tile":"stone-yard","q":2,"r":-2,"rotation":4}}', 'QsKEguQ3n3DwRrccQc9Tihy3QMOe4jswsZ5TafYusJ8');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 108, 1795093688622, 1, 'r70', '{"n":108,"player":1,"action":{"type":"place","tile":"well","q":-1,"r":1,"rotation":1}}', '3QqEwxHnGn6pClq20BNncmXdhn6C2iFFnu5f60wUCZM');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 109, 1795093688666, 1, 'r71', '{"n":109,"player":1,"action":{"type":"place","tile":"barn","q":-2,"r":1,"rotation":2}}', 'iHzbHKoSmiF4Blc1W-yARl0-6jWXsRSjuHQ-UhqID2w');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 110, 1795093688683, 0, 'r72', '{"n":110,"player":0,"action":{"type":"offer","tiles":["craftsmans-guild","scribes","watermill"]}}', 'QN6bEu7t-jNIJ6zpmibEZtpJNkseWxA_yyo53KYdCdk');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 111, 1795093688711, 1, 'r73', '{"n":111,"player":1,"action":{"type":"offer","tiles":["mercers-guild","windmill"]}}', 'gWWPZGduC2nEhmkLEgc32AxrNlfLR0vdTiCSGxWxdSs');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 112, 1795093688719, 0, 'r74', '{"n":112,"player":0,"action":{"type":"use","tile":"woodcutter","screen":{"red":2},"groups":[]}}', 'WuOkY0UF7CEJnhLm4qb_m1yGExosG4jXaih8vDKZJxY');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 113, 1795093688727, 1, 'r75', '{"n":113,"player":1,"action":{"type":"use","tile":"stable","screen":{"red":2},"groups":[]}}', 'dwvaYL_yWz4Aq1TRPuSxJfGRgXBJ7zCiqc2bi7zJmiY');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 114, 1795093688732, 1, 'r76', '{"n":114,"player":1,"action":{"type":"move","resource":"wood","from":"home-5","to":"miner"}}', 'TATWW60F2nPy2zqmzTkBAxGEcpkV6PKyzdufWLyyP1U');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 115, 1795093688740, 1, 'r77', '{"n":115,"player":1,"action":{"type":"move","resource":"stone","from":"miner","to":"carpenter"}}', '5rol923970PCtFknDgAvhV1bX4cBo3soIuy_dT08rCM');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 116, 1795093688745, 1, 'r78', '{"n":116,"player":1,"action":{"type":"move","resource":"iron","from":"miner","to":"keystone-quarry"}}', '_Unw6i7K-xHMtxDslGVzsToDNhXAS208G-iJC_AGgC4');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 117, 1795093688753, 1, 'r79', '{"n":117,"player":1,"action":{"type":"done"}}', 'WvCU3WBkmGYMfP4PE_kMuUy3AE8JzQnEv_UICdFRJRQ');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 118, 1795093688756, 0, 'r80', '{"n":118,"player":0,"action":{"type":"use","tile":"home-6","screen":{"blue":3},"groups":[]}}', 'vNenIt14LPYfxrHJ8o80Mtd1BonDJspRjPUePWdxiZ4');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 119, 1795093688766, 0, 'r81', '{"n":119,"player":0,"action":{"type":"move","resource":"stone","from":"home-6","to":"stable"}}', 'lunYFxuwIQ1oDJB-HpAnf1_n44mzmNc7nYfx6bc-aWk');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 120, 1795093688781, 0, 'r82', '{"n":120,"player":0,"action":{"type":"done"}}', 'YC3gn9e9KA4oG6UTmgc-JybSkFQ7EFkqXnT9_LyZNpo');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 121, 1795093688803, 1, 'r83', '{"n":121,"player":1,"action":{"type":"use","tile":"home-5","screen":{"yellow":3},"groups":[]}}', 'jOjwSKT1_sHP4Hvqv0_Fwm8kFGpKIpvop_OfvWQT3Cc');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 122, 1795093688809, 1, 'r84', '{"n":122,"player":1,"action":{"type":"move","resource":"iron","from":"keystone-quarry","to":"home-5"}}', 'o1Imk3b0lWofHIbzHmvf7QXKfZU86YlfjpbbFcNVwDo');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 123, 1795093688817, 1, 'r85', '{"n":123,"player":1,"action":{"type":"move","resource":"iron","from":"home-5","to":"keystone-quarry"}}', '7lHWEIOWVY6Fsw6WBjTNOQHvOwd5SBSnQCvKCzY6i_o');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 124, 1795093688841, 1, 'r86', '{"n":124,"player":1,"action":{"type":"upgrade","tile":"keystone-quarry","pay":{"resources":{},"skills":{"pick":1}}}}', 'X30ZeBTqWCcmp7D7zaNytEXcZ51e7_HemSBQfKJNm0c');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 125, 1795093688860, 1, 'r87', '{"n":125,"player":1,"action":{"type":"upgrade","tile":"barn","pay":{"resources":{},"skills":{"pick":1}}}}', '8Ww15jbRooQ1DhtGsgthvsBzEfIxX5Z-m_y8tfPNDJU');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 126, 1795093688888, 1, 'r88', '{"n":126,"player":1,"action":{"type":"done"}}', '38gX7QW_VCEu_zMKvWm_EZEdbtuVFiuNW58xJOfoMMA');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 127, 1795093688905, 0, 'r89', '{"n":127,"player":0,"action":{"type":"use","tile":"fair","screen":{"red":1},"groups":[]}}', 'D_trdgm2VivKY34KXD-ULlu2fq6hV1mmCtysqxqH_co');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 128, 1795093688973, 1, 'r90', '{"n":128,"player":1,"action":{"type":"bid","tile":"windmill","color":"red","screen":1,"groups":[]}}', 'vkxH3ZdjifulBtoaVQQHvf0VDqU-x7bqdgnWR3oiA-c');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 129, 1795093688982, 0, 'r91', '{"n":129,"player":0,"action":{"type":"bid","tile":"watermill","color":"green","screen":1,"groups":[]}}', '9Vyoekx0Q5nf2DfvgtfmGsagNDUwoI0gfy5V2NWawck');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 130, 1795093688994, 1, 'r92', '{"n":130,"player":1,"action":{"type":"use","tile":"miner","screen":{"blue":2},"groups":[]}}', 'bxR7yA6YlTaYyX6o4PNnTqsja9GB5MY7bouZEcfuDKg');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 131, 1795093689034, 0, 'r93', '{"n":131,"player":0,"action":{"type":"use","tile":"hiring-fair","screen":{"yellow":1},"groups":[]}}', 'DU7B9bNPKLPvDWVgyzJhm8PdwHVjLUc1zaGzJfQVn2k');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 132, 1795093689072, 0, 'r94', '{"n":132,"player":0,"action":{"type":"pay","skill":"pick"}}
{"n":133,"chance":{"what":"skills","for":0,"drawn":{"anvil":1,"saw":1}}}', 'P1jYBPfo3DPtmt8egJ2DihgP0P1phLeMxnJmF07SMDI');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 134, 1795093689077, 1, 'r95', '{"n":134,"player":1,"action":{"type":"use","tile":"keystone-quarry","screen":{"yellow":1},"groups":[]}}
{"n":135,"player":0,"action":{"type":"pass"}}', 'yB11dLH_VaJlFlsotH8Vm_6883gGa0uge1flPOApJAc');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 136, 1795093689089, 1, 'r96', '{"n":136,"player":1,"action":{"type":"bid","tile":"craftsmans-guild","color":"green","screen":1,"groups":[]}}
{"n":137,"player":0,"action":{"type":"pass"}}', 'C7oRpa3bIhk-3ZGbKUoHA9ElltgNktNbTR5pW43bp0k');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 138, 1795093689107, 1, 'r97', '{"n":138,"player":1,"action":{"type":"use","tile":"store","screen":{"yellow":2},"groups":[]}}
{"n":139,"player":0,"action":{"type":"pass"}}', 'zcHi379AejKYVhGScBJ52mkL6aWKZpOA_bRO2pvhThs');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 140, 1795093689121, 1, 'r98', '{"n":140,"player":1,"action":{"type":"bid","tile":"turn-order-1-2p","color":"blue","screen":1,"groups":[]}}
{"n":141,"player":0,"action":{"type":"pass"}}', 'Z_7vbfySXfHV44rXq2IGFSN76y4n14oB9EJscuS5-tM');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 142, 1795093689132, 1, 'r99', '{"n":142,"player":1,"action":{"type":"bid","tile":"craftsmans-guild","color":"green","screen":2,"groups":[]}}
{"n":143,"player":0,"action":{"type":"pass"}}
{"n":144,"player":1,"action":{"type":"pass"}}', 'QQ7R9jNdQ-Znk_jdkZnaRGekK3UC2cokfkszdGkPW6s');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 145, 1795093689141, 1, 'r100', '{"n":145,"player":1,"action":{"type":"boat","boat":"boat-sea-bastion"}}
{"n":146,"player":0,"action":{"type":"boat","boat":"boat-keyflower"}}', 'ml_vF2yHhzs2vUgVHo_EK-vgxhHRursTcYw-nUhWaXc');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 147, 1795093689145, 0, 'r101', '{"n":147,"player":0,"action":{"type":"place","tile":"watermill","q":-1,"r":0,"rotation":1}}', '0pANT75cMFesw2XEleDJVZmxJCCqAmxt-lIrW2tV2yk');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 148, 1795093689157, 0, 'r102', '{"n":148,"player":0,"action":{"type":"place","tile":"boat-keyflower","q":-1,"r":2,"rotation":0}}', 'ZCOy9ADwMSA0cnSWdKcId2XRypJ70r_QD5msBvnOpNo');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 149, 1795093689173, 1, 'r103', '{"n":149,"player":1,"action":{"type":"place","tile":"boat-sea-bastion","q":1,"r":3,"rotation":2}}', 'CNjOsqXzM3kpGn2Ilf4irNCLjSvhUV1Cn6NPlmHlqfo');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 150, 1795093689193, 1, 'r104', '{"n":150,"player":1,"action":{"type":"place","tile":"turn-order-1-2p","q":-2,"r":2,"rotation":2}}', 'N8fQa99PKPpLLXuCHTVrlKPuBlO7crRHzDet09z7B2s');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 151, 1795093689249, 1, 'r105', '{"n":151,"player":1,"action":{"type":"place","tile":"craftsmans-guild","q":4,"r":-2,"rotation":1}}', 'mlLE01EyDF-Nx6LbLm3XTE58J9YT13st5OCe8U1DmYs');
INSERT INTO steps VALUES ('nCciPgUNRkH3', 152, 1795093689261, 1, 'r106', '{"n":152,"player":1,"action":{"type":"place","tile":"windmill","q":5,"r":-3,"rotation":2}}', '3CupVsXXkdcS7OZN9FS6YB3M3Dy4UFhmgDN2Wq98aVU');
INSERT INTO chat VALUES (1, 'nCciPgUNRkH3', 'TijLJLk6bEKN', 0, 1795093687555, 'Good luck!', 'hello', 0);
INSERT INTO results VALUES ('nCciPgUNRkH3', 0, 'TijLJLk6bEKN', 2, 10, 0, 2, 1, 22.364610506859503, 8.06590141354368, 1795093689284);
INSERT INTO results VALUES ('nCciPgUNRkH3', 1, 'i7lEXJ6awtDL', 2, 26, 1, 1, 1, 27.635389493140497, 8.06590141354368, 1795093689284);
INSERT INTO blocks VALUES ('i7lEXJ6awtDL', 'qXxFeYrWgazP');
INSERT INTO reports VALUES (1, 'i7lEXJ6awtDL', 'qXxFeYrWgazP', '1aay52mnlWmm', NULL, 'left us', 1795093695197, NULL);
INSERT INTO audit VALUES (1, 1795093695122, 'TijLJLk6bEKN', 'close table', 'WQ2PvpLxOgWi', 'a test');
INSERT INTO progress VALUES ('1aay52mnlWmm', 3, '{"draws":{"secret":"78f3e0875c5a127cc6c041f030bedf2630ccaae19de31639b63c380ca58daa69","commitments":[],"revealed":[null,null,null]},"waitingSince":[3779,3779,null],"reasons":{"47":"left"},"lastVote":1,"votes":[{"kind":"takeover","by":2,"id":1,"agreed":[],"waiting":[0,1]}]}', 259203779, 1795093690621, 0);
INSERT INTO progress VALUES ('S78q0mrHeBly', 0, '{"draws":{"secret":"eaeea4cc5f25c7ab5604621d150ed10b8eed0a599055c5053199f950b662e51b","commitments":[]}}', NULL, 1795093687314, 0);
INSERT INTO progress VALUES ('VA9crezF17eq', 1, '{"times":[{"bank":3600000,"free":600000,"since":7492},{"bank":3600000,"free":600000,"since":null}],"draws":{"secret":"daf4e23988318b6163481e642ef13ca9fb193f4adfcb5e7310b8989d5d4ba1fe","commitments":[],"revealed":[null,null]}}', 4207492, 1795093694253, 0);
INSERT INTO progress VALUES ('WQ2PvpLxOgWi', 0, '{}', NULL, 1795093694978, 0);
INSERT INTO progress VALUES ('Yb0gFQpowQGf', 2, '{"times":[{"bank":0,"free":172799983,"since":null,"away":true},{"bank":0,"free":172800000,"since":7908}],"draws":{"secret":"eeeaf2bc12315736df4472c21cf6dccf5a51ff1e392959aa0b986c772f757acf","commitments":[],"revealed":[null,null]},"freeUndo":{"seat":1,"from":25}}', 172807908, 1795093694668, 0);
INSERT INTO progress VALUES ('iGtspaudufLN', 0, '{"draws":{"secret":"2b21cfbe331e86430319195a8369111303072eea30219f5c173985dd460459bb","commitments":[]}}', NULL, 1795093687363, 0);
INSERT INTO progress VALUES ('nCciPgUNRkH3', 0, '{"draws":{"secret":"34effc6afeddec811b42eee418a876fab0d1c9880fb4ae9fa94ccb36c14d8297","commitments":[],"revealed":[null,null]},"waitingSince":[null,null]}', NULL, 1795093689261, 0);
INSERT INTO hands VALUES ('1aay52mnlWmm', 'TijLJLk6bEKN', 0, 0);
INSERT INTO hands VALUES ('WQ2PvpLxOgWi', 'TijLJLk6bEKN', 0, 0);
INSERT INTO hands VALUES ('Yb0gFQpowQGf', 'TijLJLk6bEKN', 0, 0);
INSERT INTO hands VALUES ('nCciPgUNRkH3', 'TijLJLk6bEKN', 0, 0);
INSERT INTO hands VALUES ('1aay52mnlWmm', 'i7lEXJ6awtDL', 1, 0);
INSERT INTO hands VALUES ('VA9crezF17eq', 'i7lEXJ6awtDL', 0, 0);
INSERT INTO hands VALUES ('WQ2PvpLxOgWi', 'i7lEXJ6awtDL', 1, 0);
INSERT INTO hands VALUES ('Yb0gFQpowQGf', 'i7lEXJ6awtDL', 1, 0);
INSERT INTO hands VALUES ('nCciPgUNRkH3', 'i7lEXJ6awtDL', 1, 0);
INSERT INTO hands VALUES ('1aay52mnlWmm', 'qXxFeYrWgazP', 2, 0);
INSERT INTO statistics VALUES ('', 1, 2, 'off', '{"games":1,"scores":{"count":2,"sum":36,"squares":776,"wins":1,"tens":[0,1,1]},"seats":[{"games":1,"wins":0,"points":10},{"games":1,"wins":1,"points":26}],"sources":{"printed":12,"workers":3,"skills":0,"goods":14,"roads":5,"river":0,"farm":0,"gold":2},"tiles":{"home-6":{"won":0,"workers":0,"colours":[0,0,0,0],"had":1,"points":0,"upgraded":0,"wins":0},"stable":{"won":1,"workers":1,"colours":[1,0,0,0],"had":1,"points":0,"upgraded":0,"wins":0},"woodcutter":{"won":1,"workers":3,"colours":[0,3,0,0],"had":1,"points":3,"upgraded":1,"wins":0},"fair":{"won":1,"workers":1,"colours":[1,0,0,0],"had":1,"points":0,"upgraded":0,"wins":0},"stone-yard":{"won":1,"workers":1,"colours":[0,0,0,1],"had":1,"points":0,"upgraded":0,"wins":0},"watermill":{"won":1,"workers":1,"colours":[0,0,0,1],"had":1,"points":4,"upgraded":0,"wins":0},"boat-keyflower":{"won":0,"workers":0,"colours":[0,0,0,0],"had":1,"points":3,"upgraded":0,"wins":0},"turn-order-1-2p":{"won":2,"workers":3,"colours":[1,0,2,0],"had":1,"points":2,"upgraded":0,"wins":1},"home-5":{"won":0,"workers":0,"colours":[0,0,0,0],"had":1,"points":0,"upgraded":0,"wins":1},"keystone-quarry":{"won":1,"workers":3,"colours":[3,0,0,0],"had":1,"points":3,"upgraded":1,"wins":1},"miner":{"won":1,"workers":1,"colours":[0,0,1,0],"had":1,"points":3,"upgraded":1,"wins":1},"store":{"won":1,"workers":1,"colours":[1,0,0,0],"had":1,"points":0,"upgraded":0,"wins":1},"carpenter":{"won":1,"workers":3,"colours":[3,0,0,0],"had":1,"points":0,"upgraded":0,"wins":1},"hiring-fair":{"won":1,"workers":1,"colours":[0,0,1,0],"had":1,"points":0,"upgraded":0,"wins":1},"boat-2":{"won":1,"workers":1,"colours":[0,0,1,0],"had":1,"points":0,"upgraded":0,"wins":1},"well":{"won":1,"workers":2,"colours":[0,0,2,0],"had":1,"points":3,"upgraded":0,"wins":1},"barn":{"won":1,"workers":1,"colours":[0,1,0,0],"had":1,"points":0,"upgraded":1,"wins":1},"boat-sea-bastion":{"won":0,"workers":0,"colours":[0,0,0,0],"had":1,"points":0,"upgraded":0,"wins":1},"craftsmans-guild":{"won":1,"workers":3,"colours":[0,0,0,3],"had":1,"points":3,"upgraded":0,"wins":1},"windmill":{"won":1,"workers":1,"colours":[0,1,0,0],"had":1,"points":10,"upgraded":0,"wins":1}},"advice":{"compared":18,"same":0,"lost":1515}}');
INSERT INTO statistics VALUES ('TijLJLk6bEKN', 1, 2, 'off', '{"games":1,"scores":{"count":1,"sum":10,"squares":100,"wins":0,"tens":[0,1]},"seats":[{"games":1,"wins":0,"points":10}],"sources":{"printed":3,"workers":0,"skills":0,"goods":4,"roads":3,"river":0,"farm":0,"gold":0},"tiles":{"home-6":{"won":0,"workers":0,"colours":[0,0,0,0],"had":1,"points":0,"upgraded":0,"wins":0},"stable":{"won":1,"workers":1,"colours":[1,0,0,0],"had":1,"points":0,"upgraded":0,"wins":0},"woodcutter":{"won":1,"workers":3,"colours":[0,3,0,0],"had":1,"points":3,"upgraded":1,"wins":0},"fair":{"won":1,"workers":1,"colours":[1,0,0,0],"had":1,"points":0,"upgraded":0,"wins":0},"stone-yard":{"won":1,"workers":1,"colours":[0,0,0,1],"had":1,"points":0,"upgraded":0,"wins":0},"watermill":{"won":1,"workers":1,"colours":[0,0,0,1],"had":1,"points":4,"upgraded":0,"wins":0},"boat-keyflower":{"won":0,"workers":0,"colours":[0,0,0,0],"had":1,"points":3,"upgraded":0,"wins":0},"turn-order-1-2p":{"won":1,"workers":2,"colours":[0,0,2,0],"had":0,"points":0,"upgraded":0,"wins":0}},"advice":{"compared":8,"same":0,"lost":614}}');
INSERT INTO statistics VALUES ('i7lEXJ6awtDL', 1, 2, 'off', '{"games":1,"scores":{"count":1,"sum":26,"squares":676,"wins":1,"tens":[0,0,1]},"seats":[{"games":0,"wins":0,"points":0},{"games":1,"wins":1,"points":26}],"sources":{"printed":9,"workers":3,"skills":0,"goods":10,"roads":2,"river":0,"farm":0,"gold":2},"tiles":{"home-5":{"won":0,"workers":0,"colours":[0,0,0,0],"had":1,"points":0,"upgraded":0,"wins":1},"keystone-quarry":{"won":1,"workers":3,"colours":[3,0,0,0],"had":1,"points":3,"upgraded":1,"wins":1},"miner":{"won":1,"workers":1,"colours":[0,0,1,0],"had":1,"points":3,"upgraded":1,"wins":1},"store":{"won":1,"workers":1,"colours":[1,0,0,0],"had":1,"points":0,"upgraded":0,"wins":1},"carpenter":{"won":1,"workers":3,"colours":[3,0,0,0],"had":1,"points":0,"upgraded":0,"wins":1},"hiring-fair":{"won":1,"workers":1,"colours":[0,0,1,0],"had":1,"points":0,"upgraded":0,"wins":1},"boat-2":{"won":1,"workers":1,"colours":[0,0,1,0],"had":1,"points":0,"upgraded":0,"wins":1},"well":{"won":1,"workers":2,"colours":[0,0,2,0],"had":1,"points":3,"upgraded":0,"wins":1},"barn":{"won":1,"workers":1,"colours":[0,1,0,0],"had":1,"points":0,"upgraded":1,"wins":1},"boat-sea-bastion":{"won":0,"workers":0,"colours":[0,0,0,0],"had":1,"points":0,"upgraded":0,"wins":1},"turn-order-1-2p":{"won":1,"workers":1,"colours":[1,0,0,0],"had":1,"points":2,"upgraded":0,"wins":1},"craftsmans-guild":{"won":1,"workers":3,"colours":[0,0,0,3],"had":1,"points":3,"upgraded":0,"wins":1},"windmill":{"won":1,"workers":1,"colours":[0,1,0,0],"had":1,"points":10,"upgraded":0,"wins":1}},"advice":{"compared":10,"same":0,"lost":901}}');
INSERT INTO counted VALUES ('nCciPgUNRkH3');
PRAGMA user_version = 8;
