import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Checkbox } from "./Checkbox";
import { disabledControl } from "../stories/story-controls";

const meta = {
  title: "Components/Checkbox",
  component: Checkbox,
  args: { label: "Offre active" },
  argTypes: { disabled: disabledControl },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["smoke", "!test"] };

export const Unchecked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Offre active"));
    await expect(canvas.getByRole("checkbox", { name: "Offre active" })).toBeChecked();
  },
};
