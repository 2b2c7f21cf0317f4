import { expect } from "vitest";
import { anotherRecruiter, apply, publish, remove, withdraw } from "../context/acts";
import type { Caller } from "../context/caller";
import { call, sendJson } from "../context/calls";
import type { OperationId } from "../../src/contract/operation-types";
import { save } from "../context/forms";
import type { TestUser } from "../context/accounts";
import { contractTest, type ContractTest, type TestContext } from "../context/harness";
import { notificationsOf, post } from "../context/posts-acts";
import { aWord, named } from "../context/search-acts";

/** A list of at least five rows, an act that removes the first one, and an act that adds a row before it. */
interface Moving {
  reader: Caller;
  path: string;
  /** The ids of its rows in order; other ids are ignored. */
  ids: number[];
  leave: () => Promise<unknown>;
  come: () => Promise<unknown>;
}

interface Page {
  ids: number[];
  /** Undefined on a server without `after`. */
  next: string | null | undefined;
}

async function read({ reader, path }: Moving, after?: string): Promise<Page> {
  // Both names of the size (D-010).
  const size = after === undefined ? "pageSize=2" : `limit=2&page=2&after=${after}`;
  const query = `${path.includes("?") ? "&" : "?"}${size}`;
  const { body } = await call(reader, "GET", path + query);
  const { items, next } = Object(Object(body).data?.offers ?? body);
  return { ids: items.map((item: unknown) => Object(item).id), next };
}

/** The maximum number of pages to read; they may contain other people's rows. */
const maxPages = 30;

/** Reads a list two rows at a time; between the pages, a row that was read is removed and another one is added. */
const moves = (
  what: string,
  operationId: OperationId,
  arrange: (context: TestContext) => Promise<Moving>,
): ContractTest =>
  contractTest(`skips and repeats nothing while rows come and go: ${what} (D-305)`, operationId, async (context) => {
    const list = await arrange(context);
    let page = await read(list);
    const seen = [...page.ids];
    for (let count = 1; count < maxPages && page.next; count += 1) {
      if (count === 1) await list.leave();
      if (count === 2) await list.come();
      page = await read(list, page.next);
      seen.push(...page.ids);
      if (list.ids.every((id) => seen.includes(id))) break;
    }
    if (page.next === undefined) return;
    expect(seen.filter((id) => list.ids.includes(id))).toEqual(list.ids);
  });

