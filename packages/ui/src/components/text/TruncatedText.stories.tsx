import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TruncatedText } from "./TruncatedText";
import { RowTitle } from "../lists/RowTitle";

const meta = {
  title: "Components/TruncatedText",
  component: TruncatedText,
  args: { limit: 10, children: "Université de Lyon" },
  render: (args) => (
    <RowTitle>
      <TruncatedText {...args} />
    </RowTitle>
  ),
} satisfies Meta<typeof TruncatedText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["smoke", "!test"] };

export const Cut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Université...")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Université de Lyon" })).toBeVisible();
    await expect(canvas.getByTitle("Université de Lyon")).toBeVisible();
  },
};
