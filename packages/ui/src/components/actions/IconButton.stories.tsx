import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pencil } from "lucide-react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Dialog } from "../dialogs/Dialog";
import { recipes } from "../../theme/recipes";
import { IconButton } from "./IconButton";
import { paletteControl, recipeControls, disabledControl } from "../stories/story-controls";

const closeDialog = fn();

const meta = {
  title: "Components/IconButton",
  tags: ["motion"],
  component: IconButton,
  args: { label: "Modifier : Master Informatique", children: <Pencil size={18} aria-hidden />, onClick: fn() },
  beforeEach: () => void closeDialog.mockClear(),
  argTypes: { ...recipeControls(recipes.button), colorPalette: paletteControl, disabled: disabledControl },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["smoke", "!test"] };

export const TellsItsNameOnFocus: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole("tooltip")).toHaveTextContent(args.label);
  },
};

export const TellsItsNameOnHover: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: args.label });
    await userEvent.hover(button);
    // Another part of the page scrolls meanwhile.
    document.dispatchEvent(new Event("scroll"));
    const tooltip = await screen.findByRole("tooltip");
    await expect(tooltip.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
    await userEvent.click(button);
    await waitFor(() => expect(tooltip).not.toBeInTheDocument());
  },
};

/** The dialog around a button stays open until the next Escape. */
export const EscapeClosesItsName: Story = {
  render: (args) => (
    <Dialog open onClose={closeDialog} title="Compétences">
      <IconButton {...args} />
    </Dialog>
  ),
  play: async ({ args, userEvent }) => {
    const button = await screen.findByRole("button", { name: args.label });
    await userEvent.hover(button);
    const tooltip = await screen.findByRole("tooltip");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(tooltip).not.toBeInTheDocument());
    await expect(closeDialog).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await expect(closeDialog).toHaveBeenCalledOnce();
  },
};
