import { dictionary } from "@zxcvbn-ts/language-common";

// Common among our users but missing from the package's list: French words, keyboard rows, and this product's name and
// terms.
const missing = `0123456789 0987654321 987654321 87654321 00000000 22222222 88888888 99999999 12341234 123123123 abcdefgh
  azerty1234 qsdfghjk qsdfghjklm p@ssword motdepasse1 motdepasse123 monmotdepasse administrateur admin1234 adminadmin
  doudou123 loulou123 bonjour123 soleil123 coucou123 marseille13 parissaint jetaime1 jetaimee bienvenue bienvenue1
  user1234 guest123 linkedin passerelle passerelle1 recrutement candidat recruteur aaaaaaaa zzzzzzzz q1q1q1q1 aa12345678
  qwe12345`;

let known: ReadonlySet<string> | undefined;

/** Whether a password, in lower case, is one of the most common. */
export function isCommonPassword(password: string): boolean {
  // Built on first use: the list is long, and most importers of this module never need it.
  known ??= new Set([...dictionary["passwords-common"], ...missing.split(/\s+/)]);
  return known.has(password);
}
