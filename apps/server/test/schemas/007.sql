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
INSERT INTO meta VALUES ('heads', '6e87843af50108cdbe94f7c3e7e8e3bb');
INSERT INTO meta VALUES ('play-time', '4238');
INSERT INTO people VALUES ('3CTn8is7gQ1X', 'Anna', 'anna', 'scrypt$1024$8$1$7_wTiKzuRYf661ZEjRy3Nw$dPw8ThZu4BfhJyIeSBDL4xF1rBtmWUXN4RjOMrSDDSU', 'anna@example.org', 0, 'en', 0, 1, NULL, NULL, '{}', 1795198870225, 2026, 2, 27.635389493140497, 8.06590141354368, 1795026066301, 1795026066301, NULL);
INSERT INTO people VALUES ('L8SFNhrsTxHK', 'Bela', 'bela', 'scrypt$1024$8$1$hbWGHBunt0KJhFYwtN9KaA$Pp6LCdidAxKotfTrZagG9lmIDYjDE_2rSqIZdFoJ1rQ', NULL, 0, 'en', 0, 0, NULL, NULL, '{}', NULL, NULL, 0, 22.364610506859503, 8.06590141354368, 1795026066496, 1795026066496, NULL);
INSERT INTO people VALUES ('pP5uLp2u4uFb', 'Guest 5326', NULL, NULL, NULL, 0, 'en', 0, 0, NULL, NULL, '{}', NULL, NULL, 0, NULL, NULL, 1795026066612, 1795026066612, NULL);
INSERT INTO sessions VALUES ('a7929bbaeece13156e48f7564871c588737851fea4e4eb36cf41feb5499c07bf', 'L8SFNhrsTxHK', 1795026066585, 1795026066585);
INSERT INTO sessions VALUES ('aba5520537f984164d884e1debfca51f77b270c6192e35947d00de818378166e', 'pP5uLp2u4uFb', 1795026066612, 1795026066612);
INSERT INTO sessions VALUES ('b3d45f959dac7b3742f52fbafe7b713094d9bae9930f89f81700381497c910e7', '3CTn8is7gQ1X', 1795026066436, 1795026066436);
INSERT INTO tokens VALUES ('9VQMZzQKRTxU', 'd08e725a21a5c5487cab92f90879519777b03f8e905b4fae7d1de6e03b0933cc', '3CTn8is7gQ1X', 'a program', 1795026070217, NULL);
INSERT INTO one_time VALUES ('ce9e02274fcbb9cb65458c42154cbb650d7ce4e6a4f1218473ec8bf38a17140f', '3CTn8is7gQ1X', 'email', 'anna@example.org', 1795112466457);
INSERT INTO tables VALUES ('6jpal0usyMZZ', 'open', 1, 0, '3CTn8is7gQ1X', 'WZiefPb5gGMkYks1FWK1wr', '{"title":"open","options":{"players":3,"farmers":"off","gamers":false,"handicap":[]},"public":true,"rated":false,"clock":{"kind":"untimed"},"timeout":"play","onLeave":"bot","absentDays":3,"stand":"miller","confirm":false,"askForced":false,"aids":true,"spectators":true}', NULL, NULL, NULL, NULL, NULL, 1795026066675, NULL, NULL);
INSERT INTO tables VALUES ('7OBbw9MVF76m', 'playing', 0, 0, 'L8SFNhrsTxHK', 'UO7baSzP1K1RALkHAyLIwq', '{"title":"live","options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"public":false,"rated":false,"clock":{"kind":"live","bank":3600,"perDecision":600},"timeout":"play","onLeave":"bot","absentDays":3,"stand":"miller","confirm":false,"askForced":false,"aids":true,"spectators":true}', '29592e0cb26ef12fbd2781e894bb53205113dec7e423244c35918768a04962cd', '{"format":"keyflower-record/1","engine":"0.1.0","rules":1,"options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"seedHash":"abe22009c18e5939760c9f84f90e5ac29f5b0e63edd167ec44defc7e5ad5537f","proof":{"server":"c3d2de12be4168a1f3f69ae5d586e6dd48b2e960567bff48fa3c2de05a63ea19","seats":[null,null]}}', NULL, NULL, NULL, 1795026068880, 1795026068946, NULL);
INSERT INTO tables VALUES ('P4VX54N7sngc', 'closed', 0, 0, '3CTn8is7gQ1X', 'unneKYHiU2TTZ6M1VkcNtI', '{"title":"closed","options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"public":false,"rated":false,"clock":{"kind":"untimed"},"timeout":"play","onLeave":"bot","absentDays":3,"stand":"miller","confirm":false,"askForced":false,"aids":true,"spectators":true}', 'e44594fac2ceed195e0a6a52c23f1d38c6bee874855b8f0d4a085606eaf2a059', '{"format":"keyflower-record/1","engine":"0.1.0","rules":1,"options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"seedHash":"50f0fcdf104487633062c8708559348f701169ad3a34459fdd53ec8f3db1a337","proof":{"server":"9cb4c4246852ba087d0bca2a5284d6aac7c62527706356923b6d389886e4cc50","seats":[null,null]}}', NULL, NULL, 'operator', 1795026070049, 1795026070101, 1795026070177);
INSERT INTO tables VALUES ('QGbBfya9W3QS', 'cancelled', 0, 0, 'L8SFNhrsTxHK', 'v08p0n5HuOMT27uuwu0lyk', '{"title":"cancelled","options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"public":false,"rated":false,"clock":{"kind":"untimed"},"timeout":"play","onLeave":"bot","absentDays":3,"stand":"miller","confirm":false,"askForced":false,"aids":true,"spectators":true}', NULL, NULL, NULL, NULL, NULL, 1795026066806, NULL, 1795026066853);
INSERT INTO tables VALUES ('Zlpg5j5LxiRt', 'playing', 0, 0, '3CTn8is7gQ1X', 'GXJXyfKTMKgFySvRfJJuLQ', '{"title":"letters","options":{"players":2,"farmers":"all","gamers":false,"handicap":[]},"public":false,"rated":false,"clock":{"kind":"correspondence","hours":48},"timeout":"play","onLeave":"bot","absentDays":3,"stand":"miller","confirm":false,"askForced":false,"aids":true,"spectators":true}', '97ad2f0b205028294261c5979c2227bced69dec8f65364dff8ebd20516bf8c0a', '{"format":"keyflower-record/1","engine":"0.1.0","rules":1,"options":{"players":2,"farmers":"all","gamers":false,"handicap":[]},"seedHash":"5393cbc705fce95769ae6bd3c98454e64113a7320ac9fdc2297da7790fd45435","proof":{"server":"ebbd8116059a31191c9b05cc43a75e8700b91bd24479e003fbd1c657e7b8b4e4","seats":[null,null]}}', NULL, NULL, NULL, 1795026069800, 1795026069880, NULL);
INSERT INTO tables VALUES ('wNABWIBubal0', 'playing', 0, 0, '3CTn8is7gQ1X', '0LCjiWren32ZUn9zUNCaly', '{"title":"untimed","options":{"players":3,"farmers":"mixed","gamers":true,"handicap":[]},"public":false,"rated":false,"clock":{"kind":"untimed"},"timeout":"play","onLeave":"vote","absentDays":3,"stand":"miller","confirm":false,"askForced":false,"aids":true,"spectators":true}', '0ea7860a830b4fc4cfa7a2d2de8112ee765a3f810b58cb102a82b82b9d6e1278', '{"format":"keyflower-record/1","engine":"0.1.0","rules":1,"options":{"players":3,"farmers":"mixed","gamers":true,"handicap":[]},"seedHash":"4ea88fcf43b564392d8f3b000703415b3296de829cf5bac45414d0fc0d5357b3","proof":{"server":"3d4b6513b3b81aecf53dd148466c7738226e5553e77cc20fe5550703be99d3f6","seats":[null,null,null]}}', NULL, NULL, NULL, 1795026068286, 1795026068374, NULL);
INSERT INTO tables VALUES ('xuhMsWQsEKUK', 'over', 1, 1, '3CTn8is7gQ1X', 'vElgDCSzI3n8h3pFZMqK7W', '{"title":"over","options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"public":true,"rated":true,"clock":{"kind":"untimed"},"timeout":"play","onLeave":"bot","absentDays":3,"stand":"miller","confirm":false,"askForced":false,"aids":true,"spectators":true}', 'f2b53fa3097acd8586c876fd080804fe54ad12f93466e75c1d8ba82416c53035', '{"format":"keyflower-record/1","engine":"0.1.0","rules":1,"options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"seedHash":"c5f8a4b87051c5efbe72ae2ff5288f414ef2db35bd890258366249f294e19415","proof":{"server":"b55de3d201e1d4facd3bccb8a7d61bf817cb1337b868100419ffa6a300bfc35d","seats":[null,null]}}', '{"scores":[16,13],"winners":[0],"seed":"f2b53fa3097acd8586c876fd080804fe54ad12f93466e75c1d8ba82416c53035","secret":"f8184c3e6760ae5bdbfd1fe3588f15b49eb925970b204e27531478fa80f95720"}', NULL, NULL, 1795026066893, 1795026067017, 1795026068264);
INSERT INTO seats VALUES ('6jpal0usyMZZ', 0, 'cg7v3VVKR2wVI7Mh0u1F7f', '3CTn8is7gQ1X', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('6jpal0usyMZZ', 1, 'vNZ626dtw7lVH4nSf4055w', 'pP5uLp2u4uFb', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('6jpal0usyMZZ', 2, 'D7Aj9znjP0REooI0m156pO', NULL, NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('7OBbw9MVF76m', 0, 'Hg7xJTyVXTJ92ybn2p06Hc', 'L8SFNhrsTxHK', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('7OBbw9MVF76m', 1, 'sn9bs2xRB7ZEG96AZKjJbO', NULL, 'random', NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('P4VX54N7sngc', 0, 'WJWrZgi0T5xSbiaXwL8HwY', '3CTn8is7gQ1X', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('P4VX54N7sngc', 1, 'UU8LYVGryCh3kzolWOQODc', 'L8SFNhrsTxHK', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('QGbBfya9W3QS', 0, 'eQ2QRXpWKFlw13o0H2u4i4', 'L8SFNhrsTxHK', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('QGbBfya9W3QS', 1, 'kQwOG0r6PaOhCoiu0g4ufw', NULL, NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('Zlpg5j5LxiRt', 0, 'KhTpzka3ZhSHFfoORMBq1l', '3CTn8is7gQ1X', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('Zlpg5j5LxiRt', 1, '9wTbuWjK9JExIDHmGpchTg', 'L8SFNhrsTxHK', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('wNABWIBubal0', 0, 'RPk31ba8oRKQ19H5CYoNWG', '3CTn8is7gQ1X', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('wNABWIBubal0', 1, 'Q2H9x2NHiqWSQqcNdcgJsU', 'L8SFNhrsTxHK', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('wNABWIBubal0', 2, 'UluFDQuPqsEaW9W2kqOPVH', 'pP5uLp2u4uFb', NULL, NULL, 'left', 58, 0, NULL);
INSERT INTO seats VALUES ('xuhMsWQsEKUK', 0, 'x1cyWgbhop08L7GIXW59aI', '3CTn8is7gQ1X', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('xuhMsWQsEKUK', 1, 'jVhogVFW4mg6qHi1eZd9Uc', 'L8SFNhrsTxHK', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO access VALUES ('P4VX54N7sngc', 'L8SFNhrsTxHK');
INSERT INTO access VALUES ('Zlpg5j5LxiRt', 'L8SFNhrsTxHK');
INSERT INTO access VALUES ('wNABWIBubal0', 'L8SFNhrsTxHK');
INSERT INTO access VALUES ('xuhMsWQsEKUK', 'L8SFNhrsTxHK');
INSERT INTO access VALUES ('6jpal0usyMZZ', 'pP5uLp2u4uFb');
INSERT INTO access VALUES ('wNABWIBubal0', 'pP5uLp2u4uFb');
INSERT INTO steps VALUES ('7OBbw9MVF76m', 1, 1795026068946, NULL, NULL, '{"n":1,"chance":{"what":"home","for":0,"drawn":["home-3"]}}
{"n":2,"chance":{"what":"home","for":1,"drawn":["home-2"]}}
{"n":3,"chance":{"what":"workers","for":0,"drawn":{"blue":1,"red":3,"yellow":4}}}
{"n":4,"chance":{"what":"workers","for":1,"drawn":{"blue":3,"red":3,"yellow":2}}}
{"n":5,"chance":{"what":"winter","for":0,"drawn":["jeweller","key-guild","watermill"]}}
{"n":6,"chance":{"what":"winter","for":1,"drawn":["key-market","mercers-guild","village-hall"]}}
{"n":7,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":2,"red":3,"yellow":2}}}
{"n":8,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"pick":1}}}
{"n":9,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":3,"red":3}}}
{"n":10,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"pick":1,"saw":1}}}
{"n":11,"chance":{"what":"market","for":"spring","drawn":["woodcutter","miner","gold-mine","peddler","apprentice-hall","alehouse"]}}', 'Y_LlzwqqIEzibTVRrGZ793oCp52yJ32TDxqy8dDwPGQ');
INSERT INTO steps VALUES ('7OBbw9MVF76m', 12, 1795026069509, 1, NULL, '{"n":12,"player":1,"action":{"type":"bid","tile":"turn-order-1-2p","color":"red","screen":2,"groups":[]}}', 'PE5HlNCVuKd-ZlAUsrTqVrLenQR0LE8MFilAPlF_e7k');
INSERT INTO steps VALUES ('7OBbw9MVF76m', 13, 1795026069519, 0, 'r113', '{"n":13,"player":0,"action":{"type":"bid","tile":"miner","color":"yellow","screen":1,"groups":[]}}', 'DWASR0yCOGBFACQxvsoX5idNb-WqhUDofhaRvb6W0ZI');
INSERT INTO steps VALUES ('7OBbw9MVF76m', 14, 1795026069531, 1, NULL, '{"n":14,"player":1,"action":{"type":"use","tile":"apprentice-hall","screen":{"yellow":2},"groups":[]}}
{"n":15,"chance":{"what":"skills","for":1,"drawn":{"pick":1}}}', 'PDd9KacA4dDlEH00A2e5te1KAIYlFKxjVASiFFaJkUM');
INSERT INTO steps VALUES ('7OBbw9MVF76m', 16, 1795026069537, 0, 'r114', '{"n":16,"player":0,"action":{"type":"bid","tile":"miner","color":"yellow","screen":3,"groups":[]}}', 'smDkbpKHkocfOdRbr1r8qi4LfWQgkxoCRwzN2qcSFBM');
INSERT INTO steps VALUES ('7OBbw9MVF76m', 17, 1795026069548, 1, NULL, '{"n":17,"player":1,"action":{"type":"bid","tile":"gold-mine","color":"blue","screen":3,"groups":[]}}', 'q_q0yn90hpUFbU02l0Ae1peyJeiFDJQmxSuD6MS6T0Q');
INSERT INTO steps VALUES ('7OBbw9MVF76m', 18, 1795026069564, 0, 'r115', '{"n":18,"player":0,"action":{"type":"bid","tile":"peddler","color":"red","screen":1,"groups":[]}}', 'gqLT8V117UqywG1s674ow3QvaEWWpyODvgs8VXn6qhE');
INSERT INTO steps VALUES ('7OBbw9MVF76m', 19, 1795026069578, 1, NULL, '{"n":19,"player":1,"action":{"type":"use","tile":"home-3","screen":{"red":1},"groups":[]}}', '_jQ85-M-GSA6QglIleN0qYdexzIrfXMMlhcuPQRzvYM');
INSERT INTO steps VALUES ('7OBbw9MVF76m', 20, 1795026069588, 1, NULL, '{"n":20,"player":1,"action":{"type":"done"}}', 'yUZVyuf5RLBfcLspQBbCTKKJ7AfvgAVvBVMvoz2Y8IM');
INSERT INTO steps VALUES ('7OBbw9MVF76m', 21, 1795026069599, 0, 'r116', '{"n":21,"player":0,"action":{"type":"use","tile":"home-2","screen":{"blue":1},"groups":[]}}', '6njkjVMJrFX_jLCs6WZN_eGyF258Fpcf-YiXR4UJlpg');
INSERT INTO steps VALUES ('7OBbw9MVF76m', 22, 1795026069613, 0, 'r117', '{"n":22,"player":0,"action":{"type":"done"}}', 'IEldE2ypwUJlEAg-bgneBLB4HNqyzK4Nms-GH5XnxjE');
INSERT INTO steps VALUES ('7OBbw9MVF76m', 23, 1795026069625, 1, NULL, '{"n":23,"player":1,"action":{"type":"pass"}}', 'jr7BG6k_rMTHxbzVkyzA1oUEnUocgwztpwdDzFcXU-M');
INSERT INTO steps VALUES ('7OBbw9MVF76m', 24, 1795026069641, 0, 'r118', '{"n":24,"player":0,"action":{"type":"bid","tile":"peddler","color":"red","screen":2,"groups":[]}}', 'WXUo6v46W_VvBrHA7JFnox5r70dxR3A9mhVGkdHnI6A');
INSERT INTO steps VALUES ('7OBbw9MVF76m', 25, 1795026069656, 1, NULL, '{"n":25,"player":1,"action":{"type":"pass"}}
{"n":26,"player":0,"action":{"type":"pass"}}', 'CCAnIW2krBEOYakCC4Eo2VbzB7oUmkOVsd-e_CEULK8');
INSERT INTO steps VALUES ('7OBbw9MVF76m', 27, 1795026069678, 1, NULL, '{"n":27,"player":1,"action":{"type":"boat","boat":"boat-sea-bastion"}}
{"n":28,"player":0,"action":{"type":"boat","boat":"boat-keyflower"}}', 'rdWubjiKtT6X2VW4ng0e28E-YyW7HDNotB5UR8f8-CY');
INSERT INTO steps VALUES ('7OBbw9MVF76m', 29, 1795026069698, 1, NULL, '{"n":29,"player":1,"action":{"type":"place","tile":"gold-mine","q":0,"r":-1,"rotation":0}}', 'RLooTSbykVs23NyrBzF8mFNzgwqT5EKgFBUy_MCSGyA');
INSERT INTO steps VALUES ('7OBbw9MVF76m', 30, 1795026069709, 0, 'r119', '{"n":30,"player":0,"action":{"type":"place","tile":"peddler","q":0,"r":1,"rotation":5}}', 'pww8FrXPpVIZouNzn-KFx4N1zG7AcmKRWur_8GVv_vQ');
INSERT INTO steps VALUES ('7OBbw9MVF76m', 31, 1795026069719, 0, 'r120', '{"n":31,"player":0,"action":{"type":"place","tile":"miner","q":1,"r":-1,"rotation":4}}
{"n":32,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":3,"red":1,"yellow":3}}}
{"n":33,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"saw":1}}}
{"n":34,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":1,"red":2,"yellow":3}}}
{"n":35,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"anvil":1,"pick":1}}}
{"n":36,"chance":{"what":"market","for":"summer","drawn":["store","mason","hiring-fair","carpenter","brewer","boat-1"]}}
{"n":37,"chance":{"what":"face","for":"boat-1","drawn":"a"}}', '_DeMFrCLyM4nAkLNkfLaAsxCA-Hjt7Y-pnAKIwky01U');
INSERT INTO steps VALUES ('7OBbw9MVF76m', 38, 1795026069739, 1, NULL, '{"n":38,"player":1,"action":{"type":"use","tile":"home-3","screen":{"red":1},"groups":[]}}', '3TQgm71ly_12eFB38XRebcl1yix6MEdMTLxBhi6FLR4');
INSERT INTO steps VALUES ('7OBbw9MVF76m', 39, 1795026069751, 1, NULL, '{"n":39,"player":1,"action":{"type":"done"}}', '7-LJ_8_mqI0fUKbTtf-OnDND0NAyf4HrVHOWg0P-iFU');
INSERT INTO steps VALUES ('7OBbw9MVF76m', 40, 1795026069758, 0, 'r121', '{"n":40,"player":0,"action":{"type":"use","tile":"home-2","screen":{"blue":2},"groups":[]}}', 'mR8UUSiNl-Ent0P6LJS8oxeWNwGg3DEwMye1apZU4PY');
INSERT INTO steps VALUES ('7OBbw9MVF76m', 41, 1795026069768, 0, 'r122', '{"n":41,"player":0,"action":{"type":"done"}}', 'Zk3WhC4xvN9Eu8lUFyAEM7l6372073H6yvPl2zl3pRM');
INSERT INTO steps VALUES ('7OBbw9MVF76m', 42, 1795026069811, 1, NULL, '{"n":42,"player":1,"action":{"type":"use","tile":"store","screen":{"blue":2},"groups":[]}}', 'V6wuONL7sm3VCzR5B7rOhV-AGsUZ1fH03nTMh5O9sik');
INSERT INTO steps VALUES ('P4VX54N7sngc', 1, 1795026070101, NULL, NULL, '{"n":1,"chance":{"what":"home","for":0,"drawn":["home-4"]}}
{"n":2,"chance":{"what":"home","for":1,"drawn":["home-5"]}}
{"n":3,"chance":{"what":"workers","for":0,"drawn":{"blue":5,"red":2,"yellow":1}}}
{"n":4,"chance":{"what":"workers","for":1,"drawn":{"blue":2,"red":4,"yellow":2}}}
{"n":5,"chance":{"what":"winter","for":0,"drawn":["jeweller","key-guild","village-hall"]}}
{"n":6,"chance":{"what":"winter","for":1,"drawn":["key-market","mercers-guild","scholar"]}}
{"n":7,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":3,"red":1,"yellow":3}}}
{"n":8,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"pick":1}}}
{"n":9,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":2,"red":3,"yellow":1}}}
{"n":10,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"pick":2}}}
{"n":11,"chance":{"what":"market","for":"spring","drawn":["woodcutter","quarryman","miner","stable","peddler","alehouse"]}}', 'MsOioXv0vliUPk1izDMuxt4cAJEAqYEFqHGqXsGuBh0');
INSERT INTO steps VALUES ('P4VX54N7sngc', 12, 1795026070132, 0, 'r135', '{"n":12,"player":0,"action":{"type":"use","tile":"miner","screen":{"blue":3},"groups":[]}}', 'ecz4iEeJ1T7-Ydfm8DQa3gdoarINGtk8HF3NgXgXd8Q');
INSERT INTO steps VALUES ('P4VX54N7sngc', 13, 1795026070160, 1, 'r136', '{"n":13,"player":1,"action":{"type":"use","tile":"alehouse","screen":{"red":1},"groups":[]}}
{"n":14,"chance":{"what":"workers","for":1,"drawn":{"blue":1}}}', 'FA1LdHIzST0wybTARdaMiIES1uVC2uVOkFKXDaCKV9I');
INSERT INTO steps VALUES ('P4VX54N7sngc', 15, 1795026070167, 0, 'r137', '{"n":15,"player":0,"action":{"type":"use","tile":"quarryman","screen":{"red":1},"groups":[]}}', 'BuYsbB_XU32R8UBNEu4vmHsqqQt0OBLqqLhTBy1Nofo');
INSERT INTO steps VALUES ('Zlpg5j5LxiRt', 1, 1795026069880, NULL, NULL, '{"n":1,"chance":{"what":"home","for":0,"drawn":["home-4"]}}
{"n":2,"chance":{"what":"home","for":1,"drawn":["home-2"]}}
{"n":3,"chance":{"what":"workers","for":0,"drawn":{"blue":2,"red":3,"yellow":3}}}
{"n":4,"chance":{"what":"workers","for":1,"drawn":{"blue":1,"red":1,"yellow":6}}}
{"n":5,"chance":{"what":"winter","for":"stack","drawn":["craftsmans-guild","mercers-guild"]}}
{"n":6,"chance":{"what":"winter","for":0,"drawn":["craftsmans-guild","bakery","dairy","hillside"]}}
{"n":7,"chance":{"what":"winter","for":1,"drawn":["mercers-guild","granary","truffle-orchard","weaver"]}}
{"n":8,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"red":2,"yellow":5}}}
{"n":9,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"saw":1}}}
{"n":10,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":4,"red":1,"yellow":1}}}
{"n":11,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"anvil":1,"saw":1}}}
{"n":12,"chance":{"what":"market","for":"spring","drawn":["keystone-quarry","gold-mine"]}}', 'CPPg2DqlMQiOTze2MfnPypAdJ4wTAfcztpFXs69SOgU');
INSERT INTO steps VALUES ('Zlpg5j5LxiRt', 13, 1795026069919, 1, 'r123', '{"n":13,"player":1,"action":{"type":"bid","tile":"paddock","color":"yellow","screen":6,"groups":[]}}', 'JBFVII3Vovve0WJ_vubsTO942IfyjpgVRRH1R8GrFio');
INSERT INTO steps VALUES ('Zlpg5j5LxiRt', 14, 1795026069927, 0, 'r124', '{"n":14,"player":0,"action":{"type":"bid","tile":"sheep-fold","color":"blue","screen":1,"groups":[]}}', '7E3vuRBBhRouIwOqdgnfPvigESNGNgNzG1DMWBxAENI');
INSERT INTO steps VALUES ('Zlpg5j5LxiRt', 15, 1795026069935, 1, 'r125', '{"n":15,"player":1,"action":{"type":"bid","tile":"farmers-turn-order-1-2p","color":"blue","screen":1,"groups":[]}}', 'zu2QIDABDbciournrxx9RKC89-XanhgHnwVysIZa_zI');
INSERT INTO steps VALUES ('Zlpg5j5LxiRt', 16, 1795026069943, 0, 'r126', '{"n":16,"player":0,"action":{"type":"bid","tile":"gold-mine","color":"yellow","screen":1,"groups":[]}}', 'VXynFWzPVMw_QSD2x7S4rodabXL-LKQF9stHSaOO8SI');
INSERT INTO steps VALUES ('Zlpg5j5LxiRt', 17, 1795026069948, 1, 'r127', '{"n":17,"player":1,"action":{"type":"bid","tile":"keystone-quarry","color":"red","screen":1,"groups":[]}}', 'FN0keR1Bjntd3MAQydoax6BoBzsblSRGbOpo321bFM0');
INSERT INTO steps VALUES ('Zlpg5j5LxiRt', 18, 1795026069953, 0, 'r128', '{"n":18,"player":0,"action":{"type":"use","tile":"wheat-field","screen":{"blue":1},"groups":[]}}
{"n":19,"player":1,"action":{"type":"pass"}}', 'y8ihUqF9UOmhTT2obt_7o6yP02rkahhRp_-9doW0XI4');
INSERT INTO steps VALUES ('Zlpg5j5LxiRt', 20, 1795026069960, 0, 'r129', '{"n":20,"player":0,"action":{"type":"use","tile":"keystone-quarry","screen":{"red":1},"groups":[]}}
{"n":21,"player":1,"action":{"type":"pass"}}', 'ZkBcYhOWWRwRYJrs5cL8QwiY8S07bNdB5T9kMiNCkTs');
INSERT INTO steps VALUES ('Zlpg5j5LxiRt', 22, 1795026069963, 0, 'r130', '{"n":22,"player":0,"action":{"type":"bid","tile":"farm-yard","color":"yellow","screen":1,"groups":[]}}
{"n":23,"player":1,"action":{"type":"pass"}}', '0zMMg_XKf6DIfpbyE0A-Gw2snrud4UwhUhiE98qaDW0');
INSERT INTO steps VALUES ('Zlpg5j5LxiRt', 24, 1795026070027, 0, 'r131', '{"n":24,"player":0,"action":{"type":"use","tile":"home-2","screen":{"red":1},"groups":[]}}', 'l_22gxKp9HRnNBIU3c1S-ElGv45z24u3TV82u3dQvfk');
INSERT INTO steps VALUES ('Zlpg5j5LxiRt', 25, 1795026070031, 0, 'r132', '{"n":25,"player":0,"action":{"type":"done"}}
{"n":26,"player":1,"action":{"type":"pass"}}', 'cjr0zsKJMr6noWHStQQaZCUJQfn7Mce5gFogRxYhKGI');
INSERT INTO steps VALUES ('Zlpg5j5LxiRt', 27, 1795026070035, 0, 'r133', '{"n":27,"player":0,"action":{"type":"use","tile":"home-4","screen":{"yellow":1},"groups":[]}}', 'bKcoWEW9H-K8yY96ZZ54JlH7IK0hHP4kTOL6hVhS2fU');
INSERT INTO steps VALUES ('Zlpg5j5LxiRt', 28, 1795026070039, 0, 'r134', '{"n":28,"player":0,"action":{"type":"feed"}}', 'RJnerY7MxaiWyrUzq1yZsvBVG_LVQ2fwTVEuYIp6PiU');
INSERT INTO steps VALUES ('wNABWIBubal0', 1, 1795026068374, NULL, NULL, '{"n":1,"chance":{"what":"home","for":0,"drawn":["home-2"]}}
{"n":2,"chance":{"what":"home","for":1,"drawn":["home-3"]}}
{"n":3,"chance":{"what":"home","for":2,"drawn":["home-6"]}}
{"n":4,"chance":{"what":"workers","for":0,"drawn":{"blue":3,"red":2,"yellow":3}}}
{"n":5,"chance":{"what":"workers","for":1,"drawn":{"blue":1,"red":4,"yellow":3}}}
{"n":6,"chance":{"what":"workers","for":2,"drawn":{"blue":3,"red":3,"yellow":2}}}
{"n":7,"chance":{"what":"winter","for":0,"drawn":["jeweller","keythedral","watermill","truffle-orchard"]}}
{"n":8,"chance":{"what":"winter","for":1,"drawn":["apothecary","mercers-guild","windmill","weaver"]}}
{"n":9,"chance":{"what":"winter","for":2,"drawn":["craftsmans-guild","key-guild","scribes","village-hall"]}}
{"n":10,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":4,"red":1,"yellow":2}}}
{"n":11,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"saw":1}}}
{"n":12,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":1,"red":3,"yellow":2}}}
{"n":13,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"anvil":1,"saw":1}}}
{"n":14,"chance":{"what":"workers","for":"boat-sea-breese","drawn":{"blue":4,"yellow":2}}}
{"n":15,"chance":{"what":"skills","for":"boat-sea-breese","drawn":{"pick":1}}}
{"n":16,"chance":{"what":"market","for":"spring","drawn":["keywood","stable","peddler","apprentice-hall","alehouse","sheep-fold","wheat-field"]}}', 'bPF4RAU1eipw0mSmURIyLwJ6zS6POr8oAhoaTQmoK6U');
INSERT INTO steps VALUES ('wNABWIBubal0', 17, 1795026068403, 0, 'r88', '{"n":17,"player":0,"action":{"type":"use","tile":"home-6","screen":{"blue":3},"groups":[]}}', 'sN9oFZFTk-msto7ntlpjBZdrU9PraZPPFun5LJVDWfA');
INSERT INTO steps VALUES ('wNABWIBubal0', 18, 1795026068414, 0, 'r89', '{"n":18,"player":0,"action":{"type":"done"}}', 'PwjLAzzfn0mob2UNSVerMM2jMXGjdycRXn8UEOjmqpA');
INSERT INTO steps VALUES ('wNABWIBubal0', 19, 1795026068424, 1, 'r90', '{"n":19,"player":1,"action":{"type":"bid","tile":"peddler","color":"red","screen":4,"groups":[]}}', 'o599PSolUZ1_5knjDzj4-72yD1i7T2U3Z3yCk7eqNko');
INSERT INTO steps VALUES ('wNABWIBubal0', 20, 1795026068437, 2, 'r91', '{"n":20,"player":2,"action":{"type":"use","tile":"home-3","screen":{"blue":2},"groups":[]}}', 'x_wuhtpMGKA9jKaRGNfRQCm8iO7NzRkQblifGt-dGtA');
INSERT INTO steps VALUES ('wNABWIBubal0', 21, 1795026068457, 2, 'r92', '{"n":21,"player":2,"action":{"type":"done"}}', 'hpg5nxcLDxzXzeJReiKdp_x4CliBEgSUj9vz58mxrFk');
INSERT INTO steps VALUES ('wNABWIBubal0', 22, 1795026068465, 0, 'r93', '{"n":22,"player":0,"action":{"type":"use","tile":"alehouse","screen":{"red":1},"groups":[]}}
{"n":23,"chance":{"what":"workers","for":0,"drawn":{"red":1}}}', 'PV8xwZbxzZN6xut5UqJGaBG7R5GhA3kGvHkAsOGCzII');
INSERT INTO steps VALUES ('wNABWIBubal0', 24, 1795026068476, 1, 'r94', '{"n":24,"player":1,"action":{"type":"use","tile":"apprentice-hall","screen":{"yellow":2},"groups":[]}}
{"n":25,"chance":{"what":"skills","for":1,"drawn":{"anvil":1}}}', 'l4sqoHI2SJcIOVtlkIq8oup-C5vOtoWMQTTNee3n-uY');
INSERT INTO steps VALUES ('wNABWIBubal0', 26, 1795026068486, 2, 'r95', '{"n":26,"player":2,"action":{"type":"use","tile":"keywood","screen":{"red":2},"groups":[]}}', 'tczrnzGMkw7ph_036oMj89xVcONTi2iCV8cOymISiRM');
INSERT INTO steps VALUES ('wNABWIBubal0', 27, 1795026068497, 0, 'r96', '{"n":27,"player":0,"action":{"type":"bid","tile":"farmers-turn-order-2-3p","color":"yellow","screen":1,"groups":[]}}', 'X-y2tzUhzb4cZZKlAp1NCDUWX1Lodn5_kfejOhzwphc');
INSERT INTO steps VALUES ('wNABWIBubal0', 28, 1795026068513, 1, 'r97', '{"n":28,"player":1,"action":{"type":"bid","tile":"apprentice-hall","color":"yellow","screen":1,"groups":[]}}', '3JHI_bP1kfnSuDX42r0gzClcNEYY6CpJTJmKOzxozgA');
INSERT INTO steps VALUES ('wNABWIBubal0', 29, 1795026068536, 2, 'r98', '{"n":29,"player":2,"action":{"type":"bid","tile":"sheep-fold","color":"yellow","screen":2,"groups":[]}}', 'DmsTEYazeivaE0EJQvFiX3sHsMI70ONE8Y8PumtdwIA');
INSERT INTO steps VALUES ('wNABWIBubal0', 30, 1795026068557, 0, 'r99', '{"n":30,"player":0,"action":{"type":"use","tile":"wheat-field","screen":{"yellow":2},"groups":[]}}', 'y6c8aapfrdOmaWHW1N1CllD13DpJTMfY9WrUQQ4biOc');
INSERT INTO steps VALUES ('wNABWIBubal0', 31, 1795026068568, 1, 'r100', '{"n":31,"player":1,"action":{"type":"bid","tile":"farmers-turn-order-1-3-6p","color":"blue","screen":1,"groups":[]}}', 'jXbYc1GDK0Ol-FrxQZ-hzQb6TFznCuwPfjFIbXUquiQ');
INSERT INTO steps VALUES ('wNABWIBubal0', 32, 1795026068586, 2, 'r101', '{"n":32,"player":2,"action":{"type":"bid","tile":"stable","color":"red","screen":1,"groups":[]}}', 'D3iGYdNS2he0FdnLSzHhlitNGt4CS_InYvdzwoSwUs8');
INSERT INTO steps VALUES ('wNABWIBubal0', 33, 1795026068599, 0, 'r102', '{"n":33,"player":0,"action":{"type":"bid","tile":"alehouse","color":"red","screen":2,"groups":[]}}
{"n":34,"player":1,"action":{"type":"pass"}}', 'CSUDRPbhtLMFpJTOKFi9FRvVq2vqu3Rr_HQgSiNgBVw');
INSERT INTO steps VALUES ('wNABWIBubal0', 35, 1795026068611, 2, 'r103', '{"n":35,"player":2,"action":{"type":"use","tile":"home-2","screen":{"blue":1},"groups":[]}}', '3_cvv1CmNEzOCWcSbItJ0YeENWgbPE12KPo8AvdFUs0');
INSERT INTO steps VALUES ('wNABWIBubal0', 36, 1795026068623, 2, 'r104', '{"n":36,"player":2,"action":{"type":"done"}}
{"n":37,"player":0,"action":{"type":"pass"}}
{"n":38,"player":1,"action":{"type":"pass"}}
{"n":39,"player":2,"action":{"type":"pass"}}', 'lzYO9J6TQcWoBDzTVLwCdML09nXMXD497MpcJs3jA4o');
INSERT INTO steps VALUES ('wNABWIBubal0', 40, 1795026068637, 1, 'r105', '{"n":40,"player":1,"action":{"type":"boat","boat":"boat-keyflower"}}', 'YlUhMQ3qYKz-ciZSkgWC1RuNn2m_nsvayUWT-9nhgdU');
INSERT INTO steps VALUES ('wNABWIBubal0', 41, 1795026068677, 0, 'r106', '{"n":41,"player":0,"action":{"type":"boat","boat":"boat-sea-breese"}}
{"n":42,"player":2,"action":{"type":"boat","boat":"boat-sea-bastion"}}', '16RrAIBZRR_idDU6kYnaIUF6kb8N39lmp5AdW_gu0MI');
INSERT INTO steps VALUES ('wNABWIBubal0', 43, 1795026068696, 0, 'r107', '{"n":43,"player":0,"action":{"type":"animal","kind":"sheep","field":"home-2:5"}}', '_8Id-HWQnei7RNUuz3zZqfEho6FHCMxkQLr-eCpBe5U');
INSERT INTO steps VALUES ('wNABWIBubal0', 44, 1795026068739, 0, 'r108', '{"n":44,"player":0,"action":{"type":"place","tile":"alehouse","q":1,"r":0,"rotation":5}}', 'Zu5IlWB6CG7Tl72MEwJpKU4wTM76K0VYHlDnjkxlaKc');
INSERT INTO steps VALUES ('wNABWIBubal0', 45, 1795026068760, 1, 'r109', '{"n":45,"player":1,"action":{"type":"place","tile":"apprentice-hall","q":-1,"r":1,"rotation":0}}', 'RGd-hLLjg96Hl3V0wK7vGKZ725JcUUbmGpwqrYh04tE');
INSERT INTO steps VALUES ('wNABWIBubal0', 46, 1795026068772, 1, 'r110', '{"n":46,"player":1,"action":{"type":"place","tile":"peddler","q":1,"r":0,"rotation":0}}', 'J4g07-vtouGEq0W8MXpTZ3y_7PEfkH6V106p3NvrmQQ');
INSERT INTO steps VALUES ('wNABWIBubal0', 47, 1795026068801, 2, 'r111', '{"n":47,"player":2,"action":{"type":"place","tile":"stable","q":-1,"r":0,"rotation":5}}', 'Xyn-cNoSs5eE4Dv3ISko8DdpUxM496ASLqHW3cM4I0U');
INSERT INTO steps VALUES ('wNABWIBubal0', 48, 1795026068809, 2, 'r112', '{"n":48,"player":2,"action":{"type":"place","tile":"sheep-fold","q":-2,"r":1,"rotation":1}}
{"n":49,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":3,"red":1,"yellow":3}}}
{"n":50,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"pick":1}}}
{"n":51,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":3,"red":2,"yellow":1}}}
{"n":52,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"pick":2}}}
{"n":53,"chance":{"what":"workers","for":"boat-sea-breese","drawn":{"blue":2,"yellow":2}}}
{"n":54,"chance":{"what":"skills","for":"boat-sea-breese","drawn":{"anvil":1}}}
{"n":55,"chance":{"what":"market","for":"summer","drawn":["mason","farrier","carpenter","boat-2","boat-3","boat-4","pigsty"]}}
{"n":56,"chance":{"what":"face","for":"boat-2","drawn":"a"}}
{"n":57,"chance":{"what":"face","for":"boat-3","drawn":"a"}}
{"n":58,"chance":{"what":"face","for":"boat-4","drawn":"b"}}', 'vEz2-HfKxSjegGklqhgoRP4TmIVWQYUzNzlCyQWCADg');
INSERT INTO steps VALUES ('wNABWIBubal0', 59, 1795026068848, NULL, NULL, '{"n":59,"seat":{"player":2,"name":"nobody"}}', 'JHbe67SuZBlWAYfYZyIF8ZawYAw11TkVKPMq_G37HBM');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 1, 1795026067017, NULL, NULL, '{"n":1,"chance":{"what":"home","for":0,"drawn":["home-2"]}}
{"n":2,"chance":{"what":"home","for":1,"drawn":["home-1"]}}
{"n":3,"chance":{"what":"workers","for":0,"drawn":{"blue":4,"yellow":4}}}
{"n":4,"chance":{"what":"workers","for":1,"drawn":{"blue":2,"red":2,"yellow":4}}}
{"n":5,"chance":{"what":"winter","for":0,"drawn":["apothecary","village-hall","windmill"]}}
{"n":6,"chance":{"what":"winter","for":1,"drawn":["craftsmans-guild","scholar","watermill"]}}
{"n":7,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":5,"red":1,"yellow":1}}}
{"n":8,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"anvil":1}}}
{"n":9,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":2,"red":1,"yellow":3}}}
{"n":10,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"saw":2}}}
{"n":11,"chance":{"what":"market","for":"spring","drawn":["keystone-quarry","workshop","miner","stable","peddler","alehouse"]}}', 'vYiIh1MZXonyZF9q1-z-LEqCxajRYuOrYqea2MNmcP0');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 12, 1795026067079, 1, 'r1', '{"n":12,"player":1,"action":{"type":"use","tile":"home-2","screen":{"yellow":1},"groups":[]}}', 'sFBCr6ezB6o98wb9rY9Uh8xsLQIK4yqEbCLdszuW0So');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 13, 1795026067119, 1, 'r2', '{"n":13,"player":1,"action":{"type":"done"}}', 'E0gDpkJSGdRhxCVhsNblJ6KnE-eC4xagX9QIGtrsrOI');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 14, 1795026067130, 0, 'r3', '{"n":14,"player":0,"action":{"type":"bid","tile":"keystone-quarry","color":"blue","screen":1,"groups":[]}}', 'N3Bvthe5P6krYNb6xHi2TOP7vGcTI3ULStY4acdZPBQ');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 15, 1795026067140, 1, 'r4', '{"n":15,"player":1,"action":{"type":"bid","tile":"peddler","color":"yellow","screen":3,"groups":[]}}', 'DZcjHsJaKU0Mv1d3NbFZhH4dgiY4QZQMXN9n4nZDXNs');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 16, 1795026067160, 0, 'r5', '{"n":16,"player":0,"action":{"type":"use","tile":"miner","screen":{"yellow":3},"groups":[]}}', '8KJROnVsUvhxp6WkQpTbpvGIFhWggnxzpc0hRw6Q6lk');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 17, 1795026067169, 1, 'r6', '{"n":17,"player":1,"action":{"type":"bid","tile":"turn-order-1-2p","color":"red","screen":2,"groups":[]}}', 'wJXZNL2cGq9ADwlYh9-E_UpdiojZpYHWfTe3pV5kJIc');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 18, 1795026067202, 0, 'r7', '{"n":18,"player":0,"action":{"type":"bid","tile":"alehouse","color":"blue","screen":1,"groups":[]}}', 'CbF3FKGi6mlJGKmGZwqv8BPmhuo4VbAkBh7cVRS_KuU');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 19, 1795026067211, 1, 'r8', '{"n":19,"player":1,"action":{"type":"use","tile":"workshop","screen":{"blue":2},"groups":[]}}', 'Gep4N4fCfhf7Ms59_IVEK-OBk7zoXUAC_VYvSIVdxtc');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 20, 1795026067223, 1, 'r9', '{"n":20,"player":1,"action":{"type":"choose","option":2}}', 'HM-1F46YrZhzwXNL4iXTZGLsfiw4z1tGAf7FV5971u4');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 21, 1795026067238, 0, 'r10', '{"n":21,"player":0,"action":{"type":"use","tile":"stable","screen":{"blue":2},"groups":[]}}', 'PRmx35V_O2QWdzp3m4786zQs9n09QU4BcCPS5hK3oKM');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 22, 1795026067250, 0, 'r11', '{"n":22,"player":0,"action":{"type":"done"}}
{"n":23,"player":1,"action":{"type":"pass"}}', 'u0PPNuUFyHuJrOQzj_LUSjvg350BOi9V_AZGgBTubdI');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 24, 1795026067257, 0, 'r12', '{"n":24,"player":0,"action":{"type":"use","tile":"home-1","screen":{"yellow":1},"groups":[]}}', 'zXa1KKslg6w1RcD_BipCyqEeMRJ0JZL8-i9RZEOJZFc');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 25, 1795026067273, 0, 'r13', '{"n":25,"player":0,"action":{"type":"done"}}
{"n":26,"player":1,"action":{"type":"pass"}}
{"n":27,"player":0,"action":{"type":"pass"}}', 'uBv887zwa5lLrBpM-GmiYYupwDbSbOCmNjguuiGXuOk');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 28, 1795026067291, 1, 'r14', '{"n":28,"player":1,"action":{"type":"boat","boat":"boat-keyflower"}}
{"n":29,"player":0,"action":{"type":"boat","boat":"boat-sea-bastion"}}', 'cwOTSUTIr0z2WRW6mwQ55k675hqjfbUdulwRVo3Dpac');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 30, 1795026067310, 0, 'r15', '{"n":30,"player":0,"action":{"type":"place","tile":"keystone-quarry","q":1,"r":0,"rotation":4}}', 'f4yXHN-ayqKE1oqqHQHALTF3iB-M9oJVZil4Q6PnIYU');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 31, 1795026067316, 0, 'r16', '{"n":31,"player":0,"action":{"type":"place","tile":"alehouse","q":0,"r":-1,"rotation":4}}', 'QWBKJSnkX9LCZQspx-kyyywiFpOjhldp77JPj7r9hUU');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 32, 1795026067324, 1, 'r17', '{"n":32,"player":1,"action":{"type":"place","tile":"peddler","q":-1,"r":1,"rotation":4}}
{"n":33,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":2,"red":3,"yellow":2}}}
{"n":34,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"saw":1}}}
{"n":35,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"red":2,"yellow":4}}}
{"n":36,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"pick":1,"saw":1}}}
{"n":37,"chance":{"what":"market","for":"summer","drawn":["store","tavern","farrier","carpenter","smelter","boat-3"]}}
{"n":38,"chance":{"what":"face","for":"boat-3","drawn":"a"}}', 'zPV9k_vg0w7E3oz5ot7rkSuIb6rn6tZ1QIizZyASMX0');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 39, 1795026067334, 1, 'r18', '{"n":39,"player":1,"action":{"type":"use","tile":"home-2","screen":{"blue":4},"groups":[]}}', 'tL-4WbQYC_MqEIYNZELJDovZ_MBaolrDfKySVezjskA');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 40, 1795026067338, 1, 'r19', '{"n":40,"player":1,"action":{"type":"move","resource":"iron","from":"home-1","to":"peddler"}}', 'aX1ToSR__S21EeAAZDsJbUS9OrKtA7b2iGlzvn2sFhQ');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 41, 1795026067342, 1, 'r20', '{"n":41,"player":1,"action":{"type":"done"}}', 'sFt58bCOUXuDGhEHPotZ9wUNwkUkYVtFHrfsKW4A73I');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 42, 1795026067351, 0, 'r21', '{"n":42,"player":0,"action":{"type":"use","tile":"peddler","screen":{"blue":2},"groups":[]}}', 'k8HgJxZeYF5h-nwD-Eb3O7UsxAJP3m5dkhG7lfWjwMw');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 43, 1795026067361, 1, 'r22', '{"n":43,"player":1,"action":{"type":"use","tile":"home-1","screen":{"yellow":1},"groups":[]}}', '8hzFrOIPrH9prshg4Cz3R1d8HwheUsvUemCM34z-r1I');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 44, 1795026067375, 1, 'r23', '{"n":44,"player":1,"action":{"type":"done"}}', 'WFCSQS9uyiYPZXriGNvg69UmRwapIySL9zo4TEdaRy4');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 45, 1795026067397, 0, 'r24', '{"n":45,"player":0,"action":{"type":"bid","tile":"store","color":"green","screen":1,"groups":[]}}', 'en0LsICH3YeMCTWO6XP4HTmDoOrOwyYtF_0tURLmA58');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 46, 1795026067403, 1, 'r25', '{"n":46,"player":1,"action":{"type":"bid","tile":"tavern","color":"yellow","screen":1,"groups":[]}}', 'HEJUuXFZ3U6fR4Yc6mBA-OPNqSgvUcCalfOXRXoIdYA');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 47, 1795026067413, 0, 'r26', '{"n":47,"player":0,"action":{"type":"use","tile":"carpenter","screen":{"yellow":3},"groups":[]}}', 'MM5vIhBlmNdnvYn1fcvfGAgeA5lU9luZP0CClMNH45A');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 48, 1795026067429, 1, 'r27', '{"n":48,"player":1,"action":{"type":"bid","tile":"boat-3","color":"blue","screen":1,"groups":[]}}', '8joNaPawEB65q92ljum4b-_kpd-dOFnb3vjlcuRzIxs');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 49, 1795026067435, 0, 'r28', '{"n":49,"player":0,"action":{"type":"bid","tile":"turn-order-1-2p","color":"red","screen":1,"groups":[]}}', 'HiCYXc_yZ6tSpPo54gWKLHLu24zoDAv8RyKkMoq0tdI');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 50, 1795026067438, 1, 'r29', '{"n":50,"player":1,"action":{"type":"use","tile":"alehouse","screen":{"red":1},"groups":[]}}
{"n":51,"chance":{"what":"workers","for":1,"drawn":{"red":1}}}
{"n":52,"player":0,"action":{"type":"pass"}}', '2--am9MT0TuYsFJ8EAUDg7yF3lXUgYKrJ7GbLErcoGc');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 53, 1795026067444, 1, 'r30', '{"n":53,"player":1,"action":{"type":"bid","tile":"farrier","color":"red","screen":1,"groups":[]}}
{"n":54,"player":0,"action":{"type":"pass"}}
{"n":55,"player":1,"action":{"type":"pass"}}', 'BeHkvNLIP2XV3-XkcIzbRAhY6ceTL_KR1-1oo7caStY');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 56, 1795026067448, 0, 'r31', '{"n":56,"player":0,"action":{"type":"boat","boat":"boat-sea-bastion"}}
{"n":57,"player":1,"action":{"type":"boat","boat":"boat-keyflower"}}', 'T_d9CDaKIsxJkHJtd2E7cg8_bjuA30CCZbpj2VPJZxE');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 58, 1795026067465, 0, 'r32', '{"n":58,"player":0,"action":{"type":"place","tile":"store","q":2,"r":-1,"rotation":4}}', 'wPiF0HeF3wnJQ7FnKxWkRtDwy6yECp3lsVFnr3YZHWE');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 59, 1795026067477, 1, 'r33', '{"n":59,"player":1,"action":{"type":"place","tile":"boat-3","q":0,"r":1,"rotation":0}}', 'iapn008QwtRVRwp-1TXsjyhVi0oWu3BCQQx2o1IWKm0');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 60, 1795026067491, 1, 'r34', '{"n":60,"player":1,"action":{"type":"place","tile":"tavern","q":-1,"r":0,"rotation":4}}', 'R9iCEdRQyDfaqBxLotakhis9sC0xW97uLaikB7-sV7w');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 61, 1795026067514, 1, 'r35', '{"n":61,"player":1,"action":{"type":"place","tile":"farrier","q":-2,"r":2,"rotation":5}}
{"n":62,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":1,"red":2}}}
{"n":63,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"pick":1,"saw":1}}}
{"n":64,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"red":1,"yellow":5}}}
{"n":65,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"pick":1,"saw":1}}}
{"n":66,"chance":{"what":"market","for":"autumn","drawn":["timber-yard","wainwright","sawmill","forge","goldsmith","fair"]}}', 'y9XtY0BS2-GlWgCerSQrgsKgm256ArDr7BmfxOMRBck');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 67, 1795026067532, 0, 'r36', '{"n":67,"player":0,"action":{"type":"bid","tile":"forge","color":"yellow","screen":2,"groups":[]}}', 'CB9oFIgjS1djMM5d0mqk6W62dfl2Gq6WT-8x50fkXZQ');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 68, 1795026067541, 1, 'r37', '{"n":68,"player":1,"action":{"type":"bid","tile":"wainwright","color":"yellow","screen":1,"groups":[]}}', 'mea14w3KbGiE0Uo4NijzP4W_C1FuR7bOWz39Rfdn5q4');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 69, 1795026067564, 0, 'r38', '{"n":69,"player":0,"action":{"type":"use","tile":"home-2","screen":{"red":2},"groups":[]}}', 'Bfsgcdxh62-z5TmVcmhqXr_0RvDWwN0VBnm1enWcakI');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 70, 1795026067581, 0, 'r39', '{"n":70,"player":0,"action":{"type":"upgrade","tile":"keystone-quarry","pay":{"resources":{},"skills":{"pick":1}}}}', 'e4LcPO4D-eRfBMzVeTK1BsSSb9fP_R-WubkE7ktHoCs');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 71, 1795026067592, 0, 'r40', '{"n":71,"player":0,"action":{"type":"move","resource":"iron","from":"home-2","to":"alehouse"}}', 'FNNh2MZew3fj9npNPT4tw1h5kpu6zpLQJaEAP1f-qvM');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 72, 1795026067606, 0, 'r41', '{"n":72,"player":0,"action":{"type":"done"}}', 'HdP6yXN-GJU72r_tM_UWnq-kRrqDL-MEw6t6nx20Yqs');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 73, 1795026067625, 1, 'r42', '{"n":73,"player":1,"action":{"type":"bid","tile":"fair","color":"blue","screen":2,"groups":[]}}', 'OygwECvQ0BFShSnCuIXbDSJrxK2GKIj4Z_5MfCiLluw');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 74, 1795026067636, 0, 'r43', '{"n":74,"player":0,"action":{"type":"use","tile":"home-1","screen":{"blue":3},"groups":[]}}', 'JdZQGKv4LO08BU-avuYu9CIxNUyfqQAse6Cqgq6bxh4');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 75, 1795026067653, 0, 'r44', '{"n":75,"player":0,"action":{"type":"move","resource":"iron","from":"alehouse","to":"home-2"}}', 'RgyAGH8dt_Df_EDVnmke9qQFcLfp92uX1BmmKyxe08g');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 76, 1795026067664, 0, 'r45', '{"n":76,"player":0,"action":{"type":"done"}}', 'JmHQ27xBeQA8uWgTG8ZqvCrSSmm8QKYjqfaiyChtlI0');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 77, 1795026067670, 1, 'r46', '{"n":77,"player":1,"action":{"type":"use","tile":"store","screen":{"blue":1},"groups":[]}}', 'TTiCTU4zg_LYhZ5g6DMk0NDmVDMUdB94IQzYd-d7WBc');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 78, 1795026067675, 0, 'r47', '{"n":78,"player":0,"action":{"type":"bid","tile":"goldsmith","color":"yellow","screen":2,"groups":[]}}', 'yJxjX25r8uNVUzJ7udstEip6qTuJAlqRHDM4rjzHDJY');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 79, 1795026067683, 1, 'r48', '{"n":79,"player":1,"action":{"type":"bid","tile":"timber-yard","color":"red","screen":3,"groups":[]}}', 'zIzoS3nvboMBe1HrEioq3jN48G8iUIz2UYT2l6q-ZZg');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 80, 1795026067712, 0, 'r49', '{"n":80,"player":0,"action":{"type":"bid","tile":"turn-order-1-2p","color":"red","screen":1,"groups":[]}}', 'yDiPzePvfqi90cQauJso0Uy4vtztZALIWA0TsUwb6Io');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 81, 1795026067719, 1, 'r50', '{"n":81,"player":1,"action":{"type":"use","tile":"peddler","screen":{"green":1},"groups":[]}}', '8wYw5nELKASh4C1J_nL2KjvCdp-JRLeclWIgI0EmRGQ');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 82, 1795026067724, 0, 'r51', '{"n":82,"player":0,"action":{"type":"use","tile":"keystone-quarry","screen":{"blue":1},"groups":[]}}', 'JUtxcZ2BBgdW2UdKXtVCJMV6fAcDkd3bJTRLSlxZD4k');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 83, 1795026067732, 1, 'r52', '{"n":83,"player":1,"action":{"type":"pass"}}
{"n":84,"player":0,"action":{"type":"pass"}}', 'Qbg4oOkTd7dPbn5a3loSP8ktKrfxybHeT-KtZ8NyJGg');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 85, 1795026067742, 0, 'r53', '{"n":85,"player":0,"action":{"type":"boat","boat":"boat-keyflower"}}
{"n":86,"player":1,"action":{"type":"boat","boat":"boat-sea-bastion"}}', '0R6cMo6znTckOaD9Uh2N-FVbWNWloMt0egFPHRqaCMo');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 87, 1795026067766, 0, 'r54', '{"n":87,"player":0,"action":{"type":"place","tile":"forge","q":-1,"r":-1,"rotation":0}}', 'UFYIdWugKrD1x2_K1N4C7LfUNarmTkbnhCURbfUbKo0');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 88, 1795026067775, 0, 'r55', '{"n":88,"player":0,"action":{"type":"place","tile":"goldsmith","q":3,"r":-1,"rotation":5}}', 'ameAz9VTF-iMn984D4N0lwmFvoM45g3zJAJidR3TgPE');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 89, 1795026067792, 1, 'r56', '{"n":89,"player":1,"action":{"type":"place","tile":"wainwright","q":-3,"r":3,"rotation":2}}', 'se3u7qDxIRQxerg-x_xwo6NHjykzQRgBjlRCkAKhpIE');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 90, 1795026067803, 1, 'r57', '{"n":90,"player":1,"action":{"type":"place","tile":"timber-yard","q":-4,"r":4,"rotation":1}}', 'Dt6ZyzNq3f3roz0Mdb1NBSAF-rzhtJY6xqMk_JoP0BM');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 91, 1795026067818, 1, 'r58', '{"n":91,"player":1,"action":{"type":"place","tile":"fair","q":1,"r":-1,"rotation":3}}', 'rWw6qGSELdO0cCJc1fG5TeJ7mJ43QNYwQCto9ZQ3Gm0');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 92, 1795026067827, 0, 'r59', '{"n":92,"player":0,"action":{"type":"offer","tiles":["windmill"]}}', 'monBEXHjjFoTj3BL0RC5wst2vwRnm3D4kHXXV_mIVs8');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 93, 1795026067834, 1, 'r60', '{"n":93,"player":1,"action":{"type":"offer","tiles":["watermill"]}}', 'dx1ByWvQhwN9yF_xQG74j-ozBbNmIvK2dXS2RN8Lvno');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 94, 1795026067852, 0, 'r61', '{"n":94,"player":0,"action":{"type":"use","tile":"keystone-quarry","screen":{"blue":3},"groups":[]}}', 'B7sSgKR9BLhb3DvJJuLCDugPQdi_4vEafZgoMPAJGsI');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 95, 1795026067872, 1, 'r62', '{"n":95,"player":1,"action":{"type":"bid","tile":"watermill","color":"blue","screen":2,"groups":[]}}', 'QKEKXFIh1avsODdmI30x-40J1-Kp-WzTKIoRzxc_IrM');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 96, 1795026067891, 0, 'r63', '{"n":96,"player":0,"action":{"type":"use","tile":"home-2","screen":{"red":2},"groups":[]}}', 'hjF0NC1Oc1ihK-RxJvYKVD3wEo6M0bcDpLPTrQv5N0E');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 97, 1795026067940, 0, 'r64', '{"n":97,"player":0,"action":{"type":"done"}}', 'SyMQJ6v6Do6eEN2AV8F7wPbccfYrGKAqnilPqhxjlTI');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 98, 1795026067954, 1, 'r65', '{"n":98,"player":1,"action":{"type":"use","tile":"peddler","screen":{"yellow":1},"groups":[]}}', 'hsC0UAuR-kPiWb7tRPxlgWM3rTDnSupidY6u8STMG2I');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 99, 1795026067967, 0, 'r66', '{"n":99,"player":0,"action":{"type":"bid","tile":"windmill","color":"red","screen":1,"groups":[]}}', 'o1EXjY87WI3wPQJ1wgNwZUGvcJ1IjIDwhJeNbhMXwyo');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 100, 1795026067976, 1, 'r67', '{"n":100,"player":1,"action":{"type":"use","tile":"home-1","screen":{"yellow":3},"groups":[]}}', 'K5Caj9wlEzRe64zt7z4CRYBqj3XJ9TEVvqEgtzs2UE8');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 101, 1795026067992, 1, 'r68', '{"n":101,"player":1,"action":{"type":"upgrade","tile":"timber-yard","pay":{"resources":{},"skills":{"saw":1}}}}', 'Na3JqdPu-Wab-tmrlL3lDwC_vdczhGiBZxbN-w8sWAA');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 102, 1795026068007, 1, 'r69', '{"n":102,"player":1,"action":{"type":"move","resource":"iron","from":"peddler","to":"farrier"}}', 'ac9VPTvKX6i18DIgCU89Cn41xzNdG_eebNI0wGLl3Mk');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 103, 1795026068022, 1, 'r70', '{"n":103,"player":1,"action":{"type":"done"}}', 'TLHN5T9MaAsnFW07PG7kgRhNYFnFE7dSC2RjqhWaZUg');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 104, 1795026068051, 0, 'r71', '{"n":104,"player":0,"action":{"type":"bid","tile":"windmill","color":"red","screen":1,"groups":[]}}', 'UH14du5aJK7Jy_D6Ll3bB5M_gbGGhWweYeCYlKgqzrY');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 105, 1795026068060, 1, 'r72', '{"n":105,"player":1,"action":{"type":"use","tile":"wainwright","screen":{"green":3},"groups":[]}}', 'AKi5M0RhTGpA4dVnDxsxnVY-TCBZJxnD5vMA8iSI09U');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 106, 1795026068095, 1, 'r73', '{"n":106,"player":1,"action":{"type":"move","resource":"iron","from":"farrier","to":"wainwright"}}', 'ydlII6GZ8tj6vHBUxPXi3upsXnXLHBKAqy47dU8wWR8');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 107, 1795026068106, 1, 'r74', '{"n":107,"player":1,"action":{"type":"move","resource":"iron","from":"wainwright","to":"farrier"}}', 'seKYmPEQV_MjABHZWJYcxb_IgMla5hZouT9OC2Qrltg');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 108, 1795026068125, 1, 'r75', '{"n":108,"player":1,"action":{"type":"move","resource":"iron","from":"farrier","to":"peddler"}}', '1KiidgbUCAxo5r_Bj5ipjEb0XxuKEU4THjs0ZC6-oL4');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 109, 1795026068137, 1, 'r76', '{"n":109,"player":1,"action":{"type":"done"}}
{"n":110,"player":0,"action":{"type":"pass"}}', '86b6z0w9iPU9OzSQfEAeEDCRnSno7qHysmUSPDjMgvE');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 111, 1795026068151, 1, 'r77', '{"n":111,"player":1,"action":{"type":"bid","tile":"turn-order-1-2p","color":"yellow","screen":1,"groups":[]}}
{"n":112,"player":0,"action":{"type":"pass"}}', '5EQRIF6COwrvzyT5vvRuFNLMqxWcOISzxn1Wd-fVOCs');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 113, 1795026068157, 1, 'r78', '{"n":113,"player":1,"action":{"type":"use","tile":"alehouse","screen":{"red":1},"groups":[]}}
{"n":114,"chance":{"what":"workers","for":1,"drawn":{"blue":1}}}
{"n":115,"player":0,"action":{"type":"pass"}}', 'uS5_aawQDdh9VdK98nN4N12UquBxHS4xws1-wXxwd0A');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 116, 1795026068170, 1, 'r79', '{"n":116,"player":1,"action":{"type":"use","tile":"farrier","screen":{"blue":2},"groups":[]}}', 'xSUEo--yzco73xy9RJcG15JZFzLAc0WOJ3tfqetEzRA');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 117, 1795026068181, 1, 'r80', '{"n":117,"player":1,"action":{"type":"move","resource":"iron","from":"peddler","to":"wainwright"}}', 'XKX06Kc00TZ9yZnsCJ5w4-DR541YZO7SyzNAuYFxTCo');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 118, 1795026068187, 1, 'r81', '{"n":118,"player":1,"action":{"type":"done"}}
{"n":119,"player":0,"action":{"type":"pass"}}
{"n":120,"player":1,"action":{"type":"pass"}}', 'ZybrcpNVMXEqTdoHmmZhUdheDnEWuwhtxHo9lZ0VW7s');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 121, 1795026068195, 1, 'r82', '{"n":121,"player":1,"action":{"type":"boat","boat":"boat-keyflower"}}
{"n":122,"player":0,"action":{"type":"boat","boat":"boat-sea-bastion"}}', 'wXFCq3hJjwKZXHN4y1PIW1YzEnNRjKcktB8nQGNzy6w');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 123, 1795026068201, 0, 'r83', '{"n":123,"player":0,"action":{"type":"place","tile":"windmill","q":0,"r":-2,"rotation":2}}', '2v2ObbXkDM5mQLa0AT2n3TNmgGP3nMstdJyX1gEVH2E');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 124, 1795026068209, 0, 'r84', '{"n":124,"player":0,"action":{"type":"place","tile":"boat-sea-bastion","q":1,"r":-3,"rotation":2}}', 'IqtihWvlFX4g5IIjnQAhc_pGdXEHCeK5No0JVJYzXDU');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 125, 1795026068216, 1, 'r85', '{"n":125,"player":1,"action":{"type":"place","tile":"turn-order-1-2p","q":2,"r":-1,"rotation":3}}', 'U76CDvEzGzIxEunLBHUhJ4gp-Eyfa0BuY8KUV3DpwSI');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 126, 1795026068222, 1, 'r86', '{"n":126,"player":1,"action":{"type":"place","tile":"boat-keyflower","q":0,"r":2,"rotation":0}}', '3-1OaUjk3fdfEDr2ngPHcESvxrFFIiqpsLgdm9o6LFA');
INSERT INTO steps VALUES ('xuhMsWQsEKUK', 127, 1795026068233, 1, 'r87', '{"n":127,"player":1,"action":{"type":"place","tile":"watermill","q":-4,"r":3,"rotation":5}}', 'frLDMP9-O_Yq9fv04XcxTYPdJl3RKnc7pia1A5rFM3k');
INSERT INTO chat VALUES (1, 'xuhMsWQsEKUK', '3CTn8is7gQ1X', 0, 1795026067050, 'Good luck!', 'hello', 0);
INSERT INTO results VALUES ('xuhMsWQsEKUK', 0, '3CTn8is7gQ1X', 2, 16, 1, 1, 1, 27.635389493140497, 8.06590141354368, 1795026068264);
INSERT INTO results VALUES ('xuhMsWQsEKUK', 1, 'L8SFNhrsTxHK', 2, 13, 0, 2, 1, 22.364610506859503, 8.06590141354368, 1795026068264);
INSERT INTO blocks VALUES ('L8SFNhrsTxHK', 'pP5uLp2u4uFb');
INSERT INTO reports VALUES (1, 'L8SFNhrsTxHK', 'pP5uLp2u4uFb', 'wNABWIBubal0', NULL, 'left us', 1795026070200, NULL);
INSERT INTO audit VALUES (1, 1795026070181, '3CTn8is7gQ1X', 'close table', 'P4VX54N7sngc', 'a test');
INSERT INTO progress VALUES ('6jpal0usyMZZ', 0, '{"draws":{"secret":"aa87300a6eb1207d0174d4077e29d7fb69b5d19ad9fcdcc768b191ddd4c3812e","commitments":[]}}', NULL, 1795026066754, 0);
INSERT INTO progress VALUES ('7OBbw9MVF76m', 1, '{"times":[{"bank":3600000,"free":600000,"since":3780},{"bank":3600000,"free":600000,"since":null}],"draws":{"secret":"d83145dd7953815110ce621de8a9820bc0ad8d9adb4948f252041b1018210da7","commitments":[],"revealed":[null,null]},"freeUndo":{"seat":1,"from":42}}', 4203780, 1795026069811, 0);
INSERT INTO progress VALUES ('P4VX54N7sngc', 0, '{}', NULL, 1795026070167, 0);
INSERT INTO progress VALUES ('QGbBfya9W3QS', 0, '{"draws":{"secret":"4f8a0d4f9fb9738a48eb5ddabefdc6ce7cb81b8cc458c37437f36c4b63275c4f","commitments":[]}}', NULL, 1795026066806, 0);
INSERT INTO progress VALUES ('Zlpg5j5LxiRt', 1, '{"times":[{"bank":0,"free":172799814,"since":null,"away":true},{"bank":0,"free":172799995,"since":null}],"draws":{"secret":"f5b79343304c493d6bbec34abad9449af778d87b093c0c2a3eb95d68dba8cf71","commitments":[],"revealed":[null,null]},"freeUndo":{"seat":0,"from":27}}', NULL, 1795026070039, 0);
INSERT INTO progress VALUES ('wNABWIBubal0', 1, '{"draws":{"secret":"a6839450c0eab8857efb208c99a038216f6d23c523d68403f49bdcc331e3a48a","commitments":[],"revealed":[null,null,null]},"waitingSince":[2778,null,null],"reasons":{"59":"left"},"lastVote":1,"votes":[{"kind":"takeover","by":2,"id":1,"agreed":[],"waiting":[0,1]}]}', 259202778, 1795026068848, 0);
INSERT INTO progress VALUES ('xuhMsWQsEKUK', 0, '{"draws":{"secret":"f8184c3e6760ae5bdbfd1fe3588f15b49eb925970b204e27531478fa80f95720","commitments":[],"revealed":[null,null]},"waitingSince":[null,null]}', NULL, 1795026068233, 0);
INSERT INTO hands VALUES ('P4VX54N7sngc', '3CTn8is7gQ1X', 0, 0);
INSERT INTO hands VALUES ('Zlpg5j5LxiRt', '3CTn8is7gQ1X', 0, 0);
INSERT INTO hands VALUES ('wNABWIBubal0', '3CTn8is7gQ1X', 0, 0);
INSERT INTO hands VALUES ('xuhMsWQsEKUK', '3CTn8is7gQ1X', 0, 0);
INSERT INTO hands VALUES ('7OBbw9MVF76m', 'L8SFNhrsTxHK', 0, 0);
INSERT INTO hands VALUES ('P4VX54N7sngc', 'L8SFNhrsTxHK', 1, 0);
INSERT INTO hands VALUES ('Zlpg5j5LxiRt', 'L8SFNhrsTxHK', 1, 0);
INSERT INTO hands VALUES ('wNABWIBubal0', 'L8SFNhrsTxHK', 1, 0);
INSERT INTO hands VALUES ('xuhMsWQsEKUK', 'L8SFNhrsTxHK', 1, 0);
INSERT INTO hands VALUES ('wNABWIBubal0', 'pP5uLp2u4uFb', 2, 0);
PRAGMA user_version = 7;
