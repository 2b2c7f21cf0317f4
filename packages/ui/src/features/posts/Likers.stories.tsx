import { answers, defaultDb, fails, never } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import type { Kind } from "./posts";
import { PostsScreen } from "./PostsScreen";
import { comment, openComments } from "./story-comments";
import { type Acting, claires, expectAnnounced, ids, jeanne, post, say } from "./story-steps";

/** The people who like a post or a comment. */
const meta = {
  title: "Posts/Likers",
  component: PostsScreen,
  args: { me: jeanne },
} satisfies Meta<typeof PostsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const answer = "Bien sûr, Lucas";
const answerId = 437;

/** Each kind of liked object: the call for its likers, its place, and its likers in the seed data. */
const liked = {
  post: {
    list: "listPostLikes",
    find: (acting: Acting) => post(acting, claires),
    likes: () => defaultDb().postLike.findMany({ where: { postId: { equals: ids.claires } } }),
  },
  comment: {
    list: "listCommentLikes",
    find: async (acting: Acting) => {
      await openComments(acting);
      return comment(answer);
    },
    likes: () => defaultDb().commentLike.findMany({ where: { commentId: { equals: answerId } } }),
  },
} as const;

async function openLikers(acting: Acting, kind: Kind) {
  const { find, likes } = liked[kind];
  const name = say(`likers.open.${kind}`, { count: likes().length });
  await acting.userEvent.click((await find(acting)).getByRole("button", { name }));
  return within(await screen.findByRole("dialog", { name: say(`likers.title.${kind}`) }));
}

const opens = (kind: Kind): Story => ({
  play: async (acting) => {
    const dialog = await openLikers(acting, kind);
    await waitFor(() => expect(dialog.getAllByRole("listitem")).toHaveLength(liked[kind].likes().length));
    const link = dialog.getByRole("link", { name: "Jeanne Martin" });
    await expect(link).toHaveAttribute("href", "/dashboard/people/jeanne.martin");
    await acting.userEvent.keyboard("{Escape}");
    const title = say(`likers.title.${kind}`);
    await waitFor(() => expect(screen.queryByRole("dialog", { name: title })).not.toBeInTheDocument());
    // The layer below is still there.
    await expect(screen.queryAllByRole("dialog")).toHaveLength(kind === "post" ? 0 : 1);
  },
});

export const Open = opens("post");
export const OfAComment = opens("comment");

const person = (id: number) => ({ id, username: `p.${id}`, userId: id, fullname: `Personne ${id}`, avatar: null });

/** A first page of likers, with more to come. */
const firstPage = answers("listPostLikes", 200, {
  items: Array.from({ length: 20 }, (_, n) => person(99 - n)),
  hasMore: true,
});
const more = () => say("likers.more");

/** The focus moves to the first person of each further page, including the last one, where the button disappears. */
export const More: Story = {
  parameters: { msw: [firstPage] },
  play: async (acting) => {
    const dialog = await openLikers(acting, "post");
    await waitFor(() => expect(dialog.getAllByRole("listitem")).toHaveLength(20));
    acting.msw.use(answers("listPostLikes", 200, { items: [person(9), person(8)], hasMore: true }));
    await acting.userEvent.click(dialog.getByRole("button", { name: more() }));
    await waitFor(() => expect(dialog.getByRole("link", { name: "Personne 9" })).toHaveFocus());
    acting.msw.use(answers("listPostLikes", 200, { items: [person(7), person(6)], hasMore: false }));
    await acting.userEvent.tab();
    await acting.userEvent.tab();
    await expect(dialog.getByRole("button", { name: more() })).toHaveFocus();
    await acting.userEvent.keyboard("{Enter}");
    await waitFor(() => expect(dialog.getByRole("link", { name: "Personne 7" })).toHaveFocus());
    await expect(dialog.queryByRole("button", { name: more() })).not.toBeInTheDocument();
  },
};

/** The listed people stay, and so does the button for the rest. */
export const MoreFailed: Story = {
  parameters: { msw: [firstPage] },
  play: async (acting) => {
    const dialog = await openLikers(acting, "post");
    await waitFor(() => expect(dialog.getAllByRole("listitem")).toHaveLength(20));
    acting.msw.use(fails("listPostLikes", 500));
    await acting.userEvent.click(dialog.getByRole("button", { name: more() }));
    await expectAnnounced("alert", say("likers.loadFailed.post"));
    await expect(await dialog.findByText(say("likers.loadFailed.post"))).toBeVisible();
    await expect(dialog.getAllByRole("listitem")).toHaveLength(20);
    await expect(dialog.getByRole("button", { name: more() })).toHaveFocus();
    acting.msw.use(answers("listPostLikes", 200, { items: [person(7)], hasMore: false }));
    await acting.userEvent.keyboard("{Enter}");
    await waitFor(() => expect(dialog.getByRole("link", { name: "Personne 7" })).toHaveFocus());
    await expect(dialog.queryByText(say("likers.loadFailed.post"))).not.toBeInTheDocument();
  },
};

const showsNobody = (kind: Kind): Story => ({
  parameters: { msw: [answers(liked[kind].list, 200, { items: [], hasMore: false })] },
  play: async (acting) => {
    const dialog = await openLikers(acting, kind);
    await expect(await dialog.findByText(say(`likers.empty.${kind}`))).toBeVisible();
  },
});

export const Nobody = showsNobody("post");

export const Loading: Story = {
  tags: ["smoke"],
  parameters: { msw: [never("listPostLikes")] },
  play: async (acting) => {
    await openLikers(acting, "post");
  },
};

const failsToLoad = (kind: Kind): Story => ({
  parameters: { msw: [fails(liked[kind].list, 500)] },
  play: async (acting) => {
    const dialog = await openLikers(acting, kind);
    await expectAnnounced("alert", say(`likers.loadFailed.${kind}`));
    acting.msw.resetHandlers();
    await acting.userEvent.click(dialog.getByRole("button", { name: /Try again|Réessayer/ }));
    await waitFor(() => expect(dialog.getAllByRole("listitem")).toHaveLength(liked[kind].likes().length));
  },
});

export const LoadFailed = failsToLoad("post");
