import { day, minute } from "@passerelle/domain";
import { expect } from "vitest";
import { aMailed, digestOf } from "./digests";
import { testsWith, type ContractTest } from "../context/harness";
import { sendJson } from "../context/calls";

export const laterDigestTests: ContractTest[] = testsWith(["clock", "digests"], "updateNotificationSettings", {
  "mails repeated events again the next day (D-180)": async (context) => {
    const { author, commenter, postId } = await aMailed(context);
    await context.passTime(day + minute);
    const before = await context.readMails(author.me.email);
    await sendJson(commenter, "POST", "/post-like", { postID: postId });
    const digest = await digestOf(context, author, before);
    expect(digest).toContain(`${commenter.me.firstname} ${commenter.me.lastname}`);
  },
});
