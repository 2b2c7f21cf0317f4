import { beforeEach, expect, it } from "vitest";
import { notificationsOf } from "../../../test/feed";
import { aMember, type Member, memberFor } from "../../../test/members";
import { testServer } from "../../../test/test-server";
import { localBroker } from "../../platform/live/broker";
import { queueNotification, type Queued, sendLeftOver, sendQueued } from "./queue";

let readers: Member[];
const server = testServer();
const recruiter = memberFor(beforeEach, server, "recruiter");
beforeEach(async () => {
  readers = await Promise.all(Array.from({ length: 21 }, () => aMember(server, "applicant")));
});

let lastOffer = 1_000_000;
const anOffer = () => (lastOffer += 1);
const closed = (offerId: number, to = readers.map(({ id }) => id)): Queued => ({
  offerId,
  notify: { event: "offer_closed", actorId: recruiter.id, targetId: offerId, params: { jobTitle: "Maçon" }, to },
});
const queue = (queued: Queued) => server.db.transaction().execute((tx) => queueNotification(tx, queued));
const countsOf = (people: Member[]) => Promise.all(people.map(async (one) => (await notificationsOf(one)).length));
const waiting = () => server.db.selectFrom("notification_queue").selectAll().orderBy("id").execute();
const send = (offerId?: number) => sendQueued(server.db, () => undefined, offerId);

it("notifies any number of readers once each, and is then empty", async () => {
  const offer = anOffer();
  await queue(closed(offer));
  expect(await countsOf(readers)).toEqual(readers.map(() => 0));
  await send(offer);
  expect(await countsOf(readers)).toEqual(readers.map(() => 1));
  expect(await waiting()).toEqual([]);
});

it("keeps the order of entries about an offer, and does not touch other offers", async () => {
  const [offer, other] = [anOffer(), anOffer()];
  await queue(closed(other));
  await queue(closed(offer));
  await queue({ offerId: offer, outdated: ["offer_closed"] });
  await send(offer);
  expect(await countsOf(readers)).toEqual(readers.map(() => 0));
  expect(await waiting()).toMatchObject([{ offer_id: other }]);
  await send(other);
});

it("sends an entry once when two processes send concurrently", async () => {
  const offer = anOffer();
  const published: number[] = [];
  await queue(closed(offer));
  const sending = () => sendQueued(server.db, (userId) => void published.push(userId), offer);
  await Promise.all([sending(), sending()]);
  expect(published.toSorted((a, b) => a - b)).toEqual(readers.map(({ id }) => id).toSorted((a, b) => a - b));
});

it("skips readers with deleted accounts, and works without its actor", async () => {
  const offer = anOffer();
  const [gone, ...others] = readers;
  await queue(closed(offer));
  await server.db
    .deleteFrom("users")
    .where("id", "in", [gone?.id ?? 0, recruiter.id])
    .execute();
  await send();
  expect(await countsOf(others)).toEqual(others.map(() => 1));
});

it("is sent at the next start after a killed process, also to live readers", async () => {
  const published: unknown[] = [];
  await queue(closed(anOffer()));
  await sendLeftOver(server.db, {
    ...localBroker(),
    publish: async (userId, { kind }) => void published.push([userId, kind]),
  });
  expect(published).toHaveLength(readers.length);
  expect(published).toContainEqual([readers[0]?.id, "notification"]);
  expect(await waiting()).toEqual([]);
});
