import { defaultDb } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { PostsScreen } from "./PostsScreen";
import { type Acting, claires, expectAnnounced, jeanne, post, say } from "./story-steps";

/** Posts that others publish while the feed is open. */
const meta = {
  title: "Posts/NewPosts",
  component: PostsScreen,
  args: { me: jeanne },
} satisfies Meta<typeof PostsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returning to the window checks at once, like the timer every minute. */
const comeBack = () => document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));

const publish = (id: number) =>
  defaultDb().post.create({ id, authorId: 2, text: `Nouveau ${id}`, file: null, createdAt: new Date().toISOString() });

const button = ({ canvas }: Pick<Acting, "canvas">, count: number) =>
  canvas.findByRole("button", { name: say("newPosts.some", { count }) });

export const Shown: Story = {
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    await post(acting, claires);
    publish(900);
    comeBack();
    await expect(await button(acting, 1)).toBeVisible();
    publish(901);
    comeBack();
    await expect(await button(acting, 2)).toBeVisible();
    await expectAnnounced("status", say("newPosts.some", { count: 2 }));
    await expect(canvas.queryByText("Nouveau 900")).not.toBeInTheDocument();
    await userEvent.click(await button(acting, 2));
    await expect(await canvas.findByText("Nouveau 901")).toBeVisible();
    await expect(canvas.getByText("Nouveau 900")).toBeVisible();
    await waitFor(() =>
      expect(canvas.queryByRole("button", { name: say("newPosts.some", { count: 2 }) })).not.toBeInTheDocument(),
    );
  },
};
