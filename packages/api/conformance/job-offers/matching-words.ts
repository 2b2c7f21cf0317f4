import { expect } from "vitest";
import { publish, readOffer, remove } from "../context/acts";
import { save } from "../context/forms";
import { contractTest, type ContractTest } from "../context/harness";
import { asNode } from "../../src/contract/openapi-document";
import { unwrap } from "../context/unwrap";
import words from "../vectors/words.json";

const aliases = Object.entries(words.aliases);
const mostAliases = Math.max(...aliases.map(([, others]) => others.length));
const [first, second] = [words.stopWords.slice(0, 25), words.stopWords.slice(25)];

/** Titles that match the same as "Soudeuse" alone. */
const titles = [
  "Soudeuse",
  `Soudeuse ${first.join(" ")}`,
  `${second.join(" ")} Soudeuse.`,
  "Soudeuse (H/F) - f/h, H/F/X",
  "Soudeuse(rs), soudeuse•s",
];

export const matchingWordTests: ContractTest[] = [
  contractTest("matches each alias of a skill (D-096)", "getJobOffer", async ({ signIn }) => {
    const [applicant, recruiter] = [await signIn("applicant"), await signIn("recruiter")];
    const { id } = await publish(recruiter, { skills: aliases.map(([key]) => key) });
    for (let number = 0; number < mostAliases; number += 1) {
      const skills = aliases.map(([key, others]) => `${others[number] ?? key} (avancé) (2024)`);
      await save(applicant, "updateApplicantProfile", { skills });
      expect(asNode(asNode(await readOffer(applicant, id))["match"])["missingSkills"]).toEqual([]);
    }
    await remove(recruiter, id);
  }),
  contractTest("ignores stop words and gender marks in a title (D-096)", "listJobOffersForMe", async (context) => {
    const [applicant, recruiter] = [await context.signIn("applicant"), await context.signIn("recruiter")];
    const skills = [`Soudure ${recruiter.me.username}`];
    await save(applicant, "updateApplicantProfile", { skills, profile: "Soudeuse" });
    const ids: number[] = [];
    for (const jobTitle of titles) ids.push((await publish(recruiter, { jobTitle, skills })).id);
    const { items } = await unwrap(
      applicant.GET("/job-offers-for-me", { params: { query: { pageSize: titles.length } } }),
    );
    // All match equally, so the newest comes first.
    expect(items.map(({ id }) => id)).toEqual(ids.toReversed());
    for (const id of ids) await remove(recruiter, id);
  }),
];
