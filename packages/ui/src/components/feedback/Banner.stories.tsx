import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Banner } from "./Banner";

const text = "Job offer saved successfully!";

const meta = {
  title: "Components/Banner",
  tags: ["motion"],
  component: Banner,
  args: { message: { tone: "success", text: { text } }, onDismiss: fn() },
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

export const Playground: Story = { tags: ["smoke", "!test"] };

export const StaysInView: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible();
    window.scrollTo({ top: 300 });
    await expect(canvas.getByText(text).getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

/** The content below stays in place when the banner appears or disappears, and is not covered. */
export const OverWhatFollows: Story = {
  args: { over: true },
  render: (args) => (
    <>
      <Banner {...args} />
      <p>First line</p>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const { top } = canvas.getByText("First line").getBoundingClientRect();
    await expect(top).toBeLessThan(canvasElement.getBoundingClientRect().top + 40);
    await expect(canvas.getByText(text).getBoundingClientRect().top).toBeGreaterThan(top + 40);
  },
};
