import { fold } from "@passerelle/domain";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { testDatabase } from "../../../test/test-database";

const database = testDatabase();

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));

async function inOrder(names: readonly string[]) {
  const { rows } = await sql<{ name: string; key: string }>`
    select name, name_order(name) as key from unnest(${names}::text[]) as names (name)
    order by name_order(name) collate "C"`.execute(database.db);
  return rows;
}

it("orders names without capitals and accents, ligatures as two letters (D-411)", async () => {
  const names = ["zola", "Œuvrard", "Élan", "Émile", "Eden", "emma", "Çelik", "Šimon", "Sven", "Ærø", "Łukasz", "Lyon"];
  const ordered = await inOrder([...names, "Oscar", "Nguyễn", "Nguyen B", "Ștefan"]);
  expect(ordered.map(({ name }) => name).join(" ")).toBe(
    "Ærø Çelik Eden Élan Émile emma Łukasz Lyon Nguyễn Nguyen B Œuvrard Oscar Šimon Ștefan Sven zola",
  );
});

it("folds every Latin letter as searches do", async () => {
  const letters = [...range(0xc0, 0x24f), ...range(0x1e00, 0x1eff)].filter((letter) => /\p{L}/u.test(letter));
  const keys = new Map((await inOrder(letters)).map(({ name, key }) => [name, key]));
  // Of letters that have no plain one, only the case may differ.
  const differing = letters.filter((letter) => keys.get(letter)?.toLowerCase() !== fold(letter));
  expect(differing).toEqual([]);
});
