import { expect } from "vitest";
import { once } from "../context/acts";
import { openSession } from "../auth/sessions";
import { call, refused, sendJson } from "../context/calls";
import type { TestUser } from "../context/accounts";
import { contractTest, testsOf, type ContractTest, type TestContext } from "../context/harness";
import { skipGreetings } from "../context/live-acts";
import { comment, post, theReader } from "../context/posts-acts";
import { unwrap } from "../context/unwrap";

const ticketOf = async (user: TestUser) => ({ ticket: (await unwrap(user.POST("/ws/ticket"))).ticket });

const theTicketHolder = once(({ signIn }) => signIn("applicant"));

/** Whether a key opens the channel. Closes it again. */
async function isOpened({ openLive }: TestContext, key: Parameters<TestContext["openLive"]>[0]): Promise<boolean> {
  const channel = await openLive(key).catch(() => undefined);
  channel?.close();
  return channel !== undefined;
}

export const liveTicketTests: ContractTest[] = [
  ...testsOf("createLiveTicket", {
    "opens the channel of the person who requested it (D-261)": async (context) => {
      const [me, other, reader] = [
        await context.signIn("applicant"),
        await theTicketHolder(context),
        await theReader(context),
      ];
      const [mine, theirs] = [
        await context.openLive(await ticketOf(me)),
        await context.openLive(await ticketOf(other)),
      ];
      await Promise.all([mine, theirs].map(skipGreetings));
      await comment(reader, (await post(me)).id);
      expect((await mine.next("unread_count_update")).data).toEqual({ unread_count: 1 });
      expect(theirs.pending()).toEqual([]);
      mine.close();
      theirs.close();
    },
    "returns another one each time, valid for some seconds (D-261)": async (context) => {
      const me = await theTicketHolder(context);
      const [one, other] = [await unwrap(me.POST("/ws/ticket")), await unwrap(me.POST("/ws/ticket"))];
      expect(one.ticket).not.toBe(other.ticket);
      expect(one.expiresIn).toBeGreaterThan(0);
    },
    "works once (D-261)": async (context) => {
      const ticket = await ticketOf(await theTicketHolder(context));
      expect([await isOpened(context, ticket), await isOpened(context, ticket)]).toEqual([true, false]);
    },
    "opens only one channel in simultaneous attempts (D-261)": async (context) => {
      const ticket = await ticketOf(await theTicketHolder(context));
      const opened = await Promise.all(Array.from({ length: 5 }, () => isOpened(context, ticket)));
      expect(opened.filter(Boolean)).toHaveLength(1);
    },
    "is not a token, and a token is not a ticket (D-261)": async (context) => {
      const me = await theTicketHolder(context);
      const { ticket } = await ticketOf(me);
      expect(await call(context.withToken(ticket), "GET", "/user/me")).toEqual(refused(401));
      expect(await isOpened(context, ticket)).toBe(false);
      expect(await isOpened(context, { ticket: me.token })).toBe(false);
    },
    "is invalid once its session has ended (D-261)": async (context) => {
      const me = await context.signIn("applicant");
      const other = await openSession(context, me);
      const [ticket, others] = [await ticketOf(me), await ticketOf(other)];
      await call(me, "POST", "/user/logout");
      expect(await isOpened(context, ticket)).toBe(false);
      expect(await isOpened(context, others)).toBe(true);
      expect(await call(me, "POST", "/ws/ticket")).toEqual(refused(401));
    },
    "is invalid once the password was changed, even in that session (D-261)": async (context) => {
      const me = await context.signIn("applicant");
      const other = await openSession(context, me);
      const tickets = [await ticketOf(me), await ticketOf(other)];
      const passwords = { currentPassword: me.password, password: "une-autre-rive-au-loin" };
      expect(await sendJson(me, "POST", "/user/password", passwords)).toHaveProperty("status", 200);
      for (const ticket of tickets) expect(await isOpened(context, ticket)).toBe(false);
      expect(await isOpened(context, await ticketOf(me))).toBe(true);
    },
    "leaves the token valid for opening the channel (D-155)": async (context) => {
      const me = await theTicketHolder(context);
      await ticketOf(me);
      expect(await isOpened(context, me.token)).toBe(true);
    },
  }),
  ...["", "rien-de-tel", "' OR 1=1 --"].map((ticket) =>
    contractTest(`refuses '${ticket}' as ticket (D-061)`, "createLiveTicket", async (context) => {
      expect(await isOpened(context, { ticket })).toBe(false);
    }),
  ),
];

export const laterLiveTicketTests: ContractTest[] = [
  contractTest("is invalid after its time (D-261)", "createLiveTicket", async (context) => {
    const me = await context.signIn("applicant");
    const [early, late] = [await ticketOf(me), await unwrap(me.POST("/ws/ticket"))];
    await context.passTime(1);
    expect(await isOpened(context, early)).toBe(true);
    await context.passTime(late.expiresIn + 1);
    expect(await isOpened(context, late)).toBe(false);
  }),
].map((one): ContractTest => ({ ...one, needs: "clock" }));
