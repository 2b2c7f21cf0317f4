import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { storyAddress } from "../../address/story-address";
import { plain } from "../../components/stories/story-steps";
import { NotificationsScreen } from "./NotificationsScreen";
import { say } from "./story-steps";

/** The state of the list in its address, for Back and reloads. */
const meta = {
  title: "Notifications/Address",
  component: NotificationsScreen,
  args: { hrefOf: ({ kind }) => (kind === "post" ? "/dashboard/posts" : "/dashboard/applications") },
} satisfies Meta<typeof NotificationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const isAt = (search: string) => waitFor(() => expect(storyAddress().search()).toBe(search));

export const FilterAndPage: Story = {
  parameters: { address: "?filter=read&page=2" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Page 2 sur 3")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Lues" })).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.queryByText(plain(say("unread")))).not.toBeInTheDocument();
  },
};

export const ValuesThatAreNone: Story = {
  parameters: { address: "?filter=toutes&page=-3" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Page 1 sur 3")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Toutes" })).toHaveAttribute("aria-pressed", "true");
    await isAt("");
  },
};
