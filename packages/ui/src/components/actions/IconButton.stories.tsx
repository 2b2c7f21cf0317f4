import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pencil } from "lucide-react";
import { expect, fn, screen } from "storybook/test";
import { recipes } from "../../theme/recipes";
import { IconButton } from "./IconButton";
import { paletteControl, recipeControls, disabledControl } from "../stories/story-controls";

const meta = {
  title: "Components/IconButton",
  tags: ["motion"],
  component: IconButton,
  args: { label: "Modifier : Master Informatique", children: <Pencil size={18} aria-hidden />, onClick: fn() },
  argTypes: { ...recipeControls(recipes.button), colorPalette: paletteControl, disabled: disabledControl },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["smoke", "!test"] };

export const Ready: Story = {
  tags: ["smoke"],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: args.label }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const TellsItsNameOnFocus: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole("tooltip")).toHaveTextContent(args.label);
  },
};

export const Busy: Story = { args: { busy: true } };
export const Disabled: Story = { args: { disabled: true } };
