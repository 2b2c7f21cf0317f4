// @vitest-environment happy-dom
import { createApi, createLive, type LiveServerMessage, memberShapes } from "@passerelle/api";
import { aDiscussion, aMessage, aNotification, createDb, SEED_SESSIONS } from "@passerelle/mocks";
import { startLive } from "@passerelle/mocks/live";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ApiProvider, createQueryClient, LiveProvider } from "../../data";
import { toast, toastsAtom } from "../../components/feedback/toast";
import { said, setLanguage } from "../../i18n";
import { store } from "../../store";
import { messageKeys } from "../messages";
import { notificationKeys } from "../notifications";
import { useLive } from "./use-live";

const { token, username } = SEED_SESSIONS.applicant;
const url = "ws://localhost/ws/connect";
const db = createDb();
const last = aMessage({ id: 900, discussionId: 602, content: "Bonjour" });
const discussions = [aDiscussion({ id: 601 }), aDiscussion({ id: 602, lastMessage: null })];

function Dashboard() {
  useLive({ username }, { hrefOf: () => "", onOpen: () => undefined });
  return null;
}

let live: ReturnType<typeof startLive>;
let root: ReturnType<typeof createRoot>;

/** Renders the dashboard, which connects its channel. */
function show(client: ReturnType<typeof createQueryClient>) {
  const channel = createLive({ url, getToken: () => token });
  root.render(
    <ApiProvider api={createApi({ baseUrl: "http://localhost", shapes: memberShapes })} queryClient={client}>
      <LiveProvider channel={channel}>
        <Dashboard />
      </LiveProvider>
    </ApiProvider>,
  );
  return channel;
}

/** A connected dashboard with two discussions and the second one's messages in its cache. */
async function aDashboard() {
  const client = createQueryClient();
  const history = messageKeys.history(602);
  client.setQueryData(messageKeys.discussions, discussions);
  client.setQueryData(history, { messages: [], hasOlder: false, readTo: 0 });
  const channel = show(client);
  // The server's initial messages: both counts.
  await expect.poll(() => client.getQueryData(messageKeys.unread)).toBe(3);
  return {
    client,
    channel,
    texts: () =>
      client.getQueryData<{ messages: { content: string }[] }>(history)?.messages.map((each) => each.content),
    order: () => client.getQueryData<{ id: number }[]>(messageKeys.discussions)?.map(({ id }) => id),
  };
}

beforeEach(() => {
  live = startLive({ db, url });
  root = createRoot(document.createElement("div"));
});
afterEach(() => {
  root.unmount();
  live.stop();
});

it.each<LiveServerMessage>([
  { type: "new_message", data: { message: last } },
  {
    type: "message_sent",
    data: { message: last, discussion: aDiscussion({ id: 602, lastMessage: last }), isNewDiscussion: false },
  },
])("a $type goes into its history, and brings its discussion to the top", async (frame) => {
  const { texts, order } = await aDashboard();
  live.push(frame);
  await expect.poll(() => texts()).toEqual(["Bonjour"]);
  expect(order()).toEqual([602, 601]);
});

it("a message that is changed or deleted has its history and the discussions read again", async () => {
  const { client } = await aDashboard();
  const outdated = () =>
    [messageKeys.history(602), messageKeys.discussions].map((key) => client.getQueryState(key)?.isInvalidated);
  expect(outdated()).toEqual([false, false]);
  live.push({ type: "message_changed", data: { message: { ...last, editedAt: last.createdAt } } });
  await expect.poll(outdated).toEqual([true, true]);
});

it("a notification refetches its target everywhere, an open offer too", async () => {
  const { client } = await aDashboard();
  const offer = ["job-offer", 12] as const;
  client.setQueryData(offer, { active: true });
  live.push({ type: "new_notification", data: { message: "L’offre est fermée." } });
  await expect.poll(() => client.getQueryState(offer)?.isInvalidated).toBe(true);
  expect(client.getQueryState(messageKeys.history(602))?.isInvalidated).toBe(false);
});

const toastTexts = () => store.get(toastsAtom).map(({ sentence }) => said(sentence).text);
const tell = (id: number, message: string) =>
  live.push({ type: "new_notification", data: { message, notification: aNotification({ id, message }) } });

it("a repeated notification updates its toast, another one gets its own (D-457)", async () => {
  toast.clear();
  await aDashboard();
  tell(7, "Emma a postulé.");
  tell(8, "Jeanne a aimé votre post.");
  tell(7, "Léo et 1 autre personne ont postulé.");
  await expect.poll(toastTexts).toEqual(["Jeanne a aimé votre post.", "Léo et 1 autre personne ont postulé."]);
});

