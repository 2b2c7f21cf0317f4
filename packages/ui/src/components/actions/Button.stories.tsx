import type { Meta, StoryObj } from "@storybook/react-vite";
import { HStack, Stack } from "@chakra-ui/react";
import { expect, fn } from "storybook/test";
import { recipes } from "../../theme/recipes";
import { Button } from "./Button";
import { paletteControl, recipeControls, disabledControl } from "../stories/story-controls";

const meta = {
  title: "Components/Button",
  component: Button,
  args: { children: "Enregistrer", onClick: fn() },
  argTypes: { ...recipeControls(recipes.button), colorPalette: paletteControl, disabled: disabledControl },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["smoke", "!test"] };

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Enregistrer" });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const SubmitsOnceOnDoubleClick: Story = {
  args: { type: "submit" },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole("button"));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const All: Story = {
  render: (args) => (
    <Stack gap="4">
      {(["brand", "neutral", "red"] as const).map((palette) => (
        <HStack key={palette} gap="3" wrap="wrap">
          {(["solid", "outline", "ghost"] as const).map((variant) => (
            <Button key={variant} {...args} colorPalette={palette} variant={variant}>
              {variant}
            </Button>
          ))}
        </HStack>
      ))}
    </Stack>
  ),
};
