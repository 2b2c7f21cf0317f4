import type { Language } from "@passerelle/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { applied, change, open, publish, remove, withdraw } from "../../../test/acts";
import { aMember, declareSkills, type Member } from "../../../test/members";
import { startTestServer, type TestServer } from "../../../test/test-server";
import { createNotification } from "./create";
import { notification } from "./presenter";
import { findNotification } from "./store";

let server: TestServer;
let recruiter: Member;
let applicant: Member;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  recruiter = await aMember(server, "recruiter", { firstname: "Karim", lastname: "Benali" });
  applicant = await aMember(server, "applicant", { firstname: "Amélie", lastname: "Durand" });
});
afterAll(() => server.close());

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
const told = async (...people: Member[]) => Promise.all(people.map(unreadOf));

async function skilled(...skills: string[]) {
  const person = await aMember(server, "applicant");
  await declareSkills(server.db, person.id, skills);
  return person;
}

describe("an application", () => {
  it("tells the recruiter when it is sent and when it is withdrawn", async () => {
    const offer = await publish(recruiter, { jobTitle: "Comptable" });
    const id = await applied(applicant, offer.id);
    expect(await notificationsOf(recruiter)).toMatchObject([
      {
        message: "Amélie Durand a postulé à votre offre « Comptable ».",
        eventType: "job_application",
        isRead: false,
        target: { kind: "job_offer", id: offer.id },
      },
    ]);
    await withdraw(applicant, id);
    expect((await messagesTo(recruiter)).at(-1)).toBe(
      "Amélie Durand a retiré sa candidature à votre offre « Comptable ».",
    );
    expect(await unreadOf(recruiter)).toBe(2);
  });

  it("tells the applicant once that it has been seen", async () => {
    const offer = await publish(recruiter, { jobTitle: "Comptable" });
    await applied(applicant, offer.id);
    expect(await unreadOf(applicant)).toBe(0);
    await open(recruiter, offer.id);
    await open(recruiter, offer.id);
    expect(await messagesTo(applicant)).toEqual(["Karim Benali a consulté votre candidature à l’offre « Comptable »."]);
    expect(await messagesTo(applicant, "en")).toEqual([
      'Karim Benali has seen your application to the offer "Comptable".',
    ]);
    expect(await unreadOf(applicant)).toBe(1);
  });

  it("that is refused tells nobody", async () => {
    const offer = await publish(recruiter);
    await applied(applicant, offer.id);
    await applicant.api.POST("/application", { body: { jobOfferID: offer.id } });
    expect(await unreadOf(recruiter)).toBe(1);
  });

  it("names somebody who has left as a deleted user", async () => {
    const offer = await publish(recruiter, { jobTitle: "Comptable" });
    await applied(applicant, offer.id);
    await server.db.deleteFrom("users").where("id", "=", applicant.id).execute();
    expect(await messagesTo(recruiter)).toEqual(["Utilisateur supprimé a postulé à votre offre « Comptable »."]);
  });
});

describe("an offer that ends", () => {
  it("tells those who applied that it is closed, once, and later that it is deleted", async () => {
    const offer = await publish(recruiter, { jobTitle: "Comptable" });
    await applied(applicant, offer.id);
    await change(recruiter, offer.id, { active: false });
    await change(recruiter, offer.id, { active: false, location: "Brest" });
    await remove(recruiter, offer.id);
    expect(await notificationsOf(applicant)).toMatchObject([
      {
        message: "L’offre « Comptable », à laquelle vous avez postulé, n’est plus active.",
        eventType: "job_offer",
        target: null,
      },
      {
        message: "L’offre « Comptable », à laquelle vous avez postulé, a été supprimée.",
        eventType: "job_offer",
        target: null,
      },
    ]);
    expect(await unreadOf(recruiter)).toBe(1);
  });
});

describe("an offer that becomes active", () => {
  it("tells those whom it fits well: all its skills, or two of them and half", async () => {
    const [all, half, one, few, none] = [
      await skilled("Cobol"),
      await skilled("Cobol", "Fortran"),
      await skilled("Fortran"),
      await skilled("Cobol", "Ada"),
      await skilled("Soudure"),
    ];
    await publish(recruiter, { jobTitle: "Historien", skills: ["COBOL"] });
    expect(await told(all, half, one, few, none)).toEqual([1, 1, 0, 1, 0]);
    await publish(recruiter, { skills: ["Cobol", "Fortran", "Algol", "Simula"] });
    expect(await told(all, half, one, few, none)).toEqual([1, 2, 0, 1, 0]);
    await publish(recruiter, { skills: ["Cobol", "Ada", "Algol", "Simula", "Pascal"] });
    await publish(recruiter);
    expect(await told(all, half, one, few, none)).toEqual([1, 2, 0, 1, 0]);
    expect(await notificationsOf(all)).toMatchObject([
      { message: "Une nouvelle offre correspond à votre profil : « Historien ».", eventType: "job_offer" },
    ]);
  });

  it("tells nobody while inactive, and each fitting person once", async () => {
    const person = await skilled("Prolog");
    const offer = await publish(recruiter, { skills: ["Prolog"], active: false });
    expect(await unreadOf(person)).toBe(0);
    for (const active of [true, false, true]) await change(recruiter, offer.id, { active });
    expect(await unreadOf(person)).toBe(1);
  });

  it("is not told to those who applied, nor when an active one is edited", async () => {
    const [keen, person] = [await skilled("Prolog"), await skilled("Prolog")];
    const offer = await publish(recruiter);
    await applied(keen, offer.id);
    await change(recruiter, offer.id, { skills: ["Prolog"] });
    expect(await told(keen, person)).toEqual([0, 0]);
    await change(recruiter, offer.id, { active: false });
    await change(recruiter, offer.id, { active: true });
    expect(await messagesTo(keen)).toEqual([expect.stringMatching(/n’est plus active/)]);
    expect(await unreadOf(person)).toBe(1);
  });

  it("tells a person five times a day at most, however many offers come at once", async () => {
    const person = await skilled("Erlang");
    await Promise.all(Array.from({ length: 8 }, () => publish(recruiter, { skills: ["Erlang"] })));
    expect(await unreadOf(person)).toBe(5);
    const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);
    await server.db
      .updateTable("notifications")
      .set({ created_at: yesterday })
      .where("user_id", "=", person.id)
      .execute();
    await publish(recruiter, { skills: ["Erlang"] });
    expect(await unreadOf(person)).toBe(6);
  });
});

describe("recording", () => {
  it("leaves out whoever did it, and has the others told by the id of their notification", async () => {
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
});
