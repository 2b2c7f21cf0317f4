import type { TestUser } from "../context/accounts";
import type { TestContext } from "../context/harness";
import { call, type PlainAnswer } from "../context/calls";
import { asNode } from "../../src/contract/openapi-document";

/** Two applicants and two recruiters. Every view of each is read after every write. */
export const names = ["anna", "bruno", "rita", "remy"] as const;
export type Name = (typeof names)[number];
const applicants = ["anna", "bruno"] as const;
const recruiters = ["rita", "remy"] as const;

/** The people of a sequence, and the ids of what they have created. */
export interface World {
  people: Record<Name, TestUser>;
  context: TestContext;
  /** A skill that no other offer wants, so that this world's offers come first in a list. */
  skill: string;
  posts: number[];
  offers: number[];
}

/** One call by one person. */
export interface View {
  name: string;
  reader: TestUser;
  path: string;
  /** Reduces the answer to the data of this world. */
  pick?: (body: unknown) => unknown;
}

/** The answers of all views, by the view's name. */
export type Views = Readonly<Record<string, unknown>>;

/** Signs all four people in. */
export async function createWorld(context: TestContext): Promise<World> {
  const [anna, bruno, rita, remy] = [
    await context.signIn("applicant", { firstname: "Anna" }),
    await context.signIn("applicant", { firstname: "Bruno" }),
    await context.signIn("recruiter", { firstname: "Rita" }),
    await context.signIn("recruiter", { firstname: "Remy" }),
  ];
  const skill = `Métier ${anna.me.username}`;
  return { people: { anna, bruno, rita, remy }, context, skill, posts: [], offers: [] };
}

/** The rows of a list that belong to this world, without counts that other tests change. */
const rowsOf =
  (ids: readonly number[]) =>
  (body: unknown): unknown => {
    const { items = body } = asNode(body);
    return Array.isArray(items) ? items.filter((item) => ids.some((id) => id === asNode(item)["id"])) : body;
  };

/** Sorts a list whose order is unspecified. */
const byId = (rows: unknown): unknown =>
  Array.isArray(rows) ? rows.toSorted((a, b) => Number(asNode(a)["id"]) - Number(asNode(b)["id"])) : rows;

/** Counts and lists that any write may change by mistake; read after every step. */
export const coreViews = ({ people }: World): View[] =>
  names.flatMap((name) =>
    (
      [
        ["stats", "/dashboard/stats"],
        ["bell", "/notifications/unread-count"],
        ["mail", "/messages/unread-count"],
        ["notifications", "/notifications?limit=1000"],
        ["discussions", "/discussions"],
      ] as const
    ).map(([view, path]) => ({ name: `${name} ${view}`, reader: people[name], path })),
  );

/** A profile with its resume link, which is new each time, reduced to whether it exists. */
function withoutLink(body: unknown): unknown {
  const { data } = asNode(body);
  const { resumeUrl } = asNode(data);
  return typeof resumeUrl === "string" ? { data: { ...asNode(data), resumeUrl: "a link" } } : body;
}

/** Accounts and profiles, as each person reads each of them. */
export function peopleViews({ people }: World): View[] {
  const ids = names.map((name) => people[name].me.id);
  const directory: View = {
    name: "remy people",
    reader: people.remy,
    path: "/users",
    pick: (body) => byId(rowsOf(ids)(body)),
  };
  const own = names.flatMap((name) => {
    const reader = people[name];
    return [
      { name: `${name} me`, reader, path: "/user/me" },
      ...applicants.map((of) => ({
        name: `${name} profile of ${of}`,
        reader,
        path: `/applicant/${people[of].me.username}`,
        pick: withoutLink,
      })),
      ...recruiters.map((of) => ({
        name: `${name} profile of ${of}`,
        reader,
        path: `/recruiter/${people[of].me.username}`,
      })),
    ];
  });
  return [directory, ...own];
}

/** The lists of both applicants' CVs. */
export const cvViews = ({ people }: World): View[] =>
  applicants.flatMap((name) =>
    ["formations", "experiences", "projects", "certifications"].map((list) => ({
      name: `${name} ${list}`,
      reader: people[name],
      path: `/${list}?pageSize=100`,
    })),
  );

/** Each post of this world, in the feed and on its own page. */
export const postViews = ({ people, posts }: World): View[] =>
  (["anna", "rita"] as const).flatMap((name) => [
    { name: `${name} feed`, reader: people[name], path: "/posts?limit=20", pick: rowsOf(posts) },
    ...posts.map((id) => ({ name: `${name} post ${id}`, reader: people[name], path: `/post/${id}` })),
  ]);

/** A recruiter's offers without their view counts (which reading them here increases) and totals. */
function withoutViews(body: unknown): unknown {
  const { counts: _, items, ...page } = asNode(body);
  if (!Array.isArray(items)) return body;
  return { ...page, items: items.map(asNode).map(({ viewsCount: __, ...offer }) => offer) };
}

/** Each offer of this world, in the lists and on its own page. */
export const offerViews = ({ people, offers }: World): View[] => [
  ...names.flatMap((name) => [
    {
      name: `${name} offers`,
      reader: people[name],
      path: `/job-offers/recruiter/${people.rita.me.username}?pageSize=100`,
      pick: withoutViews,
    },
    ...offers.map((id) => ({ name: `${name} offer ${id}`, reader: people[name], path: `/job-offer/${id}` })),
  ]),
  ...applicants.map((name) => ({
    name: `${name} jobs`,
    reader: people[name],
    path: "/job-offers-for-me?pageSize=20",
    pick: rowsOf(offers),
  })),
];

const whole = ({ status, body }: PlainAnswer) => (status === 200 ? body : status);

/** Reads views in parallel: the body of each, or the status of a refusal. */
export async function readViews(views: readonly View[]): Promise<Record<string, unknown>> {
  const read = await Promise.all(
    views.map(async ({ name, reader, path, pick = (body) => body }) => [
      name,
      pick(whole(await call(reader, "GET", path))),
    ]),
  );
  return Object.fromEntries(read);
}
