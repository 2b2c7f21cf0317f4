import { cast } from "@passerelle/domain/cast";
import { aMessage, defaultDb, fails } from "@passerelle/mocks";
import { readAs, writeTo } from "@passerelle/mocks/live";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { reportLabel } from "../../components/stories/story-reports";
import { inLargeText, openQuestion } from "../../components/stories/story-steps";
import { MessagesScreen } from "./MessagesScreen";
import {
  type Acting,
  box,
  bubble,
  desktop,
  history,
  holds,
  inDashboard,
  jeanne,
  me,
  phone,
  row,
  say,
  sendTo,
  statusOf,
  stored,
} from "./story-steps";

/** Editing and deleting one's own messages. */
const meta = {
  title: "Messages/Changes",
  component: MessagesScreen,
  ...inDashboard,
  parameters: { ...inDashboard.parameters },
  args: { me: jeanne, selected: cast.karim.username, onSelect: fn() },
} satisfies Meta<typeof MessagesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const first = "À mardi, alors !";
const second = "À mercredi, alors !";

/** Jeanne has just written to Karim, according to the browser's clock too. */
const wroteJustNow = {
  beforeEach: () => {
    const db = defaultDb();
    db.clock.advance(Date.now() - db.clock.now().getTime());
    writeTo(db, cast.karim.username, me, first);
  },
};

const named = (key: "edit" | "delete", text = first) => `${say(`change.${key}`)} (${text})`;
const button = async (acting: Acting, key: "edit" | "delete", text = first) =>
  (await history(acting)).findByRole("button", { name: named(key, text) });

/** Presses a button of the bubble; the list ignores clicks while it scrolls. */
async function press(acting: Acting, key: "edit" | "delete") {
  await bubble(acting, first);
  const isPressed = () =>
    key === "edit"
      ? acting.canvas.queryByText(say("change.title"))
      : document.querySelector("[role=alertdialog][data-state=open]");
  await waitFor(async () => {
    if (!isPressed()) await acting.userEvent.click(await button(acting, key));
    await expect(isPressed()).toBeInTheDocument();
  });
}

async function retype(acting: Acting, text: string) {
  await acting.userEvent.clear(await box(acting));
  await acting.userEvent.type(await box(acting), text);
}

/** Text of twice the size on a phone keeps the width for the message: its buttons are below it. */
export const ChangeableInLargeText: Story = {
  ...phone,
  ...wroteJustNow,
  play: async (acting) => {
    await bubble(acting, first);
    const log = acting.canvas.getByRole("log");
    await inLargeText(async () => {
      await waitFor(async () => {
        log.scrollTop = log.scrollHeight;
        const [text, edit] = [within(log).getByText(first), within(log).getByRole("button", { name: named("edit") })];
        const [{ bottom }, { top }] = [text.getBoundingClientRect(), edit.getBoundingClientRect()];
        await expect(top).toBeGreaterThanOrEqual(bottom - 1);
      });
      await expect(log.scrollWidth).toBeLessThanOrEqual(log.clientWidth);
    });
  },
};

/** The box contains the message's text; the previous draft returns afterwards. */
export const Changes: Story = {
  ...desktop,
  ...wroteJustNow,
  tags: ["smoke"],
  play: async (acting) => {
    const { userEvent, canvas } = acting;
    await bubble(acting, first);
    // Older messages cannot be changed.
    const buttons = (await history(acting)).getAllByRole("button", { name: new RegExp(`^${say("change.edit")}`) });
    await expect(buttons).toHaveLength(1);
    await userEvent.type(await box(acting), "Au fait");
    await press(acting, "edit");
    await expect(await box(acting)).toHaveValue(first);
    await expect(await box(acting)).toHaveFocus();
    await retype(acting, `${second}{Enter}`);
    await expect(await bubble(acting, second)).toBeInTheDocument();
    await expect(await statusOf(acting, second)).toHaveTextContent(say("change.edited"));
    await waitFor(async () => expect(await box(acting)).toHaveValue("Au fait"));
    await expect(canvas.queryByText(say("change.title"))).not.toBeInTheDocument();
    await expect(stored(second)).toHaveLength(1);
    await expect(await row(acting, "Karim Benali")).toHaveTextContent(second);
  },
};

