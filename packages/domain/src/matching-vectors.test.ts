import { expect, it } from "vitest";
import matching from "../../api/conformance/vectors/matching.json";
import { type Applicant, compareRanks, explain, rankOf, type Source, wantedSkills } from "./matching";
import { significantWords, skillKey } from "./words/skill-key";
import { fold } from "./words/fold";

type Entry = { startedAt?: string; skills?: string[]; technologies?: string[]; [field: string]: unknown };
type Declared = {
  profile?: { profile?: string; sector?: string; skills?: string[] };
  formations?: Entry[];
  experiences?: Entry[];
  projects?: Entry[];
  certifications?: Entry[];
};

/** Declared skills by comparison key, with their source. */
const from = (kind: Source["kind"], title: string | null, { skills, technologies }: Entry) =>
  (technologies ?? skills ?? []).map((name) => ({ key: skillKey(name), source: { kind, title } }));

function applicantOf(declared: Declared): Applicant {
  const { profile = {}, formations = [], experiences = [], projects = [], certifications = [] } = declared;
  const latestFirst = experiences
    .toReversed()
    .toSorted((a, b) => String(b.startedAt).localeCompare(String(a.startedAt)));
  return {
    skills: [
      ...from("profile", null, profile),
      ...latestFirst.flatMap((entry) => from("experience", String(entry["company"]), entry)),
      ...projects.toReversed().flatMap((entry) => from("project", String(entry["title"]), entry)),
      ...formations.toReversed().flatMap((entry) => from("formation", String(entry["degree"]), entry)),
      ...certifications.toReversed().flatMap((entry) => from("certification", String(entry["title"]), entry)),
    ],
    words: [profile.profile ?? "", ...experiences.map((entry) => String(entry["jobTitle"]))].flatMap(significantWords),
    sector: fold(profile.sector ?? ""),
  };
}

const offersOf = (offers: readonly { name: string; skills: string[]; jobTitle?: string; sector?: string }[]) =>
  offers.map(({ name, skills, jobTitle = "Poste", sector = "" }, id) => ({
    name,
    id,
    createdAt: id,
    skills: wantedSkills(skills),
    words: significantWords(jobTitle),
    sector: fold(sector),
  }));

it.each(matching.vectors)("the rule matches as in the vector '$name'", ({ applicant: declared, offers, expected }) => {
  const applicant = applicantOf(declared);
  const ranked = offersOf(offers)
    .map((offer) => ({ ...offer, ...rankOf(applicant, offer) }))
    .toSorted(compareRanks);
  expect(ranked.map(({ name, skills }) => ({ offer: name, match: explain(applicant.skills, skills) }))).toEqual(
    expected,
  );
});
