import { randomUUID } from "node:crypto";
import { fold } from "@passerelle/domain";
import { type CastApplicant, castPeople, type CastPerson, type CastRecruiter } from "@passerelle/domain/cast";
import {
  certifications,
  experiences,
  formations,
  insertEntry,
  projects,
  type Section,
  type Table,
} from "../features/cv";
import { declareSkills, storedLevels } from "../features/profiles";
import type { Tx } from "../platform/database/database";
import { indexCompany, indexPerson } from "../platform/database/index-people";
import type { Passwords } from "../platform/password-service";
import type { Ids } from "./ids";

type Hashes = ReadonlyMap<CastPerson, string>;

/** Hashes all passwords before the transaction, because hashing takes too long to do inside it. */
export async function hashPasswords(passwords: Passwords, passwordOf: (person: CastPerson) => string): Promise<Hashes> {
  const hashed = castPeople.map(async (person) => [person, await passwords.hash(passwordOf(person))] as const);
  return new Map(await Promise.all(hashed));
}

/** Seeds all accounts, profiles and CVs. */
export async function seedPeople(tx: Tx, ids: Ids, hashes: Hashes): Promise<void> {
  for (const person of castPeople) {
    const { username, email, firstname, lastname, role, phone, address, birthdate, joinedDaysAgo, isVerified } = person;
    const created_at = ids.ago(joinedDaysAgo);
    const { id } = await tx
      .insertInto("users")
      .values({
        username,
        email,
        firstname,
        lastname,
        role,
        phone,
        birthdate,
        created_at,
        address: address ?? "",
        password_hash: hashes.get(person) ?? "",
        verified_at: isVerified ? created_at : null,
        registration_id: isVerified ? null : randomUUID(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    ids.add(person, id);
    await (person.role === "recruiter" ? seedCompany(tx, id, person) : seedApplicant(tx, id, person));
    await indexPerson(tx, id);
  }
}

async function seedCompany(tx: Tx, user_id: number, { company: details }: CastRecruiter) {
  const { company, sector, website, headquarters, employees, description } = details;
  const row = { user_id, company, sector, website, headquarters, employees, description, sector_key: fold(sector) };
  await tx.insertInto("recruiter_profiles").values(row).execute();
  await indexCompany(tx, user_id);
}

async function seedApplicant(tx: Tx, user_id: number, { profile, cv }: CastApplicant) {
  if (profile) {
    const {
      skills,
      languages,
      languageLevels = [],
      academicLevel,
      experienceLevel,
      portfolioUrl,
      availableImmediately,
    } = profile;
    await tx
      .insertInto("applicant_profiles")
      .values({
        user_id,
        profile: profile.profile,
        sector: profile.sector,
        academic_level: academicLevel,
        experience_level: experienceLevel,
        languages,
        language_levels: storedLevels(languages, languageLevels),
        portfolio_url: portfolioUrl ?? "",
        available_immediately: availableImmediately,
      })
      .execute();
    await declareSkills(tx, { userId: user_id }, skills);
  }
  await seedEntries(tx, user_id, formations, cv.formations);
  await seedEntries(tx, user_id, experiences, cv.experiences);
  await seedEntries(tx, user_id, projects, cv.projects);
  await seedEntries(tx, user_id, certifications, cv.certifications);
}

async function seedEntries<T extends Table, Entry extends { id: number }>(
  tx: Tx,
  userId: number,
  section: Section<T, Entry>,
  entries: readonly Omit<Entry, "id">[],
) {
  for (const entry of entries)
    await insertEntry(tx, section, userId, { columns: section.columns(entry), skills: section.skills(entry) });
}
