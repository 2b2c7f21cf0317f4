import { defaultDb, fails } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { PostsScreen } from "./PostsScreen";
import { type Acting, claires, hugos, ids, jeanne, likeOf, say, expectAnnounced, counted } from "./story-steps";
import { comment, openComments, others } from "./story-comments";

/** Liking posts: the state changes at once, and agrees with the server in the end. */
const meta = {
  title: "Posts/Likes",
  component: PostsScreen,
  args: { me: jeanne },
} satisfies Meta<typeof PostsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const like = async (acting: Acting, start = hugos) => acting.userEvent.click(await likeOf(acting, start));

/** Waits until a post's like button has this state and count. */
const shows = (acting: Acting, pressed: boolean, number: number, start = hugos) =>
  waitFor(async () => {
    const button = await likeOf(acting, start);
    await expect(button).toHaveAttribute("aria-pressed", String(pressed));
    await expect(button).toHaveAccessibleName(say("action.like", { number }));
  });

/** The stored likes of a post. */
const likers = (postId: number = ids.hugos) =>
  defaultDb()
    .postLike.findMany({ where: { postId: { equals: postId } } })
    .map(({ userId }) => userId);

export const Liked: Story = {
  tags: ["smoke"],
  globals: { language: "default" },
  play: async (acting) => {
    await shows(acting, false, 0);
    await like(acting);
    await shows(acting, true, 1);
    await expectAnnounced("status", "Post liké avec succès !");
    await expect(likers()).toEqual([ids.me]);
  },
};

export const TakenBack: Story = {
  tags: ["smoke"],
  globals: { language: "default" },
  play: async (acting) => {
    await shows(acting, true, 3, claires);
    await like(acting, claires);
    await shows(acting, false, 2, claires);
    await expectAnnounced("status", "Like retiré avec succès !");
    await expect(likers(ids.claires)).not.toContain(ids.me);
  },
};

export const RolledBack: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("createPostLike", 500)] },
  globals: { language: "default" },
  play: async (acting) => {
    await like(acting);
    await expectAnnounced("alert", "Impossible de modifier le like de ce post.");
    await shows(acting, false, 0);
  },
};

/** The post was deleted meanwhile: the server says so, and the post disappears. */
export const LikesWhatIsGone: Story = {
  play: async (acting) => {
    await likeOf(acting, hugos);
    defaultDb().post.delete({ where: { id: { equals: ids.hugos } } });
    await like(acting);
    await expectAnnounced("alert", /./);
    await waitFor(() => expect(acting.canvas.queryByText(/^Quelqu'un/)).not.toBeInTheDocument());
  },
};

/** The like was removed elsewhere, which counts as success. */
export const TakesBackWhatIsGone: Story = {
  play: async (acting) => {
    await likeOf(acting, claires);
    defaultDb().postLike.deleteMany({ where: { postId: { equals: ids.claires }, userId: { equals: ids.me } } });
    await like(acting, claires);
    await expectAnnounced("status", say("unliked.post"));
    await shows(acting, false, 2, claires);
  },
};

export const LikesComment: Story = {
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

export const CommentRolledBack: Story = {
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
