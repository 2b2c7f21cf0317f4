import type { Schemas } from "../../src";
import { anOffer } from "./builders";
import type { Caller } from "./caller";
import { call } from "./calls";
import type { TestUser } from "./accounts";
import type { TestContext } from "./harness";
import { isDead, writesOf } from "./sessions";
import { unwrap } from "./unwrap";

// Well below the limits on writes per minute and on offers and applications per person.
const maxSharedWrites = 20;

/**
 * Shares a fixture between contract tests. The fixture is created once per target and group of tests, and again after
 * one of its sessions has ended or sent many writes. It never changes during a contract test.
 */
export function once<Value>(make: (context: TestContext) => Promise<Value>): (context: TestContext) => Promise<Value> {
  const made = new Map<
    string,
    { value: Promise<Value>; tokens: string[]; users: WeakSet<object>; isWorn: () => boolean }
  >();
  return (context) => {
    const place = `${context.baseUrl} ${context.group}`;
    const known = made.get(place);
    if (known && !known.tokens.some(isDead) && (known.users.has(context.anonymous) || !known.isWorn())) {
      known.users.add(context.anonymous);
      return known.value;
    }
    const tokens: string[] = [];
    const writes = () => tokens.reduce((sum, token) => sum + writesOf(token), 0);
    let mostWrites = Number.POSITIVE_INFINITY;
    const signIn: TestContext["signIn"] = async (...who) => {
      const actor = await context.signIn(...who);
      context.keep(actor);
      tokens.push(actor.token);
      return actor;
    };
    const value = make({ ...context, signIn });
    const ready = value.then((result) => {
      mostWrites = writes() + maxSharedWrites;
      return result;
    });
    // The next contract test tries again, so that one lost answer does not fail all tests that share the fixture.
    ready.catch(() => made.delete(place));
    const users = new WeakSet([context.anonymous]);
    made.set(place, { value: ready, tokens, users, isWorn: () => writes() > mostWrites });
    return ready;
  };
}

/** Accounts shared by contract tests that create their own offers and count nothing. */
export const theRecruiter = once(({ signIn }) => signIn("recruiter"));
export const anotherRecruiter = once(({ signIn }) => signIn("recruiter"));
export const theApplicant = once(({ signIn }) => signIn("applicant"));
export const anotherApplicant = once(({ signIn }) => signIn("applicant"));

/** All users that a person can see in the directory, page by page. */
export async function everyUser(reader: Caller): Promise<Schemas["UserSummary"][]> {
  const users: Schemas["UserSummary"][] = [];
  for (let page = 1; ; page += 1) {
    const more = await unwrap(reader.GET("/users", { params: { query: { page } } }));
    // A server may ignore `page` and return all users at once; others may join meanwhile and move users to this page.
    const others = more.filter(({ id }) => !users.some((user) => user.id === id));
    if (others.length === 0) return users;
    users.push(...others);
  }
}

export async function publish(
  recruiter: Caller,
  changes: Partial<Schemas["JobOfferInput"]> = {},
): Promise<Schemas["JobOffer"]> {
  return (await unwrap(recruiter.POST("/job-offer", { body: anOffer(changes) }))).data;
}

export const saveOffer = (applicant: Caller, id: number) => call(applicant, "PUT", `/job-offer/${id}/saved`);

export async function apply(
  applicant: Caller,
  jobOfferID: number,
  message = "Je connais bien ces machines.",
): Promise<Schemas["OwnApplication"]> {
  return (await unwrap(applicant.POST("/application", { body: { jobOfferID, message } }))).data;
}

export const withdraw = (applicant: Caller, applicationID: number) =>
  unwrap(applicant.DELETE("/application/{applicationID}", { params: { path: { applicationID } } }));

/** Opens the applications to an offer as the recruiter, which marks them as seen. */
export async function openApplications(
  recruiter: Caller,
  jobOfferId: number,
  limit = 100,
): Promise<Schemas["Application"][]> {
  return (await unwrap(recruiter.GET("/applications", { params: { query: { jobOfferId, limit } } }))).items;
}

export const close = (recruiter: Caller, id: number) =>
  unwrap(recruiter.PATCH("/job-offer/{id}", { params: { path: { id } }, body: { active: false } }));

export const remove = (recruiter: Caller, id: number) =>
  unwrap(recruiter.DELETE("/job-offer/{id}", { params: { path: { id } } }));

/** An offer as a user reads it, or the error status. */
export async function readOffer(caller: Caller, id: number): Promise<Schemas["JobOfferDetail"] | number> {
  const { data, response } = await caller.GET("/job-offer/{id}", { params: { path: { id } } });
  return data?.data ?? response.status;
}

/** An applicant's whole list of offers, or those that match the filters, page by page. */
export async function offersFor(
  applicant: Caller,
  pageSize = 100,
  filters: { publishedWithin?: number } = {},
): Promise<Schemas["JobOfferForApplicant"][]> {
  const items: Schemas["JobOfferForApplicant"][] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const query = { ...filters, page, pageSize };
    const answer = await unwrap(applicant.GET("/job-offers-for-me", { params: { query } }));
    items.push(...answer.items);
    last = answer.totalPages;
  }
  return items;
}

/** One offer in an applicant's list, at any position. */
export async function offerFor(applicant: Caller, id: number): Promise<Schemas["JobOfferForApplicant"] | undefined> {
  return (await offersFor(applicant)).find((offer) => offer.id === id);
}

export async function offersOf(reader: Caller, { me }: TestUser): Promise<Schemas["JobOffer"][]> {
  const params = { path: { username: me.username }, query: { pageSize: 100 } };
  return (await unwrap(reader.GET("/job-offers/recruiter/{username}", { params }))).items;
}

export async function statsOf(actor: Caller): Promise<Schemas["DashboardStats"]> {
  return (await unwrap(actor.GET("/dashboard/stats"))).data;
}

/** The server's time in milliseconds, to within five minutes, read from a new session. */
export async function timeOf(caller: TestUser): Promise<number> {
  const own = (await unwrap(caller.GET("/user/sessions"))).find(({ current }) => current);
  return Date.parse(own?.lastUsedAt ?? "");
}

export async function nextOf(actor: Caller): Promise<Schemas["DashboardNext"]> {
  return (await unwrap(actor.GET("/dashboard/next"))).data;
}

export async function unreadNotificationsOf(actor: Caller): Promise<number> {
  return (await unwrap(actor.GET("/notifications/unread-count"))).unread_count;
}
