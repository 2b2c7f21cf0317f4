import type { Schemas } from "../../src";
import { save } from "./forms";
import type { TestUser } from "./accounts";
import type { TestContext } from "./harness";
import { unwrap } from "./unwrap";

let words = 0;

/** A word that occurs nowhere else. */
export const aWord = () => `mot${Date.now().toString(36)}x${(words += 1).toString(36)}`;

/** Parameters of a search other than its text. */
type Asked = { by?: "name"; page?: number; pageSize?: number; limit?: number };

export const people = (reader: TestUser, q: string, asked: Asked = {}) =>
  unwrap(reader.GET("/people", { params: { query: { q, ...asked } } }));

export const companies = (reader: TestUser, q: string, asked: Omit<Asked, "by"> = {}) =>
  unwrap(reader.GET("/companies", { params: { query: { q, ...asked } } }));

/** The ids of all people that a reader finds; checks their number against the announced total. */
export async function found(reader: TestUser, q: string, asked?: Asked): Promise<number[]> {
  const { items, totalItems } = await people(reader, q, asked);
  if (totalItems !== items.length) throw new Error(`A page of ${items.length} is said to be ${totalItems} in all.`);
  return items.map(({ id }) => id);
}

/** The same for companies, by the ids of their recruiters. */
export async function foundCompanies(reader: TestUser, q: string): Promise<number[]> {
  const { items, totalItems } = await companies(reader, q);
  if (totalItems !== items.length) throw new Error(`A page of ${items.length} is said to be ${totalItems} in all.`);
  return items.map(({ recruiter }) => recruiter.id);
}

/** A person with unique names. */
export async function named(
  { signIn }: TestContext,
  names: Partial<Pick<Schemas["User"], "firstname" | "lastname" | "username">>,
): Promise<TestUser> {
  const user = await signIn("applicant");
  await save(user, "updateMe", names);
  return user;
}

/** An applicant with a unique title and skill, visible to all members or to contacts. */
export async function skilled({ signIn }: TestContext, profileAudience: Schemas["ProfileAudience"]) {
  const owner = await signIn("applicant");
  const [title, skill, name] = [aWord(), aWord(), aWord()];
  await save(owner, "updateApplicantProfile", { profile: `Soudeuse ${title}`, skills: `TIG ${skill}` });
  await save(owner, "updateMe", { profileAudience, firstname: name });
  return { owner, title, skill, name };
}
