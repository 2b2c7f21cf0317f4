import { cast } from "@passerelle/domain/cast";
import { defaultDb } from "@passerelle/mocks";
import { writeTo } from "@passerelle/mocks/live";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { announced } from "../../components/feedback/Announcer";
import { plain } from "../../components/stories/story-steps";
import { MessagesScreen } from "./MessagesScreen";
import { box, bubble, fill, inDashboard, isAtTheEnd, isInView, jeanne, me, say, history, toasts } from "./story-steps";

/** It was already announced as part of the discussion. */
const meta = {
  title: "Messages/Live",
  tags: ["motion"],
  component: MessagesScreen,
  ...inDashboard,
  parameters: { ...inDashboard.parameters },
  args: { me: jeanne, selected: cast.karim.username, onSelect: fn() },
} satisfies Meta<typeof MessagesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const mardi = "Mardi à 14 h me convient très bien.";
const there = "Vous êtes là ?";
const karimWrites = (text = there) => writeTo(defaultDb(), me, cast.karim.username, text);

/** The message scrolls into view, is announced, raises a toast, and counts as read. */
export const Arrives: Story = {
  play: async (acting) => {
    await bubble(acting, mardi);
    karimWrites();
    await isAtTheEnd(acting, there);
    const aloud = plain(say("discussion.said", { name: "Karim Benali", text: there }));
    await expect(await acting.canvas.findByText(aloud)).toBeInTheDocument();
    const toast = await toasts().findByText("Nouveau message de Karim Benali");
    await expect(toast).toBeVisible();
    // It was already announced as part of the discussion.
    await expect(announced("polite").join()).not.toContain("Nouveau message");
    const isRead = () => defaultDb().message.findFirst({ where: { content: { equals: there } } })?.isRead;
    await waitFor(() => expect(isRead()).toBe(true));
  },
  globals: { language: "fr" },
};

/** A reader further up keeps the scroll position and sees a hint of new messages below. */
export const ArrivesWhileOneReadsAbove: Story = {
  beforeEach: () => fill(defaultDb(), 100),
  play: async (acting) => {
    await isAtTheEnd(acting, mardi);
    const log = await acting.canvas.findByRole("log");
    log.scrollTop = 400;
    await expect(await acting.canvas.findByRole("button", { name: say("discussion.toEnd") })).toBeVisible();
    const inView = async () =>
      (await history(acting))
        .getAllByText(/^Message \d+$/)
        .filter(isInView)
        .map(({ textContent }) => textContent);
    const before = await inView();
    karimWrites();
    const below = await acting.canvas.findByRole("button", { name: say("discussion.unseen", { count: 1 }) });
    await expect(await inView()).toEqual(before);
    await acting.userEvent.click(below);
    await isAtTheEnd(acting, there);
    await waitFor(() => expect(acting.canvas.queryByRole("button", { name: say("discussion.toEnd") })).toBeNull());
  },
};

/** The banner has its own place above the panels. */
export const Offline: Story = {
  globals: { language: "default" },
  parameters: { live: "refused" },
  play: async (acting) => {
    const banner = await acting.canvas.findByText(/^Hors ligne, nouvelle tentative dans \d s$/);
    await bubble(acting, mardi);
    const panel = (await box(acting)).closest("section");
    await expect(panel?.getBoundingClientRect().top).toBeGreaterThanOrEqual(banner.getBoundingClientRect().bottom);
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(innerHeight);
  },
};
