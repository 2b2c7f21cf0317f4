/** @module-tag release */
import { day, hour } from "@passerelle/domain";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { publish } from "../../test/acts";
import { call } from "../../test/call";
import { likeable, post } from "../../test/feed";
import { opened } from "../../test/live";
import { memberFor } from "../../test/members";
import { answer } from "../../test/messages";
import { signIn } from "../../test/people";
import { publicUrl } from "../../test/target";
import { testServer } from "../../test/test-server";
import { createLog } from "../platform/log";
import { hourlyJobs } from "./hourly-jobs";

const server = testServer({ publicUrl });
const applicant = memberFor(beforeEach, server, "applicant");
const recruiter = memberFor(beforeEach, server, "recruiter");

const anHour = () => {
  const log = createLog({ logLevel: "silent" });
  return Promise.all(hourlyJobs({ ...server, config: { publicUrl }, log }).map((job) => job()));
};
const choose = (body: object) =>
  call(server.url, "PATCH", "/user/notification-settings", { token: applicant.token, body });
const mails = () => server.sentTo(`${applicant.username}@passerelle.example`);
const like = async () => likeable.post.like(recruiter, (await post(applicant)).id);
const statusOf = async (token: string) => (await call(server.url, "GET", "/user/me", { token })).status;

it("a session survives a clock jump of a day forward or an hour back", async () => {
  for (const seconds of [day, -day, -hour, hour]) {
    server.clock.jump(seconds);
    expect(await statusOf(applicant.token)).toBe(200);
  }
});

it("an ended session stays ended when the clock is set back", async () => {
  const { email, password, token } = await signIn(server);
  const { body } = await call(server.url, "POST", "/user/login", { body: { email, password } });
  const other = String(Object(body).token);
  expect(await statusOf(other)).toBe(200);
  server.clock.jump(-hour);
  await call(server.url, "DELETE", "/user/sessions", { token });
  expect(await statusOf(other)).toBe(401);
  // Longer than a process remembers an ended session.
  server.clock.pass(61);
  expect(await statusOf(other)).toBe(401);
  server.clock.jump(hour);
});

it("an open channel delivers messages once and in order after the clock is set back", async () => {
  const tab = await opened(server, applicant.token);
  const send = (content: string) => answer(tab, { content, recipientUsername: recipient, clientId: content });
  const recipient = recruiter.username;
  expect((await send("m1")).type).toBe("message_sent");
  server.clock.jump(-hour);
  expect((await send("m2")).type).toBe("message_sent");
  expect((await send("m2")).type).toBe("message_sent");
  const { body } = await call(server.url, "GET", "/discussions", { token: recruiter.token });
  expect(body).toMatchObject([{ unreadCount: 2, lastMessage: { content: "m2" } }]);
  server.clock.jump(hour);
});

it("daily mails resume after the clock was a day ahead, and repeat nothing", async () => {
  await choose({ postLikes: "mail" });
  await like();
  server.clock.jump(day);
  await anHour();
  server.clock.jump(-day);
  await anHour();
  expect(await mails()).toHaveLength(1);
  await like();
  await anHour();
  await anHour();
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    "1 notification non lue sur Passerelle",
    "1 notification non lue sur Passerelle",
  ]);
});

it("an alert finds offers published after the database's clock was set back", async () => {
  await call(server.url, "POST", "/job-offer-alerts", { token: applicant.token, body: { search: "mature" } });
  const { id } = await publish(recruiter, { jobTitle: "Autre", description: "Autre." });
  await sql`update job_offers set published_at = clock_timestamp() + interval '1 hour' where id = ${id}`.execute(
    server.db,
  );
  await anHour();
  await publish(recruiter, { jobTitle: "Mâteuse", description: "Des matures." });
  await anHour();
  await anHour();
  const { body } = await call(server.url, "GET", "/notifications", { token: applicant.token });
  expect(Object(body).items).toMatchObject([{ eventType: "offer_alert" }]);
});
