import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { storyAddress } from "../../address/story-address";
import { PostsScreen } from "./PostsScreen";
import { type Acting, claires, jeanne, mine, post } from "./story-steps";

/** The state of the feed in its address, for Back and reloads. */
const meta = {
  title: "Posts/Address",
  component: PostsScreen,
  args: { me: jeanne },
} satisfies Meta<typeof PostsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const next = { name: /Suivant|Next/ };
const isOnPage = async ({ canvas }: Pick<Acting, "canvas">, page: number) =>
  expect(await canvas.findByText(new RegExp(`^Page ${page} (sur|of) 2$`))).toBeVisible();
const isAt = (search: string) => waitFor(() => expect(storyAddress().search()).toBe(search));

export const PagesThatAreNone: Story = {
  parameters: { address: "?page=deux" },
  play: async (acting) => {
    await post(acting, claires);
    await isOnPage(acting, 1);
    for (const none of ["-1", "0", "1.5", "1"]) {
      storyAddress().replace({ page: none });
      await isAt("");
      await isOnPage(acting, 1);
    }
  },
};

export const PageBeyondTheLast: Story = {
  parameters: { address: "?page=99" },
  play: async (acting) => {
    await isOnPage(acting, 2);
    await isAt("?page=2");
    await expect(storyAddress().length()).toBe(1);
  },
};

export const BackAndForward: Story = {
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    await post(acting, mine);
    await userEvent.click(canvas.getByRole("button", next));
    await isOnPage(acting, 2);
    await isAt("?page=2");
    storyAddress().back();
    await isOnPage(acting, 1);
    await post(acting, mine);
    storyAddress().forward();
    await isOnPage(acting, 2);
  },
};
