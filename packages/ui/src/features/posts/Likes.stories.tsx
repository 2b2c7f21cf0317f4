import { answers, defaultDb, fails, losesAnswer } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { PostsScreen } from "./PostsScreen";
import { type Acting, claires, counted, expectAnnounced, hugos, ids, jeanne, likeOf, post, say } from "./story-steps";
import { comment, composer, openComments, others, publish } from "./story-comments";
import type { Kind } from "./posts";

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
    await like(acting);
    await shows(acting, false, 0);
    await expectAnnounced("status", "Like retiré avec succès !");
    await expect(likers()).toEqual([]);
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

const hello = "Bonjour, et bravo !";
const textsOn = (postId: number) =>
  defaultDb()
    .comment.findMany({ where: { postId: { equals: postId } } })
    .map(({ content }) => content);

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
