import { cast } from "@passerelle/domain/cast";
import { defaultDb } from "@passerelle/mocks";
import { readAs, writeTo } from "@passerelle/mocks/live";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { MessagesScreen } from "./MessagesScreen";
import { type Acting, bubble, desktop, history, inDashboard, jeanne, me, say, sendTo, statusOf } from "./story-steps";

/** Which of one's own messages the other person has read. */
const meta = {
  title: "Messages/ReadMarks",
  component: MessagesScreen,
  ...inDashboard,
  parameters: { ...inDashboard.parameters },
  args: { me: jeanne, selected: cast.karim.username, onSelect: fn() },
} satisfies Meta<typeof MessagesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const first = "À mardi, alors !";
const second = "J’apporte mon portfolio.";
const karim = cast.karim.username;

/** Jeanne has just written to Karim, according to the browser's clock too. */
function write(...texts: string[]) {
  const db = defaultDb();
  db.clock.advance(Date.now() - db.clock.now().getTime());
  for (const text of texts) writeTo(db, karim, me, text);
}

const karimReads = () => readAs(defaultDb(), karim, me);

const marks = async (acting: Acting) => (await history(acting)).queryAllByText(say("read"));

/** Waits until only this bubble is marked as read. */
const isRead = (acting: Acting, text: string) =>
  waitFor(async () => {
    await expect(await statusOf(acting, text)).toHaveTextContent(say("read"));
    await expect(await marks(acting)).toHaveLength(1);
  });

const isNotSaid = (acting: Acting) => waitFor(async () => expect(await marks(acting)).toHaveLength(0));

/** The message was read before the discussion was opened. */
export const Shown: Story = {
  tags: ["smoke"],
  globals: { language: "fr" },
  beforeEach: () => {
    write(first);
    karimReads();
  },
  play: (acting) => isRead(acting, first),
};

/** The mark arrives live and moves to later messages. Nothing is announced. */
export const ComesLive: Story = {
  ...desktop,
  beforeEach: () => write(first),
  play: async (acting) => {
    await bubble(acting, first);
    await isNotSaid(acting);
    karimReads();
    await isRead(acting, first);
    await expect(acting.canvas.queryByText(new RegExp(say("read")), { selector: "[role=status] *" })).toBeNull();
    await sendTo(acting, second);
    await bubble(acting, second);
    await isRead(acting, first);
    karimReads();
    await isRead(acting, second);
  },
};

/** A deleted message has no mark; the read message before it gets one. */
export const DeletedAfterThat: Story = {
  ...desktop,
  beforeEach: () => {
    write(first, second);
    karimReads();
    const where = { content: { equals: second } };
    defaultDb().message.update({ where, data: { content: "", deletedAt: new Date().toISOString() }, strict: true });
  },
  play: (acting) => isRead(acting, first),
};
