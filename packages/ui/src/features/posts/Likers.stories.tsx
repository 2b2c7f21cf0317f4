import { answers, defaultDb, fails, never } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { PostsScreen } from "./PostsScreen";
import { type Acting, claires, expectAnnounced, ids, jeanne, post, say } from "./story-steps";

/** Who likes a post. */
const meta = {
  title: "Posts/Likers",
  component: PostsScreen,
  args: { me: jeanne },
} satisfies Meta<typeof PostsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const openLikers = async (acting: Acting, count = likesOf().length) => {
  const button = (await post(acting, claires)).getByRole("button", { name: say("likers.open", { count }) });
  await acting.userEvent.click(button);
  return within(await screen.findByRole("dialog", { name: say("likers.title") }));
};
const likesOf = () => defaultDb().postLike.findMany({ where: { postId: { equals: ids.claires } } });

export const Open: Story = {
  play: async (acting) => {
    const dialog = await openLikers(acting);
    await waitFor(() => expect(dialog.getAllByRole("listitem")).toHaveLength(likesOf().length));
    await expect(dialog.getByRole("link", { name: "Jeanne Martin" })).toHaveAttribute(
      "href",
      "/dashboard/people/jeanne.martin",
    );
    await acting.userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  },
};

const person = (id: number) => ({ id, username: `p.${id}`, userId: id, fullname: `Personne ${id}`, avatar: null });

export const More: Story = {
  parameters: {
    msw: [
      answers("listPostLikes", 200, { items: Array.from({ length: 20 }, (_, n) => person(99 - n)), hasMore: true }),
    ],
  },
  play: async (acting) => {
    const dialog = await openLikers(acting);
    await waitFor(() => expect(dialog.getAllByRole("listitem")).toHaveLength(20));
    acting.msw.use(answers("listPostLikes", 200, { items: [person(7)], hasMore: false }));
    await acting.userEvent.click(dialog.getByRole("button", { name: say("likers.more") }));
    await expect(await dialog.findByText("Personne 7")).toBeVisible();
    await expect(dialog.queryByRole("button", { name: say("likers.more") })).not.toBeInTheDocument();
  },
};

export const Nobody: Story = {
  parameters: { msw: [answers("listPostLikes", 200, { items: [], hasMore: false })] },
  play: async (acting) => {
    const dialog = await openLikers(acting);
    await expect(await dialog.findByText(say("likers.empty"))).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: [never("listPostLikes")] },
  play: async (acting) => {
    await openLikers(acting);
  },
};

export const LoadFailed: Story = {
  parameters: { msw: [fails("listPostLikes", 500)] },
  play: async (acting) => {
    const dialog = await openLikers(acting);
    await expectAnnounced("alert", say("likers.loadFailed"));
    acting.msw.resetHandlers();
    await acting.userEvent.click(dialog.getByRole("button", { name: /Try again|Réessayer/ }));
    await waitFor(() => expect(dialog.getAllByRole("listitem")).toHaveLength(likesOf().length));
  },
};

export const Phone: Story = { ...Open, globals: { viewport: { value: "phone" } } };
