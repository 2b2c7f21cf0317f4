import { sql } from "kysely";
import { lockUser } from "../../platform/database/lock-user";
import { replaceFile } from "../../platform/files/replace-file";
import type { Call, OperationId } from "../../platform/http/handler";
import type { Clock } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { inTransaction } from "../../platform/database/transactions";
import type { ResumeView } from "../../platform/files/routes";
import { recordEvent } from "../audit";
import { mayOpenResume } from "./access";
import { countView } from "./resume-views-store";
import { ownProfile } from "./presenter";
import { lockOrCreateProfile, ownApplicantProfile, updateApplicantProfile } from "./store";

/**
 * The owner of a resume, and the application that lets a reader open it (owners need none). A link ends with the
 * session that created it.
 */
async function findRight(db: Db, clock: Clock, { name, readerId, sessionId }: ResumeView) {
  const { rows } = await sql<{ owner_id: number; application_id: number | null }>`
    select f.owner_id, (
      select a.id from applications a join job_offers o on o.id = a.offer_id
      where a.applicant_id = u.id and o.recruiter_id = reader.id order by a.id desc limit 1) as application_id
    from files f
    join users u on u.id = f.owner_id
    join users reader on reader.id = ${readerId} and reader.suspended_at is null
    join sessions s on s.id = ${sessionId} and s.user_id = reader.id and s.revoked_at is null
      and s.expires_at > ${clock.now()}
    where f.name = ${name} and f.kind = 'resume' and ${mayOpenResume(readerId)}`.execute(db);
  return rows[0];
}

/** Whether a reader may still open a resume; records another person's opening and shows it to the owner. */
export async function openResume(db: Db, clock: Clock, view: ResumeView): Promise<boolean> {
  const right = await findRight(db, clock, view);
  if (!right) return false;
  const { readerId, address, isCounted } = view;
  if (right.owner_id !== readerId && isCounted) {
    await countView(db, clock, right.owner_id, readerId);
    await recordEvent(db, {
      event: "resume_opened",
      accountId: right.owner_id,
      actorId: readerId,
      address,
      ...(right.application_id !== null && { details: { applicationId: right.application_id } }),
    });
  }
  return true;
}

/** Replaces the caller's resume by a stored file, creating the profile if needed; returns the profile. */
export async function replaceResume(
  { db, user, files }: Pick<Call<OperationId>, "db" | "user" | "files">,
  name: string,
) {
  const saved = await inTransaction(db, async (tx) => {
    await lockUser(tx, user.id);
    await lockOrCreateProfile(tx, "applicant_profiles", user.id);
    const { resume_file } = await ownApplicantProfile(tx, user.id);
    await updateApplicantProfile(tx, user.id, { resume_file: await replaceFile(tx, files, resume_file, name) });
    return ownApplicantProfile(tx, user.id);
  });
  return ownProfile(saved, files);
}
