import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CountBadge } from "./CountBadge";

const meta = {
  title: "Components/CountBadge",
  component: CountBadge,
  args: { count: 5, label: "5 messages non lus" },
} satisfies Meta<typeof CountBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["smoke", "!test"] };

export const Many: Story = {
  args: { count: 100, label: "100 messages non lus" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("99+")).toBeVisible();
    await expect(canvas.getByText("100 messages non lus")).toBeInTheDocument();
  },
};

export const None: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => expect(canvas.queryByText("0")).not.toBeInTheDocument(),
};
