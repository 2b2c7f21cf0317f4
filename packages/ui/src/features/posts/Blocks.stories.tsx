import { cast } from "@passerelle/domain/cast";
import { fails } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { expectAnnounced } from "../../components/stories/story-steps";
import { blocked, blockedBy, blockLabel, confirmBlock, notBlocked } from "../../components/stories/story-blocks";
import { PostsScreen } from "./PostsScreen";
import { dialog, openComments } from "./story-comments";
import { type Acting, claires, ids, jeanne, mine, post } from "./story-steps";

/** Blocking authors of posts and comments. */
const meta = {
  title: "Posts/Blocks",
  component: PostsScreen,
  args: { me: jeanne },
} satisfies Meta<typeof PostsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

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

export const Failed: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("createBlock", 500)] },
  play: async (acting) => {
    await askToBlock(acting);
    await confirmBlock(acting);
    await expectAnnounced(screen, "alert", notBlocked);
    await post(acting, claires);
  },
};

export const BlocksACommenter: Story = {
  play: async (acting) => {
    await openComments(acting, mine);
    const comments = await dialog();
    await acting.userEvent.click(await comments.findByRole("button", { name: blockLabel("Karim Benali") }));
    await confirmBlock(acting);
    await expectAnnounced(screen, "status", blocked("Karim Benali"));
    await waitFor(() => expect(comments.queryByText("Karim Benali")).toBeNull());
  },
};
