import { expect } from "vitest";
import { theApplicant } from "../context/acts";
import { openSession } from "../auth/sessions";
import { save } from "../context/forms";
import { contractTest, testsOf, type ContractTest } from "../context/harness";
import { sendMessage, skipGreetings, startDiscussion, textsOf, withLive } from "../context/live-acts";
import { mailedSince } from "../context/mails";
import { call, refused, sendJson } from "../context/calls";
import { comment, find, post } from "../context/posts-acts";
import { aWord, found, foundCompanies } from "../context/search-acts";
import { endSession } from "../context/sessions";

export const suspendedTests: ContractTest[] = [
  ...testsOf("login", {
    "refuses a suspended person with a 403, for the right password only (D-038)": async (context) => {
      const user = await context.signIn("applicant");
      const login = (password: string) =>
        sendJson(context.anonymous, "POST", "/user/login", { email: user.me.email, password });
      endSession(user.token);
      await context.suspend(user);
      expect(await login(user.password)).toEqual(refused(403));
      // Only the owner of the account learns of the suspension.
      expect(await login(`${user.password}x`)).toEqual(refused(401));
    },
    "ends every session of a suspended person, with its live channel": async (context) => {
      const user = await context.signIn("recruiter");
      const other = await openSession(context, user);
      await withLive(context, [user, other], async (...channels) => {
        await Promise.all(channels.map(skipGreetings));
        for (const { token } of [user, other]) endSession(token);
        await context.suspend(user);
        await Promise.all(channels.map(({ closed }) => closed));
      });
      for (const one of [user, other]) expect(await call(one, "GET", "/user/me")).toEqual(refused(401));
    },
    "mails a suspended person": async (context) => {
      const user = await context.signIn("applicant");
      const before = await context.readMails(user.me.email);
      endSession(user.token);
      await context.suspend(user);
      await mailedSince(context, user.me.email, before);
    },
  }),
  contractTest("hides a suspended person and their company from searches", "searchPeople", async (context) => {
    const [word, reader] = [aWord(), await theApplicant(context)];
    const user = await context.signIn("recruiter");
    await save(user, "updateMe", { firstname: word });
    await save(user, "updateRecruiterProfile", { company: word });
    const seen = async () => [await found(reader, word), await found(reader, word, { by: "name" })];
    expect([await seen(), await foundCompanies(reader, word)]).toEqual([[[user.me.id], [user.me.id]], [user.me.id]]);
    endSession(user.token);
    await context.suspend(user);
    expect([await seen(), await foundCompanies(reader, word)]).toEqual([[[], []], []]);
  }),
  contractTest("keeps a suspended person's content visible, and accepts messages to them", "connectLive", (context) =>
    startDiscussion(context, async (mine, _, me, suspended) => {
      const { id } = await post(suspended);
      const { id: commentId } = await comment(suspended, id);
      endSession(suspended.token);
      await context.suspend(suspended);
      expect(await find(me, id)).toMatchObject({ id, comments: [{ id: commentId }] });
      const sent = await sendMessage(mine, { content: "Bonjour ?", recipientUsername: suspended.me.username });
      expect(await textsOf(me, sent.discussion.id)).toEqual(["Bonjour ?"]);
    }),
  ),
].map((test): ContractTest => ({ ...test, needs: "moderation" }));
