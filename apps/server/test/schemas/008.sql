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
  ended INTEGER, counted INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
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
CREATE INDEX tables_uncounted ON tables (id) WHERE status = 'over' AND counted = 0;
INSERT INTO meta VALUES ('heads', 'df9e1f3c1425a00c0362dddf0a03a20a');
INSERT INTO meta VALUES ('play-time', '2679');
INSERT INTO people VALUES ('Aq7XGpDW9qdQ', 'Anna', 'anna', 'scrypt$1024$8$1$2UE7OeeEG5lwhnBHbvUd5Q$PG-flyv2IdCX16i2d0I_f2TkfUdlUmCqKIUsSrG84G0', 'anna@example.org', 0, 'en', 0, 1, NULL, NULL, '{}', 1795270773717, 2026, 2, 22.364610506859503, 8.06590141354368, 1795097971204, 1795097971204, NULL);
INSERT INTO people VALUES ('FZnf3Erlu43Z', 'Bela', 'bela', 'scrypt$1024$8$1$QR00iQm5wvkZFSRtTpw2gA$BhTUmWgrJ62rKmqNFdA9arbCzqapKup0VP7EU98P41o', NULL, 0, 'en', 0, 0, NULL, NULL, '{}', NULL, NULL, 0, 27.635389493140497, 8.06590141354368, 1795097971285, 1795097971285, NULL);
INSERT INTO people VALUES ('UnoS2IpxXvpd', 'Guest 8701', NULL, NULL, NULL, 0, 'en', 0, 0, NULL, NULL, '{}', NULL, NULL, 0, NULL, NULL, 1795097971339, 1795097971339, NULL);
INSERT INTO sessions VALUES ('2784c91088a96aba9de879d0c1c738884ad195494f5958da5788fe662047c3ef', 'FZnf3Erlu43Z', 1795097971310, 1795097971310);
INSERT INTO sessions VALUES ('ac4be140030c4795350635b69623565962c93c57b92a1a4b186b97b5059e9031', 'UnoS2IpxXvpd', 1795097971339, 1795097971339);
INSERT INTO sessions VALUES ('ea4c383008eba8eca4cd9c97c4b83c4e8c294c3aeb3ac1fc63a5258b99610166', 'Aq7XGpDW9qdQ', 1795097971275, 1795097971275);
INSERT INTO tokens VALUES ('Vzk49NBxYo98', 'ff0b3bec25c2724c6fe58acb86b2215d3323ae0317e66b8276fc32bb7601cc7e', 'Aq7XGpDW9qdQ', 'a program', 1795097973711, NULL);
INSERT INTO one_time VALUES ('cf5c429944cb3856238cef0a0af2427b73362882e1da066a15fe8379879cea4a', 'Aq7XGpDW9qdQ', 'email', 'anna@example.org', 1795184371277);
INSERT INTO tables VALUES ('2GJ1SWV0zo0b', 'open', 1, 0, 'Aq7XGpDW9qdQ', 'RhiTYSufebLh5oBuad2bYB', '{"title":"open","options":{"players":3,"farmers":"off","gamers":false,"handicap":[]},"public":true,"rated":false,"clock":{"kind":"untimed"},"timeout":"play","onLeave":"bot","absentDays":3,"stand":"miller","confirm":false,"askForced":false,"aids":true,"spectators":true}', NULL, NULL, NULL, NULL, NULL, 1795097971357, NULL, NULL, 0);
INSERT INTO tables VALUES ('3otXKbkKXwWj', 'over', 1, 1, 'Aq7XGpDW9qdQ', 'ROVX6eM7uqn9XuLl4F516z', '{"title":"over","options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"public":true,"rated":true,"clock":{"kind":"untimed"},"timeout":"play","onLeave":"bot","absentDays":3,"stand":"miller","confirm":false,"askForced":false,"aids":true,"spectators":true}', 'f7d067023295ba1760b4d8be875e294d79bbb8630de000c6e80d39075afa8298', '{"format":"keyflower-record/1","engine":"0.1.0","rules":1,"options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"seedHash":"93bc1bdf96c272b04b20e85123159991a608ceaf61cc9aa20804930548159137","proof":{"server":"8c002373cbd420f065d4283b45b9dc8823db5454b24fbf27047d7a21ed42443f","seats":[null,null]}}', '{"scores":[13,35],"winners":[1],"seed":"f7d067023295ba1760b4d8be875e294d79bbb8630de000c6e80d39075afa8298","secret":"2c05f1215a7380942467d4028e36e8b138a5544e9d09291742fa053b3d0de52e"}', NULL, NULL, 1795097971423, 1795097971515, 1795097972262, 1);
INSERT INTO tables VALUES ('EaLuN3G9VDow', 'closed', 0, 0, 'Aq7XGpDW9qdQ', 'eiWWdefVbDd1R9hp1dMltq', '{"title":"closed","options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"public":false,"rated":false,"clock":{"kind":"untimed"},"timeout":"play","onLeave":"bot","absentDays":3,"stand":"miller","confirm":false,"askForced":false,"aids":true,"spectators":true}', '830695c32780242c54326fad3e0b1157fde4d64ca9fd0a9dcb2ef0c8fe8910db', '{"format":"keyflower-record/1","engine":"0.1.0","rules":1,"options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"seedHash":"3a311c6525aa62e29ae80c63542ca0fe5f8641e2248f8a025a2e026284e0fe1f","proof":{"server":"6d3bdc275a53a0d734cb627b6f85e1c1ef39bc05ae9caf44bb2fd45572332643","seats":[null,null]}}', NULL, NULL, 'operator', 1795097973628, 1795097973663, 1795097973692, 0);
INSERT INTO tables VALUES ('ZYwYZQY0xaxe', 'playing', 0, 0, 'Aq7XGpDW9qdQ', 'ozqYM0zZ91pLM4f2UQtAHD', '{"title":"untimed","options":{"players":3,"farmers":"mixed","gamers":true,"handicap":[]},"public":false,"rated":false,"clock":{"kind":"untimed"},"timeout":"play","onLeave":"vote","absentDays":3,"stand":"miller","confirm":false,"askForced":false,"aids":true,"spectators":true}', '6d9a215164fdb53a9b645c7c0489913ff9198188e8420dad5a133cdec908d89d', '{"format":"keyflower-record/1","engine":"0.1.0","rules":1,"options":{"players":3,"farmers":"mixed","gamers":true,"handicap":[]},"seedHash":"e8a381d0bbe8eee05c57c0a3bb6937c0d87422a2ef82e3b2b96e5139ed0782d6","proof":{"server":"6c289995a3c6d1749651f1be0ba4494754db0b3a977f53bedcb392f1a06526ad","seats":[null,null,null]}}', NULL, NULL, NULL, 1795097972283, 1795097972366, NULL, 0);
INSERT INTO tables VALUES ('pPOypYelE574', 'playing', 0, 0, 'Aq7XGpDW9qdQ', '9UeovrR6Yeuu3wa4iGntyj', '{"title":"letters","options":{"players":2,"farmers":"all","gamers":false,"handicap":[]},"public":false,"rated":false,"clock":{"kind":"correspondence","hours":48},"timeout":"play","onLeave":"bot","absentDays":3,"stand":"miller","confirm":false,"askForced":false,"aids":true,"spectators":true}', '5af27cd9afb5c918e55aecfa42d0fdef39ec4ee110b38cea2a096dabd7cc75b0', '{"format":"keyflower-record/1","engine":"0.1.0","rules":1,"options":{"players":2,"farmers":"all","gamers":false,"handicap":[]},"seedHash":"19ce4fa3571ba27bf22aa234bdc13ef122b33b7db2c32e554f43a288d4178771","proof":{"server":"33273b3cf7acd81187eae9e71423b70cac119a7bb0843e0fb18f712d8745e5fd","seats":[null,null]}}', NULL, NULL, NULL, 1795097973539, 1795097973580, NULL, 0);
INSERT INTO tables VALUES ('wT7jn8uTZXT8', 'playing', 0, 0, 'FZnf3Erlu43Z', 'nY0hjOjslD462ey4pjVLBO', '{"title":"live","options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"public":false,"rated":false,"clock":{"kind":"live","bank":3600,"perDecision":600},"timeout":"play","onLeave":"bot","absentDays":3,"stand":"miller","confirm":false,"askForced":false,"aids":true,"spectators":true}', '2f7473277636385fa6ac1a5b8f342603341fdd77d75eede8bc0c5b68fc8d9ef1', '{"format":"keyflower-record/1","engine":"0.1.0","rules":1,"options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"seedHash":"033a1df56392e4efaabcaddce52ed9dda73aa4e618dcf2356cf4f156ec012a2f","proof":{"server":"9f4be7d33aa85aa91912ea311afdee346d5de2a7d32ac9b58c6b9f089138a415","seats":[null,null]}}', NULL, NULL, NULL, 1795097972652, 1795097972683, NULL, 0);
INSERT INTO tables VALUES ('xhczE9aN1a0n', 'cancelled', 0, 0, 'FZnf3Erlu43Z', 'lymVqmU8hfq12AuiutpEGQ', '{"title":"cancelled","options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"public":false,"rated":false,"clock":{"kind":"untimed"},"timeout":"play","onLeave":"bot","absentDays":3,"stand":"miller","confirm":false,"askForced":false,"aids":true,"spectators":true}', NULL, NULL, NULL, NULL, NULL, 1795097971399, NULL, 1795097971413, 0);
INSERT INTO seats VALUES ('2GJ1SWV0zo0b', 0, 'KOCWwPEb4kEVn8cr8kZqOG', 'Aq7XGpDW9qdQ', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('2GJ1SWV0zo0b', 1, 'xSd5F801oacXa6lbpk2uHq', 'UnoS2IpxXvpd', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('2GJ1SWV0zo0b', 2, 's5bDReceNe4jEQyNflXQG9', NULL, NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('3otXKbkKXwWj', 0, '0beK50CevqQ0EuGN1MxVfv', 'Aq7XGpDW9qdQ', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('3otXKbkKXwWj', 1, '7s1t8OHKSN3SycKXJiItIA', 'FZnf3Erlu43Z', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('EaLuN3G9VDow', 0, 'e2g1Bm8RnwhX09PxXwfQl2', 'Aq7XGpDW9qdQ', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('EaLuN3G9VDow', 1, 'qCWz6kyMtba4Nhyze3ABCI', 'FZnf3Erlu43Z', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('ZYwYZQY0xaxe', 0, 'glFe8ydeZKGLKOLOc7F4oz', 'Aq7XGpDW9qdQ', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('ZYwYZQY0xaxe', 1, 'JGeJIB2YzjNBGbvyFwfaMa', 'FZnf3Erlu43Z', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('ZYwYZQY0xaxe', 2, 'jeB8kCsfOlZtAEb8W1iLhK', 'UnoS2IpxXvpd', NULL, NULL, 'left', 46, 0, NULL);
INSERT INTO seats VALUES ('pPOypYelE574', 0, 'xQjxwBu80LM7LmRMRLEOmW', 'Aq7XGpDW9qdQ', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('pPOypYelE574', 1, 'uOvukzom03Zeink8kdwiMw', 'FZnf3Erlu43Z', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('wT7jn8uTZXT8', 0, 'DTCtBDgScFPZfmKrKSDFNP', 'FZnf3Erlu43Z', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('wT7jn8uTZXT8', 1, 'Txr4Wk9dJFP8BFyrryLH5X', NULL, 'random', NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('xhczE9aN1a0n', 0, 'RHZbnEpyPa2iJ9O1cdTWr9', 'FZnf3Erlu43Z', NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO seats VALUES ('xhczE9aN1a0n', 1, 'cqO8DXm7jP0biMoYUTiIFE', NULL, NULL, NULL, 'no', NULL, 0, NULL);
INSERT INTO access VALUES ('3otXKbkKXwWj', 'FZnf3Erlu43Z');
INSERT INTO access VALUES ('EaLuN3G9VDow', 'FZnf3Erlu43Z');
INSERT INTO access VALUES ('ZYwYZQY0xaxe', 'FZnf3Erlu43Z');
INSERT INTO access VALUES ('pPOypYelE574', 'FZnf3Erlu43Z');
INSERT INTO access VALUES ('2GJ1SWV0zo0b', 'UnoS2IpxXvpd');
INSERT INTO access VALUES ('ZYwYZQY0xaxe', 'UnoS2IpxXvpd');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 1, 1795097971515, NULL, NULL, '{"n":1,"chance":{"what":"home","for":0,"drawn":["home-4"]}}
{"n":2,"chance":{"what":"home","for":1,"drawn":["home-2"]}}
{"n":3,"chance":{"what":"workers","for":0,"drawn":{"blue":5,"yellow":3}}}
{"n":4,"chance":{"what":"workers","for":1,"drawn":{"blue":2,"red":3,"yellow":3}}}
{"n":5,"chance":{"what":"winter","for":0,"drawn":["village-hall","watermill","windmill"]}}
{"n":6,"chance":{"what":"winter","for":1,"drawn":["craftsmans-guild","jeweller","scribes"]}}
{"n":7,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":1,"red":3,"yellow":3}}}
{"n":8,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"anvil":1}}}
{"n":9,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":2,"red":1,"yellow":3}}}
{"n":10,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"anvil":1,"pick":1}}}
{"n":11,"chance":{"what":"market","for":"spring","drawn":["workshop","woodcutter","quarryman","peddler","apprentice-hall","alehouse"]}}', '42OTjOkplw5muZnSLGO9RR9gJg35bBxzkUmETSSOaQg');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 12, 1795097971568, 1, 'r1', '{"n":12,"player":1,"action":{"type":"use","tile":"home-4","screen":{"red":3},"groups":[]}}', '7Siu9aidFWA49fLOhfa7Klgp3NQUlGZq84ZZc9swVNg');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 13, 1795097971582, 1, 'r2', '{"n":13,"player":1,"action":{"type":"done"}}', 'd1207TRwUO3g2CBCpSFIzCQzHOcFgoS-kKJknW1hN54');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 14, 1795097971588, 0, 'r3', '{"n":14,"player":0,"action":{"type":"bid","tile":"woodcutter","color":"yellow","screen":1,"groups":[]}}', 'vLGOBz-TWhY4sWO_v9BvayTxrbQkhNHtEauerGODhfI');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 15, 1795097971594, 1, 'r4', '{"n":15,"player":1,"action":{"type":"bid","tile":"peddler","color":"yellow","screen":2,"groups":[]}}', '-fnYmnDeknh0UNJB6HQxS6K7_hRODbQJQs5vXjqJLTs');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 16, 1795097971602, 0, 'r5', '{"n":16,"player":0,"action":{"type":"use","tile":"peddler","screen":{"yellow":1},"groups":[]}}', 'Ifzy-8hMvL0VYdikJNUsYlvdinlDAJ5d0rQVU5vt_Gg');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 17, 1795097971608, 1, 'r6', '{"n":17,"player":1,"action":{"type":"bid","tile":"turn-order-1-2p","color":"yellow","screen":1,"groups":[]}}', 'UNtIobLNbuAAOpGjRx70JypLTb7iqwfZAC4p-8NhuIc');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 18, 1795097971613, 0, 'r7', '{"n":18,"player":0,"action":{"type":"use","tile":"workshop","screen":{"blue":1},"groups":[]}}', 'wTqT3eEICg2bFjdPjjBmEHOnLn5noX3quWm9ZmFhWOA');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 19, 1795097971619, 0, 'r8', '{"n":19,"player":0,"action":{"type":"choose","option":1}}', 'W-yMa_mIiIKT5wMTPvEFeuIR1A3bdaq1f28NUw-w16s');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 20, 1795097971624, 1, 'r9', '{"n":20,"player":1,"action":{"type":"use","tile":"quarryman","screen":{"blue":1},"groups":[]}}', 'zeyP0PTclXOJ6nRZZfsP8ZHjtiW6IxobFpA60csL7B4');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 21, 1795097971635, 0, 'r10', '{"n":21,"player":0,"action":{"type":"bid","tile":"apprentice-hall","color":"blue","screen":4,"groups":[]}}', 'bdnuweehphX81l5YVjv3OMzTUOKt-RS8QgzdDZbrHC0');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 22, 1795097971656, 1, 'r11', '{"n":22,"player":1,"action":{"type":"bid","tile":"quarryman","color":"blue","screen":1,"groups":[]}}', '3vu3-is0k6Du1m80cK_szUjQ2EZq3navxRollBGtvX8');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 23, 1795097971664, 0, 'r12', '{"n":23,"player":0,"action":{"type":"use","tile":"home-2","screen":{"green":1},"groups":[]}}', 'rpPtrPb_l5bvjbT-shabcweHQWbHU3ZAc_rzRWYGG8M');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 24, 1795097971698, 0, 'r13', '{"n":24,"player":0,"action":{"type":"done"}}
{"n":25,"player":1,"action":{"type":"pass"}}
{"n":26,"player":0,"action":{"type":"pass"}}', 'GcXbHYb47QeV73Rqho92EYXh7lhmN6w1Zv4IzXOyM6E');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 27, 1795097971719, 1, 'r14', '{"n":27,"player":1,"action":{"type":"boat","boat":"boat-keyflower"}}
{"n":28,"player":0,"action":{"type":"boat","boat":"boat-sea-bastion"}}', 'pV8tKZY8CJfXHn4cCTs6BNG6Yy6hk3zCm9XlVhIkY20');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 29, 1795097971730, 0, 'r15', '{"n":29,"player":0,"action":{"type":"place","tile":"woodcutter","q":0,"r":-1,"rotation":0}}', '26iZy_XDqYkMTPKPYTuBQRIXQ1nhNPQIC6EcWz0WEGU');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 30, 1795097971735, 0, 'r16', '{"n":30,"player":0,"action":{"type":"place","tile":"apprentice-hall","q":-1,"r":1,"rotation":0}}', 'Yy14Tw7hg6xsOGWKchr-BILtykfx2IjUz0o9lKLB2Ts');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 31, 1795097971740, 1, 'r17', '{"n":31,"player":1,"action":{"type":"place","tile":"peddler","q":1,"r":0,"rotation":2}}', 'Wu9bM4E_W-Y6r1aoa4ErI20GkrfudIFYPD0EDQaAXAA');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 32, 1795097971745, 1, 'r18', '{"n":32,"player":1,"action":{"type":"place","tile":"quarryman","q":0,"r":-1,"rotation":0}}
{"n":33,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":1,"red":3,"yellow":3}}}
{"n":34,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"anvil":1}}}
{"n":35,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"red":2,"yellow":4}}}
{"n":36,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"anvil":1,"saw":1}}}
{"n":37,"chance":{"what":"market","for":"summer","drawn":["farrier","smelter","brewer","boat-1","boat-2","boat-3"]}}
{"n":38,"chance":{"what":"face","for":"boat-1","drawn":"a"}}
{"n":39,"chance":{"what":"face","for":"boat-2","drawn":"a"}}
{"n":40,"chance":{"what":"face","for":"boat-3","drawn":"b"}}', 'LjgEkS106clK1kQ27F9tl3HSnhXpxz1nZpJTQkiPEms');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 41, 1795097971751, 1, 'r19', '{"n":41,"player":1,"action":{"type":"bid","tile":"farrier","color":"yellow","screen":1,"groups":[]}}', 'XJF6cFb3rxQMFYpjGPZpNqN8Fy_ULa8tGMTowKRH0GE');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 42, 1795097971755, 0, 'r20', '{"n":42,"player":0,"action":{"type":"use","tile":"home-4","screen":{"blue":1},"groups":[]}}', 'Bo9PbXNTx7ztfuLJHOF5-VNKz3Oh2b9Mf1dP16cIXyA');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 43, 1795097971762, 0, 'r21', '{"n":43,"player":0,"action":{"type":"move","resource":"stone","from":"home-4","to":"woodcutter"}}', '9SQCHvaHURbBwvLWtTYk7ClAkxBBPV8i1rVKX5Ky4vM');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 44, 1795097971767, 0, 'r22', '{"n":44,"player":0,"action":{"type":"done"}}', '-KR07HhehX9F9evmppqjcsK-n1KM-MRHx77YtS-4mUM');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 45, 1795097971772, 1, 'r23', '{"n":45,"player":1,"action":{"type":"use","tile":"peddler","screen":{"yellow":2},"groups":[]}}', 'BZhmneBPrXqYmEj48K1QhY_aG_og6IB5Bu8-BpeDcow');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 46, 1795097971777, 0, 'r24', '{"n":46,"player":0,"action":{"type":"bid","tile":"boat-1","color":"red","screen":4,"groups":[]}}', 'YCw4emAwOhjS6fJT3hEtaIoC4mB-wz6KZzONGfev4dQ');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 47, 1795097971781, 1, 'r25', '{"n":47,"player":1,"action":{"type":"use","tile":"apprentice-hall","screen":{"green":2},"groups":[]}}
{"n":48,"chance":{"what":"skills","for":1,"drawn":{"anvil":1}}}', 'iU2C5djECPQZdIG6fZ-BA8tZ5M44SbCt4EbQvZ8uM9E');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 49, 1795097971787, 0, 'r26', '{"n":49,"player":0,"action":{"type":"bid","tile":"smelter","color":"blue","screen":1,"groups":[]}}', 'QLujpZFbET85koe_9c0a4h4RWfOpPn7oOx3cb446-Lk');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 50, 1795097971792, 1, 'r27', '{"n":50,"player":1,"action":{"type":"use","tile":"quarryman","screen":{"blue":1},"groups":[]}}', 'JlNlgQQIAWy_LY3IwQTJGysNSt3_CyK8r_1Sk5RMTiY');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 51, 1795097971807, 0, 'r28', '{"n":51,"player":0,"action":{"type":"use","tile":"farrier","screen":{"yellow":1},"groups":[]}}', 'w-4wWow02zW6HMwVG8189bKyE0QkggOXK_wMNjXuLus');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 52, 1795097971818, 0, 'r29', '{"n":52,"player":0,"action":{"type":"move","resource":"stone","from":"woodcutter","to":"home-4"}}', 'wqfNjN2feWT_bLlXe7WzF3IlmUFzE6RylHVJ35E9aYY');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 53, 1795097971822, 0, 'r30', '{"n":53,"player":0,"action":{"type":"move","resource":"stone","from":"home-4","to":"apprentice-hall"}}', 'LzETEYC8swiGyTicziDyX1NB3uuxRRDPn4HNMiEeAIk');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 54, 1795097971827, 0, 'r31', '{"n":54,"player":0,"action":{"type":"done"}}', 'NJZYAb5am7V6e25m1V2eih51-XtZmYPzILdjFQYeDP0');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 55, 1795097971834, 1, 'r32', '{"n":55,"player":1,"action":{"type":"bid","tile":"boat-3","color":"blue","screen":1,"groups":[]}}', '6B5xh9oioEYf_GUCY3C0y3KAoyXoWMe4MKS-MpPZ6Uc');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 56, 1795097971847, 0, 'r33', '{"n":56,"player":0,"action":{"type":"bid","tile":"boat-2","color":"yellow","screen":2,"groups":[]}}', 'TGGTu990znGZKeun7U1fcTAnFfYeGaVHqF9lcl0zaqc');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 57, 1795097971851, 1, 'r34', '{"n":57,"player":1,"action":{"type":"use","tile":"home-2","screen":{"red":2},"groups":[]}}', '7qgYDhoLaInuzWykB7JWluVLxMWlxGD97KpTNJutzBQ');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 58, 1795097971855, 1, 'r35', '{"n":58,"player":1,"action":{"type":"move","resource":"stone","from":"home-2","to":"peddler"}}', 'c2eqvwdWNS8woVdTX1Q1ny5Uf7o4AsygbYQz1xelo_k');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 59, 1795097971859, 1, 'r36', '{"n":59,"player":1,"action":{"type":"done"}}
{"n":60,"player":0,"action":{"type":"pass"}}', 'uRjx09PFXV-F6C5dWjMwhoy7bGtoIPOMvKVHlZPOZUU');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 61, 1795097971868, 1, 'r37', '{"n":61,"player":1,"action":{"type":"use","tile":"brewer","screen":{"red":1},"groups":[]}}', 'XWfv_KZuR8PfFojj4bg3r_m5Xl2xbQ4vYbjPp0p_q8g');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 62, 1795097971889, 1, 'r38', '{"n":62,"player":1,"action":{"type":"pay","skill":"anvil"}}
{"n":63,"chance":{"what":"workers","for":1,"drawn":{"blue":1,"red":1}}}
{"n":64,"player":0,"action":{"type":"pass"}}', 'YuoTNpCNlQRe3pdhaFF6BLFhawH_QTWHG4mV0Idduoc');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 65, 1795097971895, 1, 'r39', '{"n":65,"player":1,"action":{"type":"bid","tile":"boat-3","color":"blue","screen":1,"groups":[]}}
{"n":66,"player":0,"action":{"type":"pass"}}', 'iy-WA_31l7J2e9KMdiGtGxDrsF5uyWqJLP-vQ4m0-54');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 67, 1795097971905, 1, 'r40', '{"n":67,"player":1,"action":{"type":"bid","tile":"turn-order-1-2p","color":"red","screen":1,"groups":[]}}
{"n":68,"player":0,"action":{"type":"pass"}}
{"n":69,"player":1,"action":{"type":"pass"}}', 'ax5M5hGph9woGUuJ0bv53WfpP5cjKp5OUmFdlFfhNqU');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 70, 1795097971910, 1, 'r41', '{"n":70,"player":1,"action":{"type":"boat","boat":"boat-sea-bastion"}}
{"n":71,"player":0,"action":{"type":"boat","boat":"boat-keyflower"}}
{"n":72,"chance":{"what":"workers","for":0,"drawn":{"blue":1,"yellow":1}}}', 'blfFcTbVGy9m6RQ7EYYOZyzq8SeLELM2rRwsSlDnzGU');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 73, 1795097971916, 0, 'r42', '{"n":73,"player":0,"action":{"type":"place","tile":"boat-2","q":1,"r":0,"rotation":0}}', 'bK8e8OXdwxxR4q2QUCpCk5yQWvCAY_2SOG3zXi_iXeY');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 74, 1795097971919, 0, 'r43', '{"n":74,"player":0,"action":{"type":"place","tile":"smelter","q":1,"r":-2,"rotation":1}}', 'hQAxHOOnHc4UlhXcOuWaWqam__OFOIkzYflTXx_U8EA');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 75, 1795097971922, 0, 'r44', '{"n":75,"player":0,"action":{"type":"place","tile":"boat-1","q":0,"r":1,"rotation":5}}', 'FD1IWIB83JCtKqbPp-zAT8zlYF76qw-R4owDaMDfMfA');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 76, 1795097971926, 1, 'r45', '{"n":76,"player":1,"action":{"type":"place","tile":"farrier","q":1,"r":-2,"rotation":4}}', 'vo_txqJbdJBbquuwwVHPXVgcVxJ-7ZOrzXhFht37G7E');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 77, 1795097971939, 1, 'r46', '{"n":77,"player":1,"action":{"type":"place","tile":"boat-3","q":2,"r":-2,"rotation":4}}
{"n":78,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":1,"red":2}}}
{"n":79,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"pick":2}}}
{"n":80,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":2,"red":4}}}
{"n":81,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"anvil":1,"pick":1}}}
{"n":82,"chance":{"what":"market","for":"autumn","drawn":["timber-yard","barn","wainwright","sculptor","goldsmith","well"]}}', '8rHIxzpakF8lYg1B2k3wAnte0XSIsLJxqez9NvKDDtw');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 83, 1795097971945, 1, 'r47', '{"n":83,"player":1,"action":{"type":"use","tile":"smelter","screen":{"yellow":3},"groups":[]}}', 'ALYz4vykC5FXl5bHVagBriaAUQ5wx8-ORBQmTULDZCU');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 84, 1795097971950, 0, 'r48', '{"n":84,"player":0,"action":{"type":"bid","tile":"goldsmith","color":"red","screen":1,"groups":[]}}', '4gaBJGUpAfYNo-7CH-EGCFnrqQ5vCvb2dOciXWlOgjE');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 85, 1795097971953, 1, 'r49', '{"n":85,"player":1,"action":{"type":"bid","tile":"turn-order-1-2p","color":"yellow","screen":2,"groups":[]}}', 'BHqK8F-taGMPOSeGwIfmjQrtIYV9gjSsNcst9Hx_5zg');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 86, 1795097971956, 0, 'r50', '{"n":86,"player":0,"action":{"type":"use","tile":"home-4","screen":{"red":1},"groups":[]}}', 'iAWVhC3572aJCofsfP0qh41rw44lpjsrhKezk7vQ_oQ');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 87, 1795097971959, 0, 'r51', '{"n":87,"player":0,"action":{"type":"done"}}', 'OiGVcYCByJJubzaoTS9ywDzQHKyCs_oDVgouBiMU7Y4');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 88, 1795097971961, 1, 'r52', '{"n":88,"player":1,"action":{"type":"use","tile":"quarryman","screen":{"yellow":1},"groups":[]}}', 'fBiQeFl8hK4sgXnUQ21jbQ9uej5EtQC3rRj1Pc3XGoI');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 89, 1795097971971, 0, 'r53', '{"n":89,"player":0,"action":{"type":"bid","tile":"barn","color":"green","screen":2,"groups":[]}}', '-2bCpV3icTWRTbouoOB7p3gJwo7agYYZXtNe5UjYhD0');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 90, 1795097971974, 1, 'r54', '{"n":90,"player":1,"action":{"type":"bid","tile":"sculptor","color":"red","screen":2,"groups":[]}}', 'tobEFXu6oxZNgjlmeAIIUAu9BJC9hOWl9diuWEsOP8A');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 91, 1795097971976, 0, 'r55', '{"n":91,"player":0,"action":{"type":"use","tile":"woodcutter","screen":{"red":1},"groups":[]}}', 'GVJyapndM1Ve9dF7oCyvqU9VFVujAC09wgt_d-xUhf4');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 92, 1795097971979, 1, 'r56', '{"n":92,"player":1,"action":{"type":"bid","tile":"wainwright","color":"blue","screen":1,"groups":[]}}', 'IZwGk0adDu8h0vH0LhOg9CmWpu0P9HtitemudBQQ_h8');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 93, 1795097971982, 0, 'r57', '{"n":93,"player":0,"action":{"type":"use","tile":"farrier","screen":{"yellow":2},"groups":[]}}', '7Pk0fe1zorcbVaI9vxshZsjJEKCqTn-t4gTiZFSGmjA');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 94, 1795097971986, 0, 'r58', '{"n":94,"player":0,"action":{"type":"move","resource":"stone","from":"apprentice-hall","to":"woodcutter"}}', 'M_YMGjUdvMlOhyzeT9fJOzbOYAkRiBuJrMP1FIiga5Y');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 95, 1795097971990, 0, 'r59', '{"n":95,"player":0,"action":{"type":"move","resource":"stone","from":"woodcutter","to":"smelter"}}', 'uhtRL4-AoqvR3nFdJV_UvyNDrYbsQmFiyOf7UUFmROc');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 96, 1795097971994, 0, 'r60', '{"n":96,"player":0,"action":{"type":"done"}}', 'wTIamxUlLLDzTkqdgEF_3T-p64K18sb7D1TqqsiNe_Y');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 97, 1795097971998, 1, 'r61', '{"n":97,"player":1,"action":{"type":"bid","tile":"timber-yard","color":"red","screen":2,"groups":[]}}', 'JhbZrH5GYiMDmCOQqvx9TE-3W93hKxTJPZdML7XNlQQ');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 98, 1795097972002, 0, 'r62', '{"n":98,"player":0,"action":{"type":"pass"}}', 'sohRD5p-O53rqJ5uqLyPsPMcCjvo7VWsQfC6NcMc5EU');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 99, 1795097972005, 1, 'r63', '{"n":99,"player":1,"action":{"type":"bid","tile":"well","color":"yellow","screen":1,"groups":[]}}', 'er7a6We4Q0AnMcFQpWoIy2wICeg93cv5be-lyL4LKJM');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 100, 1795097972009, 0, 'r64', '{"n":100,"player":0,"action":{"type":"use","tile":"apprentice-hall","screen":{"yellow":1},"groups":[]}}
{"n":101,"chance":{"what":"skills","for":0,"drawn":{"saw":1}}}
{"n":102,"player":1,"action":{"type":"pass"}}', '3bQNzYz_uOY6L3a_EBJnyaS4yfLHsrkHPaB2HH_y1QY');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 103, 1795097972012, 0, 'r65', '{"n":103,"player":0,"action":{"type":"use","tile":"wainwright","screen":{"blue":1},"groups":[]}}', 'bLLk5BeyWHLGwLRG3g5MkJqZ_-PhOzDjKKYrci4kzyI');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 104, 1795097972016, 0, 'r66', '{"n":104,"player":0,"action":{"type":"move","resource":"stone","from":"smelter","to":"apprentice-hall"}}', 'krebdDKbiXAQ2tnGcLkoF-SyMjK6eMRY0JPaPvHa-Ik');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 105, 1795097972020, 0, 'r67', '{"n":105,"player":0,"action":{"type":"move","resource":"wood","from":"woodcutter","to":"smelter"}}', 'oBBiWOnxsvowXZ6a-akiKHyI9IkVzVYxeCQqKuqmwbw');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 106, 1795097972029, 0, 'r68', '{"n":106,"player":0,"action":{"type":"upgrade","tile":"woodcutter","pay":{"resources":{},"skills":{"saw":1}}}}', 'nq1XE_XkYgAlb226hVV3gmeZbDhuiJtQ2zExC5y4hBY');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 107, 1795097972043, 0, 'r69', '{"n":107,"player":0,"action":{"type":"done"}}
{"n":108,"player":1,"action":{"type":"pass"}}', '3zZlxZzz0lq9qlMZ3Wg42T0arlOa56R3KnOCHV_Rp5U');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 109, 1795097972048, 0, 'r70', '{"n":109,"player":0,"action":{"type":"use","tile":"wainwright","screen":{"blue":2},"groups":[]}}', '9TtftinNqe0ZnA8822tp3z10vFrvUqNZLNhNOcYzqck');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 110, 1795097972053, 0, 'r71', '{"n":110,"player":0,"action":{"type":"move","resource":"stone","from":"apprentice-hall","to":"smelter"}}', '_9-rGJvmVOaqA4pyMadS3UwdRNoevBuyHhvRTruReWQ');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 111, 1795097972057, 0, 'r72', '{"n":111,"player":0,"action":{"type":"move","resource":"wood","from":"woodcutter","to":"smelter"}}', 'K6V5kOhi4E8PUX-_t0Or9Bn8j_FtRqNLkqwpwMaRfg0');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 112, 1795097972064, 0, 'r73', '{"n":112,"player":0,"action":{"type":"done"}}
{"n":113,"player":1,"action":{"type":"pass"}}', 'imRqDZLJSX3kcSWIhA1HfFpFcMcMkEYSufByhYc3xrA');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 114, 1795097972069, 0, 'r74', '{"n":114,"player":0,"action":{"type":"use","tile":"home-2","screen":{"yellow":1},"groups":[]}}', 'hqE4VOUNlsCz0bpAGClokwa2curk0ApCoC39t8bOv-0');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 115, 1795097972073, 0, 'r75', '{"n":115,"player":0,"action":{"type":"move","resource":"wood","from":"smelter","to":"woodcutter"}}', 'ArSD0tsObQeZGcrFj6QOMvBG7E5s5p58UcImVRyUp7I');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 116, 1795097972078, 0, 'r76', '{"n":116,"player":0,"action":{"type":"done"}}
{"n":117,"player":1,"action":{"type":"pass"}}
{"n":118,"player":0,"action":{"type":"pass"}}', 'QmwaW9gpU3zybMlK4tcEIivvm0G7OExN1GKqJcaeDAQ');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 119, 1795097972084, 1, 'r77', '{"n":119,"player":1,"action":{"type":"boat","boat":"boat-sea-bastion"}}
{"n":120,"player":0,"action":{"type":"boat","boat":"boat-keyflower"}}
{"n":121,"chance":{"what":"workers","for":0,"drawn":{"red":1,"yellow":1}}}', 'XJ3X0fWHwFs4qYEBB5mRpl-sxUv00SYJ8mLQNGYut-g');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 122, 1795097972096, 0, 'r78', '{"n":122,"player":0,"action":{"type":"place","tile":"barn","q":-2,"r":2,"rotation":2}}', '2qyKLwlDVi4_BGJ2OMeWj3E6nPysIechRedAmxqDrls');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 123, 1795097972099, 0, 'r79', '{"n":123,"player":0,"action":{"type":"place","tile":"goldsmith","q":-1,"r":2,"rotation":0}}', 'qtEi9oR6wu5fXO4a_dxlq73QEzGw_CvvXADWoZUtELo');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 124, 1795097972103, 1, 'r80', '{"n":124,"player":1,"action":{"type":"place","tile":"timber-yard","q":3,"r":-2,"rotation":2}}', 'ZNlTqkZW0Wy7EMOgUydhbFTgLVs9yf7LSYB5VE-_AMQ');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 125, 1795097972106, 1, 'r81', '{"n":125,"player":1,"action":{"type":"place","tile":"sculptor","q":4,"r":-2,"rotation":2}}', 'rxw-gX_3CGTxclsfkzPapxic9NdVMtGdKIglX6GYqCM');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 126, 1795097972109, 1, 'r82', '{"n":126,"player":1,"action":{"type":"place","tile":"well","q":1,"r":-3,"rotation":1}}', '0Pv5vuAQgGiOQDtSCa3s1759aM_EorYCja_1CfZYqlQ');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 127, 1795097972113, 1, 'r83', '{"n":127,"player":1,"action":{"type":"place","tile":"wainwright","q":5,"r":-2,"rotation":3}}', 'FZYVl08ZJoiswc1X5U5A1L8v4WAf4ej4ph5c46G8oMY');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 128, 1795097972119, 0, 'r84', '{"n":128,"player":0,"action":{"type":"offer","tiles":["windmill"]}}', 'R_0FPoIXTv1ESb-zFEgtOA5sncBg5_pSjWr-c5_k2c0');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 129, 1795097972124, 1, 'r85', '{"n":129,"player":1,"action":{"type":"offer","tiles":["craftsmans-guild","jeweller","scribes"]}}', 'UOHWwMOM0N-jbYNPhvPHBXopuxK48fsDfYNH9ZRHj60');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 130, 1795097972129, 1, 'r86', '{"n":130,"player":1,"action":{"type":"use","tile":"apprentice-hall","screen":{"blue":2},"groups":[]}}
{"n":131,"chance":{"what":"skills","for":1,"drawn":{"anvil":1}}}', 'wTfoA1G-Wu6PDDOENdK3V5rDcpRxT9YXxux3TkdnZxw');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 132, 1795097972133, 0, 'r87', '{"n":132,"player":0,"action":{"type":"bid","tile":"scribes","color":"yellow","screen":2,"groups":[]}}', 'b7dkmvJ6wRxcOyAKAxZ41SQCymmJMHoHBnUq0ZgoLF4');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 133, 1795097972136, 1, 'r88', '{"n":133,"player":1,"action":{"type":"use","tile":"farrier","screen":{"blue":2},"groups":[]}}', 'fV2xBnNUhNMTyjOijfD8x60NyALKo6Z77juLMXFq7rg');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 134, 1795097972140, 1, 'r89', '{"n":134,"player":1,"action":{"type":"move","resource":"stone","from":"home-2","to":"peddler"}}', '4q2BWvb9rX_-eOKqiiJar5dxrvPgCrAZpg6gaWSugRU');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 135, 1795097972143, 1, 'r90', '{"n":135,"player":1,"action":{"type":"move","resource":"stone","from":"quarryman","to":"home-2"}}', 'IWWCcmM22NhCAzFvn4S2nzQng3XwIyCj5luCKdU3Zr4');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 136, 1795097972147, 1, 'r91', '{"n":136,"player":1,"action":{"type":"upgrade","tile":"home-2","pay":{"resources":{"stone":1,"iron":1},"skills":{}}}}', 'cPGx9MLebj1ApggiAgckInNBNnyFIAhVQcnZcoheZ8o');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 137, 1795097972151, 1, 'r92', '{"n":137,"player":1,"action":{"type":"move","resource":"stone","from":"quarryman","to":"home-2"}}', 'H9DMX_aS3LDEuJRapqMiba8JFYJBbEyLbxrQNVM5F7w');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 138, 1795097972154, 1, 'r93', '{"n":138,"player":1,"action":{"type":"done"}}', 'xsw5TJEPqeKykxjloS4vHoPpca62OQMWvyuuTmGr8f4');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 139, 1795097972160, 0, 'r94', '{"n":139,"player":0,"action":{"type":"bid","tile":"scribes","color":"yellow","screen":2,"groups":[]}}', 'YjYzaV-PXT84qvGPJgGzGVsLDlQ4Y0r0w-cIsVoLsiU');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 140, 1795097972166, 1, 'r95', '{"n":140,"player":1,"action":{"type":"use","tile":"quarryman","screen":{"red":4},"groups":[]}}', 'mW6fKA_YVv_UmGXP3vQCDpVyCSKxAEgr1xhDvLWaFPU');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 141, 1795097972170, 0, 'r96', '{"n":141,"player":0,"action":{"type":"use","tile":"woodcutter","screen":{"red":3},"groups":[]}}', 'tmoaOn8h9HiX5eDsKxQFnb_T1LTrlCy-0a1WxbKmhmc');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 142, 1795097972175, 1, 'r97', '{"n":142,"player":1,"action":{"type":"bid","tile":"windmill","color":"yellow","screen":1,"groups":[]}}', 'dJMHQrIAD1qMtlQUlJ7Opv_VgCq1Ba0qpAWWoEkz4Jo');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 143, 1795097972179, 0, 'r98', '{"n":143,"player":0,"action":{"type":"use","tile":"peddler","screen":{"red":1},"groups":[]}}', 'VGgQ-1W382F2WnrH980Qdni0jdUxr9DQDXSdo7e-6EU');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 144, 1795097972182, 1, 'r99', '{"n":144,"player":1,"action":{"type":"use","tile":"smelter","screen":{"yellow":1},"groups":[]}}', 'MTNa_5zytSGE3FnTn5UZOt90nggyFYMkHIhUhEA9IEg');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 145, 1795097972186, 0, 'r100', '{"n":145,"player":0,"action":{"type":"bid","tile":"craftsmans-guild","color":"red","screen":1,"groups":[]}}', 'qH37IbftPF4CBiIQFuhHRw8PRdts3Z0SsYZ0ELohOjQ');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 146, 1795097972189, 1, 'r101', '{"n":146,"player":1,"action":{"type":"use","tile":"home-4","screen":{"blue":1},"groups":[]}}', 'Aad-vN0xHc_pCoWutW7SZXUaJE06NWIcGoigs9dfw7A');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 147, 1795097972193, 1, 'r102', '{"n":147,"player":1,"action":{"type":"move","resource":"stone","from":"peddler","to":"home-2"}}', '5rlfwG00xhUSqsPJIC7RaPLSPbIhzVWpwd5_FPmrqkU');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 148, 1795097972197, 1, 'r103', '{"n":148,"player":1,"action":{"type":"upgrade","tile":"timber-yard","pay":{"resources":{},"skills":{"saw":1}}}}', 'xCMJNJHBzU1Ogdyjgk5qqNHuIufOEzBfPCWdjNdFOfM');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 149, 1795097972212, 1, 'r104', '{"n":149,"player":1,"action":{"type":"done"}}', 'pnnOn1kcrmicQIl9l60bDBg9rJKdgXM8sjfas4vqatc');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 150, 1795097972219, 0, 'r105', '{"n":150,"player":0,"action":{"type":"use","tile":"home-2","screen":{"blue":1},"groups":[]}}', 'jzFduR64p4licuQKdtxmXR-MO1dF4e5F9p7j2FfUmpA');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 151, 1795097972222, 0, 'r106', '{"n":151,"player":0,"action":{"type":"move","resource":"gold","from":"woodcutter","to":"boat-1"}}', 'RlYQUTOZHzZKK22MIWQZ0LlYgy8njVZ5E18vAwiRX-Q');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 152, 1795097972226, 0, 'r107', '{"n":152,"player":0,"action":{"type":"done"}}', 'NePnmyaQTIGD4ns5qyssuZLjvNhRrgxIQhmhtp5V0yk');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 153, 1795097972229, 1, 'r108', '{"n":153,"player":1,"action":{"type":"use","tile":"smelter","screen":{"yellow":2},"groups":[]}}', 'vV4UfC-YTEfL0Tgst44RFD0LWCem8je-vUiaKaiQf_c');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 154, 1795097972232, 0, 'r109', '{"n":154,"player":0,"action":{"type":"pass"}}
{"n":155,"player":1,"action":{"type":"pass"}}', 'YS0JRGW42oaxAx7WSzteDDTSbAx-BzHH-WWNmdyYpMc');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 156, 1795097972240, 1, 'r110', '{"n":156,"player":1,"action":{"type":"boat","boat":"boat-keyflower"}}
{"n":157,"player":0,"action":{"type":"boat","boat":"boat-sea-bastion"}}
{"n":158,"chance":{"what":"workers","for":0,"drawn":{"red":1,"yellow":1}}}', 'GmPW0dv3Q3HkrtkUECGh5rIfeD3__RO4ofWOdDXxBgA');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 159, 1795097972245, 0, 'r111', '{"n":159,"player":0,"action":{"type":"place","tile":"boat-sea-bastion","q":-3,"r":3,"rotation":2}}', 'Te1gPiWme1kRuDLB6tH454HMjOxaXmgNWMqyhWKuhEE');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 160, 1795097972248, 0, 'r112', '{"n":160,"player":0,"action":{"type":"place","tile":"craftsmans-guild","q":2,"r":-3,"rotation":1}}', 'ki9oDThpDWo8b6AzmvVbv_kbydogdWk1nDotMFzfOnU');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 161, 1795097972250, 0, 'r113', '{"n":161,"player":0,"action":{"type":"place","tile":"scribes","q":3,"r":-4,"rotation":2}}', 'eq8kt37mvrLbHJFVNLGgKgvKwQevHR0DZ6KX9ZozshY');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 162, 1795097972253, 1, 'r114', '{"n":162,"player":1,"action":{"type":"place","tile":"windmill","q":4,"r":-3,"rotation":5}}', 'uLQ7jtp4cYWyi1IMPCi0M9CzwSXTSoKzzJw0xbzrZrA');
INSERT INTO steps VALUES ('3otXKbkKXwWj', 163, 1795097972257, 1, 'r115', '{"n":163,"player":1,"action":{"type":"place","tile":"boat-keyflower","q":0,"r":-3,"rotation":3}}', '6Y0nkkSRH-UIx_yGuuye8ZozQUeDcwhRtfp3mU2DuDc');
INSERT INTO steps VALUES ('EaLuN3G9VDow', 1, 1795097973663, NULL, NULL, '{"n":1,"chance":{"what":"home","for":0,"drawn":["home-6"]}}
{"n":2,"chance":{"what":"home","for":1,"drawn":["home-3"]}}
{"n":3,"chance":{"what":"workers","for":0,"drawn":{"blue":2,"red":2,"yellow":4}}}
{"n":4,"chance":{"what":"workers","for":1,"drawn":{"blue":2,"red":2,"yellow":4}}}
{"n":5,"chance":{"what":"winter","for":0,"drawn":["key-guild","keythedral","watermill"]}}
{"n":6,"chance":{"what":"winter","for":1,"drawn":["jeweller","scholar","scribes"]}}
{"n":7,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":3,"red":2,"yellow":2}}}
{"n":8,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"saw":1}}}
{"n":9,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":1,"red":2,"yellow":3}}}
{"n":10,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"pick":1,"saw":1}}}
{"n":11,"chance":{"what":"market","for":"spring","drawn":["key-mine","workshop","woodcutter","quarryman","gold-mine","alehouse"]}}', '3fNAKgr-rMGPZeeYhMIVjra0Q2z8gqwNFBuxx_quH5A');
INSERT INTO steps VALUES ('EaLuN3G9VDow', 12, 1795097973675, 1, 'r163', '{"n":12,"player":1,"action":{"type":"use","tile":"workshop","screen":{"red":2},"groups":[]}}', '8ep1VvZ0MVb1bO30Q-hF46_EJK3OtyXb0qiWEDglUL8');
INSERT INTO steps VALUES ('EaLuN3G9VDow', 13, 1795097973679, 1, 'r164', '{"n":13,"player":1,"action":{"type":"choose","option":2}}', 'MfUhKWYxbu02wEoUTKJuT5qyB5FsJnDkcclqkQ7AmXo');
INSERT INTO steps VALUES ('EaLuN3G9VDow', 14, 1795097973685, 0, 'r165', '{"n":14,"player":0,"action":{"type":"bid","tile":"turn-order-1-2p","color":"blue","screen":2,"groups":[]}}', '2qlzSxpaEHMFj7UFco9-v6NolvbzTO6_Llw-YKBP5-g');
INSERT INTO steps VALUES ('ZYwYZQY0xaxe', 1, 1795097972366, NULL, NULL, '{"n":1,"chance":{"what":"home","for":0,"drawn":["home-2"]}}
{"n":2,"chance":{"what":"home","for":1,"drawn":["home-1"]}}
{"n":3,"chance":{"what":"home","for":2,"drawn":["home-6"]}}
{"n":4,"chance":{"what":"workers","for":0,"drawn":{"red":2,"yellow":6}}}
{"n":5,"chance":{"what":"workers","for":1,"drawn":{"blue":6,"red":2}}}
{"n":6,"chance":{"what":"workers","for":2,"drawn":{"blue":1,"red":4,"yellow":3}}}
{"n":7,"chance":{"what":"winter","for":0,"drawn":["key-market","scholar","granary","hillside"]}}
{"n":8,"chance":{"what":"winter","for":1,"drawn":["apothecary","craftsmans-guild","mercers-guild","village-hall"]}}
{"n":9,"chance":{"what":"winter","for":2,"drawn":["jeweller","keythedral","windmill","truffle-orchard"]}}
{"n":10,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":1,"red":3,"yellow":3}}}
{"n":11,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"pick":1}}}
{"n":12,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":3,"red":1,"yellow":2}}}
{"n":13,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"pick":1,"saw":1}}}
{"n":14,"chance":{"what":"workers","for":"boat-sea-breese","drawn":{"blue":1,"red":2,"yellow":3}}}
{"n":15,"chance":{"what":"skills","for":"boat-sea-breese","drawn":{"anvil":1}}}
{"n":16,"chance":{"what":"market","for":"spring","drawn":["keywood","woodcutter","stable","alehouse","farm-yard","paddock","wheat-field"]}}', '261Z2_RMcyd4gPQn5cugd5YQZtXfSj2Khkp52RovOCI');
INSERT INTO steps VALUES ('ZYwYZQY0xaxe', 17, 1795097972381, 1, 'r116', '{"n":17,"player":1,"action":{"type":"use","tile":"farm-yard","screen":{"blue":1},"groups":[]}}', '-MCN2fDUm3K3rqlLfIpwkioDcQnXhrl-V-NGKCcP-Tg');
INSERT INTO steps VALUES ('ZYwYZQY0xaxe', 18, 1795097972387, 1, 'r117', '{"n":18,"player":1,"action":{"type":"choose","option":1}}', 'FUTi92rrevx0NKFU6kolLudI_tnvAiLN-Xjsjst4w1s');
INSERT INTO steps VALUES ('ZYwYZQY0xaxe', 19, 1795097972396, 2, 'r118', '{"n":19,"player":2,"action":{"type":"use","tile":"home-6","screen":{"blue":1},"groups":[]}}', 'VWxa2LmH55ZtbNBoloF3Tn-0yFzxkD4gKYFliSHIO6Q');
INSERT INTO steps VALUES ('ZYwYZQY0xaxe', 20, 1795097972402, 2, 'r119', '{"n":20,"player":2,"action":{"type":"done"}}', 'QDc57e9axkvzHaDLZXFRFPDOpixnl6YpBHLT2UknLUg');
INSERT INTO steps VALUES ('ZYwYZQY0xaxe', 21, 1795097972406, 0, 'r120', '{"n":21,"player":0,"action":{"type":"use","tile":"wheat-field","screen":{"yellow":5},"groups":[]}}', 'gco_39pTgcpf2LitqzRR_fux9eyR-nbp5mbDPjPA_gU');
INSERT INTO steps VALUES ('ZYwYZQY0xaxe', 22, 1795097972414, 1, 'r121', '{"n":22,"player":1,"action":{"type":"use","tile":"alehouse","screen":{"blue":3},"groups":[]}}
{"n":23,"chance":{"what":"workers","for":1,"drawn":{"yellow":1}}}', 'bROOzfhySp7sttxQPBAzyeWtegznOG7hEeopYzBC57g');
INSERT INTO steps VALUES ('ZYwYZQY0xaxe', 24, 1795097972427, 2, 'r122', '{"n":24,"player":2,"action":{"type":"bid","tile":"farmers-turn-order-1-3-6p","color":"yellow","screen":1,"groups":[]}}', 'jxKPS12xZzTl2FkM81oXBdLD5BeBda2LF1yI-lB6oAk');
INSERT INTO steps VALUES ('ZYwYZQY0xaxe', 25, 1795097972437, 0, 'r123', '{"n":25,"player":0,"action":{"type":"use","tile":"woodcutter","screen":{"red":1},"groups":[]}}', 'p9RgqET6uqoP6Ce-d_oLXEHdNOpzccDUMS3PXAHIyTk');
INSERT INTO steps VALUES ('ZYwYZQY0xaxe', 26, 1795097972441, 1, 'r124', '{"n":26,"player":1,"action":{"type":"bid","tile":"woodcutter","color":"red","screen":2,"groups":[]}}', 'zVXgGpfAsDK244Bf6Tp9vRlaQNe74ROw4xtyrflEZ20');
INSERT INTO steps VALUES ('ZYwYZQY0xaxe', 27, 1795097972450, 2, 'r125', '{"n":27,"player":2,"action":{"type":"bid","tile":"paddock","color":"red","screen":3,"groups":[]}}', 'KZB6NcY-HZttxm1J0Q6N_s5kSc7Uto4J3Tun76DD1HE');
INSERT INTO steps VALUES ('ZYwYZQY0xaxe', 28, 1795097972462, 0, 'r126', '{"n":28,"player":0,"action":{"type":"use","tile":"stable","screen":{"yellow":1},"groups":[]}}', 'aSn5WqOUMDMz9dC73c4b89rl42tf72gqDsd8IeXaIpU');
INSERT INTO steps VALUES ('ZYwYZQY0xaxe', 29, 1795097972476, 0, 'r127', '{"n":29,"player":0,"action":{"type":"done"}}', 'msztLWH8SpaBls1LP_FzgeppQlRTYFZJbcpFehYT_jc');
INSERT INTO steps VALUES ('ZYwYZQY0xaxe', 30, 1795097972481, 1, 'r128', '{"n":30,"player":1,"action":{"type":"bid","tile":"stable","color":"yellow","screen":1,"groups":[]}}', '8EFWUAv4ZqM--Ei4_r0leJRxgKyyrplBWlDz0Vmrguc');
INSERT INTO steps VALUES ('ZYwYZQY0xaxe', 31, 1795097972491, 2, 'r129', '{"n":31,"player":2,"action":{"type":"use","tile":"paddock","screen":{"red":1},"groups":[]}}', 'MTQEhSq8v8eXSrCvAqegN4PzKpVw-MwUpiNkSxOoaUQ');
INSERT INTO steps VALUES ('ZYwYZQY0xaxe', 32, 1795097972496, 2, 'r130', '{"n":32,"player":2,"action":{"type":"done"}}', 'NlsykCLiSdL6kvwtmVVRxWg3GHtpWmIFdiGe1EyuPrU');
INSERT INTO steps VALUES ('ZYwYZQY0xaxe', 33, 1795097972500, 0, 'r131', '{"n":33,"player":0,"action":{"type":"use","tile":"home-1","screen":{"red":1},"groups":[]}}', '-_ah5AuCEAoP-2viVxhPhyFGZb31YZpRE3zS070c0iQ');
INSERT INTO steps VALUES ('ZYwYZQY0xaxe', 34, 1795097972506, 0, 'r132', '{"n":34,"player":0,"action":{"type":"feed"}}', 'gBqs_1UwQP4Fdip2p9l2Sqb4WflTqJuHpVjxlsMGNCM');
INSERT INTO steps VALUES ('ZYwYZQY0xaxe', 35, 1795097972510, 0, 'r133', '{"n":35,"player":0,"action":{"type":"done"}}', '21uUDPf-yAUcr1oIL_s7ti4f_F1rzaVAi5olnCaFfk8');
INSERT INTO steps VALUES ('ZYwYZQY0xaxe', 36, 1795097972519, 1, 'r134', '{"n":36,"player":1,"action":{"type":"use","tile":"home-2","screen":{"blue":1},"groups":[]}}', 'edZD-RObLoqM6Daf3Ni_wxq1ELi6Mut5yJDUjOEUw8k');
INSERT INTO steps VALUES ('ZYwYZQY0xaxe', 37, 1795097972533, 1, 'r135', '{"n":37,"player":1,"action":{"type":"done"}}', '1W9kJZUIQ8ClMqkjUiLSKY7JnxswFCwZDGmrQcJ7Hw8');
INSERT INTO steps VALUES ('ZYwYZQY0xaxe', 38, 1795097972547, 2, 'r136', '{"n":38,"player":2,"action":{"type":"use","tile":"keywood","screen":{"yellow":1},"groups":[]}}
{"n":39,"player":0,"action":{"type":"pass"}}', 'kqOxMbsf5eUuhiLmc8VvAE8yDEyc3VX9TqHHAG1aCAQ');
INSERT INTO steps VALUES ('ZYwYZQY0xaxe', 40, 1795097972564, 1, 'r137', '{"n":40,"player":1,"action":{"type":"bid","tile":"farm-yard","color":"blue","screen":1,"groups":[]}}', 'bRxS2QZL8_RPjBCOQHxrwMNzIr139gm88nKWbER1j0Q');
INSERT INTO steps VALUES ('ZYwYZQY0xaxe', 41, 1795097972574, 2, 'r138', '{"n":41,"player":2,"action":{"type":"pass"}}
{"n":42,"player":0,"action":{"type":"pass"}}
{"n":43,"player":1,"action":{"type":"pass"}}', 'nptsHwZ56Uim2rwtx2Ev2tOCjRssL-R10N6MDhiBerg');
INSERT INTO steps VALUES ('ZYwYZQY0xaxe', 44, 1795097972605, 2, 'r139', '{"n":44,"player":2,"action":{"type":"boat","boat":"boat-sea-bastion"}}', 'yHsXlDzfiuXUgbgnK8cv4S4eo2Qab16MjSeHmwVDIks');
INSERT INTO steps VALUES ('ZYwYZQY0xaxe', 45, 1795097972628, 1, 'r140', '{"n":45,"player":1,"action":{"type":"boat","boat":"boat-keyflower"}}
{"n":46,"player":0,"action":{"type":"boat","boat":"boat-sea-breese"}}', 'gR0M99qaNGELx3e_cNYXtjj4cKcZ2JIMWwUFn2fNsJM');
INSERT INTO steps VALUES ('ZYwYZQY0xaxe', 47, 1795097972636, NULL, NULL, '{"n":47,"seat":{"player":2,"name":"nobody"}}', 'cz7y7AQI7X9kGVd2IqFadzkq0JE4KyW62JxpX521WL4');
INSERT INTO steps VALUES ('pPOypYelE574', 1, 1795097973580, NULL, NULL, '{"n":1,"chance":{"what":"home","for":0,"drawn":["home-6"]}}
{"n":2,"chance":{"what":"home","for":1,"drawn":["home-3"]}}
{"n":3,"chance":{"what":"workers","for":0,"drawn":{"blue":3,"red":3,"yellow":2}}}
{"n":4,"chance":{"what":"workers","for":1,"drawn":{"blue":1,"red":2,"yellow":5}}}
{"n":5,"chance":{"what":"winter","for":"stack","drawn":["scholar","scribes"]}}
{"n":6,"chance":{"what":"winter","for":0,"drawn":["scribes","bakery","granary","weaver"]}}
{"n":7,"chance":{"what":"winter","for":1,"drawn":["scholar","dairy","hillside","truffle-orchard"]}}
{"n":8,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":2,"red":3,"yellow":2}}}
{"n":9,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"anvil":1}}}
{"n":10,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":3,"red":1,"yellow":2}}}
{"n":11,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"anvil":1,"saw":1}}}
{"n":12,"chance":{"what":"market","for":"spring","drawn":["keystone-quarry","woodcutter"]}}', 'JiMzX44d-TjMIStUQAB64t8eRIMEOL9MywVT5MWRsBQ');
INSERT INTO steps VALUES ('pPOypYelE574', 13, 1795097973587, 1, 'r151', '{"n":13,"player":1,"action":{"type":"bid","tile":"paddock","color":"yellow","screen":5,"groups":[]}}', 'pkYEp71P4jpmpjDCN4Ry4mkcf7wgUIxxooHTHOE1ZmI');
INSERT INTO steps VALUES ('pPOypYelE574', 14, 1795097973590, 0, 'r152', '{"n":14,"player":0,"action":{"type":"use","tile":"keystone-quarry","screen":{"red":2},"groups":[]}}', 'zI5Apic-sjL_n8AxJTrp4iTBHZRhnKz2LL08r5sTqFI');
INSERT INTO steps VALUES ('pPOypYelE574', 15, 1795097973593, 1, 'r153', '{"n":15,"player":1,"action":{"type":"use","tile":"home-3","screen":{"blue":1},"groups":[]}}', 'sRRxfP5vTmDStmM8BvTQTu1194StgoHkTgSlpikihRs');
INSERT INTO steps VALUES ('pPOypYelE574', 16, 1795097973596, 1, 'r154', '{"n":16,"player":1,"action":{"type":"done"}}', 'ho0BRX0v5IkR6mrQUZWDjdPSyF07W1mAi5XZx4rNYQ4');
INSERT INTO steps VALUES ('pPOypYelE574', 17, 1795097973598, 0, 'r155', '{"n":17,"player":0,"action":{"type":"bid","tile":"wheat-field","color":"blue","screen":3,"groups":[]}}', '3mnKXdtcBNELTbOO240l41n1FBS2QMTySgEA85AbX6E');
INSERT INTO steps VALUES ('pPOypYelE574', 18, 1795097973600, 1, 'r156', '{"n":18,"player":1,"action":{"type":"bid","tile":"sheep-fold","color":"red","screen":1,"groups":[]}}', 'kljrgMFsa_9iCmqFp8wcuZQJqlM4qwlVy6AwE8-E64E');
INSERT INTO steps VALUES ('pPOypYelE574', 19, 1795097973603, 0, 'r157', '{"n":19,"player":0,"action":{"type":"use","tile":"home-6","screen":{"yellow":2},"groups":[]}}', 'oMSAwv9SXeiMICoJ3wUa0zK1S5F7pV97BUlFVVvgcwU');
INSERT INTO steps VALUES ('pPOypYelE574', 20, 1795097973605, 0, 'r158', '{"n":20,"player":0,"action":{"type":"done"}}', 'b1ZcfmAWD9beMX3lYa4m_VAREDy_JV0eknW-av_r9B0');
INSERT INTO steps VALUES ('pPOypYelE574', 21, 1795097973608, 1, 'r159', '{"n":21,"player":1,"action":{"type":"pass"}}', 'ar7xT0O7iK7XqNRbk3wtQdjLYJ49E_JtXvw2Jp3FhvU');
INSERT INTO steps VALUES ('pPOypYelE574', 22, 1795097973611, 0, 'r160', '{"n":22,"player":0,"action":{"type":"use","tile":"woodcutter","screen":{"red":1},"groups":[]}}', 'A3c1lsh5Bf4MW40hAHJaxe1FaZwnHPXkVVLsAd65dI4');
INSERT INTO steps VALUES ('pPOypYelE574', 23, 1795097973614, 1, 'r161', '{"n":23,"player":1,"action":{"type":"use","tile":"sheep-fold","screen":{"red":1},"groups":[]}}', 'pn3qynOGG6NAC8CviXGaHj1GoK1q1OWf9PgondHg378');
INSERT INTO steps VALUES ('pPOypYelE574', 24, 1795097973621, 1, 'r162', '{"n":24,"player":1,"action":{"type":"animal","kind":"sheep","field":"home-3:3"}}
{"n":25,"player":0,"action":{"type":"pass"}}
{"n":26,"player":1,"action":{"type":"pass"}}', 'dX72PnlEEEacW26f5EuVwTRaM6EQZPH43PCAeCsMsoY');
INSERT INTO steps VALUES ('wT7jn8uTZXT8', 1, 1795097972683, NULL, NULL, '{"n":1,"chance":{"what":"home","for":0,"drawn":["home-4"]}}
{"n":2,"chance":{"what":"home","for":1,"drawn":["home-5"]}}
{"n":3,"chance":{"what":"workers","for":0,"drawn":{"blue":3,"red":1,"yellow":4}}}
{"n":4,"chance":{"what":"workers","for":1,"drawn":{"blue":1,"red":3,"yellow":4}}}
{"n":5,"chance":{"what":"winter","for":0,"drawn":["apothecary","mercers-guild","watermill"]}}
{"n":6,"chance":{"what":"winter","for":1,"drawn":["craftsmans-guild","keythedral","scholar"]}}
{"n":7,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":2,"red":4,"yellow":1}}}
{"n":8,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"pick":1}}}
{"n":9,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":2,"red":2,"yellow":2}}}
{"n":10,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"anvil":1,"saw":1}}}
{"n":11,"chance":{"what":"market","for":"spring","drawn":["woodcutter","quarryman","miner","gold-mine","stable","apprentice-hall"]}}', 'XtONyiGSO-VgmtXI-38Pe4_wd0yhJKdiCRONuxqBImY');
INSERT INTO steps VALUES ('wT7jn8uTZXT8', 12, 1795097972696, 0, 'r141', '{"n":12,"player":0,"action":{"type":"use","tile":"stable","screen":{"blue":3},"groups":[]}}', 'nqIjoBvDWb3kf1blOlIB7cgukg-iv5IzQtbDUJICg5A');
INSERT INTO steps VALUES ('wT7jn8uTZXT8', 13, 1795097972702, 0, 'r142', '{"n":13,"player":0,"action":{"type":"done"}}', 'vzjS4gdSk9I8eRkIFjTE__j9KuwN4LmhX4FYV0bgNfU');
INSERT INTO steps VALUES ('wT7jn8uTZXT8', 14, 1795097973132, 1, NULL, '{"n":14,"player":1,"action":{"type":"use","tile":"apprentice-hall","screen":{"blue":1},"groups":[]}}
{"n":15,"chance":{"what":"skills","for":1,"drawn":{"saw":1}}}', 'KpHKd2jbqtigQZy4xq5kA_iUL1D6jk3DJ7QvATrTEV8');
INSERT INTO steps VALUES ('wT7jn8uTZXT8', 16, 1795097973159, 0, 'r143', '{"n":16,"player":0,"action":{"type":"bid","tile":"woodcutter","color":"yellow","screen":2,"groups":[]}}', 'ynZfm_1lu3dLWkqUIMFBpsQPD9xlM_9RntHfSu4hEg4');
INSERT INTO steps VALUES ('wT7jn8uTZXT8', 17, 1795097973178, 1, NULL, '{"n":17,"player":1,"action":{"type":"use","tile":"home-4","screen":{"yellow":1},"groups":[]}}', '7fE0rkz_kkwx0rqqunH0UCO0k5OueHJPPOJuHTJ2xpE');
INSERT INTO steps VALUES ('wT7jn8uTZXT8', 18, 1795097973187, 1, NULL, '{"n":18,"player":1,"action":{"type":"done"}}', 'e-PTOdObGOOuFPZGhWdeNTzN5j6z2wE8lH1HXk12ki4');
INSERT INTO steps VALUES ('wT7jn8uTZXT8', 19, 1795097973206, 0, 'r144', '{"n":19,"player":0,"action":{"type":"use","tile":"woodcutter","screen":{"yellow":2},"groups":[]}}', 'YNTeUO390OXKzV20PxBT90c7S9t8YnI914mt9ikOvqY');
INSERT INTO steps VALUES ('wT7jn8uTZXT8', 20, 1795097973234, 1, NULL, '{"n":20,"player":1,"action":{"type":"bid","tile":"turn-order-1-2p","color":"yellow","screen":3,"groups":[]}}', 'LuqJg0Q1PJm6xv8cyeVtnU1QSQIzX-jsRkyxmC2D0GY');
INSERT INTO steps VALUES ('wT7jn8uTZXT8', 21, 1795097973248, 0, 'r145', '{"n":21,"player":0,"action":{"type":"bid","tile":"quarryman","color":"red","screen":1,"groups":[]}}', 'Gn3I697ti6NzdFmfT_DSIwwtX5taVrbc12i6KxmQfIc');
INSERT INTO steps VALUES ('wT7jn8uTZXT8', 22, 1795097973259, 1, NULL, '{"n":22,"player":1,"action":{"type":"bid","tile":"gold-mine","color":"red","screen":2,"groups":[]}}
{"n":23,"player":0,"action":{"type":"pass"}}', 'xV6dOOUJnGl1i2z_QjSTMCcw9coi6aDKF1RvoyEVQKo');
INSERT INTO steps VALUES ('wT7jn8uTZXT8', 24, 1795097973265, 1, NULL, '{"n":24,"player":1,"action":{"type":"use","tile":"gold-mine","screen":{"red":1},"groups":[]}}
{"n":25,"player":0,"action":{"type":"pass"}}', 'a-ANTA6ncUvuR0f27cRJ9VgN2i0BEVSP61VhwCxp7Pw');
INSERT INTO steps VALUES ('wT7jn8uTZXT8', 26, 1795097973295, 1, NULL, '{"n":26,"player":1,"action":{"type":"pass"}}', 'mDNfHV2RhhrqNV3OF1V0hvmhqtYAMvAWgcCm9f6897M');
INSERT INTO steps VALUES ('wT7jn8uTZXT8', 27, 1795097973343, 1, NULL, '{"n":27,"player":1,"action":{"type":"boat","boat":"boat-sea-bastion"}}
{"n":28,"player":0,"action":{"type":"boat","boat":"boat-keyflower"}}', 'e9D9tv1KV_XMYRu9ydIwqYpMSUjWw-I_PVppOAmXwGs');
INSERT INTO steps VALUES ('wT7jn8uTZXT8', 29, 1795097973362, 0, 'r146', '{"n":29,"player":0,"action":{"type":"place","tile":"quarryman","q":0,"r":1,"rotation":4}}', 'yqVu58RV83kWsWgVPIen1fZ9-oBL8jrFa96p7C5LwSc');
INSERT INTO steps VALUES ('wT7jn8uTZXT8', 30, 1795097973369, 1, NULL, '{"n":30,"player":1,"action":{"type":"place","tile":"gold-mine","q":0,"r":-1,"rotation":4}}', 'XuLNrwaYSLgl--VeQXcHw9b8EhBcJvf3xWvyDwxer7U');
INSERT INTO steps VALUES ('wT7jn8uTZXT8', 31, 1795097973370, 0, 'r147', '{"n":31,"player":0,"action":{"type":"place","tile":"woodcutter","q":-1,"r":1,"rotation":1}}
{"n":32,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":4,"red":2,"yellow":1}}}
{"n":33,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"pick":1}}}
{"n":34,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":1,"red":2,"yellow":3}}}
{"n":35,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"saw":2}}}
{"n":36,"chance":{"what":"market","for":"summer","drawn":["store","mason","hiring-fair","farrier","boat-1","boat-2"]}}
{"n":37,"chance":{"what":"face","for":"boat-1","drawn":"b"}}
{"n":38,"chance":{"what":"face","for":"boat-2","drawn":"b"}}', 'C_C5wHDIS8fqubGQHe1PGLVVNLc6-3WV6FkkpGd8bkg');
INSERT INTO steps VALUES ('wT7jn8uTZXT8', 39, 1795097973378, 1, NULL, '{"n":39,"player":1,"action":{"type":"use","tile":"gold-mine","screen":{"yellow":1},"groups":[]}}', '6rfJAsdZK1wyzN4SX--S1JZdtdQb6pjwXValdC4gr7g');
INSERT INTO steps VALUES ('wT7jn8uTZXT8', 40, 1795097973389, 0, 'r148', '{"n":40,"player":0,"action":{"type":"use","tile":"mason","screen":{"red":1},"groups":[]}}', '1bzLzZl4TZwLdUAuSA-ocBVqgI6g9FOWGMNJmA4rd7w');
INSERT INTO steps VALUES ('wT7jn8uTZXT8', 41, 1795097973462, 1, NULL, '{"n":41,"player":1,"action":{"type":"bid","tile":"farrier","color":"yellow","screen":1,"groups":[]}}', 'R0cL2IBCNacp9yS3i90WwLfBg3YVybrrIYIPsB8uy84');
INSERT INTO steps VALUES ('wT7jn8uTZXT8', 42, 1795097973481, 0, 'r149', '{"n":42,"player":0,"action":{"type":"use","tile":"woodcutter","screen":{"yellow":1},"groups":[]}}', 'WI0bl63BmF52L2_xmsmoekaRsqUOBnxSBpgaB5S5sP8');
INSERT INTO steps VALUES ('wT7jn8uTZXT8', 43, 1795097973503, 1, NULL, '{"n":43,"player":1,"action":{"type":"bid","tile":"turn-order-1-2p","color":"red","screen":2,"groups":[]}}', '4CBLgvz5-gZyrzXNzoYWk3funfCdvg5U1Z7cMzvnKIQ');
INSERT INTO steps VALUES ('wT7jn8uTZXT8', 44, 1795097973529, 0, 'r150', '{"n":44,"player":0,"action":{"type":"use","tile":"quarryman","screen":{"yellow":1},"groups":[]}}', 'qkTi5YINVxro8Zclhcq4s0L5CPKAyKR5UyMxWFyjGEk');
INSERT INTO steps VALUES ('wT7jn8uTZXT8', 45, 1795097973538, 1, NULL, '{"n":45,"player":1,"action":{"type":"bid","tile":"boat-1","color":"blue","screen":2,"groups":[]}}', 'oJyq2y_bXlM2NThfrOE02crX7xHvIpZdgA3gRwS1rDg');
INSERT INTO chat VALUES (1, '3otXKbkKXwWj', 'Aq7XGpDW9qdQ', 0, 1795097971541, 'Good luck!', 'hello', 0);
INSERT INTO results VALUES ('3otXKbkKXwWj', 0, 'Aq7XGpDW9qdQ', 2, 13, 0, 2, 1, 22.364610506859503, 8.06590141354368, 1795097972262);
INSERT INTO results VALUES ('3otXKbkKXwWj', 1, 'FZnf3Erlu43Z', 2, 35, 1, 1, 1, 27.635389493140497, 8.06590141354368, 1795097972262);
INSERT INTO blocks VALUES ('FZnf3Erlu43Z', 'UnoS2IpxXvpd');
INSERT INTO reports VALUES (1, 'FZnf3Erlu43Z', 'UnoS2IpxXvpd', 'ZYwYZQY0xaxe', NULL, 'left us', 1795097973699, NULL);
INSERT INTO audit VALUES (1, 1795097973693, 'Aq7XGpDW9qdQ', 'close table', 'EaLuN3G9VDow', 'a test');
INSERT INTO progress VALUES ('2GJ1SWV0zo0b', 0, '{"draws":{"secret":"aa50b71a0e9c933342d01990a4682a5a9499c3998fb23a55612448ae3a87e239","commitments":[]}}', NULL, 1795097971387, 0);
INSERT INTO progress VALUES ('3otXKbkKXwWj', 0, '{"draws":{"secret":"2c05f1215a7380942467d4028e36e8b138a5544e9d09291742fa053b3d0de52e","commitments":[],"revealed":[null,null]},"waitingSince":[null,null]}', NULL, 1795097972257, 0);
INSERT INTO progress VALUES ('EaLuN3G9VDow', 0, '{}', NULL, 1795097973685, 0);
INSERT INTO progress VALUES ('ZYwYZQY0xaxe', 6, '{"draws":{"secret":"14b43a94aca4b3d1a860eddb29d7130051e843da55943e5948a14a3d70ed8de8","commitments":[],"revealed":[null,null,null]},"waitingSince":[null,1549,1557],"reasons":{"47":"left"},"lastVote":1,"votes":[{"kind":"takeover","by":2,"id":1,"agreed":[],"waiting":[0,1]}]}', 259201549, 1795097972636, 0);
INSERT INTO progress VALUES ('pPOypYelE574', 2, '{"times":[{"bank":0,"free":172799998,"since":null,"away":true},{"bank":0,"free":172800000,"since":2542}],"draws":{"secret":"997fb75e82d8356cd8f4c75b69fdbb664eec6b5d9e5d424b198992717a97df23","commitments":[],"revealed":[null,null]},"freeUndo":{"seat":1,"from":23}}', 172802542, 1795097973621, 0);
INSERT INTO progress VALUES ('wT7jn8uTZXT8', 1, '{"times":[{"bank":3600000,"free":600000,"since":2459},{"bank":3600000,"free":600000,"since":null}],"draws":{"secret":"67e188741f107857f2a9ed203c6651477e1d71a3c1378ff9626f3fee14bd0861","commitments":[],"revealed":[null,null]},"freeUndo":{"seat":1,"from":45}}', 4202459, 1795097973538, 0);
INSERT INTO progress VALUES ('xhczE9aN1a0n', 0, '{"draws":{"secret":"9f49ecff767bad72d8825e03e0d5bb0ea4332c9d3e554a672f233b8d4f102cd3","commitments":[]}}', NULL, 1795097971399, 0);
INSERT INTO hands VALUES ('3otXKbkKXwWj', 'Aq7XGpDW9qdQ', 0, 0);
INSERT INTO hands VALUES ('EaLuN3G9VDow', 'Aq7XGpDW9qdQ', 0, 0);
INSERT INTO hands VALUES ('ZYwYZQY0xaxe', 'Aq7XGpDW9qdQ', 0, 0);
INSERT INTO hands VALUES ('pPOypYelE574', 'Aq7XGpDW9qdQ', 0, 0);
INSERT INTO hands VALUES ('3otXKbkKXwWj', 'FZnf3Erlu43Z', 1, 0);
INSERT INTO hands VALUES ('EaLuN3G9VDow', 'FZnf3Erlu43Z', 1, 0);
INSERT INTO hands VALUES ('ZYwYZQY0xaxe', 'FZnf3Erlu43Z', 1, 0);
INSERT INTO hands VALUES ('pPOypYelE574', 'FZnf3Erlu43Z', 1, 0);
INSERT INTO hands VALUES ('wT7jn8uTZXT8', 'FZnf3Erlu43Z', 0, 0);
INSERT INTO hands VALUES ('ZYwYZQY0xaxe', 'UnoS2IpxXvpd', 2, 0);
INSERT INTO statistics VALUES ('', 1, 2, 'off', '{"games":1,"scores":{"count":2,"sum":48,"squares":1394,"wins":1,"tens":[0,1,0,1]},"seats":[{"games":1,"wins":0,"points":13},{"games":1,"wins":1,"points":35}],"sources":{"printed":14,"workers":9,"skills":0,"goods":0,"roads":9,"river":0,"farm":0,"gold":16},"tiles":{"home-4":{"won":0,"workers":0,"colours":[0,0,0,0],"had":1,"points":0,"upgraded":0,"wins":0},"woodcutter":{"won":1,"workers":1,"colours":[0,0,1,0],"had":1,"points":3,"upgraded":1,"wins":0},"apprentice-hall":{"won":1,"workers":4,"colours":[4,0,0,0],"had":1,"points":0,"upgraded":0,"wins":0},"boat-2":{"won":1,"workers":2,"colours":[0,0,2,0],"had":1,"points":0,"upgraded":0,"wins":0},"smelter":{"won":1,"workers":1,"colours":[1,0,0,0],"had":1,"points":0,"upgraded":0,"wins":0},"boat-1":{"won":1,"workers":4,"colours":[0,4,0,0],"had":1,"points":0,"upgraded":0,"wins":0},"barn":{"won":1,"workers":2,"colours":[0,0,0,2],"had":1,"points":0,"upgraded":0,"wins":0},"goldsmith":{"won":1,"workers":1,"colours":[0,1,0,0],"had":1,"points":0,"upgraded":0,"wins":0},"boat-sea-bastion":{"won":0,"workers":0,"colours":[0,0,0,0],"had":1,"points":0,"upgraded":0,"wins":0},"craftsmans-guild":{"won":1,"workers":1,"colours":[0,1,0,0],"had":1,"points":9,"upgraded":0,"wins":0},"scribes":{"won":1,"workers":4,"colours":[0,0,4,0],"had":1,"points":0,"upgraded":0,"wins":0},"home-2":{"won":0,"workers":0,"colours":[0,0,0,0],"had":1,"points":5,"upgraded":1,"wins":1},"peddler":{"won":1,"workers":2,"colours":[0,0,2,0],"had":1,"points":0,"upgraded":0,"wins":1},"quarryman":{"won":1,"workers":1,"colours":[1,0,0,0],"had":1,"points":0,"upgraded":0,"wins":1},"farrier":{"won":1,"workers":1,"colours":[0,0,1,0],"had":1,"points":0,"upgraded":0,"wins":1},"boat-3":{"won":1,"workers":2,"colours":[2,0,0,0],"had":1,"points":0,"upgraded":0,"wins":1},"timber-yard":{"won":1,"workers":2,"colours":[0,2,0,0],"had":1,"points":0,"upgraded":1,"wins":1},"sculptor":{"won":1,"workers":2,"colours":[0,2,0,0],"had":1,"points":3,"upgraded":0,"wins":1},"well":{"won":1,"workers":1,"colours":[0,0,1,0],"had":1,"points":3,"upgraded":0,"wins":1},"wainwright":{"won":1,"workers":1,"colours":[1,0,0,0],"had":1,"points":0,"upgraded":0,"wins":1},"windmill":{"won":1,"workers":1,"colours":[0,0,1,0],"had":1,"points":0,"upgraded":0,"wins":1},"boat-keyflower":{"won":0,"workers":0,"colours":[0,0,0,0],"had":1,"points":9,"upgraded":0,"wins":1},"turn-order-1-2p":{"won":1,"workers":2,"colours":[0,0,2,0],"had":0,"points":0,"upgraded":0,"wins":0}},"advice":{"compared":15,"same":0,"lost":980}}');
INSERT INTO statistics VALUES ('Aq7XGpDW9qdQ', 1, 2, 'off', '{"games":1,"scores":{"count":1,"sum":13,"squares":169,"wins":0,"tens":[0,1]},"seats":[{"games":1,"wins":0,"points":13}],"sources":{"printed":3,"workers":9,"skills":0,"goods":0,"roads":0,"river":0,"farm":0,"gold":1},"tiles":{"home-4":{"won":0,"workers":0,"colours":[0,0,0,0],"had":1,"points":0,"upgraded":0,"wins":0},"woodcutter":{"won":1,"workers":1,"colours":[0,0,1,0],"had":1,"points":3,"upgraded":1,"wins":0},"apprentice-hall":{"won":1,"workers":4,"colours":[4,0,0,0],"had":1,"points":0,"upgraded":0,"wins":0},"boat-2":{"won":1,"workers":2,"colours":[0,0,2,0],"had":1,"points":0,"upgraded":0,"wins":0},"smelter":{"won":1,"workers":1,"colours":[1,0,0,0],"had":1,"points":0,"upgraded":0,"wins":0},"boat-1":{"won":1,"workers":4,"colours":[0,4,0,0],"had":1,"points":0,"upgraded":0,"wins":0},"barn":{"won":1,"workers":2,"colours":[0,0,0,2],"had":1,"points":0,"upgraded":0,"wins":0},"goldsmith":{"won":1,"workers":1,"colours":[0,1,0,0],"had":1,"points":0,"upgraded":0,"wins":0},"boat-sea-bastion":{"won":0,"workers":0,"colours":[0,0,0,0],"had":1,"points":0,"upgraded":0,"wins":0},"craftsmans-guild":{"won":1,"workers":1,"colours":[0,1,0,0],"had":1,"points":9,"upgraded":0,"wins":0},"scribes":{"won":1,"workers":4,"colours":[0,0,4,0],"had":1,"points":0,"upgraded":0,"wins":0}},"advice":{"compared":8,"same":0,"lost":578}}');
INSERT INTO statistics VALUES ('FZnf3Erlu43Z', 1, 2, 'off', '{"games":1,"scores":{"count":1,"sum":35,"squares":1225,"wins":1,"tens":[0,0,0,1]},"seats":[{"games":0,"wins":0,"points":0},{"games":1,"wins":1,"points":35}],"sources":{"printed":11,"workers":0,"skills":0,"goods":0,"roads":9,"river":0,"farm":0,"gold":15},"tiles":{"home-2":{"won":0,"workers":0,"colours":[0,0,0,0],"had":1,"points":5,"upgraded":1,"wins":1},"peddler":{"won":1,"workers":2,"colours":[0,0,2,0],"had":1,"points":0,"upgraded":0,"wins":1},"quarryman":{"won":1,"workers":1,"colours":[1,0,0,0],"had":1,"points":0,"upgraded":0,"wins":1},"farrier":{"won":1,"workers":1,"colours":[0,0,1,0],"had":1,"points":0,"upgraded":0,"wins":1},"boat-3":{"won":1,"workers":2,"colours":[2,0,0,0],"had":1,"points":0,"upgraded":0,"wins":1},"timber-yard":{"won":1,"workers":2,"colours":[0,2,0,0],"had":1,"points":0,"upgraded":1,"wins":1},"sculptor":{"won":1,"workers":2,"colours":[0,2,0,0],"had":1,"points":3,"upgraded":0,"wins":1},"well":{"won":1,"workers":1,"colours":[0,0,1,0],"had":1,"points":3,"upgraded":0,"wins":1},"wainwright":{"won":1,"workers":1,"colours":[1,0,0,0],"had":1,"points":0,"upgraded":0,"wins":1},"windmill":{"won":1,"workers":1,"colours":[0,0,1,0],"had":1,"points":0,"upgraded":0,"wins":1},"boat-keyflower":{"won":0,"workers":0,"colours":[0,0,0,0],"had":1,"points":9,"upgraded":0,"wins":1},"turn-order-1-2p":{"won":1,"workers":2,"colours":[0,0,2,0],"had":0,"points":0,"upgraded":0,"wins":0}},"advice":{"compared":7,"same":0,"lost":402}}');
PRAGMA user_version = 8;
