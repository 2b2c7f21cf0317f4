import { cast } from "@passerelle/domain/cast";
import { defaultDb, personOf } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { inLargeText } from "../../components/stories/story-steps";
import { MessagesScreen } from "./MessagesScreen";
import { box, bubble, history, inDashboard, jeanne, phone, say, sendTo } from "./story-steps";

const karim = personOf(cast.karim);
const jobTitle = "Développeur ou développeuse front-end";
const thanks = "Merci pour votre message.";

/** A message about an offer. */
const meta = {
  title: "Messages/Offer",
  component: MessagesScreen,
  ...inDashboard,
  parameters: { ...inDashboard.parameters },
  args: { me: jeanne, selected: cast.karim.username, onSelect: fn() },
  beforeEach: () => {
    inDashboard.beforeEach();
    const db = defaultDb();
    const createdAt = db.clock.now().toISOString();
    for (const id of [901, 902])
      db.jobOffer.create({ id, recruiterId: karim.id, jobTitle: `${jobTitle} ${id}`, contract: "cdi", createdAt });
    db.application.create({ id: 911, jobOfferId: 901, applicantId: jeanne.id, createdAt, seenAt: createdAt });
    db.application.create({ id: 912, jobOfferId: 902, applicantId: jeanne.id, createdAt });
  },
} satisfies Meta<typeof MessagesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Acting = Pick<Parameters<NonNullable<Story["play"]>>[0], "canvas">;

/** Karim's message names an offer. */
const name = (jobOfferId: number) =>
  defaultDb().message.create({
    discussionId: 601,
    senderId: karim.id,
    content: "Votre candidature nous plaît.",
    isRead: true,
    jobOfferId,
    createdAt: defaultDb().clock.now().toISOString(),
  });
const link = ({ canvas }: Acting, id: number) => canvas.findByRole("link", { name: `${jobTitle} ${id}` });
const drop = ({ canvas }: Acting) => canvas.queryByRole("button", { name: say("offer.drop") });

export const Shown: Story = {
  beforeEach: () => void name(901),
  play: async (acting) => {
    await expect(await link(acting, 901)).toHaveAttribute("href", "/dashboard/offers?offer=901");
    await expect(acting.canvas.getByText(say("offer.state.applied_seen"))).toBeVisible();
    await expect(drop(acting)).not.toBeInTheDocument();
  },
};

/** The next message will name the offer in the address; a bar says so before it is sent. */
export const Named: Story = {
  parameters: { address: "?offer=902" },
  play: async (acting) => {
    await expect(await link(acting, 902)).toBeVisible();
    await expect(acting.canvas.getByText(say("offer.state.applied_not_seen"))).toBeVisible();
    await acting.userEvent.click(await acting.canvas.findByRole("button", { name: say("offer.drop") }));
    await waitFor(() => expect(acting.canvas.queryByRole("link", { name: `${jobTitle} 902` })).not.toBeInTheDocument());
  },
};

/** Text of twice the size leaves room for the messages, and the text box above the bottom bar (WCAG 1.4.4). */
export const NamedInLargeText: Story = {
  ...phone,
  parameters: { address: "?offer=902" },
  play: (acting) =>
    inLargeText(async () => {
      await link(acting, 902);
      const [log, input] = [await acting.canvas.findByRole("log"), await box(acting)];
      await waitFor(() => expect(log.clientHeight).toBeGreaterThanOrEqual(150));
      const bar = acting.canvas.getByRole("navigation", { name: /^(Raccourcis|Shortcuts)$/ });
      await expect(input.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
      const atFirst = input.getBoundingClientRect().top - log.getBoundingClientRect().top;
      await expect(atFirst).toBeGreaterThanOrEqual(80);
      // Scrolling past the header shows the messages above the box.
      log.scrollIntoView({ block: "start" });
      const inView = input.getBoundingClientRect().top - log.getBoundingClientRect().top;
      await expect(inView).toBeGreaterThanOrEqual(150);
    }),
};

/** The message names the offer and the bar stays, because it has to be named only once. */
export const Sends: Story = {
  tags: ["smoke"],
  parameters: { address: "?offer=902" },
  play: async (acting) => {
    await link(acting, 902);
    await sendTo(acting, thanks);
    await expect(await bubble(acting, thanks)).toBeVisible();
    await waitFor(() => expect(drop(acting)).not.toBeInTheDocument());
    await expect(await link(acting, 902)).toBeVisible();
    const sent = defaultDb().message.findFirst({ where: { content: { equals: thanks } } });
    await expect(sent).toMatchObject({ senderId: jeanne.id, jobOfferId: 902 });
  },
};

/** The bar is hidden for an offer that the next message cannot name. */
export const NoSuchOffer: Story = {
  parameters: { address: "?offer=987654321" },
  play: async (acting) => {
    await history(acting);
    await expect(drop(acting)).not.toBeInTheDocument();
  },
};
