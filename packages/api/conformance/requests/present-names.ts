import { expect } from "vitest";
import { once } from "../context/acts";
import { aName } from "../context/builders";
import { dataIn, save } from "../context/forms";
import { contractTest, type ContractTest } from "../context/harness";
import { sendMessage, skipGreetings, messagesOf, withLive } from "../context/live-acts";
import { sendJson } from "../context/calls";
import { post, theReader } from "../context/posts-acts";

/** A person who wrote to a reader and then changed all names. */
const aRenamedAuthor = once(async (context) => {
  const [actor, reader] = [await context.signIn("applicant"), await context.signIn("recruiter")];
  const discussion = await withLive(context, [actor], async (channel) => {
    await skipGreetings(channel);
    return (await sendMessage(channel, { content: "Bonjour.", recipientUsername: reader.me.username })).discussion.id;
  });
  // The reader's earlier answer must not be cached.
  await messagesOf(reader, discussion);
  const username = aName();
  const names = { username, firstname: "Zoé", lastname: `Nouveau ${username}` };
  await save(actor, "updateMe", names);
  return { actor, reader, discussion, names };
});

/** Contract tests that a rename shows at once. The tests of effects compare all other answers. */
export const presentNameTests: ContractTest[] = [
  contractTest(
    "returns a new comment and a new like with the current names (D-031)",
    "createComment",
    async (context) => {
      const { actor, names } = await aRenamedAuthor(context);
      const { username, firstname, lastname } = names;
      const { id: postID } = await post(await theReader(context));
      const answer = await sendJson(actor, "POST", "/comment", { postID, content: "Encore." });
      expect(dataIn(answer)).toMatchObject({ username, fullname: `${firstname} ${lastname}` });
      expect(dataIn(await sendJson(actor, "POST", "/post-like", { postID }))).toMatchObject({ username });
    },
  ),
  contractTest("shows the sender of a message by the current names (D-031)", "listMessages", async (context) => {
    const { reader, discussion, names } = await aRenamedAuthor(context);
    expect(await messagesOf(reader, discussion)).toMatchObject([{ sender: names }]);
  }),
];
