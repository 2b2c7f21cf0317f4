import type { Schemas } from "@passerelle/api";
import { declaredAmong, type Explanation, skillKey, type Source, wantedSkills } from "@passerelle/domain";

type Declared = { key: string; source: Source }[];

const from = (names: readonly string[], kind: Source["kind"], title: string | null): Declared =>
  names.map((name) => ({ key: skillKey(name), source: { kind, title } }));

/** The offer's skills that the applicant declares, with their sources, and the missing ones. Does not rate the match. */
export function matchSkills(
  offerSkills: readonly string[],
  profile: Schemas["PersonProfile"],
): Pick<Explanation, "matchedSkills" | "missingSkills"> {
  const { skills, experiences, projects, formations, certifications } = profile;
  const declared = [
    ...experiences.flatMap(({ technologies, company }) => from(technologies, "experience", company)),
    ...projects.flatMap(({ technologies, title }) => from(technologies, "project", title)),
    ...formations.flatMap((formation) => from(formation.skills, "formation", formation.degree)),
    ...certifications.flatMap((certification) => from(certification.skills, "certification", certification.title)),
    ...from(skills, "profile", null),
  ];
  return declaredAmong(declared, wantedSkills(offerSkills));
}
