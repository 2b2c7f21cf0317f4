import { fails } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { PostsScreen } from "./PostsScreen";
import { comment, openComments, others } from "./story-comments";
import { counted, expectAnnounced, jeanne } from "./story-steps";

/** Liking a comment. */
const meta = {
  title: "Posts/CommentLikes",
  component: PostsScreen,
  args: { me: jeanne },
} satisfies Meta<typeof PostsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Likes: Story = {
  tags: ["smoke"],
  globals: { language: "default" },
  play: async (acting) => {
    await openComments(acting);
    const like = (await comment(others)).getByRole("button", { name: counted("action.like") });
    await acting.userEvent.click(like);
    await expectAnnounced("status", "Commentaire liké !");
    await expect(like).toHaveAccessibleName("J'aime, 1");
    await expect(like).toHaveAttribute("aria-pressed", "true");
    await acting.userEvent.click(like);
    await expectAnnounced("status", "Like retiré du commentaire.");
    await expect(like).toHaveAccessibleName("J'aime, 0");
  },
};

export const LikeRolledBack: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("createCommentLike", 500)] },
  globals: { language: "default" },
  play: async (acting) => {
    await openComments(acting);
    const like = (await comment(others)).getByRole("button", { name: counted("action.like") });
    await acting.userEvent.click(like);
    await expectAnnounced("alert", "Impossible de modifier le like.");
    await waitFor(() => expect(like).toHaveAttribute("aria-pressed", "false"));
    await expect(like).toHaveAccessibleName("J'aime, 0");
  },
};