/** Escape restores the previous draft. */
export const ChangeIsLeft: Story = {
  ...desktop,
  ...wroteJustNow,
  play: async (acting) => {
    await bubble(acting, first);
    await acting.userEvent.type(await box(acting), "Au fait");
    await press(acting, "edit");
    await retype(acting, `${second}{Escape}`);
    await waitFor(async () => expect(await box(acting)).toHaveValue("Au fait"));
    await expect(await box(acting)).toHaveFocus();
    await expect(await bubble(acting, first)).toBeInTheDocument();
  },
};

const tooLate = "Un message ne peut être modifié ou supprimé que pendant 15 minutes.";

/** The server's text when its clock says that it is too late. */
export const ChangeTooLate: Story = {
  ...desktop,
  ...wroteJustNow,
  parameters: { msw: [fails("updateMessage", 403, { error: tooLate })] },
  play: async (acting) => {
    await press(acting, "edit");
    await retype(acting, `${second}{Enter}`);
    await expect(await acting.canvas.findByText(tooLate)).toBeVisible();
    await expect(await box(acting)).toHaveValue(second);
  },
};

/** After a question, a note replaces the message, here and in the list. */
export const Deletes: Story = {
  ...desktop,
  ...wroteJustNow,
  tags: ["smoke"],
  play: async (acting) => {
    await press(acting, "delete");
    await acting.userEvent.click((await openQuestion()).getByRole("button", { name: /^(Supprimer|Delete)$/ }));
    await expect(await bubble(acting, say("deletedMessage"))).toBeInTheDocument();
    await expect((await history(acting)).queryByText(first)).not.toBeInTheDocument();
    await expect(await row(acting, "Karim Benali")).toHaveTextContent(say("deletedMessage"));
    await expect(stored(first)).toHaveLength(0);
    await waitFor(async () => expect(await box(acting)).toHaveFocus());
  },
};

/** The other person's edited messages say so, and a note replaces deleted ones. */
export const ByTheOther: Story = {
  parameters: {
    msw: [
      holds(
        aMessage({ id: 1, content: second, editedAt: "2026-10-12T08:02:00.000Z" }),
        aMessage({ id: 2, content: "Message supprimé", deletedAt: "2026-10-12T08:03:00.000Z" }),
      ),
    ],
  },
  play: async (acting) => {
    await bubble(acting, second);
    await expect(await statusOf(acting, second)).toHaveTextContent(say("change.edited"));
    await expect(await bubble(acting, say("deletedMessage"))).toBeInTheDocument();
    const report = { name: reportLabel("message", "Karim Benali") };
    await expect((await history(acting)).getAllByRole("button", report)).toHaveLength(1);
  },
};

const firstRead = "À mardi, alors !";
const secondRead = "J’apporte mon portfolio.";
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
export const ReadMarkShown: Story = {
  tags: ["smoke"],
  globals: { language: "fr" },
  beforeEach: () => {
    write(firstRead);
    karimReads();
  },
  play: (acting) => isRead(acting, firstRead),
};

/** The mark arrives live and moves to later messages. Nothing is announced. */
export const ComesLive: Story = {
  ...desktop,
  beforeEach: () => write(firstRead),
  play: async (acting) => {
    await bubble(acting, firstRead);
    await isNotSaid(acting);
    karimReads();
    await isRead(acting, firstRead);
    await expect(acting.canvas.queryByText(new RegExp(say("read")), { selector: "[role=status] *" })).toBeNull();
    await sendTo(acting, secondRead);
    await bubble(acting, secondRead);
    await isRead(acting, firstRead);
    karimReads();
    await isRead(acting, secondRead);
  },
};