/** Creates five rows one after the other; returns the newest first. */
async function fiveTimes<Row>(make: () => Promise<Row>) {
  let newest = await make();
  const rows = [newest];
  while (rows.length < 5) {
    newest = await make();
    rows.unshift(newest);
  }
  return { rows, newest };
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

const received = (path: (offerId: number) => string) => async (context: TestContext) => {
  const reader = await context.signIn("recruiter");
  const offer = await publish(reader);
  const send = async () => {
    const by = await context.signIn("applicant");
    return { by, ...(await apply(by, offer.id)) };
  };
  const { rows, newest } = await fiveTimes(send);
  const leave = () => withdraw(newest.by, newest.id);
  return { reader, path: path(offer.id), ids: idsOf(rows), leave, come: send };
};

/** Five offers of a recruiter; the first one listed is removed. */
const offers =
  (pathOf: (recruiter: TestUser) => string, { isOwn = true, isOldestFirst = false } = {}) =>
  async (context: TestContext) => {
    const recruiter = await context.signIn("recruiter");
    const come = () => publish(recruiter, { closingDate: "2998-12-31" });
    const { rows } = await fiveTimes(come);
    const ids = isOldestFirst ? idsOf(rows).toReversed() : idsOf(rows);
    const reader = isOwn ? recruiter : await anotherRecruiter(context);
    return { reader, path: pathOf(recruiter), ids, leave: async () => remove(recruiter, Number(ids[0])), come };
  };

const ownPath = (query: string) => (recruiter: TestUser) => `/job-offers/recruiter/${recruiter.me.username}?${query}`;

/** A company with five public offers, as a visitor sees it. */
const publicOffers =
  (pathOf: (company: string, username: string) => string) =>
  async (context: TestContext): Promise<Moving> => {
    const [recruiter, company] = [await context.signIn("recruiter"), aWord()];
    await save(recruiter, "updateRecruiterProfile", { company });
    const come = () => publish(recruiter, { public: true });
    const { rows, newest } = await fiveTimes(come);
    const path = pathOf(company, recruiter.me.username);
    return { reader: context.anonymous, path, ids: idsOf(rows), leave: async () => remove(recruiter, newest.id), come };
  };

const saved = async (context: TestContext) => {
  const [reader, recruiter] = [await context.signIn("applicant"), await context.signIn("recruiter")];
  const keep = async () => {
    const offer = await publish(recruiter);
    await call(reader, "PUT", `/job-offer/${offer.id}/saved`);
    return offer;
  };
  const { rows, newest } = await fiveTimes(keep);
  const leave = () => call(reader, "DELETE", `/job-offer/${newest.id}/saved`);
  return { reader, path: "/job-offers-for-me?view=saved", ids: idsOf(rows), leave, come: keep };
};

const applied = async (context: TestContext) => {
  const [reader, recruiter] = [await context.signIn("applicant"), await context.signIn("recruiter")];
  const send = async () => {
    const offer = await publish(recruiter);
    return { id: offer.id, application: await apply(reader, offer.id) };
  };
  const { rows, newest } = await fiveTimes(send);
  const leave = () => withdraw(reader, newest.application.id);
  return { reader, path: "/job-offers-for-me?view=applied", ids: idsOf(rows), leave, come: send };
};

/** Offers that match the reader equally: those with a skill that no other offer requires. */
const ranked =
  (pathOf: (skill: string) => string) =>
  async (context: TestContext): Promise<Moving> => {
    const [reader, recruiter, skill] = [await context.signIn("applicant"), await context.signIn("recruiter"), aWord()];
    await save(reader, "updateApplicantProfile", { skills: skill });
    const come = () => publish(recruiter, { skills: [skill] });
    const { rows, newest } = await fiveTimes(come);
    return { reader, path: pathOf(skill), ids: idsOf(rows), leave: async () => remove(recruiter, newest.id), come };
  };

const posts = (pathOf: (author: TestUser) => string) => async (context: TestContext) => {
  const [author, reader] = [await context.signIn("recruiter"), await context.signIn("applicant")];
  const { rows, newest } = await fiveTimes(() => post(author));
  const leave = () => call(author, "DELETE", `/post/${newest.id}`);
  return { reader, path: pathOf(author), ids: idsOf(rows), leave, come: () => post(author) };
};

const notifications = async (context: TestContext) => {
  const [reader, other] = [await context.signIn("applicant"), await context.signIn("recruiter")];
  const liked = async () => {
    const { id } = await post(reader);
    await sendJson(other, "POST", "/post-like", { postID: id });
    return { id };
  };
  const { newest } = await fiveTimes(liked);
  const ids = idsOf(await notificationsOf(reader));
  const leave = () => call(reader, "DELETE", `/post/${newest.id}`);
  return { reader, path: "/notifications", ids, leave, come: liked };
};

const people = async (context: TestContext) => {
  const word = aWord();
  const found: TestUser[] = [];
  for (const firstname of ["Anne", "bruno", "david", "Élodie", "Emma"])
    found.push(await named(context, { firstname, lastname: word }));
  const [reader, first] = [await context.signIn("applicant"), found[0]];
  const leave = async () => first && save(first, "updateMe", { lastname: "Ailleurs" });
  const come = () => named(context, { firstname: "Alix", lastname: word });
  return { reader, path: `/people?q=${word}`, ids: found.map(({ me }) => me.id), leave, come };
};

export const movingPageTests = {
  applications: [
    moves(
      "received",
      "listReceivedApplications",
      received((id) => `/job-offer/${id}/applications`),
    ),
    moves(
      "read",
      "listApplications",
      received((id) => `/applications?jobOfferId=${id}`),
    ),
  ],
  offers: [
    moves("one's own", "listRecruiterJobOffers", offers(ownPath("sort=newest"))),
    moves("the oldest first", "listRecruiterJobOffers", offers(ownPath("sort=oldest"), { isOldestFirst: true })),
    moves("by closing date", "listRecruiterJobOffers", offers(ownPath("sort=closing"))),
    moves("another's", "listRecruiterJobOffers", offers(ownPath(""), { isOwn: false })),
    moves(
      "a company's",
      "getCompany",
      offers(({ me }) => `/companies/${me.username}`, { isOwn: false }),
    ),
    moves(
      "by fit",
      "listJobOffersForMe",
      ranked(() => "/job-offers-for-me"),
    ),
    moves(
      "found",
      "listJobOffersForMe",
      ranked((skill) => `/job-offers-for-me?search=${skill}`),
    ),
    moves("saved", "listJobOffersForMe", saved),
    moves("applied to", "listJobOffersForMe", applied),
  ],
  "public offers": [
    moves(
      "found by a visitor",
      "listPublicOffers",
      publicOffers((company) => `/public/offers?company=${company}`),
    ),
    moves(
      "a company's, for a visitor",
      "getPublicCompany",
      publicOffers((_, username) => `/public/companies/${username}`),
    ),
  ],
  posts: [
    moves(
      "all",
      "listPosts",
      posts(() => "/posts"),
    ),
    moves(
      "a company's",
      "listCompanyPosts",
      posts(({ me }) => `/companies/${me.username}/posts`),
    ),
  ],
  notifications: [moves("newest first", "listNotifications", notifications)],
  people: [moves("by name", "searchPeople", people)],
} satisfies Record<string, ContractTest[]>;
