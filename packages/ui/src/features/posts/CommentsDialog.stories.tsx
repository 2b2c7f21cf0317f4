import { defaultDb, fails } from "@passerelle/mocks";
import { useQueryClient } from "@tanstack/react-query";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { reload } from "../../data";
import { openQuestion } from "../../components/stories/story-steps";
import { postsKey } from "./posts";
import { PostsScreen } from "./PostsScreen";
import {
  comment,
  composer,
  dialog,
  leavesOnceCopied,
  openComments,
  others,
  own,
  publish,
  publishButton,
} from "./story-comments";
import { claires, ids, jeanne, post, say, expectAnnounced, starting } from "./story-steps";

/** 'Commentaires sur le post': reading and adding comments; CommentEditor covers editing one's own. */
const meta = {
  title: "Posts/CommentsDialog",
  component: PostsScreen,
  args: { me: jeanne },
} satisfies Meta<typeof PostsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const hello = "Bonjour,\net bravo ! 🎉";
const commentsOn = (postId: number) => defaultDb().comment.findMany({ where: { postId: { equals: postId } } });

export const AsTheSpecificationQuotes: Story = {
  tags: ["smoke", "motion"],
  globals: { language: "default" },
  play: async (acting) => {
    const open = await openComments(acting);
    await expect(open.getByRole("heading", { name: "Commentaires sur le post" })).toBeVisible();
    await expect((await comment(others)).getByText("Lucas Bernard")).toBeVisible();
    await publish(acting, hello);
    await expectAnnounced("status", "Commentaire ajouté avec succès !");
    await expect((await comment("Bonjour,")).getByText("Jeanne Martin")).toBeVisible();
  },
};

/** Oldest first; only one's own can be changed. */
export const Open: Story = {
  play: async (acting) => {
    const open = await openComments(acting);
    const articles = await open.findAllByRole("article");
    const names = articles.map((article) => article.querySelector("strong")?.textContent);
    await expect(names).toEqual(["Jeanne Martin", "Lucas Bernard", "Claire Moreau"]);
    await expect((await comment(own)).getByRole("button", { name: starting("comments.edit") })).toBeVisible();
    await expect((await comment(own)).getByRole("button", { name: starting("comments.delete") })).toBeVisible();
    await expect((await comment(others)).queryByRole("button", { name: starting("comments.edit") })).toBeNull();
    await expect((await comment(others)).queryByRole("button", { name: starting("comments.delete") })).toBeNull();
  },
};

export const Empty: Story = {
  tags: ["smoke", "motion"],
  globals: { language: "default" },
  play: async (acting) => {
    const open = await openComments(acting, "Visite de l'atelier");
    await expect(open.getByText("Aucun commentaire pour le moment.")).toBeVisible();
    await publish(acting, hello);
    await expect(await comment("Bonjour,")).toBeDefined();
    await waitFor(() => expect(open.queryByText("Aucun commentaire pour le moment.")).not.toBeInTheDocument());
    await expect(open.getByPlaceholderText("Ajouter un commentaire...")).toHaveValue("");
  },
};

/** The count is updated, and the focus returns to where it was. */
export const Adds: Story = {
  tags: ["smoke", "motion"],
  play: async (acting) => {
    await openComments(acting);
    await publish(acting, `  ${hello}  `);
    await waitFor(() => expect(commentsOn(ids.claires).map(({ content }) => content)).toContain(hello));
    await waitFor(async () => expect(await composer()).toHaveFocus());
    await acting.userEvent.keyboard("{Escape}");
    const button = (await post(acting, claires)).getByRole("button", { name: say("action.comments", { number: 4 }) });
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const RefusesABlankComment: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    await openComments(acting);
    await acting.userEvent.type(await composer(), "  \n ");
    await expect(await publishButton()).toBeDisabled();
    await acting.userEvent.type(await composer(), "x");
    await expect(await publishButton()).toBeEnabled();
  },
};

const keepsAll: Play = async (acting) => {
  await openComments(acting);
  await publish(acting, hello);
  await expectAnnounced("alert", "Erreur lors de l'ajout du commentaire.");
  await expect(await composer()).toHaveValue(hello);
  await expect(await publishButton()).toBeEnabled();
};

export const AddFailed: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("createComment", 500)] },
  globals: { language: "default" },
  play: keepsAll,
};

/** Refetches the feed, as a notification or a return to the window does. */
function Refetch() {
  const client = useQueryClient();
  return <button onClick={() => void reload(client, postsKey)}>Refetch</button>;
}

const refetching: Pick<Story, "decorators"> = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <Refetch />
      </>
    ),
  ],
};

/** Other people's new comments appear without affecting the draft. */
export const FollowsThePost: Story = {
  ...refetching,
  play: async (acting) => {
    await openComments(acting);
    await acting.userEvent.type(await composer(), hello);
    defaultDb().comment.create({
      postId: ids.claires,
      authorId: 12,
      content: "Moi aussi.",
      createdAt: "2026-10-09T07:30:00.000Z",
    });
    acting.canvas.getByText("Refetch").click();
    await expect((await comment("Moi aussi.")).getByText("Hugo Petit")).toBeVisible();
    await expect(await composer()).toHaveValue(hello);
  },
};

/** When the post is deleted, its comments close with a reason. */
export const PostDeletedMeanwhile: Story = {
  tags: ["motion"],
  ...refetching,
  play: async (acting) => {
    await openComments(acting);
    defaultDb().post.delete({ where: { id: { equals: ids.claires } } });
    acting.canvas.getByText("Refetch").click();
    await expectAnnounced("status", say("comments.postGone"));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  },
};

/** The draft stays for copying; the post leaves the feed. */
export const PostDeletedWhileOneWrites: Story = {
  play: async (acting) => {
    await openComments(acting);
    await acting.userEvent.type(await composer(), "À jeudi !");
    defaultDb().post.delete({ where: { id: { equals: ids.claires } } });
    await acting.userEvent.click(await publishButton());
    await expectAnnounced("status", say("comments.postGone"));
    const open = await dialog();
    await expect(await open.findByRole("button", { name: /^(Copy|Copier)$/ })).toBeVisible();
    await expect(open.getByText("À jeudi !")).toBeVisible();
    await waitFor(() => expect(acting.canvas.queryByText(/^Nous ouvrons/)).not.toBeInTheDocument());
    await acting.userEvent.click(open.getByRole("button", { name: /^(Close|Fermer)$/ }));
    await acting.userEvent.click((await openQuestion()).getByRole("button", { name: /^(Keep|Continuer)/ }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    await leavesOnceCopied(acting, "À jeudi !");
  },
};
