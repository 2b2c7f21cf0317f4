import { expect } from "vitest";
import { apply, publish, withdraw } from "../context/acts";
import { call } from "../context/calls";
import { contractTest, type ContractTest, type TestContext, type TestUser } from "../context/harness";

/** An offer with five applications, oldest first. */
async function fiveApplications({ signIn }: TestContext) {
  const recruiter = await signIn("recruiter");
  const { id } = await publish(recruiter);
  const sent: { by: TestUser; id: number }[] = [];
  for (let count = 0; count < 5; count += 1) {
    const by = await signIn("applicant");
    sent.push({ by, id: (await apply(by, id)).id });
  }
  return { recruiter, offerId: id, sent };
}

interface Page {
  items: { id: number }[];
  next: string | null;
}

async function read(recruiter: TestUser, path: string, after: string | null): Promise<Page> {
  const { body } = await call(recruiter, "GET", `${path}limit=2${after === null ? "" : `&after=${after}`}`);
  const page = Object(body);
  return { items: page.items, next: page.next };
}

/** Reads a list of two rows at a time; a read row is withdrawn, and another one sent, between the pages. */
async function readMoving(context: TestContext, pathOf: (offerId: number) => string): Promise<void> {
  const { recruiter, offerId, sent } = await fiveApplications(context);
  const ids = sent.map(({ id }) => id).toReversed();
  const path = pathOf(offerId);
  const first = await read(recruiter, path, null);
  const newest = sent.at(-1);
  if (newest) await withdraw(newest.by, newest.id);
  const second = await read(recruiter, path, first.next);
  await apply(await context.signIn("applicant"), offerId);
  const third = await read(recruiter, path, second.next);
  const seen = [first, second, third].flatMap(({ items }) => items.map(({ id }) => id));
  expect(seen).toEqual(ids);
  expect(third.next).toBeNull();
}

export const applicationPageTests: ContractTest[] = [
  contractTest("skips and repeats nothing while rows come and go (D-287)", "listReceivedApplications", (context) =>
    readMoving(context, (id) => `/job-offer/${id}/applications?`),
  ),
  contractTest("skips and repeats nothing while rows come and go (D-287)", "listApplications", (context) =>
    readMoving(context, (id) => `/applications?jobOfferId=${id}&`),
  ),
];
