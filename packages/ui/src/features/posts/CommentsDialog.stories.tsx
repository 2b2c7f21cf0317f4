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
import { claires, expectAnnounced, ids, jeanne, post, say, starting } from "./story-steps";
import { storyAddress } from "../../address/story-address";

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
    await expect(await open.findByText("Aucun commentaire pour le moment.")).toBeVisible();
    await publish(acting, hello);
    await expect(await comment("Bonjour,")).toBeDefined();
    await waitFor(() => expect(open.queryByText("Aucun commentaire pour le moment.")).not.toBeInTheDocument());
    await expect(open.getByPlaceholderText("Ajouter un commentaire...")).toHaveValue("");
  },
};

/** The count is updated, and the focus returns to where it was. */
export const Adds: Story = {
  tags: ["smoke", "motion"],
  globals: { language: "default" },
  play: async (acting) => {
    const open = await openComments(acting);
    await expect(open.getByRole("heading", { name: "Commentaires sur le post" })).toBeVisible();
    await publish(acting, `  ${hello}  `);
    await expectAnnounced("status", "Commentaire ajouté avec succès !");
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

const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());

/** The number of comments of that post that are not shown yet. */
const earlier = (shown: number) => defaultDb().comment.findMany({ where: { postId: { equals: 401 } } }).length - shown;

/** The post includes the newest twenty; each press loads twenty more. */
export const EarlierComments: Story = {
  parameters: { address: "?post=401" },
  beforeEach: () => {
    const said = { postId: 401, authorId: 1, createdAt: "2026-10-12T09:00:00Z" };
    for (let n = 0; n < 45; n += 1) defaultDb().comment.create({ id: 7770 + n, ...said, content: `Avis ${n}` });
  },
  play: async ({ userEvent }) => {
    const open = await dialog();
    await open.findByText("Avis 44");
    await expect(open.queryByText("Avis 24")).not.toBeInTheDocument();
    await userEvent.click(open.getByRole("button", { name: say("comments.earlier", { number: earlier(20) }) }));
    await open.findByText("Avis 5");
    await userEvent.click(open.getByRole("button", { name: say("comments.earlier", { number: earlier(40) }) }));
    await open.findByText("Avis 0");
    await expect(open.queryByRole("button", { name: /^(See earlier|Voir les commentaires)/ })).not.toBeInTheDocument();
  },
};

export const PostGone: Story = {
  parameters: { address: "?post=999" },
  play: async () => {
    await expectAnnounced("status", say("comments.postGone"));
    await isClosed();
    await expect(storyAddress().search()).toBe("");
  },
};
