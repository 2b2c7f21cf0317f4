import { cast } from "@passerelle/domain/cast";
import { aDiscussion, aMessage, aPerson, answers, defaultDb, fails } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { writeTo } from "@passerelle/mocks/live";
import { plain } from "../../components/stories/story-steps";
import { MessagesScreen } from "./MessagesScreen";
import {
  type Acting,
  box,
  bubble,
  desktop,
  fill,
  history,
  holds,
  inDashboard,
  isAtTheEnd,
  isInView,
  jeanne,
  lines,
  me,
  phone,
  row,
  say,
} from "./story-steps";

const meta = {
  title: "Messages/MessagesScreen",
  component: MessagesScreen,
  ...inDashboard,
  args: { me: jeanne, selected: null, onSelect: fn() },
} satisfies Meta<typeof MessagesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const mardi = "Mardi à 14 h me convient très bien.";

export const AsTheSpecificationQuotes: Story = {
  tags: ["smoke"],
  globals: { language: "default", ...desktop.globals },
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    await expect(await canvas.findByText("Sélectionnez une conversation pour commencer")).toBeVisible();
    await expect(canvas.getByPlaceholderText("Search existing conversations...")).toHaveAttribute("lang", "en");
    await expect(canvas.getByRole("button", { name: "New Conversation" })).toBeVisible();
    await userEvent.click(await row(acting, "Karim Benali"));
    await expect(await canvas.findByPlaceholderText("Tapez votre message...")).toBeVisible();
    await expect(canvas.getByText("@karim.benali")).toBeVisible();
  },
};

/** Newest first, with relative times. */
export const Conversations: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    await expect(await row(acting, "Claire Moreau")).toHaveTextContent("Elle semble écrite pour vous.");
    await expect(await row(acting, "Hugo Petit")).toHaveTextContent(plain(`${say("youSaid")} Oui !`));
    const names = lines(acting).map((line) => line.querySelector("bdi")?.textContent);
    await expect(names).toEqual(["Karim Benali", "Claire Moreau", "Hugo Petit"]);
    await expect((await row(acting, "Hugo Petit")).querySelector("time")).not.toBeEmptyDOMElement();
  },
};

/** One's own messages are on the right; the open discussion is marked, and the box is ready. */
export const OpensAConversation: Story = {
  ...desktop,
  play: async (acting) => {
    const { userEvent, args } = acting;
    await userEvent.click(await row(acting, "Karim Benali"));
    await expect(args.onSelect).toHaveBeenCalledWith(cast.karim.username);
    await expect(await row(acting, "Karim Benali")).toHaveAttribute("aria-current", "true");
    const own = await bubble(acting, "Bonjour Karim, merci ! Que souhaitez-vous savoir ?");
    const theirs = await bubble(acting, mardi);
    const log = theirs.closest("[role=log]")?.getBoundingClientRect();
    await expect(own.getBoundingClientRect().left).toBeGreaterThan(theirs.getBoundingClientRect().left);
    await expect(own.getBoundingClientRect().right).toBeLessThanOrEqual(log?.right ?? 0);
    await expect(await box(acting)).toHaveFocus();
  },
};

/** The address keeps it open after a reload; nothing takes the focus then. */
export const ComesBackToIt: Story = {
  args: { selected: cast.karim.username },
  play: async (acting) => {
    await expect(await bubble(acting, mardi)).toBeVisible();
    await expect(await box(acting)).not.toHaveFocus();
  },
};

/** One panel at a time, with a back button; the focus moves along. */
export const OnAPhone: Story = {
  ...phone,
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    await userEvent.click(await row(acting, "Claire Moreau"));
    await expect(await canvas.findByRole("heading", { name: "Claire Moreau" })).toHaveFocus();
    await expect(canvas.queryByRole("heading", { name: "Messages" })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: say("back") }));
    await waitFor(async () => expect(await row(acting, "Claire Moreau")).toHaveFocus());
    await expect(canvas.queryByRole("log")).not.toBeInTheDocument();
  },
};

export const AddressOfNobody: Story = {
  args: { selected: "qui.est-ce" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say("nobody.unknown"))).toBeVisible();
    await expect(canvas.queryByRole("textbox", { name: /^Message/ })).not.toBeInTheDocument();
  },
};

