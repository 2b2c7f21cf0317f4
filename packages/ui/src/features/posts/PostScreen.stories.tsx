import { aComment, answers, aPost, defaultDb, fails, never } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { storyAddress } from "../../address/story-address";
import { PostScreen } from "./PostScreen";
import { type Acting, confirm, counted, expectAnnounced, ids, jeanne, say, starting } from "./story-steps";

const meta = {
  title: "Posts/PostScreen",
  component: PostScreen,
  args: { id: ids.claires, me: jeanne, postsHref: "/dashboard/posts" },
} satisfies Meta<typeof PostScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const comments = async ({ canvas }: Pick<Acting, "canvas">) =>
  within(await canvas.findByRole("region", { name: say("comments.list") }));
const composer = ({ canvas }: Pick<Acting, "canvas">) => canvas.findByPlaceholderText(say("comments.add"));
const isGone = async ({ canvas }: Pick<Acting, "canvas">) => {
  await expect(await canvas.findByText(say("page.gone"))).toBeVisible();
  await expect(canvas.getByRole("link", { name: say("page.all") })).toHaveAttribute("href", "/dashboard/posts");
};

export const Full: Story = {
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    const title = say("page.titleOf", { name: "Claire Moreau" });
    await expect(await canvas.findByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: say("more") })).not.toBeInTheDocument();
    await expect(canvas.queryByRole("button", { name: starting("action.edit") })).not.toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: say("page.all") })).toHaveAttribute("href", "/dashboard/posts");
    const list = await comments(acting);
    await expect(list.getAllByRole("article")).toHaveLength(3);
    const [first] = list.getAllByRole("article");
    const times = within(first ?? document.body).getAllByRole("link");
    await expect(times.map((link) => link.getAttribute("href"))).toContain("/dashboard/posts/412?comment=435");
    await userEvent.click(canvas.getByRole("button", { name: say("action.comments", { number: 3 }) }));
    await expect(await composer(acting)).toHaveFocus();
    await userEvent.keyboard("Bonjour");
    await userEvent.click(list.getByRole("button", { name: say("comments.publish") }));
    await expectAnnounced("status", say("comment.added"));
    await waitFor(() => expect(list.getAllByRole("article")).toHaveLength(4));
    await userEvent.click(canvas.getAllByRole("button", { name: counted("action.like") })[0] ?? document.body);
    await expectAnnounced("status", say("unliked.post"));
  },
};

const own = { args: { id: ids.mine } } satisfies Story;

export const Deletes: Story = {
  ...own,
  play: async (acting) => {
    await acting.userEvent.click(await acting.canvas.findByRole("button", { name: starting("action.delete") }));
    await confirm(acting);
    await expectAnnounced("status", say("deleted"));
    await isGone(acting);
  },
};

export const CommentInView: Story = {
  parameters: { address: "?comment=436" },
  play: async (acting) => {
    const text = await (await comments(acting)).findByText("Est-ce ouvert aux alternants ?");
    const comment = text.closest("article");
    await waitFor(() => expect(comment).toHaveFocus());
    await expect(comment).toHaveAttribute("data-marked");
    await waitFor(() => expect(comment).not.toHaveAttribute("data-marked"), { timeout: 8_000 });
  },
};

const said = { postId: 401, authorId: 1, createdAt: "2026-10-12T09:00:00Z" };

/** A post with `count` additional comments, 'Avis 0' being the oldest. */
const discussed = (count: number): Pick<Story, "args" | "beforeEach"> => ({
  args: { id: 401 },
  beforeEach: () => {
    for (let n = 0; n < count; n += 1) defaultDb().comment.create({ id: 7770 + n, ...said, content: `Avis ${n}` });
  },
});

const farBack: Story = { ...discussed(90), parameters: { address: "?comment=7800" } };

/** One call finds it with the comments around it; others are loaded on demand. */
export const CommentFarBack: Story = {
  ...farBack,
  play: async (acting) => {
    const list = await comments(acting);
    await waitFor(async () => expect((await list.findByText("Avis 30")).closest("article")).toHaveFocus());
    await expect(list.queryByText("Avis 40")).not.toBeInTheDocument();
    await acting.userEvent.click(list.getByRole("button", { name: say("comments.later") }));
    await expect(await list.findByText("Avis 59")).toBeVisible();
    await acting.userEvent.click(list.getByRole("button", { name: say("comments.earlierOnes") }));
    await expect(await list.findByText("Avis 0", {}, { timeout: 8_000 })).toBeVisible();
    await acting.userEvent.click(list.getByRole("button", { name: say("comments.newest") }));
    await expect(await list.findByText("Avis 89")).toBeVisible();
    await waitFor(() => expect(list.queryByText("Avis 30")).not.toBeInTheDocument());
    await expect(storyAddress().search()).toBe("");
  },
};

export const CommentsFromFarBack: Story = {
  ...farBack,
  play: async (acting) => {
    const list = await comments(acting);
    await list.findByText("Avis 30");
    await acting.userEvent.type(await composer(acting), "Le dernier mot");
    await acting.userEvent.click(list.getByRole("button", { name: say("comments.publish") }));
    await expect(await list.findByText("Le dernier mot")).toBeVisible();
    await expect(await list.findByText("Avis 89")).toBeVisible();
    await waitFor(() => expect(list.queryByText("Avis 30")).not.toBeInTheDocument());
  },
};

export const CommentGone: Story = {
  parameters: { address: "?comment=9999" },
  play: async (acting) => {
    await (await comments(acting)).findByText("Est-ce ouvert aux alternants ?");
    await expectAnnounced("status", say("comments.commentGone"));
  },
};

export const Gone: Story = { args: { id: 999 }, play: isGone };

export const Loading: Story = { tags: ["smoke"], parameters: { msw: [never("getPost")] } };

export const LoadFailed: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("getPost", 500)] },
  play: async (acting) => {
    await expectAnnounced("alert", say("comments.loadFailed"));
    acting.msw.resetHandlers();
    await acting.userEvent.click(acting.canvas.getByRole("button", { name: /Try again|Réessayer/ }));
    await comments(acting);
  },
};

const endless = "Donaudampfschifffahrtsgesellschaftskapitän".repeat(2);

export const LongWords: Story = {
  parameters: {
    msw: [
      answers("getPost", 200, {
        data: aPost({
          text: endless,
          fullname: endless,
          comments: [aComment({ content: endless, fullname: endless })],
        }),
      }),
    ],
  },
};
