import { day, hour } from "@passerelle/domain";
import { beforeEach, expect, it } from "vitest";
import { applied, publish, remove } from "../../../test/acts";
import { call } from "../../../test/call";
import { aMember, type Member, memberFor } from "../../../test/members";
import { messagesOf, sendMessages } from "../../../test/messages";
import { publicUrl } from "../../../test/target";
import { testServer } from "../../../test/test-server";
import { sendDigests } from "./digest";

const server = testServer({ publicUrl });
const jeanne = memberFor(beforeEach, server, "applicant", { firstname: "Jeanne", lastname: "Martin" });
const karim = memberFor(beforeEach, server, "recruiter", { firstname: "Karim", lastname: "Benali" });

/** Runs the mails; returns those of a person since the account exists, as text. */
async function mailsTo(member: Member): Promise<string[]> {
  await sendDigests({ ...server, config: { publicUrl } });
  return (await server.sentTo(`${member.username}@passerelle.example`)).map(
    ({ subject, body }) => `${subject}\n${body}`,
  );
}
const choose = (member: Member, body: object) => member.send("PATCH", "/user/notification-settings", body);

/** Sends messages at the time of the test's clock. */
async function send(from: Member, to: Member, ...texts: string[]): Promise<number> {
  const id = await sendMessages(server, from, to, ...texts);
  const now = server.clock.now();
  const { db } = server;
  await db.updateTable("messages").set({ created_at: now }).where("sender_id", "=", from.id).execute();
  await db.updateTable("discussions").set({ last_message_at: now }).where("id", "=", id).execute();
  return id;
}

/** Decides on a new application of Jeanne. */
async function decide(decision: "accepted" | "rejected") {
  const { id } = await publish(karim, { jobTitle: `Soudeuse ${decision}` });
  const applicationID = await applied(jeanne, id);
  await karim.send("PATCH", "/applications", { decisions: [{ applicationID, decision }] });
  return { offerId: id, applicationID };
}

it("mails each decision without a choice, also twice a day (D-288, D-289)", async () => {
  await decide("accepted");
  expect(await mailsTo(jeanne)).toEqual([expect.stringContaining("Candidature acceptée : « Soudeuse accepted »")]);
  server.clock.pass(hour);
  await decide("rejected");
  const mails = await mailsTo(jeanne);
  expect(mails).toHaveLength(2);
  expect(mails[1]).toContain("Candidature refusée : « Soudeuse rejected »");
  expect(mails[1]).not.toContain("acceptée");
  expect(await mailsTo(karim)).toEqual([]);
});

it("mails a decision on an offer that was deleted since, with a link to what the applicant keeps (D-352)", async () => {
  const { offerId, applicationID } = await decide("accepted");
  await remove(karim, offerId);
  const [mail] = await mailsTo(jeanne);
  expect(mail).toContain("Candidature acceptée : « Soudeuse accepted »");
  expect(mail).toContain(`${publicUrl}/dashboard/applications?offer=${offerId}&application=${applicationID}`);
});

it("mails no decision to people who do not want it", async () => {
  await choose(jeanne, { decisions: "app" });
  await decide("accepted");
  expect(await mailsTo(jeanne)).toEqual([]);
});

it("mails no decision of a person who was blocked meanwhile (D-292)", async () => {
  await decide("accepted");
  await jeanne.send("POST", "/user/blocks", { userId: karim.id });
  expect(await mailsTo(jeanne)).toEqual([]);
});

it("mails how many messages a person has not read within an hour, in one entry for each sender (D-288)", async () => {
  await send(karim, jeanne, "Bonjour.", "Êtes-vous libre ?", "Mardi ?");
  server.clock.pass(hour - 60);
  expect(await mailsTo(jeanne)).toEqual([]);
  server.clock.pass(120);
  const [mail, ...others] = await mailsTo(jeanne);
  expect(others).toEqual([]);
  expect(mail).toContain("3 messages non lus sur Passerelle");
  expect(mail).toContain(
    `- Karim Benali vous a envoyé 3 messages.\n  ${publicUrl}/dashboard/messages?with=${karim.username}\n`,
  );
  expect(mail).not.toContain("Mardi");
  expect(mail).toContain("/unsubscribe?code=");
});

it("mails later messages of the same person the next day, or at once after a visit (D-289)", async () => {
  const id = await send(karim, jeanne, "Bonjour.");
  server.clock.pass(hour + 60);
  expect(await mailsTo(jeanne)).toHaveLength(1);
  await send(karim, jeanne, "Et encore.");
  server.clock.pass(2 * hour);
  expect(await mailsTo(jeanne)).toHaveLength(1);
  server.clock.pass(day);
  expect(await mailsTo(jeanne)).toHaveLength(2);
  server.clock.pass(day);
  expect(await mailsTo(jeanne)).toHaveLength(2);
  await messagesOf(jeanne, id);
  await send(karim, jeanne, "Merci.");
  server.clock.pass(hour + 60);
  expect((await mailsTo(jeanne))[2]).toContain("1 message non lu sur");
});

it("mails no messages that are read, of blocked or suspended people, or unwanted", async () => {
  const id = await send(karim, jeanne, "Bonjour.");
  await messagesOf(jeanne, id);
  const blocked = await aMember(server, "recruiter");
  await send(blocked, jeanne, "Bonjour.");
  await jeanne.send("POST", "/user/blocks", { userId: blocked.id });
  const suspended = await aMember(server, "recruiter");
  await send(suspended, jeanne, "Bonjour.");
  await server.db.updateTable("users").set({ suspended_at: new Date() }).where("id", "=", suspended.id).execute();
  await choose(karim, { messages: "app" });
  await send(jeanne, karim, "Bonjour à vous.");
  server.clock.pass(2 * hour);
  expect([await mailsTo(jeanne), await mailsTo(karim)]).toEqual([[], []]);
});

it("ends the mails of the default kinds by the link (D-181)", async () => {
  await decide("accepted");
  const [mail = ""] = await mailsTo(jeanne);
  const [, code = ""] = /code=([\w-]+)/.exec(mail) ?? [];
  expect(await call(server.url, "POST", `/unsubscribe?code=${code}`)).toHaveProperty("status", 200);
  const { body } = await jeanne.send("GET", "/user/notification-settings");
  expect(body).toMatchObject({ data: { decisions: "app", messages: "app", offerAlerts: "app" } });
  await decide("rejected");
  await send(karim, jeanne, "Bonjour.");
  server.clock.pass(2 * day);
  expect(await mailsTo(jeanne)).toHaveLength(1);
});
