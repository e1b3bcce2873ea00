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
INSERT INTO meta VALUES ('play-time', '1920');
INSERT INTO people VALUES ('2QZGqOWURYOO', 'Anna', 'anna', 'scrypt$32768$8$1$uiy1VcNYy8PpJ9YcrF-YVA$IoMDZVg1a0JT79Ah-wMP6uqeY5AnMEoa0eURtoR0uiI', 'anna@example.org', 0, 'en', 0, 1, NULL, NULL, '{}', 1794896773949, 2026, 2, 22.364610506859503, 8.06590141354368, 1794723972334, 1794723972334, NULL);
INSERT INTO people VALUES ('Pry5UrvIZH4j', 'Guest 1246', NULL, NULL, NULL, 0, 'en', 0, 0, NULL, NULL, '{}', NULL, NULL, 0, NULL, NULL, 1794723972721, 1794723972721, NULL);
INSERT INTO people VALUES ('R3HtL6S64n9J', 'Bela', 'bela', 'scrypt$32768$8$1$NXsg6CnbbltnEdc8hVT54g$IRLUKSqwE-W6Qq1KGM9HzDU_zRGVcNcMta5nlj6-z00', NULL, 0, 'en', 0, 0, NULL, NULL, '{}', NULL, NULL, 0, 27.635389493140497, 8.06590141354368, 1794723972569, 1794723972569, NULL);
INSERT INTO sessions VALUES ('03ef69e3b0e074f87fd61bcea6d2f009f006351556b530fdc889434f9f2b95c7', '2QZGqOWURYOO', 1794723972334, 1794723972334);
INSERT INTO sessions VALUES ('2afd1abd91edfe786deac32e74878037c4b3337908a637a9b4cd43bac8932da0', 'Pry5UrvIZH4j', 1794723972721, 1794723972721);
INSERT INTO sessions VALUES ('50585f598d5d33e2967676174398b323e15f037cf30531dbae65f82fd277ed27', 'R3HtL6S64n9J', 1794723972569, 1794723972569);
INSERT INTO tokens VALUES ('MO7wVAYEBEvj', '5c878e1a4b761bac61004f1c2f74a1e4de69f5088aa1f060015bfc54f8f3844d', '2QZGqOWURYOO', 'a program', 1794723973946, NULL);
INSERT INTO one_time VALUES ('357f1cd3a7aafd6871cbe45e4eac50a23104761da3151073d1ebc9eb50409248', '2QZGqOWURYOO', 'email', 'anna@example.org', 1794810372555);
INSERT INTO tables VALUES ('3SGAP5TRqAcY', 'open', 1, 0, '2QZGqOWURYOO', 'UyNgL4anO8HE17VdTTpQgL', '{"title":"open","options":{"players":3,"farmers":"off","gamers":false,"handicap":[]},"public":true,"rated":false,"clock":{"kind":"untimed"},"timeout":"play","onLeave":"bot","stand":"greedy","confirm":false,"aids":true,"spectators":true}', NULL, NULL, 0, 0, '{}', NULL, NULL, NULL, NULL, 1794723972736, NULL, NULL, 1794723972757);
INSERT INTO tables VALUES ('6asMucvjcouZ', 'playing', 0, 0, 'R3HtL6S64n9J', 'Sa1EWr670d0wmzvLMJ0dor', '{"title":"live","options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"public":false,"rated":false,"clock":{"kind":"live","bank":3600,"perDecision":600},"timeout":"play","onLeave":"bot","stand":"greedy","confirm":false,"aids":true,"spectators":true}', '179241a42723c038288de2ca78eb65d66b147fc45459d89e0aaea4ec2cbe395e', '{"format":"keyflower-record/1","engine":"0.1.0","rules":1,"options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"seedHash":"3a42be99f70bc6e396aa48380397841c03ff82fccaad08843d4a59f8ab2710f5"}', 46, 1, '{"times":[{"bank":3600000,"free":600000,"since":1774},{"bank":3600000,"free":600000,"since":null}]}', 4201774, NULL, NULL, NULL, 1794723973512, 1794723973540, NULL, 1794723973818);
INSERT INTO tables VALUES ('7zA7p2uG2PAe', 'playing', 0, 0, '2QZGqOWURYOO', 'gmOFxD1yFszb5EKCuFilCQ', '{"title":"untimed","options":{"players":3,"farmers":"mixed","gamers":true,"handicap":[]},"public":false,"rated":false,"clock":{"kind":"untimed"},"timeout":"play","onLeave":"vote","stand":"greedy","confirm":false,"aids":true,"spectators":true}', '3b5ad3fa1fea564d4bc76f5fe6f5423f7146146a717016b0e95a9938d766d38f', '{"format":"keyflower-record/1","engine":"0.1.0","rules":1,"options":{"players":3,"farmers":"mixed","gamers":true,"handicap":[]},"seedHash":"77623ccc280a54f94da544570a4c10f85994cb0d43426ee29d22b34574b9612b"}', 43, 7, '{"lastVote":1,"votes":[{"kind":"takeover","by":2,"id":1,"agreed":[],"waiting":[0,1]}]}', NULL, NULL, NULL, NULL, 1794723973320, 1794723973349, NULL, 1794723973493);
INSERT INTO tables VALUES ('HrFwGWPVWZ0W', 'playing', 0, 0, '2QZGqOWURYOO', 'DT35k0qAx3Hqr8Nh14Nwqi', '{"title":"letters","options":{"players":2,"farmers":"all","gamers":false,"handicap":[]},"public":false,"rated":false,"clock":{"kind":"correspondence","hours":48},"timeout":"play","onLeave":"bot","stand":"greedy","confirm":false,"aids":true,"spectators":true}', '955510ca63ccc50669198c7d5495bc35cf06ec1874ea444d18e73a24aeb3b980', '{"format":"keyflower-record/1","engine":"0.1.0","rules":1,"options":{"players":2,"farmers":"all","gamers":false,"handicap":[]},"seedHash":"0ddb917f3c5fd5e474c7635e516b13185efd226a056cd0550bca1b15cdce99a8"}', 24, 1, '{"times":[{"bank":0,"free":172799925,"since":null,"away":true},{"bank":0,"free":172799998,"since":null}]}', NULL, NULL, NULL, NULL, 1794723973808, 1794723973836, NULL, 1794723973874);
INSERT INTO tables VALUES ('UPb3vuxKHhhV', 'over', 1, 1, '2QZGqOWURYOO', 'C2RMQIqHZ6pInzwg9CWsKd', '{"title":"over","options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"public":true,"rated":true,"clock":{"kind":"untimed"},"timeout":"play","onLeave":"bot","stand":"greedy","confirm":false,"aids":true,"spectators":true}', '03193e6a6af573d8540532c80ee757e1d7beed44a0ce135dfe18b9fecc7ad43d', '{"format":"keyflower-record/1","engine":"0.1.0","rules":1,"options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"seedHash":"0548c475ae87c340e65757a2253046475a53d862f39f8d1a854808ddb44fef20"}', 155, 0, '{}', NULL, '{"scores":[11,23],"winners":[1],"seed":"03193e6a6af573d8540532c80ee757e1d7beed44a0ce135dfe18b9fecc7ad43d"}', NULL, NULL, 1794723972782, 1794723972831, 1794723973313, 1794723973310);
INSERT INTO tables VALUES ('ptCRKb1B0pfq', 'closed', 0, 0, '2QZGqOWURYOO', 'kVqrzw7cPdIJdOB1YBAt8E', '{"title":"closed","options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"public":false,"rated":false,"clock":{"kind":"untimed"},"timeout":"play","onLeave":"bot","stand":"greedy","confirm":false,"aids":true,"spectators":true}', '08502d5667ad83adc9b47579fb71340114829b18faba91c996e989055c96318a', '{"format":"keyflower-record/1","engine":"0.1.0","rules":1,"options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"seedHash":"04e1c94672bded1cac45de043082ba9a7a4e07ea568e47366bcdbee086cf849f"}', 14, 0, '{}', NULL, NULL, NULL, 'operator', 1794723973878, 1794723973903, 1794723973932, 1794723973920);
INSERT INTO tables VALUES ('qkANPMkiL0TT', 'cancelled', 0, 0, 'R3HtL6S64n9J', 'RGM23q9JvTyc1jRQDYjJNK', '{"title":"cancelled","options":{"players":2,"farmers":"off","gamers":false,"handicap":[]},"public":false,"rated":false,"clock":{"kind":"untimed"},"timeout":"play","onLeave":"bot","stand":"greedy","confirm":false,"aids":true,"spectators":true}', NULL, NULL, 0, 0, '{}', NULL, NULL, NULL, NULL, 1794723972767, NULL, 1794723972776, 1794723972767);
INSERT INTO seats VALUES ('3SGAP5TRqAcY', 0, '0uiI9beEjRcV4jSneBMFt9', '2QZGqOWURYOO', NULL, NULL, 'no', NULL, 0);
INSERT INTO seats VALUES ('3SGAP5TRqAcY', 1, 'cPWjTiwzYsTcU327WHB4XI', 'Pry5UrvIZH4j', NULL, NULL, 'no', NULL, 0);
INSERT INTO seats VALUES ('3SGAP5TRqAcY', 2, 'OsAgBC5ylo2y60DHXEHId2', NULL, NULL, NULL, 'no', NULL, 0);
INSERT INTO seats VALUES ('6asMucvjcouZ', 0, 'TTp0htE2MgZEgNofMkECsG', 'R3HtL6S64n9J', NULL, NULL, 'no', NULL, 0);
INSERT INTO seats VALUES ('6asMucvjcouZ', 1, 'HfkaJzEZAt9a6BVeVHpm0T', NULL, 'random', NULL, 'no', NULL, 0);
INSERT INTO seats VALUES ('7zA7p2uG2PAe', 0, 'ZPaCgYx1MdCBTFilaAo50w', '2QZGqOWURYOO', NULL, NULL, 'no', NULL, 0);
INSERT INTO seats VALUES ('7zA7p2uG2PAe', 1, 'ufzb0NRYXlqh6dvwcPWJTu', 'R3HtL6S64n9J', NULL, NULL, 'no', NULL, 0);
INSERT INTO seats VALUES ('7zA7p2uG2PAe', 2, 'KqYFepnGjrQUgkfWYAp9iH', 'Pry5UrvIZH4j', NULL, NULL, 'left', 42, 0);
INSERT INTO seats VALUES ('HrFwGWPVWZ0W', 0, 'AjMzG1HaW6YEB7HEaDRBiM', '2QZGqOWURYOO', NULL, NULL, 'no', NULL, 0);
INSERT INTO seats VALUES ('HrFwGWPVWZ0W', 1, 'VM6csS6N8Wej2o1S7gqo6J', 'R3HtL6S64n9J', NULL, NULL, 'no', NULL, 0);
INSERT INTO seats VALUES ('UPb3vuxKHhhV', 0, 'tDWA57mbYFmq7GbLdfTSoj', '2QZGqOWURYOO', NULL, NULL, 'no', NULL, 0);
INSERT INTO seats VALUES ('UPb3vuxKHhhV', 1, 'aniP7z3aR6wJ9IOPeXDr1g', 'R3HtL6S64n9J', NULL, NULL, 'no', NULL, 0);
INSERT INTO seats VALUES ('ptCRKb1B0pfq', 0, '6o5PPx3MP12IBri3yHXUJ8', '2QZGqOWURYOO', NULL, NULL, 'no', NULL, 0);
INSERT INTO seats VALUES ('ptCRKb1B0pfq', 1, 'm8IHha6pTFd469CJJR2fTy', 'R3HtL6S64n9J', NULL, NULL, 'no', NULL, 0);
INSERT INTO seats VALUES ('qkANPMkiL0TT', 0, 'NW8pP2m5EDoNzw5t3cdPLz', 'R3HtL6S64n9J', NULL, NULL, 'no', NULL, 0);
INSERT INTO seats VALUES ('qkANPMkiL0TT', 1, 'W4lMJrVCwLlj8zbUVJ6maf', NULL, NULL, NULL, 'no', NULL, 0);
INSERT INTO access VALUES ('3SGAP5TRqAcY', 'Pry5UrvIZH4j');
INSERT INTO access VALUES ('7zA7p2uG2PAe', 'Pry5UrvIZH4j');
INSERT INTO access VALUES ('7zA7p2uG2PAe', 'R3HtL6S64n9J');
INSERT INTO access VALUES ('HrFwGWPVWZ0W', 'R3HtL6S64n9J');
INSERT INTO access VALUES ('UPb3vuxKHhhV', 'R3HtL6S64n9J');
INSERT INTO access VALUES ('ptCRKb1B0pfq', 'R3HtL6S64n9J');
INSERT INTO steps VALUES ('6asMucvjcouZ', 1, 1794723973540, NULL, NULL, '{"n":1,"chance":{"what":"home","for":0,"drawn":["home-4"]}}
{"n":2,"chance":{"what":"home","for":1,"drawn":["home-1"]}}
{"n":3,"chance":{"what":"workers","for":0,"drawn":{"blue":3,"red":3,"yellow":2}}}
{"n":4,"chance":{"what":"workers","for":1,"drawn":{"blue":3,"red":2,"yellow":3}}}
{"n":5,"chance":{"what":"winter","for":0,"drawn":["apothecary","jeweller","scribes"]}}
{"n":6,"chance":{"what":"winter","for":1,"drawn":["craftsmans-guild","keythedral","scholar"]}}
{"n":7,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":4,"yellow":3}}}
{"n":8,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"saw":1}}}
{"n":9,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":4,"yellow":2}}}
{"n":10,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"pick":1,"saw":1}}}
{"n":11,"chance":{"what":"market","for":"spring","drawn":["keywood","keystone-quarry","workshop","miner","gold-mine","alehouse"]}}');
INSERT INTO steps VALUES ('6asMucvjcouZ', 12, 1794723973726, 1, NULL, '{"n":12,"player":1,"action":{"type":"bid","tile":"keystone-quarry","color":"yellow","screen":2,"groups":[]}}');
INSERT INTO steps VALUES ('6asMucvjcouZ', 13, 1794723973729, 0, 'r1', '{"n":13,"player":0,"action":{"type":"use","tile":"gold-mine","screen":{"blue":1},"groups":[]}}');
INSERT INTO steps VALUES ('6asMucvjcouZ', 14, 1794723973736, 1, NULL, '{"n":14,"player":1,"action":{"type":"bid","tile":"alehouse","color":"blue","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('6asMucvjcouZ', 15, 1794723973738, 0, 'r2', '{"n":15,"player":0,"action":{"type":"use","tile":"gold-mine","screen":{"blue":2},"groups":[]}}');
INSERT INTO steps VALUES ('6asMucvjcouZ', 16, 1794723973743, 1, NULL, '{"n":16,"player":1,"action":{"type":"use","tile":"workshop","screen":{"blue":1},"groups":[]}}');
INSERT INTO steps VALUES ('6asMucvjcouZ', 17, 1794723973746, 1, NULL, '{"n":17,"player":1,"action":{"type":"choose","option":1}}');
INSERT INTO steps VALUES ('6asMucvjcouZ', 18, 1794723973748, 0, 'r3', '{"n":18,"player":0,"action":{"type":"use","tile":"keystone-quarry","screen":{"yellow":1},"groups":[]}}');
INSERT INTO steps VALUES ('6asMucvjcouZ', 19, 1794723973752, 1, NULL, '{"n":19,"player":1,"action":{"type":"bid","tile":"turn-order-1-2p","color":"red","screen":2,"groups":[]}}');
INSERT INTO steps VALUES ('6asMucvjcouZ', 20, 1794723973754, 0, 'r4', '{"n":20,"player":0,"action":{"type":"bid","tile":"keywood","color":"yellow","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('6asMucvjcouZ', 21, 1794723973756, 1, NULL, '{"n":21,"player":1,"action":{"type":"use","tile":"alehouse","screen":{"blue":1},"groups":[]}}
{"n":22,"chance":{"what":"workers","for":1,"drawn":{"red":1}}}');
INSERT INTO steps VALUES ('6asMucvjcouZ', 23, 1794723973761, 0, 'r5', '{"n":23,"player":0,"action":{"type":"bid","tile":"miner","color":"red","screen":3,"groups":[]}}');
INSERT INTO steps VALUES ('6asMucvjcouZ', 24, 1794723973764, 1, NULL, '{"n":24,"player":1,"action":{"type":"use","tile":"home-4","screen":{"red":1},"groups":[]}}');
INSERT INTO steps VALUES ('6asMucvjcouZ', 25, 1794723973767, 1, NULL, '{"n":25,"player":1,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('6asMucvjcouZ', 26, 1794723973769, 0, 'r6', '{"n":26,"player":0,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('6asMucvjcouZ', 27, 1794723973773, 1, NULL, '{"n":27,"player":1,"action":{"type":"use","tile":"home-1","screen":{"yellow":1},"groups":[]}}');
INSERT INTO steps VALUES ('6asMucvjcouZ', 28, 1794723973777, 1, NULL, '{"n":28,"player":1,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('6asMucvjcouZ', 29, 1794723973780, 0, 'r7', '{"n":29,"player":0,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('6asMucvjcouZ', 30, 1794723973783, 1, NULL, '{"n":30,"player":1,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('6asMucvjcouZ', 31, 1794723973785, 1, NULL, '{"n":31,"player":1,"action":{"type":"boat","boat":"boat-sea-bastion"}}');
INSERT INTO steps VALUES ('6asMucvjcouZ', 32, 1794723973788, 0, 'r8', '{"n":32,"player":0,"action":{"type":"boat","boat":"boat-keyflower"}}');
INSERT INTO steps VALUES ('6asMucvjcouZ', 33, 1794723973790, 0, 'r9', '{"n":33,"player":0,"action":{"type":"place","tile":"keywood","q":0,"r":-1,"rotation":2}}');
INSERT INTO steps VALUES ('6asMucvjcouZ', 34, 1794723973795, 1, NULL, '{"n":34,"player":1,"action":{"type":"place","tile":"alehouse","q":0,"r":-1,"rotation":3}}');
INSERT INTO steps VALUES ('6asMucvjcouZ', 35, 1794723973798, 0, 'r10', '{"n":35,"player":0,"action":{"type":"place","tile":"miner","q":-1,"r":1,"rotation":3}}');
INSERT INTO steps VALUES ('6asMucvjcouZ', 36, 1794723973803, 1, NULL, '{"n":36,"player":1,"action":{"type":"place","tile":"keystone-quarry","q":1,"r":-2,"rotation":5}}
{"n":37,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":2,"red":4,"yellow":1}}}
{"n":38,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"pick":1}}}
{"n":39,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":3,"red":2,"yellow":1}}}
{"n":40,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"pick":1,"saw":1}}}
{"n":41,"chance":{"what":"market","for":"summer","drawn":["mason","tavern","hiring-fair","brewer","boat-1","boat-4"]}}
{"n":42,"chance":{"what":"face","for":"boat-1","drawn":"b"}}
{"n":43,"chance":{"what":"face","for":"boat-4","drawn":"b"}}');
INSERT INTO steps VALUES ('6asMucvjcouZ', 44, 1794723973810, 1, NULL, '{"n":44,"player":1,"action":{"type":"use","tile":"hiring-fair","screen":{"yellow":4},"groups":[]}}');
INSERT INTO steps VALUES ('6asMucvjcouZ', 45, 1794723973818, 1, NULL, '{"n":45,"player":1,"action":{"type":"pay","skill":"saw"}}
{"n":46,"chance":{"what":"skills","for":1,"drawn":{"anvil":1,"saw":1}}}');
INSERT INTO steps VALUES ('7zA7p2uG2PAe', 1, 1794723973349, NULL, NULL, '{"n":1,"chance":{"what":"home","for":0,"drawn":["home-4"]}}
{"n":2,"chance":{"what":"home","for":1,"drawn":["home-2"]}}
{"n":3,"chance":{"what":"home","for":2,"drawn":["home-3"]}}
{"n":4,"chance":{"what":"workers","for":0,"drawn":{"blue":3,"red":2,"yellow":3}}}
{"n":5,"chance":{"what":"workers","for":1,"drawn":{"blue":3,"red":3,"yellow":2}}}
{"n":6,"chance":{"what":"workers","for":2,"drawn":{"red":6,"yellow":2}}}
{"n":7,"chance":{"what":"winter","for":0,"drawn":["apothecary","craftsmans-guild","mercers-guild","watermill"]}}
{"n":8,"chance":{"what":"winter","for":1,"drawn":["jeweller","scholar","granary","truffle-orchard"]}}
{"n":9,"chance":{"what":"winter","for":2,"drawn":["keythedral","key-market","windmill","hillside"]}}
{"n":10,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":3,"red":3,"yellow":1}}}
{"n":11,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"saw":1}}}
{"n":12,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":1,"red":3,"yellow":2}}}
{"n":13,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"pick":1,"saw":1}}}
{"n":14,"chance":{"what":"workers","for":"boat-sea-breese","drawn":{"blue":2,"red":3,"yellow":1}}}
{"n":15,"chance":{"what":"skills","for":"boat-sea-breese","drawn":{"anvil":1}}}
{"n":16,"chance":{"what":"market","for":"spring","drawn":["woodcutter","miner","gold-mine","stable","peddler","apprentice-hall","sheep-fold"]}}');
INSERT INTO steps VALUES ('7zA7p2uG2PAe', 17, 1794723973363, 1, 'r1', '{"n":17,"player":1,"action":{"type":"use","tile":"home-3","screen":{"blue":3},"groups":[]}}');
INSERT INTO steps VALUES ('7zA7p2uG2PAe', 18, 1794723973370, 1, 'r2', '{"n":18,"player":1,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('7zA7p2uG2PAe', 19, 1794723973373, 2, 'r1', '{"n":19,"player":2,"action":{"type":"bid","tile":"gold-mine","color":"red","screen":5,"groups":[]}}');
INSERT INTO steps VALUES ('7zA7p2uG2PAe', 20, 1794723973377, 0, 'r1', '{"n":20,"player":0,"action":{"type":"bid","tile":"stable","color":"yellow","screen":2,"groups":[]}}');
INSERT INTO steps VALUES ('7zA7p2uG2PAe', 21, 1794723973382, 1, 'r3', '{"n":21,"player":1,"action":{"type":"use","tile":"miner","screen":{"yellow":2},"groups":[]}}');
INSERT INTO steps VALUES ('7zA7p2uG2PAe', 22, 1794723973386, 2, 'r2', '{"n":22,"player":2,"action":{"type":"bid","tile":"sheep-fold","color":"red","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('7zA7p2uG2PAe', 23, 1794723973394, 0, 'r2', '{"n":23,"player":0,"action":{"type":"use","tile":"apprentice-hall","screen":{"red":1},"groups":[]}}
{"n":24,"chance":{"what":"skills","for":0,"drawn":{"anvil":1}}}');
INSERT INTO steps VALUES ('7zA7p2uG2PAe', 25, 1794723973397, 1, 'r4', '{"n":25,"player":1,"action":{"type":"bid","tile":"woodcutter","color":"red","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('7zA7p2uG2PAe', 26, 1794723973400, 2, 'r3', '{"n":26,"player":2,"action":{"type":"bid","tile":"farmers-turn-order-1-3-6p","color":"yellow","screen":2,"groups":[]}}');
INSERT INTO steps VALUES ('7zA7p2uG2PAe', 27, 1794723973403, 0, 'r3', '{"n":27,"player":0,"action":{"type":"use","tile":"sheep-fold","screen":{"red":1},"groups":[]}}');
INSERT INTO steps VALUES ('7zA7p2uG2PAe', 28, 1794723973408, 0, 'r4', '{"n":28,"player":0,"action":{"type":"animal","kind":"sheep","field":"home-4:0"}}');
INSERT INTO steps VALUES ('7zA7p2uG2PAe', 29, 1794723973411, 1, 'r5', '{"n":29,"player":1,"action":{"type":"use","tile":"sheep-fold","screen":{"red":2},"groups":[]}}');
INSERT INTO steps VALUES ('7zA7p2uG2PAe', 30, 1794723973416, 1, 'r6', '{"n":30,"player":1,"action":{"type":"animal","kind":"sheep","field":"home-2:3"}}');
INSERT INTO steps VALUES ('7zA7p2uG2PAe', 31, 1794723973419, 2, 'r4', '{"n":31,"player":2,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('7zA7p2uG2PAe', 32, 1794723973422, 0, 'r5', '{"n":32,"player":0,"action":{"type":"bid","tile":"peddler","color":"blue","screen":3,"groups":[]}}');
INSERT INTO steps VALUES ('7zA7p2uG2PAe', 33, 1794723973424, 1, 'r7', '{"n":33,"player":1,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('7zA7p2uG2PAe', 34, 1794723973427, 2, 'r5', '{"n":34,"player":2,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('7zA7p2uG2PAe', 35, 1794723973436, 0, 'r6', '{"n":35,"player":0,"action":{"type":"bid","tile":"miner","color":"yellow","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('7zA7p2uG2PAe', 36, 1794723973446, 1, 'r8', '{"n":36,"player":1,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('7zA7p2uG2PAe', 37, 1794723973450, 2, 'r6', '{"n":37,"player":2,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('7zA7p2uG2PAe', 38, 1794723973458, 0, 'r7', '{"n":38,"player":0,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('7zA7p2uG2PAe', 39, 1794723973464, 2, 'r7', '{"n":39,"player":2,"action":{"type":"boat","boat":"boat-sea-breese"}}');
INSERT INTO steps VALUES ('7zA7p2uG2PAe', 40, 1794723973471, 1, 'r9', '{"n":40,"player":1,"action":{"type":"boat","boat":"boat-sea-bastion"}}');
INSERT INTO steps VALUES ('7zA7p2uG2PAe', 41, 1794723973481, 0, 'r8', '{"n":41,"player":0,"action":{"type":"boat","boat":"boat-keyflower"}}');
INSERT INTO steps VALUES ('7zA7p2uG2PAe', 42, 1794723973486, 0, 'r9', '{"n":42,"player":0,"action":{"type":"place","tile":"stable","q":0,"r":1,"rotation":3}}');
INSERT INTO steps VALUES ('7zA7p2uG2PAe', 43, 1794723973493, NULL, NULL, '{"n":43,"seat":{"player":2,"name":"nobody"}}');
INSERT INTO steps VALUES ('HrFwGWPVWZ0W', 1, 1794723973836, NULL, NULL, '{"n":1,"chance":{"what":"home","for":0,"drawn":["home-4"]}}
{"n":2,"chance":{"what":"home","for":1,"drawn":["home-3"]}}
{"n":3,"chance":{"what":"workers","for":0,"drawn":{"blue":4,"red":2,"yellow":2}}}
{"n":4,"chance":{"what":"workers","for":1,"drawn":{"blue":4,"red":4}}}
{"n":5,"chance":{"what":"winter","for":"stack","drawn":["jeweller","scholar"]}}
{"n":6,"chance":{"what":"winter","for":0,"drawn":["jeweller","scholar","dairy","truffle-orchard"]}}
{"n":7,"chance":{"what":"winter","for":1,"drawn":["bakery","granary","hillside","weaver"]}}
{"n":8,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":2,"red":2,"yellow":3}}}
{"n":9,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"saw":1}}}
{"n":10,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"red":2,"yellow":4}}}
{"n":11,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"anvil":1,"pick":1}}}
{"n":12,"chance":{"what":"market","for":"spring","drawn":["workshop","gold-mine"]}}');
INSERT INTO steps VALUES ('HrFwGWPVWZ0W', 13, 1794723973842, 1, 'r1', '{"n":13,"player":1,"action":{"type":"bid","tile":"paddock","color":"red","screen":4,"groups":[]}}');
INSERT INTO steps VALUES ('HrFwGWPVWZ0W', 14, 1794723973845, 0, 'r1', '{"n":14,"player":0,"action":{"type":"use","tile":"wheat-field","screen":{"blue":2},"groups":[]}}');
INSERT INTO steps VALUES ('HrFwGWPVWZ0W', 15, 1794723973847, 1, 'r2', '{"n":15,"player":1,"action":{"type":"use","tile":"workshop","screen":{"blue":3},"groups":[]}}');
INSERT INTO steps VALUES ('HrFwGWPVWZ0W', 16, 1794723973850, 1, 'r3', '{"n":16,"player":1,"action":{"type":"choose","option":1}}');
INSERT INTO steps VALUES ('HrFwGWPVWZ0W', 17, 1794723973852, 0, 'r2', '{"n":17,"player":0,"action":{"type":"use","tile":"home-3","screen":{"blue":1},"groups":[]}}');
INSERT INTO steps VALUES ('HrFwGWPVWZ0W', 18, 1794723973855, 0, 'r3', '{"n":18,"player":0,"action":{"type":"feed"}}');
INSERT INTO steps VALUES ('HrFwGWPVWZ0W', 19, 1794723973860, 0, 'r4', '{"n":19,"player":0,"action":{"type":"feed"}}');
INSERT INTO steps VALUES ('HrFwGWPVWZ0W', 20, 1794723973863, 0, 'r5', '{"n":20,"player":0,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('HrFwGWPVWZ0W', 21, 1794723973866, 1, 'r4', '{"n":21,"player":1,"action":{"type":"use","tile":"gold-mine","screen":{"blue":1},"groups":[]}}');
INSERT INTO steps VALUES ('HrFwGWPVWZ0W', 22, 1794723973869, 0, 'r6', '{"n":22,"player":0,"action":{"type":"use","tile":"farm-yard","screen":{"blue":1},"groups":[]}}');
INSERT INTO steps VALUES ('HrFwGWPVWZ0W', 23, 1794723973872, 0, 'r7', '{"n":23,"player":0,"action":{"type":"choose","option":1}}');
INSERT INTO steps VALUES ('HrFwGWPVWZ0W', 24, 1794723973874, 1, 'r5', '{"n":24,"player":1,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 1, 1794723972831, NULL, NULL, '{"n":1,"chance":{"what":"home","for":0,"drawn":["home-5"]}}
{"n":2,"chance":{"what":"home","for":1,"drawn":["home-3"]}}
{"n":3,"chance":{"what":"workers","for":0,"drawn":{"blue":3,"red":2,"yellow":3}}}
{"n":4,"chance":{"what":"workers","for":1,"drawn":{"blue":2,"red":4,"yellow":2}}}
{"n":5,"chance":{"what":"winter","for":0,"drawn":["craftsmans-guild","key-guild","windmill"]}}
{"n":6,"chance":{"what":"winter","for":1,"drawn":["mercers-guild","village-hall","watermill"]}}
{"n":7,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":5,"red":1,"yellow":1}}}
{"n":8,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"pick":1}}}
{"n":9,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":3,"red":2,"yellow":1}}}
{"n":10,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"anvil":1,"saw":1}}}
{"n":11,"chance":{"what":"market","for":"spring","drawn":["key-mine","gold-mine","stable","peddler","apprentice-hall","alehouse"]}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 12, 1794723972859, 1, 'r1', '{"n":12,"player":1,"action":{"type":"use","tile":"home-5","screen":{"red":3},"groups":[]}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 13, 1794723972869, 1, 'r2', '{"n":13,"player":1,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 14, 1794723972876, 0, 'r1', '{"n":14,"player":0,"action":{"type":"bid","tile":"gold-mine","color":"yellow","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 15, 1794723972879, 1, 'r3', '{"n":15,"player":1,"action":{"type":"bid","tile":"alehouse","color":"blue","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 16, 1794723972882, 0, 'r2', '{"n":16,"player":0,"action":{"type":"bid","tile":"peddler","color":"blue","screen":3,"groups":[]}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 17, 1794723972886, 1, 'r4', '{"n":17,"player":1,"action":{"type":"bid","tile":"key-mine","color":"blue","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 18, 1794723972889, 0, 'r3', '{"n":18,"player":0,"action":{"type":"bid","tile":"turn-order-1-2p","color":"red","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 19, 1794723972897, 1, 'r5', '{"n":19,"player":1,"action":{"type":"use","tile":"apprentice-hall","screen":{"yellow":1},"groups":[]}}
{"n":20,"chance":{"what":"skills","for":1,"drawn":{"saw":1}}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 21, 1794723972899, 0, 'r4', '{"n":21,"player":0,"action":{"type":"use","tile":"home-3","screen":{"yellow":1},"groups":[]}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 22, 1794723972903, 0, 'r5', '{"n":22,"player":0,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 23, 1794723972906, 1, 'r6', '{"n":23,"player":1,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 24, 1794723972911, 0, 'r6', '{"n":24,"player":0,"action":{"type":"bid","tile":"turn-order-1-2p","color":"red","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 25, 1794723972917, 1, 'r7', '{"n":25,"player":1,"action":{"type":"bid","tile":"stable","color":"yellow","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 26, 1794723972920, 0, 'r7', '{"n":26,"player":0,"action":{"type":"use","tile":"gold-mine","screen":{"yellow":1},"groups":[]}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 27, 1794723972925, 1, 'r8', '{"n":27,"player":1,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 28, 1794723972928, 0, 'r8', '{"n":28,"player":0,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 29, 1794723972931, 0, 'r9', '{"n":29,"player":0,"action":{"type":"boat","boat":"boat-sea-bastion"}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 30, 1794723972934, 1, 'r9', '{"n":30,"player":1,"action":{"type":"boat","boat":"boat-keyflower"}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 31, 1794723972942, 0, 'r10', '{"n":31,"player":0,"action":{"type":"place","tile":"gold-mine","q":-1,"r":1,"rotation":4}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 32, 1794723972946, 0, 'r11', '{"n":32,"player":0,"action":{"type":"place","tile":"peddler","q":-1,"r":0,"rotation":3}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 33, 1794723972950, 1, 'r10', '{"n":33,"player":1,"action":{"type":"place","tile":"alehouse","q":0,"r":1,"rotation":3}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 34, 1794723972953, 1, 'r11', '{"n":34,"player":1,"action":{"type":"place","tile":"stable","q":0,"r":2,"rotation":2}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 35, 1794723972958, 1, 'r12', '{"n":35,"player":1,"action":{"type":"place","tile":"key-mine","q":1,"r":-1,"rotation":1}}
{"n":36,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":1,"red":5,"yellow":1}}}
{"n":37,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"anvil":1}}}
{"n":38,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":1,"red":2,"yellow":3}}}
{"n":39,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"anvil":1,"saw":1}}}
{"n":40,"chance":{"what":"market","for":"summer","drawn":["store","mason","tavern","hiring-fair","boat-3","boat-4"]}}
{"n":41,"chance":{"what":"face","for":"boat-3","drawn":"a"}}
{"n":42,"chance":{"what":"face","for":"boat-4","drawn":"a"}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 43, 1794723972963, 0, 'r12', '{"n":43,"player":0,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 44, 1794723972965, 1, 'r13', '{"n":44,"player":1,"action":{"type":"use","tile":"store","screen":{"yellow":1},"groups":[]}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 45, 1794723972969, 0, 'r13', '{"n":45,"player":0,"action":{"type":"use","tile":"key-mine","screen":{"red":2},"groups":[]}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 46, 1794723972974, 1, 'r14', '{"n":46,"player":1,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 47, 1794723972977, 0, 'r14', '{"n":47,"player":0,"action":{"type":"use","tile":"alehouse","screen":{"blue":1},"groups":[]}}
{"n":48,"chance":{"what":"workers","for":0,"drawn":{"yellow":1}}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 49, 1794723972979, 1, 'r15', '{"n":49,"player":1,"action":{"type":"bid","tile":"turn-order-1-2p","color":"blue","screen":2,"groups":[]}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 50, 1794723972981, 0, 'r15', '{"n":50,"player":0,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 51, 1794723972983, 1, 'r16', '{"n":51,"player":1,"action":{"type":"bid","tile":"boat-4","color":"green","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 52, 1794723972985, 0, 'r16', '{"n":52,"player":0,"action":{"type":"bid","tile":"store","color":"yellow","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 53, 1794723972987, 1, 'r17', '{"n":53,"player":1,"action":{"type":"bid","tile":"mason","color":"red","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 54, 1794723972989, 0, 'r17', '{"n":54,"player":0,"action":{"type":"use","tile":"gold-mine","screen":{"red":3},"groups":[]}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 55, 1794723972992, 1, 'r18', '{"n":55,"player":1,"action":{"type":"use","tile":"hiring-fair","screen":{"red":1},"groups":[]}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 56, 1794723972995, 1, 'r19', '{"n":56,"player":1,"action":{"type":"pay","skill":"pick"}}
{"n":57,"chance":{"what":"skills","for":1,"drawn":{"pick":1,"saw":1}}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 58, 1794723972998, 0, 'r18', '{"n":58,"player":0,"action":{"type":"bid","tile":"boat-3","color":"yellow","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 59, 1794723973001, 1, 'r20', '{"n":59,"player":1,"action":{"type":"use","tile":"home-3","screen":{"blue":1},"groups":[]}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 60, 1794723973008, 1, 'r21', '{"n":60,"player":1,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 61, 1794723973010, 0, 'r19', '{"n":61,"player":0,"action":{"type":"use","tile":"home-5","screen":{"yellow":1},"groups":[]}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 62, 1794723973013, 0, 'r20', '{"n":62,"player":0,"action":{"type":"move","resource":"gold","from":"gold-mine","to":"peddler"}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 63, 1794723973016, 0, 'r21', '{"n":63,"player":0,"action":{"type":"upgrade","tile":"home-5","pay":{"resources":{"iron":1,"gold":1},"skills":{}}}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 64, 1794723973019, 0, 'r22', '{"n":64,"player":0,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 65, 1794723973021, 1, 'r22', '{"n":65,"player":1,"action":{"type":"bid","tile":"turn-order-1-2p","color":"blue","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 66, 1794723973024, 0, 'r23', '{"n":66,"player":0,"action":{"type":"use","tile":"alehouse","screen":{"blue":2},"groups":[]}}
{"n":67,"chance":{"what":"workers","for":0,"drawn":{"yellow":1}}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 68, 1794723973026, 1, 'r23', '{"n":68,"player":1,"action":{"type":"use","tile":"stable","screen":{"yellow":1},"groups":[]}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 69, 1794723973029, 1, 'r24', '{"n":69,"player":1,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 70, 1794723973031, 0, 'r24', '{"n":70,"player":0,"action":{"type":"bid","tile":"tavern","color":"yellow","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 71, 1794723973033, 1, 'r25', '{"n":71,"player":1,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 72, 1794723973038, 0, 'r25', '{"n":72,"player":0,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 73, 1794723973047, 1, 'r26', '{"n":73,"player":1,"action":{"type":"boat","boat":"boat-keyflower"}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 74, 1794723973052, 0, 'r26', '{"n":74,"player":0,"action":{"type":"boat","boat":"boat-sea-bastion"}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 75, 1794723973057, 0, 'r27', '{"n":75,"player":0,"action":{"type":"place","tile":"tavern","q":-2,"r":0,"rotation":5}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 76, 1794723973059, 0, 'r28', '{"n":76,"player":0,"action":{"type":"place","tile":"store","q":-1,"r":2,"rotation":3}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 77, 1794723973062, 0, 'r29', '{"n":77,"player":0,"action":{"type":"place","tile":"boat-3","q":0,"r":2,"rotation":0}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 78, 1794723973066, 1, 'r27', '{"n":78,"player":1,"action":{"type":"place","tile":"mason","q":0,"r":3,"rotation":0}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 79, 1794723973071, 1, 'r28', '{"n":79,"player":1,"action":{"type":"place","tile":"boat-4","q":1,"r":-2,"rotation":5}}
{"n":80,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":1,"yellow":2}}}
{"n":81,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"pick":2}}}
{"n":82,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":1,"red":4,"yellow":1}}}
{"n":83,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"anvil":1,"pick":1}}}
{"n":84,"chance":{"what":"market","for":"autumn","drawn":["stone-yard","blacksmith","barn","wainwright","sawmill","well"]}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 85, 1794723973078, 1, 'r29', '{"n":85,"player":1,"action":{"type":"use","tile":"gold-mine","screen":{"blue":3},"groups":[]}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 86, 1794723973080, 0, 'r30', '{"n":86,"player":0,"action":{"type":"use","tile":"wainwright","screen":{"red":2},"groups":[]}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 87, 1794723973083, 0, 'r31', '{"n":87,"player":0,"action":{"type":"move","resource":"gold","from":"peddler","to":"gold-mine"}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 88, 1794723973086, 0, 'r32', '{"n":88,"player":0,"action":{"type":"move","resource":"gold","from":"gold-mine","to":"peddler"}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 89, 1794723973088, 0, 'r33', '{"n":89,"player":0,"action":{"type":"move","resource":"gold","from":"peddler","to":"gold-mine"}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 90, 1794723973091, 0, 'r34', '{"n":90,"player":0,"action":{"type":"move","resource":"gold","from":"gold-mine","to":"store"}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 91, 1794723973093, 0, 'r35', '{"n":91,"player":0,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 92, 1794723973098, 1, 'r30', '{"n":92,"player":1,"action":{"type":"bid","tile":"sawmill","color":"blue","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 93, 1794723973102, 0, 'r36', '{"n":93,"player":0,"action":{"type":"bid","tile":"stone-yard","color":"yellow","screen":4,"groups":[]}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 94, 1794723973105, 1, 'r31', '{"n":94,"player":1,"action":{"type":"use","tile":"alehouse","screen":{"yellow":2},"groups":[]}}
{"n":95,"chance":{"what":"workers","for":1,"drawn":{"blue":1}}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 96, 1794723973107, 0, 'r37', '{"n":96,"player":0,"action":{"type":"bid","tile":"blacksmith","color":"red","screen":3,"groups":[]}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 97, 1794723973110, 1, 'r32', '{"n":97,"player":1,"action":{"type":"use","tile":"home-5","screen":{"red":2},"groups":[]}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 98, 1794723973113, 1, 'r33', '{"n":98,"player":1,"action":{"type":"move","resource":"gold","from":"home-3","to":"key-mine"}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 99, 1794723973116, 1, 'r34', '{"n":99,"player":1,"action":{"type":"upgrade","tile":"key-mine","pay":{"resources":{},"skills":{"anvil":1}}}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 100, 1794723973118, 1, 'r35', '{"n":100,"player":1,"action":{"type":"move","resource":"gold","from":"key-mine","to":"home-3"}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 101, 1794723973120, 1, 'r36', '{"n":101,"player":1,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 102, 1794723973122, 0, 'r38', '{"n":102,"player":0,"action":{"type":"bid","tile":"stone-yard","color":"yellow","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 103, 1794723973126, 1, 'r37', '{"n":103,"player":1,"action":{"type":"use","tile":"stable","screen":{"red":2},"groups":[]}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 104, 1794723973128, 1, 'r38', '{"n":104,"player":1,"action":{"type":"move","resource":"gold","from":"home-3","to":"alehouse"}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 105, 1794723973135, 1, 'r39', '{"n":105,"player":1,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 106, 1794723973145, 0, 'r39', '{"n":106,"player":0,"action":{"type":"use","tile":"home-3","screen":{"blue":1},"groups":[]}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 107, 1794723973155, 0, 'r40', '{"n":107,"player":0,"action":{"type":"upgrade","tile":"store","pay":{"resources":{"gold":1},"skills":{}}}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 108, 1794723973157, 0, 'r41', '{"n":108,"player":0,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 109, 1794723973158, 1, 'r40', '{"n":109,"player":1,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 110, 1794723973163, 0, 'r42', '{"n":110,"player":0,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 111, 1794723973165, 1, 'r41', '{"n":111,"player":1,"action":{"type":"boat","boat":"boat-sea-bastion"}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 112, 1794723973167, 0, 'r43', '{"n":112,"player":0,"action":{"type":"boat","boat":"boat-keyflower"}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 113, 1794723973170, 0, 'r44', '{"n":113,"player":0,"action":{"type":"place","tile":"blacksmith","q":1,"r":2,"rotation":2}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 114, 1794723973171, 0, 'r45', '{"n":114,"player":0,"action":{"type":"place","tile":"stone-yard","q":1,"r":1,"rotation":1}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 115, 1794723973173, 1, 'r42', '{"n":115,"player":1,"action":{"type":"place","tile":"sawmill","q":2,"r":-1,"rotation":2}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 116, 1794723973179, 0, 'r46', '{"n":116,"player":0,"action":{"type":"offer","tiles":["craftsmans-guild","windmill"]}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 117, 1794723973189, 1, 'r43', '{"n":117,"player":1,"action":{"type":"offer","tiles":["mercers-guild"]}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 118, 1794723973195, 0, 'r47', '{"n":118,"player":0,"action":{"type":"use","tile":"alehouse","screen":{"blue":3},"groups":[]}}
{"n":119,"chance":{"what":"workers","for":0,"drawn":{"red":1}}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 120, 1794723973210, 1, 'r44', '{"n":120,"player":1,"action":{"type":"use","tile":"store","screen":{"red":6},"groups":[]}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 121, 1794723973212, 0, 'r48', '{"n":121,"player":0,"action":{"type":"bid","tile":"mercers-guild","color":"blue","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 122, 1794723973215, 1, 'r45', '{"n":122,"player":1,"action":{"type":"bid","tile":"craftsmans-guild","color":"red","screen":2,"groups":[]}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 123, 1794723973217, 0, 'r49', '{"n":123,"player":0,"action":{"type":"use","tile":"stable","screen":{"red":3},"groups":[]}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 124, 1794723973218, 0, 'r50', '{"n":124,"player":0,"action":{"type":"upgrade","tile":"blacksmith","pay":{"resources":{},"skills":{"anvil":1}}}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 125, 1794723973222, 0, 'r51', '{"n":125,"player":0,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 126, 1794723973225, 1, 'r46', '{"n":126,"player":1,"action":{"type":"use","tile":"key-mine","screen":{"green":1},"groups":[]}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 127, 1794723973232, 0, 'r52', '{"n":127,"player":0,"action":{"type":"use","tile":"home-3","screen":{"yellow":1},"groups":[]}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 128, 1794723973234, 0, 'r53', '{"n":128,"player":0,"action":{"type":"upgrade","tile":"stone-yard","pay":{"resources":{},"skills":{"pick":1}}}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 129, 1794723973238, 0, 'r54', '{"n":129,"player":0,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 130, 1794723973240, 1, 'r47', '{"n":130,"player":1,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 131, 1794723973242, 0, 'r55', '{"n":131,"player":0,"action":{"type":"use","tile":"home-5","screen":{"yellow":1},"groups":[]}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 132, 1794723973243, 0, 'r56', '{"n":132,"player":0,"action":{"type":"done"}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 133, 1794723973245, 1, 'r48', '{"n":133,"player":1,"action":{"type":"use","tile":"tavern","screen":{"green":1},"groups":[]}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 134, 1794723973246, 1, 'r49', '{"n":134,"player":1,"action":{"type":"pay","worker":"red"}}
{"n":135,"chance":{"what":"workers","for":1,"drawn":{"blue":1,"red":1}}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 136, 1794723973248, 0, 'r57', '{"n":136,"player":0,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 137, 1794723973250, 1, 'r50', '{"n":137,"player":1,"action":{"type":"use","tile":"peddler","screen":{"blue":1},"groups":[]}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 138, 1794723973253, 0, 'r58', '{"n":138,"player":0,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 139, 1794723973256, 1, 'r51', '{"n":139,"player":1,"action":{"type":"bid","tile":"turn-order-1-2p","color":"yellow","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 140, 1794723973257, 0, 'r59', '{"n":140,"player":0,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 141, 1794723973259, 1, 'r52', '{"n":141,"player":1,"action":{"type":"use","tile":"mason","screen":{"blue":2},"groups":[]}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 142, 1794723973264, 0, 'r60', '{"n":142,"player":0,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 143, 1794723973266, 1, 'r53', '{"n":143,"player":1,"action":{"type":"bid","tile":"windmill","color":"yellow","screen":1,"groups":[]}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 144, 1794723973276, 0, 'r61', '{"n":144,"player":0,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 145, 1794723973281, 1, 'r54', '{"n":145,"player":1,"action":{"type":"use","tile":"gold-mine","screen":{"red":1},"groups":[]}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 146, 1794723973282, 0, 'r62', '{"n":146,"player":0,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 147, 1794723973288, 1, 'r55', '{"n":147,"player":1,"action":{"type":"pass"}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 148, 1794723973290, 1, 'r56', '{"n":148,"player":1,"action":{"type":"boat","boat":"boat-keyflower"}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 149, 1794723973296, 0, 'r63', '{"n":149,"player":0,"action":{"type":"boat","boat":"boat-sea-bastion"}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 150, 1794723973298, 0, 'r64', '{"n":150,"player":0,"action":{"type":"place","tile":"boat-sea-bastion","q":-3,"r":0,"rotation":3}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 151, 1794723973300, 0, 'r65', '{"n":151,"player":0,"action":{"type":"place","tile":"mercers-guild","q":-4,"r":0,"rotation":3}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 152, 1794723973302, 1, 'r57', '{"n":152,"player":1,"action":{"type":"place","tile":"boat-keyflower","q":2,"r":-3,"rotation":2}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 153, 1794723973304, 1, 'r58', '{"n":153,"player":1,"action":{"type":"place","tile":"turn-order-1-2p","q":3,"r":-2,"rotation":1}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 154, 1794723973307, 1, 'r59', '{"n":154,"player":1,"action":{"type":"place","tile":"windmill","q":-1,"r":0,"rotation":5}}');
INSERT INTO steps VALUES ('UPb3vuxKHhhV', 155, 1794723973310, 1, 'r60', '{"n":155,"player":1,"action":{"type":"place","tile":"craftsmans-guild","q":-2,"r":0,"rotation":5}}');
INSERT INTO steps VALUES ('ptCRKb1B0pfq', 1, 1794723973903, NULL, NULL, '{"n":1,"chance":{"what":"home","for":0,"drawn":["home-3"]}}
{"n":2,"chance":{"what":"home","for":1,"drawn":["home-5"]}}
{"n":3,"chance":{"what":"workers","for":0,"drawn":{"blue":3,"red":3,"yellow":2}}}
{"n":4,"chance":{"what":"workers","for":1,"drawn":{"blue":4,"red":3,"yellow":1}}}
{"n":5,"chance":{"what":"winter","for":0,"drawn":["craftsmans-guild","watermill","windmill"]}}
{"n":6,"chance":{"what":"winter","for":1,"drawn":["keythedral","key-market","scholar"]}}
{"n":7,"chance":{"what":"workers","for":"boat-keyflower","drawn":{"blue":2,"red":3,"yellow":2}}}
{"n":8,"chance":{"what":"skills","for":"boat-keyflower","drawn":{"pick":1}}}
{"n":9,"chance":{"what":"workers","for":"boat-sea-bastion","drawn":{"blue":4,"red":2}}}
{"n":10,"chance":{"what":"skills","for":"boat-sea-bastion","drawn":{"anvil":1,"pick":1}}}
{"n":11,"chance":{"what":"market","for":"spring","drawn":["keywood","keystone-quarry","key-mine","workshop","woodcutter","miner"]}}');
INSERT INTO steps VALUES ('ptCRKb1B0pfq', 12, 1794723973913, 0, 'r1', '{"n":12,"player":0,"action":{"type":"use","tile":"keystone-quarry","screen":{"red":1},"groups":[]}}');
INSERT INTO steps VALUES ('ptCRKb1B0pfq', 13, 1794723973917, 1, 'r1', '{"n":13,"player":1,"action":{"type":"bid","tile":"keywood","color":"red","screen":3,"groups":[]}}');
INSERT INTO steps VALUES ('ptCRKb1B0pfq', 14, 1794723973920, 0, 'r2', '{"n":14,"player":0,"action":{"type":"use","tile":"home-3","screen":{"blue":2},"groups":[]}}');
INSERT INTO chat VALUES (1, 'UPb3vuxKHhhV', '2QZGqOWURYOO', 0, 1794723972844, 'Good luck!', 'hello', 0);
INSERT INTO results VALUES ('UPb3vuxKHhhV', 0, '2QZGqOWURYOO', 2, 11, 0, 2, 1, 22.364610506859503, 8.06590141354368, 1794723973313);
INSERT INTO results VALUES ('UPb3vuxKHhhV', 1, 'R3HtL6S64n9J', 2, 23, 1, 1, 1, 27.635389493140497, 8.06590141354368, 1794723973313);
INSERT INTO blocks VALUES ('R3HtL6S64n9J', 'Pry5UrvIZH4j');
INSERT INTO reports VALUES (1, 'R3HtL6S64n9J', 'Pry5UrvIZH4j', '7zA7p2uG2PAe', NULL, 'left us', 1794723973940, NULL);
INSERT INTO audit VALUES (1, 1794723973933, '2QZGqOWURYOO', 'close table', 'ptCRKb1B0pfq', 'a test');
PRAGMA user_version = 1;
