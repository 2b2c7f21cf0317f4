import { expect } from "vitest";
import type { OperationId } from "../../src/contract/operation-types";
import type { Caller } from "../context/caller";
import { contractTest, type ContractTest, type TestContext } from "../context/harness";
import { call } from "../context/calls";

/** A list and a user who may read it. */
interface List {
  reader: Caller;
  path: string;
}

/** A long and an empty list to page through; each is used by many tests. */
export interface PagedLists {
  operationId: OperationId;
  /** A list of `count` items, where `count` is a multiple of ten, plus one. */
  long: (context: TestContext) => Promise<List>;
  count: number;
  empty: (context: TestContext) => Promise<List>;
}

const nonsense = [
  "page=0",
  "page=-1",
  "page=deux",
  "page=",
  "page=1.5",
  "page=%00",
  "page=1&page=2",
  "pageSize=0",
  "pageSize=-5",
  "pageSize=dix",
];

const items = (count: number) => expect.objectContaining({ length: count });

/** Contract tests for pages, the same for every list. */
export function pagingTests({ operationId, long, count, empty }: PagedLists): ContractTest[] {
  const [tens, fives, hundreds] = [10, 5, 100].map((size) => Math.ceil(count / size));
  const total = { totalPages: tens, totalItems: count };
  const firstPage = { items: items(10), page: 1, ...total };
  const most = { items: items(Math.min(count, 100)), totalPages: hundreds };

  async function page(context: TestContext, query: string, which = long): Promise<unknown> {
    const { reader, path } = await which(context);
    const { status, body } = await call(reader, "GET", `${path}?${query}`);
    expect(status).toBe(200);
    return body;
  }

  /** Expects the same page for several queries. */
  const gives = (what: string, answer: Record<string, unknown>, ...queries: string[]) =>
    queries.map((query) =>
      contractTest(`gives ${what} for '${query}' (D-009, D-010)`, operationId, async (context) => {
        expect(await page(context, query)).toMatchObject(answer);
      }),
    );

  return [
    ...gives("the first ten", firstPage, "", "page=1", "page=1&pageSize=10", "limit=10", ...nonsense, "limit=0"),
    ...gives("the rest", { items: items(1), page: tens, ...total }, `page=${tens}`, `page=${tens}&limit=10`),
    ...gives(
      "pages of five",
      { items: items(1), totalPages: fives },
      `page=${fives}&pageSize=5`,
      `page=${fives}&limit=5`,
    ),
    ...gives("what pageSize says when both are given", { items: items(5) }, "pageSize=5&limit=3", "limit=3&pageSize=5"),
    ...gives("a hundred at most", most, "limit=100", "pageSize=1000", "limit=1000"),
    ...gives(
      "no item and the true totals",
      { items: [], ...total },
      "page=12",
      "page=1000000000",
      `page=${"9".repeat(20)}`,
    ),
    contractTest("has no gap and no duplicate over its pages (D-098)", operationId, async (context) => {
      const pages = await Promise.all([1, 2, 3].map((number) => page(context, `page=${number}&pageSize=40`)));
      const ids = new Set(JSON.stringify(pages).match(/"id":\d+/g));
      expect(ids.size).toBe(count);
    }),
    contractTest("has no pages without items (D-011)", operationId, async (context) => {
      expect(await page(context, "", empty)).toMatchObject({ items: [], page: 1, totalPages: 0, totalItems: 0 });
    }),
  ];
}
