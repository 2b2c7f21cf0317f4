import { fold } from "@passerelle/domain";
import { sql } from "kysely";
import { hashPassword } from "../features/auth";
import { certifications, experiences, formations, insertEntry, projects } from "../features/cv";
import { insertOffer } from "../features/job-offers";
import { declareSkills } from "../features/profiles";
import type { Db, Tx } from "../platform/database/database";
import { demoApplications } from "./applications";
import { cvs, type Cv } from "./cv";
import { digitalOffers } from "./offers-digital";
import { otherOffers } from "./offers-others";
import { companies, demoPassword, people, profiles } from "./people";
import { seedDiscussion } from "./seed-discussion";
import { seedPosts } from "./seed-posts";

const day = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * day);

const somebody = (db: Db) => db.selectFrom("users").select("id").limit(sql.lit(1)).executeTakeFirst();

/**
 * Fills an empty database with people, offers, posts and messages; answers whether it has. Does nothing if there are
 * users already, also when two processes start at once.
 */
export async function seedDemo(db: Db): Promise<boolean> {
  if (await somebody(db)) return false;
  const passwordHash = await hashPassword(demoPassword);
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('demo'))`.execute(tx);
    if (await somebody(tx)) return false;
    const idOf = await seedPeople(tx, passwordHash);
    for (const [username, cv] of Object.entries(cvs)) await seedCv(tx, idOf(username), cv);
    const offers = new Map<string, number>();
    for (const offer of [...digitalOffers, ...otherOffers]) {
      const id = await insertOffer(tx, idOf(offer.recruiter), offer);
      offers.set(offer.jobTitle, id);
      await tx
        .updateTable("job_offers")
        .set({ created_at: daysAgo(offer.daysAgo) })
        .where("id", "=", id)
        .execute();
    }
    await seedApplications(tx, idOf, offers);
    await seedPosts(tx, idOf);
    await seedDiscussion(tx, idOf);
    return true;
  });
}

type IdOf = (username: string) => number;

function known(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The demo knows no "${name}".`);
  return id;
}

async function seedPeople(tx: Tx, password_hash: string): Promise<IdOf> {
  const rows = people.map((person, n) => {
    const created_at = daysAgo(120 - n);
    return {
      ...person,
      email: `${person.username}@passerelle.example`,
      password_hash,
      created_at,
      verified_at: created_at,
    };
  });
  const added = await tx.insertInto("users").values(rows).returning(["id", "username"]).execute();
  const ids = new Map(added.map(({ id, username }) => [username, id]));
  const idOf: IdOf = (username) => known(ids, username);

  for (const { username, ...company } of companies)
    await tx
      .insertInto("recruiter_profiles")
      .values({ user_id: idOf(username), ...company, sector_key: fold(company.sector) })
      .execute();
  for (const { username, skills, languages, ...profile } of profiles) {
    const user_id = idOf(username);
    await tx
      .insertInto("applicant_profiles")
      .values({ user_id, ...profile, languages: [...languages] })
      .execute();
    await declareSkills(tx, { userId: user_id }, skills);
  }
  return idOf;
}

async function seedCv(tx: Tx, userId: number, cv: Cv): Promise<void> {
  for (const { skills, ...columns } of cv.formations) await insertEntry(tx, formations, userId, { columns, skills });
  for (const { skills, ...columns } of cv.experiences) await insertEntry(tx, experiences, userId, { columns, skills });
  for (const { skills, ...columns } of cv.projects) await insertEntry(tx, projects, userId, { columns, skills });
  for (const { skills, ...columns } of cv.certifications)
    await insertEntry(tx, certifications, userId, { columns, skills });
}

/** Applications with the notifications that they would have caused, all read. */
async function seedApplications(tx: Tx, idOf: IdOf, offers: ReadonlyMap<string, number>): Promise<void> {
  for (const { by, jobTitle, to, message, ...when } of demoApplications) {
    const [offer_id, applicant_id, recruiter_id] = [known(offers, jobTitle), idOf(by), idOf(to)];
    const created_at = daysAgo(when.daysAgo);
    const seen_at = when.seenDaysAgo === undefined ? null : daysAgo(when.seenDaysAgo);
    const { id: applicationId } = await tx
      .insertInto("applications")
      .values({ offer_id, applicant_id, message, created_at, seen_at })
      .returning("id")
      .executeTakeFirstOrThrow();
    const notification = {
      event_type: "job_application" as const,
      target_id: offer_id,
      params: JSON.stringify({ jobTitle, applicationId }),
      is_read: true,
    };
    const sent = { ...notification, event: "application_sent" as const, user_id: recruiter_id, actor_id: applicant_id };
    await tx
      .insertInto("notifications")
      .values({ ...sent, created_at })
      .execute();
    if (seen_at === null) continue;
    const seen = { ...notification, event: "application_seen" as const, user_id: applicant_id, actor_id: recruiter_id };
    await tx
      .insertInto("notifications")
      .values({ ...seen, created_at: seen_at })
      .execute();
  }
}
