import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { Banner } from "./Banner";

const meta = {
  title: "Kit/Banner",
  component: Banner,
  args: { message: { tone: "success", text: "Job offer saved successfully!" }, onDismiss: fn() },
  decorators: [
    (Story) => (
      <div style={{ minHeight: "150vh" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StaysInView: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("status")).toBeVisible());
    window.scrollTo({ top: 300 });
    await expect(canvas.getByRole("status").getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

export const NoMessage: Story = {
  args: { message: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("status")).not.toBeInTheDocument();
  },
};
