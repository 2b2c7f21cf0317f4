import { defaultDb, fails } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { storyAddress } from "../../address/story-address";
import { PostsScreen } from "./PostsScreen";
import { composer, dialog } from "./story-comments";
import { jeanne, say, expectAnnounced } from "./story-steps";

/** A post that its address opens over the feed. */
const meta = {
  title: "Posts/Open post",
  component: PostsScreen,
  args: { me: jeanne },
} satisfies Meta<typeof PostsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());

/** The number of comments of that post that are not shown yet. */
const earlier = (shown: number) => defaultDb().comment.findMany({ where: { postId: { equals: 401 } } }).length - shown;

/** The post is on the second page of the feed. */
export const OfAnotherPage: Story = {
  parameters: { address: "?post=401" },
  play: async ({ canvas }) => {
    await expect(await (await dialog()).findByText(/^Lecture du mois/)).toBeVisible();
    await expect(canvas.getByText(/^Page 1/)).toBeInTheDocument();
    await composer();
  },
};

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

export const Gone: Story = {
  parameters: { address: "?post=999" },
  play: async () => {
    await expectAnnounced("status", say("comments.postGone"));
    await isClosed();
    await expect(storyAddress().search()).toBe("");
  },
};

export const LoadFailed: Story = {
  tags: ["smoke"],
  parameters: { address: "?post=401", msw: [fails("getPost", 500)] },
  play: async ({ userEvent, msw }) => {
    const modal = await dialog();
    await expectAnnounced("alert", say("comments.loadFailed"));
    msw.resetHandlers();
    await userEvent.click(modal.getByRole("button", { name: /Try again|Réessayer/ }));
    await expect(await modal.findByText(/^Lecture du mois/)).toBeVisible();
  },
};