export const PersonCouldNotBeLookedFor: Story = {
  args: { selected: cast.sophie.username },
  parameters: { msw: [fails("getUser", 500), fails("searchPeople", 500)] },
  globals: { language: "default" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Failed to load users.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Réessayer" })).toBeVisible();
  },
};

const gone = aPerson({
  username: "utilisateur-supprime",
  firstname: "Utilisateur",
  lastname: "supprimé",
  deleted: true,
});

/** The messages stay readable, without a box to reply. */
export const DeletedInterlocutor: Story = {
  args: { selected: "utilisateur-supprime~601" },
  parameters: {
    msw: [
      answers("listDiscussions", 200, [aDiscussion({ interlocutor: gone, user2: gone })]),
      holds(aMessage({ sender: gone })),
    ],
  },
  play: async (acting) => {
    await expect(await bubble(acting, mardi, say("deletedWithin"))).toBeVisible();
    await expect(acting.canvas.getByText(say("discussion.closed"))).toBeVisible();
    await expect(acting.canvas.queryByRole("button", { name: say("composer.send") })).not.toBeInTheDocument();
  },
};

const karimWrites = (text: string) => writeTo(defaultDb(), me, cast.karim.username, text);

/** Waits until a row shows the number of unread messages as text, not only by colour. */
const marked = (acting: Acting, name: string, count: number) =>
  waitFor(async () => {
    const line = await row(acting, name);
    await expect(line).toHaveAccessibleName(expect.stringContaining(plain(say("unread", { count }))));
    await expect(line).toHaveTextContent(String(count));
    await expect(line).toHaveAttribute("data-unread");
  });
const unmarked = (acting: Acting, name: string) =>
  waitFor(async () => expect(await row(acting, name)).not.toHaveAttribute("data-unread"));

/** Bold, with a bar and a count, which has a text alternative. */
export const Marked: Story = {
  globals: { language: "fr" },
  play: async (acting) => {
    await marked(acting, "Karim Benali", 1);
    await marked(acting, "Claire Moreau", 2);
    await unmarked(acting, "Hugo Petit");
  },
};

const line = async (acting: Acting, name?: string) =>
  (await history(acting, name)).queryByRole("separator", { name: say("discussion.new") });

/** The line precedes the first unread message, and stays there when others arrive. */
export const Line: Story = {
  tags: ["smoke"],
  globals: { language: "fr", ...desktop.globals },
  play: async (acting) => {
    await acting.userEvent.click(await row(acting, "Karim Benali"));
    karimWrites("Vous êtes là ?");
    await isAtTheEnd(acting, "Vous êtes là ?");
    await waitFor(async () => {
      const item = (await line(acting))?.parentElement?.parentElement;
      await expect(item).toHaveTextContent("Mardi à 14 h me convient très bien.");
    });
  },
};

/** A discussion with more unread messages than fit opens at the first one. */
export const OpensAtTheLine: Story = {
  beforeEach: () => {
    fill(defaultDb(), 100);
    for (let written = 1; written <= 40; written += 1) karimWrites(`Nouvelle ${written}`);
  },
  play: async (acting) => {
    await acting.userEvent.click(await row(acting, "Karim Benali"));
    // Plus the one that was unread before.
    await waitFor(async () => {
      const found = await line(acting);
      await expect(found && isInView(found)).toBe(true);
    });
    await expect(isInView(await bubble(acting, "Mardi à 14 h me convient très bien."))).toBe(true);
    await acting.userEvent.click(await acting.canvas.findByRole("button", { name: say("discussion.toEnd") }));
    await isAtTheEnd(acting, "Nouvelle 40");
  },
};

/** A draft replaces the last message in the row. */
export const Draft: Story = {
  ...desktop,
  play: async (acting) => {
    const { userEvent } = acting;
    await userEvent.click(await row(acting, "Karim Benali"));
    await userEvent.type(await box(acting), "Je vous propose{Shift>}{Enter}{/Shift}plutôt mercredi");
    await userEvent.click(await row(acting, "Hugo Petit"));
    const draft = plain(`${say("draft")} Je vous propose plutôt mercredi`);
    await waitFor(async () => expect(await row(acting, "Karim Benali")).toHaveTextContent(draft));
    await userEvent.click(await row(acting, "Karim Benali"));
    await userEvent.clear(await box(acting));
    await userEvent.click(await row(acting, "Hugo Petit"));
    await waitFor(async () => expect(await row(acting, "Karim Benali")).toHaveTextContent("Mardi à 14 h"));
  },
};
