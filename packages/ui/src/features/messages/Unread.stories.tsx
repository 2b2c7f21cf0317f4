import { cast } from "@passerelle/domain/cast";
import { defaultDb } from "@passerelle/mocks";
import { writeTo } from "@passerelle/mocks/live";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { plain } from "../../components/stories/story-steps";
import { MessagesScreen } from "./MessagesScreen";
import {
  type Acting,
  box,
  bubble,
  desktop,
  fill,
  history,
  inDashboard,
  isAtTheEnd,
  isInView,
  jeanne,
  me,
  row,
  say,
} from "./story-steps";

/** New messages since the last visit. */
const meta = {
  title: "Messages/Unread",
  component: MessagesScreen,
  ...inDashboard,
  parameters: { ...inDashboard.parameters },
  args: { me: jeanne, selected: null, onSelect: fn() },
} satisfies Meta<typeof MessagesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const elle = "Elle semble écrite pour vous.";
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

/** The mark disappears when the discussion is opened, and returns with messages while another is open. */
export const FallsAndRises: Story = {
  ...desktop,
  play: async (acting) => {
    await acting.userEvent.click(await row(acting, "Claire Moreau"));
    await unmarked(acting, "Claire Moreau");
    karimWrites("Toujours mardi ?");
    await marked(acting, "Karim Benali", 2);
    writeTo(defaultDb(), me, cast.claire.username, "Alors ?");
    await bubble(acting, "Alors ?", "Claire Moreau");
    await unmarked(acting, "Claire Moreau");
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

/** At the next visit everything has been read. */
export const LineIsGoneTheNextTime: Story = {
  ...desktop,
  play: async (acting) => {
    await acting.userEvent.click(await row(acting, "Claire Moreau"));
    await waitFor(async () => expect(await line(acting, "Claire Moreau")).toBeVisible());
    await acting.userEvent.click(await row(acting, "Hugo Petit"));
    await expect(await line(acting, "Hugo Petit")).toBeNull();
    await acting.userEvent.click(await row(acting, "Claire Moreau"));
    await bubble(acting, elle, "Claire Moreau");
    await expect(await line(acting, "Claire Moreau")).toBeNull();
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
