import { defaultDb } from "@passerelle/mocks";
import { expectAnnounced, save, say } from "./story-steps";

/** Finds Jeanne's profile. */
export const where = { userId: { equals: 11 } };

export const stored = () => defaultDb().applicantProfile.findFirst({ where, strict: true });

/** Saves the form, and waits for its success message. */
export async function saveProfile(acting: Parameters<typeof save>[0]) {
  await save(acting);
  await expectAnnounced(acting, "status", say("saved.applicant"));
}
