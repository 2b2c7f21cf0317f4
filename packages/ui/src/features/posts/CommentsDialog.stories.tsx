import { aComment, answers, aPage, aPost, defaultDb, fails, never } from "@passerelle/mocks";
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
import { claires, hugos, ids, jeanne, mine, post, say, expectAnnounced, starting } from "./story-steps";

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

/** Not even the author of the post can change other people's comments. */
export const OthersOnOnesOwnPost: Story = {
  play: async (acting) => {
    await openComments(acting, mine);
    await expect((await comment("Bravo !")).queryByRole("button", { name: starting("comments.delete") })).toBeNull();
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

export const Publishing: Story = {
  parameters: { msw: [never("createComment")] },
  play: async (acting) => {
    const open = await openComments(acting);
    await publish(acting, hello);
    await expect(await open.findByRole("button", { busy: true })).toBeVisible();
    await expect(await composer()).toHaveAttribute("readonly");
  },
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

/** Newer posts do not move the feed, and the draft stays. */
export const StaysWhileOthersPublish: Story = {
  ...refetching,
  play: async (acting) => {
    const { canvas } = acting;
    await openComments(acting, hugos);
    await acting.userEvent.type(await composer(), hello);
    for (let id = 900; id < 909; id += 1) {
      defaultDb().post.create({
        id,
        authorId: 2,
        text: `Nouveau ${id}`,
        file: null,
        createdAt: new Date().toISOString(),
      });
    }
    canvas.getByText("Refetch").click();
    await expect(await canvas.findByText(/^Quelqu'un/)).toBeInTheDocument();
    await expect(canvas.queryByText("Nouveau 900")).not.toBeInTheDocument();
    await expect(await composer()).toHaveValue(hello);
    await acting.userEvent.click(await publishButton());
    await expect((await comment("Bonjour,")).getByText("Jeanne Martin")).toBeVisible();
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

const thousand = Array.from({ length: 1000 }, (_, index) =>
  aComment({ id: index + 1, content: `Commentaire ${index}.` }),
);

/** The newest twenty are rendered, and earlier ones on demand. */
export const AThousand: Story = {
  parameters: { msw: [answers("listPosts", 200, aPage([aPost({ comments: thousand })]))] },
  play: async (acting) => {
    const open = await openComments(acting, "Ravie de rejoindre");
    await expect(open.getByText("Commentaire 999.")).toBeInTheDocument();
    await expect(open.getAllByRole("article")).toHaveLength(20);
    await acting.userEvent.click(open.getByRole("button", { name: say("comments.earlier", { number: 980 }) }));
    await expect(open.getByText("Commentaire 960.")).toBeInTheDocument();
    await expect(open.getByRole("button", { name: say("comments.earlier", { number: 960 }) })).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  parameters: {
    msw: [answers("listPosts", 200, aPage([aPost({ comments: [aComment({ content: "مبروك! 🎉\n<i>x</i>" })] })]))],
  },
  play: async (acting) => {
    await openComments(acting, "Ravie de rejoindre");
    await expect(await (await dialog()).findByText(/^مبروك/)).toHaveStyle({ direction: "rtl", whiteSpace: "pre-wrap" });
  },
};

/** Words without break opportunities: nothing is cut off, and the page does not scroll sideways. */
export const LongWords: Story = { globals: { data: "extreme" } };
