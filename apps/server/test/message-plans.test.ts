import { wantedWords } from "@passerelle/domain";
import { expect, it } from "vitest";
import { searchMessages } from "../src/features/messages/search-store";
import type { Tx } from "../src/platform/database/database";
import { fillDatabase, workOf } from "./row-counts";

const [quietId, busyId] = [5, 7];

// 120,000 messages of other people, all with the same word. One person has ten; another has 20,000, but only the first
// has words.
const crowd = [
  `insert into users (email, username, password_hash, firstname, lastname, role, verified_at)
   select n || '@passerelle.example', 'user' || n, '', 'Jeanne', 'Martin', 'applicant', now()
   from generate_series(1, 3000) n`,
  `insert into discussions (user_low, user_high) select n, n + 1 from generate_series(10, 2009) n`,
  `insert into discussions (user_low, user_high) select ${quietId}, 3000 union select ${busyId}, 3000`,
  `insert into messages (discussion_id, sender_id, recipient_id, content, client_id, words)
   select id, user_low, user_high, 'Bonjour', id || '-' || n,
     array_to_tsvector(case when user_low = ${busyId} and n = 1 then '{bonjour,rare}' else '{bonjour}'::text[] end)
   from generate_series(1, 20000) n, discussions
   where n <= case user_low when ${quietId} then 10 when ${busyId} then 20000 else 60 end`,
  `insert into blocks (blocker_id, blocked_id) select ${busyId}, 1000 + n from generate_series(1, 500) n`,
  `insert into blocks (blocker_id, blocked_id) select 10 + n % 2900, 1 + n % 7 from generate_series(1, 20000) n
   on conflict do nothing`,
  `analyze`,
];

const transaction = fillDatabase(crowd);

const find =
  (readerId: number, word: string, before = Number.MAX_SAFE_INTEGER) =>
  (tx: Tx) =>
    searchMessages(tx, { words: wantedWords(word), readerId, before, size: 10 });

it("reads only a person's few messages, regardless of other people's messages", async () => {
  await transaction().execute(async (tx) => {
    const search = find(quietId, "bonj");
    expect((await search(tx)).items).toHaveLength(10);
    const { scanned, fetched } = await workOf(tx, () => search(tx));
    expect(scanned).toBe(0);
    expect(fetched).toBeLessThan(100);
  });
});

it("reads 5,000 of a person's many messages at a time, down to the oldest", async () => {
  await transaction().execute(async (tx) => {
    const { scanned, fetched } = await workOf(tx, () => find(busyId, "rare")(tx));
    expect(scanned).toBe(0);
    expect(fetched).toBeLessThan(7_000);
    let found = await find(busyId, "rare")(tx);
    for (let times = 1; times < 4; times++) {
      expect(found).toEqual({ items: [], next: expect.any(Number) });
      found = await find(busyId, "rare", found.next)(tx);
    }
    expect(found.items).toMatchObject([{ content: "Bonjour" }]);
  });
});
