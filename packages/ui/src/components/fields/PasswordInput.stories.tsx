import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PasswordInput } from "./PasswordInput";
import { disabledControl } from "../stories/story-controls";

const meta = {
  title: "Components/PasswordInput",
  component: PasswordInput,
  args: { "aria-label": "Mot de passe", defaultValue: "une phrase secrète" },
  argTypes: { disabled: disabledControl },
} satisfies Meta<typeof PasswordInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["smoke", "!test"] };

export const ShownOnRequest: Story = {
  globals: { language: "fr" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Afficher le mot de passe" }));
    await expect(canvas.getByRole("textbox")).toHaveValue("une phrase secrète");
    await userEvent.click(canvas.getByRole("button", { name: "Masquer le mot de passe" }));
    await expect(canvas.queryByRole("textbox")).not.toBeInTheDocument();
  },
};