it("a notification of a post leaves alone what it is not about", async () => {
  const { client } = await aDashboard();
  const [offer, posts] = [["job-offer", 12] as const, ["posts", 1] as const];
  client.setQueryData(offer, { active: true });
  client.setQueryData(posts, []);
  const notification = aNotification({ target: { kind: "post", id: 88 } });
  live.push({ type: "new_notification", data: { message: "Jeanne a aimé votre post.", notification } });
  await expect.poll(() => client.getQueryState(posts)?.isInvalidated).toBe(true);
  expect(client.getQueryState(offer)?.isInvalidated).toBe(false);
});

it("what the applicant changed in another tab is read again when it is shown next, and the figures", async () => {
  const { client } = await aDashboard();
  const [list, figures, posts] = [
    ["job-offers-for-me", 1],
    ["dashboard", "stats"],
    ["posts", 1],
  ] as const;
  for (const key of [list, figures, posts]) client.setQueryData(key, {});
  const isStale = (key: typeof list | typeof figures | typeof posts) => client.getQueryState(key)?.isInvalidated;
  live.push({ type: "own_update", data: { kind: "saved_offer", id: 12, exists: true } });
  await expect.poll(() => isStale(list)).toBe(true);
  expect([isStale(figures), isStale(posts)]).toEqual([false, false]);
  live.push({ type: "own_update", data: { kind: "application", id: 12, exists: true } });
  await expect.poll(() => isStale(figures)).toBe(true);
  expect(isStale(posts)).toBe(false);
});

it("the choice of read marks in another tab has it read again, and the marks (D-203)", async () => {
  const { client } = await aDashboard();
  client.setQueryData(["me"], {});
  live.push({ type: "own_update", data: { kind: "read_marks", id: 11, exists: false } });
  for (const key of [["me"] as const, messageKeys.discussions])
    await expect.poll(() => client.getQueryState(key)?.isInvalidated).toBe(true);
});

it("messages missed before the first successful attempt are reloaded too (D-148)", async () => {
  live.stop();
  live = startLive({ db, url, mode: "refused" });
  const client = createQueryClient();
  client.setQueryData(messageKeys.discussions, discussions);
  const channel = show(client);
  await expect.poll(() => channel.getState()).toMatchObject({ retryAt: expect.any(Number) });
  live.stop();
  live = startLive({ db, url });
  channel.retryNow();
  await expect.poll(() => client.getQueryState(messageKeys.discussions)?.isInvalidated).toBe(true);
});

it("a count that rises without its message has the discussions read again (D-139)", async () => {
  const { client } = await aDashboard();
  live.push({ type: "unread_messages_count_update", data: { unread_count: 4 } });
  await expect.poll(() => client.getQueryState(messageKeys.discussions)?.isInvalidated).toBe(true);
  expect(client.getQueryState(messageKeys.history(602))?.isInvalidated).toBe(true);
});

it("after a reconnection all that the server tells of is read again (D-148), and no gap is hidden before", async () => {
  const { client, channel, texts } = await aDashboard();
  client.setQueryData(["posts", 1], []);
  client.setQueryData(["sessions", "fr"], []);
  live.close();
  await expect.poll(() => channel.getState().status).toBe("CLOSED");
  expect(client.getQueryState(messageKeys.history(602))?.isInvalidated).toBe(false);
  channel.retryNow();
  await expect.poll(() => client.getQueryState(messageKeys.history(602))?.isInvalidated).toBe(true);
  expect(client.getQueryState(["posts", 1])?.isInvalidated).toBe(true);
  expect(client.getQueryState(["sessions", "fr"])?.isInvalidated).toBe(false);
  live.push({ type: "new_message", data: { message: last } });
  await expect.poll(() => client.getQueryData(messageKeys.discussions)).toMatchObject([{ lastMessage: last }, {}]);
  expect(texts()).toEqual([]);
});

it("the next heartbeat recovers messages lost on an open channel (D-148)", async () => {
  const { client, channel } = await aDashboard();
  const isBehind = () => client.getQueryState(messageKeys.history(602))?.isInvalidated;
  live.sendHeartbeats();
  live.losing(() => live.push({ type: "new_message", data: { message: last } }));
  expect(isBehind()).toBe(false);
  live.sendHeartbeats();
  await expect.poll(() => isBehind()).toBe(true);
  expect(channel.getState().status).toBe("OPEN");
});

it("gets messages in the interface's language, and refetches those in another", async () => {
  setLanguage("fr");
  const { client, channel } = await aDashboard();
  client.setQueryData([...notificationKeys.list, "fr"], []);
  expect(channel.getLanguage()).toBe("fr");
  setLanguage("en");
  await expect.poll(() => channel.getLanguage()).toBe("en");
  expect(client.getQueryState([...notificationKeys.list, "fr"])?.isInvalidated).toBe(true);
});
