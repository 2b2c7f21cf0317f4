import { castPeople, type CastApplicant, emptyPdf, resumeName } from "@passerelle/domain/cast";
import type { Tables } from "../tables";
import { fileOf, idOf } from "./people";

/** All profiles and CVs. */
export function seedProfiles(db: Tables, at: (daysAgo: number) => string) {
  const cvs: CastApplicant[] = [];
  for (const person of castPeople) {
    const userId = idOf(person);
    if (person.role === "recruiter") {
      const { hasLogo, ...company } = person.company;
      db.recruiterProfile.create({ userId, ...company, logo: fileOf(person, hasLogo, "logo-96x96.gif") });
      continue;
    }
    cvs.push(person);
    if (!person.profile) continue;
    const { hasResume, languageLevels, ...profile } = person.profile;
    const known = {
      resumeName: resumeName(person),
      resumeSize: emptyPdf().length,
      resumeStoredAt: at(person.joinedDaysAgo),
    };
    const resume = fileOf(person, hasResume, "pdf");
    db.applicantProfile.create({
      userId,
      ...profile,
      languageLevels: JSON.stringify(languageLevels ?? []),
      resume,
      ...(hasResume && known),
    });
  }
  const entries = <Entry>(of: (person: CastApplicant) => readonly Entry[]) =>
    cvs.flatMap((person) => of(person).map((entry) => ({ ...entry, userId: idOf(person) })));
  entries(({ cv }) => cv.formations).forEach((entry, n) => db.formation.create({ ...entry, id: 201 + n }));
  entries(({ cv }) => cv.experiences).forEach((entry, n) => db.experience.create({ ...entry, id: 221 + n }));
  entries(({ cv }) => cv.projects).forEach((entry, n) => db.project.create({ ...entry, id: 241 + n }));
  entries(({ cv }) => cv.certifications).forEach((entry, n) => db.certification.create({ ...entry, id: 261 + n }));
}
