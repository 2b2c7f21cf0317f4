import { expect } from "vitest";
import { call, refused, sendForm } from "../context/calls";
import type { TestUser } from "../context/accounts";
import { testsOf, type ContractTest } from "../context/harness";
import { find, post, theAuthor, theReader } from "../context/posts-acts";
import { aWord } from "../context/search-acts";
import { unwrap } from "../context/unwrap";
import { block } from "../people/people";

const search = (reader: TestUser, q: string, asked: { before?: number; pageSize?: number } = {}) =>
  unwrap(reader.GET("/posts/search", { params: { query: { q, ...asked } } }));

const found = async (reader: TestUser, q: string) =>
  (await search(reader, q, { pageSize: 100 })).items.map(({ id }) => id);

export const postSearchTests: ContractTest[] = testsOf("searchPosts", {
  "finds posts by the beginnings of all words, in any case (D-445)": async (context) => {
    const [author, reader] = [await theAuthor(context), await theReader(context)];
    const [word, next] = [aWord(), aWord()];
    const { id } = await post(author, `L'Été : Œuvré-${word} (${next.toUpperCase()}) !`);
    for (const q of [word, word.slice(0, -1), word.toUpperCase(), `${next} ete`, `oeuvre, ${word}`])
      expect([q, await found(reader, q)]).toEqual([q, [id]]);
    for (const q of [word.slice(1), `${word}z`, `${word} ${aWord()}`, "--"])
      expect([q, await found(reader, q)]).toEqual([q, []]);
  },
  "returns posts as in the feed, newest first, page by page (D-445)": async (context) => {
    const [author, reader] = [await theAuthor(context), await theReader(context)];
    const word = aWord();
    const ids: number[] = [];
    for (const text of ["un", "deux", "trois"]) ids.unshift((await post(author, `${word} ${text}`)).id);
    const read: number[] = [];
    for (let before: number | undefined; ;) {
      const page = await search(reader, word, { pageSize: 2, ...(before !== undefined && { before }) });
      for (const item of page.items) expect(item).toEqual(await find(reader, item.id));
      read.push(...page.items.map(({ id }) => id));
      if (page.next === undefined) break;
      before = page.next;
    }
    expect(read).toEqual(ids);
  },
  "finds an edited post by its new text only, and no deleted one (D-445)": async (context) => {
    const [author, reader] = [await theAuthor(context), await theReader(context)];
    const [before, after] = [aWord(), aWord()];
    const { id } = await post(author, before);
    await sendForm(author, "PATCH", `/post/${id}`, { text: after });
    expect([await found(reader, before), await found(reader, after)]).toEqual([[], [id]]);
    await call(author, "DELETE", `/post/${id}`);
    expect(await found(reader, after)).toEqual([]);
  },
  "finds no posts of people blocked by the reader (D-445)": async ({ signIn }) => {
    const [author, reader] = [await signIn("applicant"), await signIn("recruiter")];
    const word = aWord();
    const { id } = await post(author, word);
    await block(reader, author);
    expect([await found(reader, word), await found(author, word)]).toEqual([[], [id]]);
  },
  "refuses an empty search (D-445)": async (context) => {
    const reader = await theReader(context);
    for (const query of ["", "?q=", `?q=${"a".repeat(101)}`, "?q=%00", "?q=a&before=x"])
      expect([query, await call(reader, "GET", `/posts/search${query}`)]).toEqual([query, refused(400)]);
  },
});
