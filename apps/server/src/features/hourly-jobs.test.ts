import { beforeEach, expect, it } from "vitest";
import { publish } from "../../test/acts";
import { call } from "../../test/call";
import { comment, post } from "../../test/feed";
import { memberFor } from "../../test/members";
import { publicUrl } from "../../test/target";
import { testServer } from "../../test/test-server";
import { createLog } from "../platform/log";
import { hourlyJobs } from "./hourly-jobs";

const server = testServer({ publicUrl });
const applicant = memberFor(beforeEach, server, "applicant");
const recruiter = memberFor(beforeEach, server, "recruiter");

/** Runs the hourly jobs concurrently, as the server does. */
const anHour = (db = server.db) => {
  const log = createLog({ logLevel: "silent" });
  return Promise.allSettled(hourlyJobs({ ...server, db, config: { publicUrl }, log }).map((job) => job()));
};
const choose = (body: object) =>
  call(server.url, "PATCH", "/user/notification-settings", { token: applicant.token, body });
const mails = async () =>
  (await server.sentTo(`${applicant.username}@passerelle.example`)).map(({ body }) => body).join("\n");

it("mails the offers that an alert finds in the same hour", async () => {
  await choose({ offerAlerts: "mail" });
  await call(server.url, "POST", "/job-offer-alerts", { token: applicant.token, body: { search: "mature" } });
  const { id } = await publish(recruiter, { jobTitle: "Mâteuse", description: "Des matures." });
  await anHour();
  expect(await mails()).toContain(`/dashboard/offers?offer=${id}`);
});

it("mails other unread notifications even if alerts fail", async () => {
  await choose({ postComments: "mail" });
  const { id } = await post(applicant);
  await comment(recruiter, id);
  await server.db.schema.alterTable("offer_alerts").renameTo("offer_alerts_away").execute();
  try {
    await anHour();
    expect(await mails()).toContain(`/dashboard/posts/${id}`);
  } finally {
    await server.db.schema.alterTable("offer_alerts_away").renameTo("offer_alerts").execute();
  }
});
