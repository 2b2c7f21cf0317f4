import { cast } from "@passerelle/domain/cast";
import { aDiscussion, aMessage, answers, defaultDb, fails, never, personOf } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { seesLoading, expectAnnounced } from "../../components/stories/story-steps";
import { MessagesScreen } from "./MessagesScreen";
import {
  type Acting,
  bubble,
  fill,
  holds,
  inDashboard,
  isAtTheEnd,
  isInView,
  jeanne,
  many,
  say,
  history,
} from "./story-steps";
import { blocked, blockedBy, blockLabel, confirmBlock } from "../../components/stories/story-blocks";
import { fillReport, reportLabel, reportsBy, reportThanks } from "../../components/stories/story-reports";

/** One discussion: its days and messages, and older ones on demand. */
const meta = {
  title: "Messages/Discussion",
  component: MessagesScreen,
  ...inDashboard,
  parameters: { ...inDashboard.parameters },
  args: { me: jeanne, selected: cast.karim.username, onSelect: fn() },
} satisfies Meta<typeof MessagesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  tags: ["smoke"],
  parameters: { msw: [never("listMessages")] },
  play: async ({ canvas }) => seesLoading(canvas, say("discussion.loading")),
};

export const LoadFailed: Story = {
  tags: ["smoke"],
  globals: { language: "default" },
  parameters: { msw: [fails("listMessages", 500)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Erreur lors du chargement des messages")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Réessayer" })).toBeVisible();
  },
};

/** A notice says that the discussion is gone; the next message starts a new one. */
export const Gone: Story = {
  parameters: { msw: [fails("listMessages", 404, { error: "Cette conversation n’existe pas ou plus." })] },
  play: async ({ canvas }) => {
    await expect(await screen.findByText("Cette conversation n’existe pas ou plus.")).toBeVisible();
    await expect(await canvas.findByText(say("discussion.empty", { name: "Karim Benali" }))).toBeVisible();
    await expect(canvas.getByPlaceholderText(say("composer.placeholder"))).toBeEnabled();
  },
};

export const BeforeTheFirstMessage: Story = {
  tags: ["smoke"],
  args: { selected: cast.sophie.username },
  play: async ({ canvas }) =>
    expect(await canvas.findByText(say("discussion.empty", { name: "Sophie Lambert" }))).toBeVisible(),
};

const word = "constitutionnellement".repeat(20);

/** Line breaks are kept, markup is text, addresses are links, each text has its own direction, long words break. */
export const WhatPeopleWrite: Story = {
  parameters: {
    msw: [
      holds(
        aMessage({ id: 1, content: "Une ligne\n\nune autre" }),
        aMessage({ id: 2, content: "<b>gras</b> https://exemple.example" }),
        aMessage({ id: 3, content: "مرحبا بك" }),
        aMessage({ id: 4, content: word }),
      ),
    ],
  },
  play: async (acting) => {
    const shown = await history(acting);
    await expect(await shown.findByText(/^Une ligne\s+une autre$/)).toHaveStyle({ whiteSpace: "pre-wrap" });
    await expect(await shown.findByRole("link", { name: "https://exemple.example" })).toHaveAttribute(
      "target",
      "_blank",
    );
    await expect(shown.getByText("<b>gras</b>")).toBeVisible();
    await expect(shown.getByText("مرحبا بك")).toHaveStyle({ direction: "rtl" });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await expect(shown.getByText(word).scrollWidth).toBeLessThanOrEqual(shown.getByText(word).clientWidth);
  },
};

/** A discussion of any length opens at its end and renders only about a screenful. */
export const TenThousand: Story = {
  parameters: { msw: [answers("listDiscussions", 200, [aDiscussion()]), holds(...many(10_000))] },
  play: async (acting) => {
    await isAtTheEnd(acting, "Message 10000");
    await expect((await history(acting)).getAllByText(/^Message \d+$/).length).toBeLessThan(60);
    await expect((await history(acting)).queryByText("Message 1")).not.toBeInTheDocument();
  },
};

async function scrollUp(acting: Pick<Acting, "canvas">) {
  const log = await acting.canvas.findByRole("log");
  log.scrollTop = 0;
}

/** Older messages appear above without moving the reader's position. */
export const OlderMessages: Story = {
  beforeEach: () => fill(defaultDb(), 250),
  play: async (acting) => {
    await isAtTheEnd(acting, "Mardi à 14 h me convient très bien.");
    const shown = await history(acting);
    await scrollUp(acting);
    // The newest page begins with the 56th of the 250; five more come from the seed data.
    const first = await shown.findByText("Message 56");
    await shown.findByText("Message 55");
    await waitFor(() => expect(isInView(first)).toBe(true));
    await expect(shown.queryByText("Message 1")).not.toBeInTheDocument();
    await scrollUp(acting);
    await waitFor(async () => expect(isInView(await bubble(acting, "Message 1"))).toBe(true));
  },
};

/** Words without break opportunities: nothing is cut off, and the page does not scroll sideways. */
export const LongWords: Story = { globals: { data: "extreme" } };

const block = async (acting: Acting) => {
  await acting.userEvent.click(await acting.canvas.findByRole("button", { name: blockLabel("Karim Benali") }));
  await confirmBlock(acting);
};

/** The discussion leaves the list, and the screen returns to the list. */
export const Blocks: Story = {
  play: async (acting) => {
    await block(acting);
    await expectAnnounced(screen, "status", blocked("Karim Benali"));
    await waitFor(() => expect(acting.canvas.queryByRole("button", { name: /^Karim Benali/ })).toBeNull());
    await expect(blockedBy(cast.jeanne)).toEqual([personOf(cast.karim).id]);
  },
};

const send = async (acting: Acting) => {
  await fillReport(acting);
  await expectAnnounced(screen, "status", reportThanks);
};

export const ReportsAMessage: Story = {
  play: async (acting) => {
    const name = reportLabel("message", "Karim Benali");
    const buttons = await (await history(acting)).findAllByRole("button", { name });
    // The list ignores clicks while it scrolls to its end.
    const last = buttons.at(-1) ?? document.body;
    await waitFor(() => acting.userEvent.click(last));
    await send(acting);
    await expect(reportsBy(cast.jeanne)).toMatchObject([{ kind: "message", reason: "spam" }]);
  },
};

export const ReportsThePerson: Story = {
  play: async (acting) => {
    const name = reportLabel("person", "Karim Benali");
    await acting.userEvent.click(await acting.canvas.findByRole("button", { name }));
    await send(acting);
    await expect(reportsBy(cast.jeanne)).toMatchObject([{ kind: "person", targetId: personOf(cast.karim).id }]);
  },
};
