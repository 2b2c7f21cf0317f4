import { cast } from "@passerelle/domain/cast";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { blocked, blockedBy, blockLabel, confirmBlock } from "../../components/stories/story-blocks";
import {
  fillReport,
  reportDialog,
  reportLabel,
  reportsBy,
  reportThanks,
  sendReport,
} from "../../components/stories/story-reports";
import { expectAnnounced } from "../../components/stories/story-steps";
import { PostsScreen } from "./PostsScreen";
import { dialog, openComments } from "./story-comments";
import { type Acting, claires, ids, jeanne, mine, post } from "./story-steps";

/** Reporting posts and comments. */
const meta = {
  title: "Posts/Reports",
  component: PostsScreen,
  args: { me: jeanne },
} satisfies Meta<typeof PostsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const startReport = async (acting: Acting) => {
  const button = (await post(acting, claires)).getByRole("button", { name: reportLabel("post", "Claire Moreau") });
  await acting.userEvent.click(button);
  return reportDialog();
};
const reported = { kind: "post", targetId: ids.claires, reason: "spam", text: "Toujours la même annonce." };

export const ReportsAPost: Story = {
  play: async (acting) => {
    await startReport(acting);
    await fillReport(acting);
    await expectAnnounced(screen, "status", reportThanks);
    await expect(reportsBy(cast.jeanne)).toEqual([reported]);
  },
};

export const BlocksTheAuthorToo: Story = {
  play: async (acting) => {
    await startReport(acting);
    await fillReport(acting, "");
    const done = await screen.findByRole("dialog", { name: /^(Signalement transmis|Report sent)$/ });
    await waitFor(() => expect(done).toBeVisible());
    const block = await screen.findByRole("button", { name: blockLabel("Claire Moreau") });
    await expect(block).toHaveTextContent(blockLabel("Claire Moreau"));
    await acting.userEvent.click(block);
    await confirmBlock(acting);
    await expectAnnounced(screen, "status", blocked("Claire Moreau"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(blockedBy(cast.jeanne)).toEqual([ids.claire]);
  },
};

export const NoReason: Story = {
  play: async (acting) => {
    const form = await startReport(acting);
    await sendReport(acting);
    await expect(await form.findByText(/^(Choisissez un motif|Choose a reason)\.$/)).toBeVisible();
    await expect(reportsBy(cast.jeanne)).toEqual([]);
  },
};

export const ReportsAComment: Story = {
  play: async (acting) => {
    await openComments(acting, mine);
    const comments = await dialog();
    await acting.userEvent.click(await comments.findByRole("button", { name: reportLabel("comment", "Karim Benali") }));
    await fillReport(acting);
    await expectAnnounced(screen, "status", reportThanks);
    await expect(reportsBy(cast.jeanne)).toMatchObject([{ kind: "comment", reason: "spam" }]);
  },
};

const askToBlock = async (acting: Acting) =>
  acting.userEvent.click((await post(acting, claires)).getByRole("button", { name: blockLabel("Claire Moreau") }));

const expectBlocked = async ({ canvas }: Acting) => {
  await expectAnnounced(screen, "status", blocked("Claire Moreau"));
  await waitFor(() => expect(canvas.queryByText((text) => text.startsWith(claires))).toBeNull());
  await expect(blockedBy(cast.jeanne)).toEqual([ids.claire]);
};

export const BlocksAnAuthor: Story = {
  play: async (acting) => {
    await askToBlock(acting);
    await confirmBlock(acting);
    await expectBlocked(acting);
  },
};
