import { defaultDb, losesAnswer, offline } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { outcomeUnknown } from "../../components/stories/story-steps";
import { PostsScreen } from "./PostsScreen";
import { comment, composer, dialog, openComments, publish, publishButton, rewrite, saveEdit } from "./story-comments";
import {
  askToDelete,
  confirm,
  ids,
  jeanne,
  kept,
  likeOf,
  hugos,
  mine,
  say,
  starting,
  expectAnnounced,
} from "./story-steps";

/** The server succeeds but its answer is lost: the refetched post shows the outcome. */
const meta = {
  title: "Posts/LostAnswers",
  component: PostsScreen,
  args: { me: jeanne },
} satisfies Meta<typeof PostsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const hello = "Bonjour, et bravo !";
const textsOn = (postId: number) =>
  defaultDb()
    .comment.findMany({ where: { postId: { equals: postId } } })
    .map(({ content }) => content);

export const DeletesPost: Story = {
  parameters: { msw: [losesAnswer("deletePost")] },
  play: async (acting) => {
    await askToDelete(acting);
    await confirm(acting);
    await expectAnnounced("status", say("deleted"));
    await waitFor(() => expect(acting.canvas.queryByText((text) => text.startsWith(mine))).not.toBeInTheDocument());
    await expect(kept(ids.mine)).toBeNull();
  },
};

/** The next text is another comment. */
export const AddsComment: Story = {
  parameters: { msw: [losesAnswer("createComment")] },
  play: async (acting) => {
    const before = textsOn(ids.claires);
    await openComments(acting);
    await publish(acting, hello);
    await expectAnnounced("status", say("comment.added"));
    await waitFor(async () => expect(await composer()).toHaveValue(""));
    await publish(acting, "À jeudi !");
    await expect((await comment("À jeudi !")).getByText("Jeanne Martin")).toBeVisible();
    await expect(textsOn(ids.claires)).toEqual([...before, hello, "À jeudi !"]);
  },
};

/** The post cannot be read either: the outcome is unknown, the text stays, and publishing it again stores it once. */
export const CommentUnknown: Story = {
  parameters: { msw: [losesAnswer("createComment"), offline("getPost")] },
  play: async (acting) => {
    const before = textsOn(ids.claires);
    await openComments(acting);
    await publish(acting, hello);
    await expectAnnounced("alert", outcomeUnknown);
    await expect(await composer()).toHaveValue(hello);
    await acting.userEvent.click(await publishButton());
    await expectAnnounced("status", say("comment.added"));
    await expect(textsOn(ids.claires)).toEqual([...before, hello]);
  },
};

export const EditsAndDeletesComment: Story = {
  parameters: { msw: [losesAnswer("updateComment"), losesAnswer("deleteComment")] },
  play: async (acting) => {
    await openComments(acting);
    await rewrite(acting, "Autre chose.");
    await acting.userEvent.click(await saveEdit());
    await expectAnnounced("status", say("comment.saved"));
    const changed = await comment("Autre chose.");
    await acting.userEvent.click(changed.getByRole("button", { name: starting("comments.delete") }));
    await confirm(acting);
    await expectAnnounced("status", say("comment.deleted"));
    await waitFor(async () => expect((await dialog()).queryByText("Autre chose.")).not.toBeInTheDocument());
  },
};

export const LikesPost: Story = {
  parameters: { msw: [losesAnswer("createPostLike"), losesAnswer("deletePostLike")] },
  play: async (acting) => {
    await acting.userEvent.click(await likeOf(acting, hugos));
    await expectAnnounced("status", say("liked.post"));
    await expect(await likeOf(acting, hugos)).toHaveAttribute("aria-pressed", "true");
    await acting.userEvent.click(await likeOf(acting, hugos));
    await expectAnnounced("status", say("unliked.post"));
    await expect(await likeOf(acting, hugos)).toHaveAttribute("aria-pressed", "false");
  },
};
