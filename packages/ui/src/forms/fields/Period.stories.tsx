import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Period } from "./Period";

const meta = {
  title: "Components/Period",
  component: Period,
  args: { from: "2022-03-01", to: "2024-06-30", none: "present" },
} satisfies Meta<typeof Period>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["smoke", "!test"] };

export const FromMonthToMonth: Story = {
  globals: { language: "default" },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent("mars 2022 – juin 2024"),
};

export const IsToCome: Story = {
  globals: { language: "default" },
  args: { from: "2999-04-01", to: null },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/^Dès avril 2999$/),
};
