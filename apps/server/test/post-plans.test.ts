import { wantedWords } from "@passerelle/domain";
import { expect, it } from "vitest";
import { searchPosts } from "../src/features/posts/search-store";
import type { Tx } from "../src/platform/database/database";
import { fillDatabase, workOf } from "./row-counts";

const readerId = 5;

// 30,000 posts share a word; only the first has another one too. One reader blocks 500 authors.
const crowd = [
  `insert into users (email, username, password_hash, firstname, lastname, role, verified_at)
   select n || '@passerelle.example', 'user' || n, '', 'Jeanne', 'Martin', 'applicant', now()
   from generate_series(1, 3000) n`,
  `alter table posts disable trigger posts_total`,
  `insert into posts (author_id, text, words)
   select 1 + n % 3000, 'Bonjour', array_to_tsvector(case n when 1 then '{bonjour,rare}' else '{bonjour}'::text[] end)
   from generate_series(1, 30000) n`,
  `alter table posts enable trigger posts_total`,
  `insert into blocks (blocker_id, blocked_id) select ${readerId}, 1000 + n from generate_series(1, 500) n`,
  `insert into blocks (blocker_id, blocked_id) select 10 + n % 2900, 1 + n % 7 from generate_series(1, 20000) n
   on conflict do nothing`,
  `analyze`,
];

const transaction = fillDatabase(crowd);

const find =
  (word: string, before = Number.MAX_SAFE_INTEGER) =>
  (tx: Tx) =>
    searchPosts(tx, { words: wantedWords(word), readerId, before, size: 10 });

it.each([
  ["a word that all posts have", "bonj", 10],
  ["a word that no recent post has", "rare", 0],
])("reads the 5,000 newest of 30,000 posts by their index for %s", async (_, word, count) => {
  await transaction().execute(async (tx) => {
    expect((await find(word)(tx)).items).toHaveLength(count);
    const { scanned, fetched } = await workOf(tx, () => find(word)(tx));
    expect(scanned).toBe(0);
    expect(fetched).toBeLessThan(8_000);
  });
});

it("reaches the oldest post, 5,000 at a time", async () => {
  await transaction().execute(async (tx) => {
    let found = await find("rare")(tx);
    for (let times = 1; times < 5; times++) {
      expect(found).toEqual({ items: [], next: expect.any(Number) });
      found = await find("rare", found.next)(tx);
    }
    expect(found.items).toMatchObject([{ text: "Bonjour" }]);
  });
});
