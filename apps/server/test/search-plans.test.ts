import { maxFoundByWord, wantedWords } from "@passerelle/domain";
import { expect, it } from "vitest";
import { listVerifiedUsers } from "../src/features/account/store";
import { findCompanies, findPeople, findPeopleByName } from "../src/features/people/search-store";
import type { Tx } from "../src/platform/database/database";
import { workOf, fillDatabase } from "./row-counts";

// 50,000 people, each with a frequent name and skill, one in ten with a company; a fifth show their profile to
// everyone.
const crowd = [
  `insert into users (email, username, password_hash, firstname, lastname, role, verified_at, profile_audience)
   select n || '@passerelle.example', 'user' || n, '', 'Jeanne', 'Martin',
     case when n % 10 = 0 then 'recruiter' else 'applicant' end, now(),
     case when n % 5 = 1 then 'members' else 'contacts' end from generate_series(1, 50000) n`,
  `insert into applicant_profiles (user_id, profile) select id, 'Soudeuse' from users where role = 'applicant'`,
  `insert into person_words (user_id, word, of_name, is_open)
   select id, word, true, true from users, unnest(array['jeanne', 'martin', username]) word`,
  `insert into person_words (user_id, word, of_name, is_open)
   select id, word, false, profile_audience = 'members'
   from users, unnest(array['soudeuse', 'tig', 'skill' || id % 5000]) word where role = 'applicant'`,
  `insert into recruiter_profiles (user_id, company, headquarters)
   select id, 'Chantiers ' || id, 'Nantes' from users where role = 'recruiter'`,
  `insert into company_words (user_id, word)
   select id, word from users, unnest(array['chantiers', 'nantes', id::text]) word where role = 'recruiter'`,
  // One person blocks a thousand others, and another thousand wrote to them.
  `insert into blocks (blocker_id, blocked_id) select 5, 10 * n from generate_series(1, 1000) n`,
  `insert into blocks (blocker_id, blocked_id) select 10 + n, 9 + n from generate_series(1, 20000) n`,
  `insert into discussions (user_low, user_high) select 5, 5 + n from generate_series(1, 1000) n`,
  `insert into discussions (user_low, user_high) select 5000 + n, 5001 + n from generate_series(1, 20000) n`,
  `insert into messages (discussion_id, sender_id, recipient_id, content, client_id)
   select id, user_high, user_low, 'Bonjour', 'c' || id from discussions`,
  `analyze`,
];

const readerId = 5;
const page = { page: 1, size: 10, offset: 0 };
const search = (...words: string[]) => ({ words: wantedWords(words.join(" ")), readerId, ...page });

const transaction = fillDatabase(crowd);

const searches: [string, number, (tx: Tx) => Promise<{ total: number }>][] = [
  ["a name that everybody has", maxFoundByWord, (tx) => findPeopleByName(tx, search("jeanne"))],
  ["a letter", maxFoundByWord, (tx) => findPeopleByName(tx, search("j"))],
  ["a name that one person has", 1, (tx) => findPeopleByName(tx, search("jeanne", "martin", "user777", "j"))],
  ["a skill that everybody has", maxFoundByWord, (tx) => findPeople(tx, search("soudeuse"))],
  ["a skill that few have, and few of them show", 2, (tx) => findPeople(tx, search("soudeuse", "skill1", "t"))],
  ["a skill that no one has", 0, (tx) => findPeople(tx, search("jeanne", "soudeuse", "cobol"))],
  ["a town where all companies are", maxFoundByWord, (tx) => findCompanies(tx, search("nantes"))],
  ["a company", 1, (tx) => findCompanies(tx, search("chantiers", "nantes", "17770"))],
];

it.each(searches)("%s among 50,000 is found by indexes, with bounded work", async (_, least, find) => {
  await transaction().execute(async (tx) => {
    expect((await find(tx)).total).toBeGreaterThanOrEqual(least);
    const { scanned, fetched } = await workOf(tx, () => find(tx));
    expect(scanned).toBe(0);
    expect(fetched).toBeLessThan(60 * maxFoundByWord);
  });
});

it("reads a page of all users by an index", async () => {
  await transaction().execute(async (tx) => {
    expect(await listVerifiedUsers(tx, readerId, 1)).toHaveLength(1_000);
    expect((await workOf(tx, () => listVerifiedUsers(tx, readerId, 1))).scanned).toBe(0);
  });
});
