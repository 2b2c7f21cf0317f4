import { randomUUID } from "node:crypto";
import { form } from "@passerelle/api";
import { beforeAll, expect, it } from "vitest";
import { applied, publish } from "./acts";
import { call } from "./call";
import { comment, markRead, notificationsOf, post } from "./feed";
import { opened } from "./live";
import { type Member, memberFor } from "./members";
import { sendMessage, sendMessages } from "./messages";
import { testServer } from "./test-server";

let offerId: number;
let postId: number;
let commentId: number;
let discussionId: number;
const server = testServer();
const applicant = memberFor(beforeAll, server, "applicant");
const recruiter = memberFor(beforeAll, server, "recruiter");
beforeAll(async () => {
  postId = (await post(recruiter)).id;
  commentId = (await comment(recruiter, postId)).id;
  for (let n = 0; n < 3; n += 1) offerId = (await publish(recruiter, { public: true })).id;
  await applied(applicant, offerId);
  discussionId = await sendMessages(server, recruiter, applicant, "Bonjour.", "Et bienvenue.");
});

const ofApplicants: [string, () => string, number][] = [
  ["the account", () => "/user/me", 1],
  ["the figures of home", () => "/dashboard/stats", 1],
  // One more than later, because the first list reads the declared skills.
  ["what an applicant may do next", () => "/dashboard/next", 9],
  ["a page of posts", () => "/posts", 1],
  ["new posts", () => "/posts/new-count?after=1", 1],
  ["a post", () => `/post/${postId}`, 1],
  ["a page of comments", () => `/post/${postId}/comments`, 2],
  ["the comments around one", () => `/post/${postId}/comments?around=1`, 3],
  ["a page of likes", () => `/post/${postId}/likes`, 2],
  ["a page of a comment's likes", () => `/comment/${commentId}/likes`, 2],
  ["notifications", () => "/notifications", 1],
  ["how one is notified", () => "/user/notification-settings", 1],
  ["unread notifications", () => "/notifications/unread-count", 1],
  ["unread messages", () => "/messages/unread-count", 1],
  ["discussions", () => "/discussions", 1],
  ["a discussion's messages", () => `/discussions/${discussionId}/messages`, 2],
  ["offers matched to a person", () => "/job-offers-for-me", 4],
  ["a search", () => "/job-offers-for-me?search=go&contract=cdi", 8],
  ["saved offers", () => "/job-offers-for-me?view=saved", 7],
  ["alerts", () => "/job-offer-alerts", 1],
  ["an offer that is opened first", () => `/job-offer/${offerId}`, 3],
  ["an offer", () => `/job-offer/${offerId}`, 2],
  ["a section of the CV", () => "/formations", 1],
  ["all people", () => "/users", 1],
  ["people found", () => "/people?q=jeanne", 2],
  ["people found by name", () => "/people?q=jeanne&by=name&page=2", 2],
  ["companies found", () => "/companies?q=lumio", 2],
  ["a person's page", () => `/people/${applicant.username}`, 6],
  ["a company's page", () => `/companies/${recruiter.username}`, 3],
  ["a company's posts", () => `/companies/${recruiter.username}/posts`, 2],
  ["public offers", () => "/public/offers?search=go", 5],
  ["a public offer", () => `/public/offers/${offerId}`, 2],
  ["a company with public offers", () => `/public/companies/${recruiter.username}`, 5],
];

/** The number of statements of a person's call, after one that has cached their session. */
async function statementsOf(path: string, { token }: Member): Promise<number> {
  await call(server.url, "GET", "/user/me", { token });
  const before = server.statements.count;
  expect(await call(server.url, "GET", path, { token })).toHaveProperty("status", 200);
  return server.statements.count - before;
}

it.each(ofApplicants)("%s: no more statements than planned", async (_, path, most) => {
  expect(await statementsOf(path(), applicant)).toBeLessThanOrEqual(most);
});

it("a message that its reader receives live: no more statements than planned", async () => {
  const [writer, reader] = [await opened(server, recruiter.token), await opened(server, applicant.token)];
  const before = server.statements.count;
  await sendMessage(writer, { content: "À demain.", recipientUsername: applicant.username });
  // The message and the unread count.
  await reader.arrived(4);
  expect(server.statements.count - before).toBeLessThanOrEqual(3);
  for (const { socket } of [writer, reader]) socket.terminate();
});

it("a comment: no more statements than planned", async () => {
  const { id: postID } = await post(applicant);
  await call(server.url, "GET", "/user/me", { token: recruiter.token });
  const before = server.statements.count;
  const body = { postID, content: "Bonjour." };
  expect(await call(server.url, "POST", "/comment", { token: recruiter.token, body })).toHaveProperty("status", 201);
  // Two limits, the comment, a lock on its readers, its notification, and the answer.
  expect(server.statements.count - before).toBeLessThanOrEqual(6);
});

const formation = { institution: "Nantes Université", degree: "Master", startedAt: "2022-09-01", skills: ["Go"] };

async function changeFormation() {
  const { data } = await applicant.api.POST("/formation", { body: formation });
  const params = { path: { id: Number(data?.data.id) } };
  return () => applicant.api.PATCH("/formation/{id}", { params, body: { degree: "Licence" } });
}

async function readNotification() {
  await comment(recruiter, (await post(applicant)).id);
  const [notification] = await notificationsOf(applicant);
  return () => markRead(applicant, Number(notification?.id));
}

async function changePay() {
  const { id } = await publish(recruiter);
  return () => recruiter.api.PATCH("/job-offer/{id}", { params: { path: { id } }, body: { salary: 41_000 } });
}

// The first statement of each counts the person's writes.
it.each<[string, () => Promise<() => Promise<{ response: Response }>>, number]>([
  ["a post", async () => () => applicant.api.POST("/post", form({ text: "Bonjour.", clientId: randomUUID() })), 3],
  ["an entry of the CV", async () => () => applicant.api.POST("/formation", { body: { ...formation, skills: [] } }), 3],
  ["a change of an entry", changeFormation, 4],
  ["a phone number", async () => () => applicant.api.PATCH("/user/update", form({ phone: "+33612345678" })), 3],
  ["a notification that is read", readNotification, 2],
  ["the pay of an offer", changePay, 9],
])("%s: no more statements than planned", async (_, prepare, most) => {
  const write = await prepare();
  const before = server.statements.count;
  expect((await write()).response.ok).toBe(true);
  expect(server.statements.count - before).toBeLessThanOrEqual(most);
});

it.each<[string, () => string, number]>([
  ["what a recruiter may do next", () => "/dashboard/next", 6],
  ["a recruiter's offers", () => `/job-offers/recruiter/${recruiter.username}`, 2],
  ["the open ones of these", () => `/job-offers/recruiter/${recruiter.username}?status=open&search=x`, 3],
  ["the applications of an offer", () => `/applications?jobOfferID=${offerId}`, 7],
])("%s: no more statements than planned", async (_, path, most) => {
  expect(await statementsOf(path(), recruiter)).toBeLessThanOrEqual(most);
});
