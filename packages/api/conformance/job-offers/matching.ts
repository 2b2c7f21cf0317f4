import { expect } from "vitest";
import { offersFor, once, publish, remove } from "../context/acts";
import { add, cvLists } from "../context/cv-lists";
import { save } from "../context/forms";
import type { TestUser } from "../context/accounts";
import { contractTest, type ContractTest, type TestContext } from "../context/harness";
import matching from "../vectors/matching.json";

type Vector = (typeof matching.vectors)[number];
type Offer = Vector["offers"][number] & { jobTitle?: string; sector?: string; contract?: string };

const recruiters = new Map<string, (context: TestContext) => Promise<TestUser>>();

/** A recruiter whose profile has this sector, shared by all vectors. */
function recruiterOf(context: TestContext, sector: string): Promise<TestUser> {
  const known =
    recruiters.get(sector) ??
    once(async ({ signIn }) => {
      const recruiter = await signIn("recruiter");
      if (sector !== "") await save(recruiter, "updateRecruiterProfile", { sector });
      return recruiter;
    });
  recruiters.set(sector, known);
  return known(context);
}

/** A new applicant with the profile of a vector. */
async function applicantOf({ signIn }: TestContext, { applicant: declared }: Vector): Promise<TestUser> {
  const applicant = await signIn("applicant");
  if ("profile" in declared) await save(applicant, "updateApplicantProfile", declared.profile ?? {});
  for (const list of cvLists) {
    const items = Object.entries(declared).find(([name]) => name === list.many)?.[1];
    for (const item of Array.isArray(items) ? items : []) await add(list, applicant, { ...list.none, ...item });
  }
  return applicant;
}

/** Publishes the offers of a vector; returns their names by id. */
async function publishAll(context: TestContext, offers: readonly Offer[]) {
  const published = new Map<number, { name: string; recruiter: TestUser }>();
  for (const { name, sector = "", jobTitle = "Poste", skills } of offers) {
    const recruiter = await recruiterOf(context, sector);
    const { id } = await publish(recruiter, { jobTitle, skills: [...skills] });
    published.set(id, { name, recruiter });
  }
  return published;
}

/** Contract tests that replay vectors/matching.json (docs/product/matching.md). */
export const matchingTests: ContractTest[] = matching.vectors.map((vector) =>
  contractTest(`matches as in the vector '${vector.name}'`, "listJobOffersForMe", async (context) => {
    const applicant = await applicantOf(context, vector);
    const published = await publishAll(context, vector.offers);
    // A filter that every offer matches must not change the order.
    for (const filters of [{}, { publishedWithin: 7 }]) {
      const listed = (await offersFor(applicant, 100, filters)).flatMap(({ id, match }) => {
        const known = published.get(id);
        return known ? [{ offer: known.name, match }] : [];
      });
      expect(listed).toEqual(vector.expected);
    }
    // Keeps the lists of all other tests short.
    for (const [id, { recruiter }] of published) await remove(recruiter, id);
  }),
);
