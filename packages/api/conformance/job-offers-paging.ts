import { expect } from "vitest";
import { once, publish } from "./acts";
import { promise, type Actor, type ContractPromise, type Scene } from "./harness";
import { call } from "./plain";

/** A recruiter with twelve offers, and one with 101. */
const twelve = once(({ signIn }) => publishMany(signIn("recruiter"), 12));
const hundredAndOne = once(({ signIn }) => publishMany(signIn("recruiter"), 101));

async function publishMany(signedIn: Promise<Actor>, count: number): Promise<Actor> {
  const recruiter = await signedIn;
  for (let number = 1; number <= count; number += 1) await publish(recruiter, { jobTitle: `Poste ${number}` });
  return recruiter;
}

async function page(scene: Scene, query: string, whose = twelve): Promise<unknown> {
  const recruiter = await whose(scene);
  const { status, body } = await call(recruiter, "GET", `/job-offers/recruiter/${recruiter.me.username}?${query}`);
  expect(status).toBe(200);
  return body;
}

const items = (count: number) => expect.objectContaining({ length: count });
const firstPage = { items: items(10), page: 1, totalPages: 2, totalItems: 12 };

/** What a page is, for queries that say it in various ways. */
const gives = (what: string, answer: Record<string, unknown>, ...queries: string[]) =>
  queries.map((query) =>
    promise(`gives ${what} for '${query}' (D-009, D-010)`, "listRecruiterJobOffers", async (scene) => {
      expect(await page(scene, query)).toMatchObject(answer);
    }),
  );

const nothingSense = [
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

/** Pages of a list, the same for every list (D-009 to D-012). */
export const pagingPromises: ContractPromise[] = [
  ...gives("the first ten", firstPage, "", "page=1", "page=1&pageSize=10", "limit=10", ...nothingSense, "limit=0"),
  ...gives("the rest", { items: items(2), page: 2, totalPages: 2, totalItems: 12 }, "page=2", "page=2&limit=10"),
  ...gives("pages of five", { items: items(2), totalPages: 3 }, "page=3&pageSize=5", "page=3&limit=5"),
  ...gives("what pageSize says when both are given", { items: items(5) }, "pageSize=5&limit=3", "limit=3&pageSize=5"),
  ...gives("all twelve", { items: items(12), totalPages: 1 }, "pageSize=12", "limit=100", "pageSize=1000"),
  ...gives(
    "no item and the true totals",
    { items: [], totalPages: 2, totalItems: 12 },
    "page=3",
    "page=1000000000",
    "page=99999999999999999999",
  ),
  promise("gives a hundred at most (D-010)", "listRecruiterJobOffers", async (scene) => {
    const answer = { items: items(100), totalPages: 2, totalItems: 101 };
    expect(await page(scene, "pageSize=1000", hundredAndOne)).toMatchObject(answer);
  }),
  promise("has no page at all where there is no item (D-011)", "listRecruiterJobOffers", async (scene) => {
    const empty = { items: [], page: 1, totalPages: 0, totalItems: 0 };
    expect(await page(scene, "", ({ signIn }) => signIn("recruiter"))).toEqual(empty);
  }),
];
