/** The most common passwords of eight characters and more, in English and French. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `12345678 123456789 1234567890 0123456789 0987654321 987654321 87654321 11111111 00000000 22222222 88888888 99999999
  12341234 11223344 123123123 112233445566 147258369 159357456 123454321 1234567891 12345678910 123456789a a123456789
  abcd1234 abc12345 abcdefgh 1q2w3e4r 1q2w3e4r5t q1w2e3r4 1qaz2wsx qazwsxedc qwertyui qwertyuiop qwerty12 qwerty123
  qwerty1234 asdfghjk asdfghjkl zxcvbnm1 azertyui azertyuiop azerty12 azerty123 azerty1234 qsdfghjk qsdfghjklm
  password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword pa55word passwort
  motdepasse motdepasse1 motdepasse123 monmotdepasse administrateur administrator admin123 admin1234 adminadmin
  iloveyou iloveyou1 iloveyou2 princess princess1 sunshine sunshine1 football football1 baseball basketball superman
  batman123 starwars whatever trustno1 dragon123 monkey123 shadow123 master123 michael1 jennifer jordan23 liverpool
  chocolat doudou123 loulou123 bonjour1 bonjour123 soleil123 coucou123 marseille marseille13 parissaint jetaime1 jetaimee
  chouchou nathalie stephane juliette isabelle francois christophe sebastien alexandre caroline
  welcome1 welcome12 welcome123 bienvenue bienvenue1 changeme changeme1 letmein1 letmein123 secret123 test1234 testtest
  user1234 guest123 computer internet samsung1 google123 linkedin passerelle passerelle1 recrutement candidat recruteur
  aaaaaaaa zzzzzzzz q1q1q1q1 a1b2c3d4 aa123456 aa12345678 qwe12345 zaq12wsx 1234qwer qwer1234 asdf1234 pokemon1`
    .split(/\s+/)
    .filter(Boolean),
);
