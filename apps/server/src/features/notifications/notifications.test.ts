import type { Language } from "@passerelle/domain";
import { beforeEach, expect, it } from "vitest";
import { applied, publish } from "../../../test/acts";
import { aMember, declareSkills, type Member, memberFor } from "../../../test/members";
import { testServer } from "../../../test/test-server";
import { createNotification } from "./create";
import { notification } from "./presenter";
import { findNotification } from "./store";

const server = testServer();
const recruiter = memberFor(beforeEach, server, "recruiter", { firstname: "Karim", lastname: "Benali" });
const applicant = memberFor(beforeEach, server, "applicant", { firstname: "Amélie", lastname: "Durand" });

async function notificationsOf({ id: userId }: Member, language: Language = "fr") {
  const ids = await server.db
    .selectFrom("notifications")
    .select("id")
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute();
  const rows = [];
  for (const { id } of ids) rows.push(await findNotification(server.db, userId, id));
  return rows.flatMap((row) => (row ? [notification(row, language)] : []));
}
const messagesTo = async (person: Member, language?: Language) =>
  (await notificationsOf(person, language)).map(({ message }) => message);
const unreadOf = async ({ api }: Member) => (await api.GET("/notifications/unread-count")).data?.unread_count;

async function skilled(...skills: string[]) {
  const person = await aMember(server, "applicant");
  await declareSkills(server.db, person.id, skills);
  return person;
}

it("an application names a deleted account as a deleted user", async () => {
  const offer = await publish(recruiter, { jobTitle: "Comptable" });
  await applied(applicant, offer.id);
  await server.db.deleteFrom("users").where("id", "=", applicant.id).execute();
  expect(await messagesTo(recruiter)).toEqual(["Un utilisateur supprimé a postulé à votre offre « Comptable »."]);
});

it("an offer that becomes active notifies a person at most five times a day, even of concurrent offers", async () => {
  const person = await skilled("Erlang");
  await Promise.all(Array.from({ length: 8 }, () => publish(recruiter, { skills: ["Erlang"] })));
  expect(await unreadOf(person)).toBe(5);
  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);
  await server.db
    .updateTable("notifications")
    .set({ created_at: yesterday })
    .where("user_id", "=", person.id)
    .execute();
  await server.db.updateTable("offer_matches_sent").set({ sent_at: yesterday }).execute();
  await publish(recruiter, { skills: ["Erlang"] });
  expect(await unreadOf(person)).toBe(6);
});

it("createNotification skips the actor, and publishes the notification's id to the others", async () => {
  const published: unknown[] = [];
  await server.db.transaction().execute((tx) =>
    createNotification(tx, (userId, event) => void published.push([userId, event]), {
      event: "offer_closed",
      actorId: recruiter.id,
      targetId: null,
      params: { jobTitle: "Comptable" },
      to: [recruiter.id, applicant.id],
    }),
  );
  const [one] = await notificationsOf(applicant);
  expect(published).toEqual([[applicant.id, { kind: "notification", id: one?.id }]]);
  expect(await notificationsOf(recruiter)).toEqual([]);
});
