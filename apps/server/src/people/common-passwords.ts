/** The most common passwords of 8 characters or more, from published lists. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  password passwort password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword motdepasse
  motdepasse1 motdepasse123 passwort1 passwort123 passwort1234 azertyuiop azerty123 azertyui qwertyui
  qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwertz123 qwertzui qwertzuiop 1q2w3e4r 1q2w3e4r5t
  1qaz2wsx 1qazxsw2 qazwsxedc zaq12wsx zaq1zaq1 q1w2e3r4 q1w2e3r4t5 asdfghjk asdfghjkl asdfasdf asdf1234
  12345678 123456789 1234567890 12345678910 0123456789 0987654321 987654321 87654321 123123123 123321123
  12341234 11223344 1122334455 12344321 147258369 123654789 789456123 741852963 159753456 100200300 13131313
  12121212 10203040 123qweasd 1234qwer qwer1234 abcd1234 1234abcd abc12345 a1b2c3d4 abcdefgh abcdefghi
  aa123456 a1234567 a12345678 123456aa 12345abc iloveyou iloveyou1 jetaime1 jetaime123 ichliebedich
  sunshine princess princesse football football1 baseball basketball superman superman1 batman123 starwars
  trustno1 whatever computer internet samsung1 michelle jennifer charlotte nicholas alexander alexandra
  daniel123 thomas123 welcome1 welcome123 willkommen willkommen1 bienvenue bienvenue1 hallo123 hallo1234
  hello123 bonjour1 bonjour123 soleil123 doudou123 chocolat chocolate schatz123 schalke04 dragon123
  monkey123 shadow123 master123 letmein1 letmein123 changeme changeme1 secret123 geheim123 admin123 admin1234
  administrator login123 test1234 testtest guest123 user1234 pokemon1 pokemon123 minecraft liverpool
  arsenal1 chelsea1 marseille marseille13 bismillah butterfly mercedes corvette midnight blink182 ncc1701d
  keyflower keyflower1 keyflower123 boardgame boardgames brettspiel jeudesociete
  `
    .trim()
    .split(/\s+/),
);
