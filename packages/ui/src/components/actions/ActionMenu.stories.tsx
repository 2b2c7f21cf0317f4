import type { Meta, StoryObj } from "@storybook/react-vite";
import { Copy, Trash2 } from "lucide-react";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { ActionMenu, type ActionMenuProps } from "./ActionMenu";
import { Button, type ButtonProps } from "./Button";
import { OpenableMenu } from "./OpenableMenu";

const copy = fn();
const remove = fn();

const meta = {
  title: "Components/ActionMenu",
  component: ActionMenu,
  loaders: [() => import("./OpenableMenu")],
  args: {
    label: "Plus d’actions : Designer produit",
    actions: [
      { label: "Dupliquer", icon: <Copy size={18} aria-hidden />, onSelect: copy },
      { label: "Supprimer", icon: <Trash2 size={18} aria-hidden />, onSelect: remove, destructive: true },
    ],
  },
  beforeEach: () => {
    copy.mockClear();
    remove.mockClear();
  },
} satisfies Meta<typeof ActionMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["smoke", "!test"] };

/** Arrows choose, Enter acts, and the focus returns to the button. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = () => canvas.getByRole("button", { name: args.label });
    // The loaded menu brings its own button.
    await waitFor(() => expect(button()).toHaveAttribute("aria-expanded", "false"));
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menu")).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    // The menu takes the focus again in the next frame; a person presses Enter later.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(remove).toHaveBeenCalledOnce());
    await expect(copy).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole("menu")).not.toBeInTheDocument());
    await waitFor(() => expect(button()).toHaveFocus());
  },
};

/** Its code arrives after Enter was pressed: the menu opens, has the focus, and gives it back. */
export const PressedBeforeItsCodeIsLoaded: Story = {
  render: (args) => <Late {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menu")).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.getByRole("button", { name: args.label })).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole("menu")).not.toBeInTheDocument());
  },
};

/** A menu whose code needs a moment after its button was pressed. */
function Late({ label, actions }: ActionMenuProps) {
  const [isPressed, setIsPressed] = useState(false);
  const [isLoaded, setIsLoaded] = useState(false);
  const press = () => {
    setIsPressed(true);
    setTimeout(() => setIsLoaded(true), 200);
  };
  const trigger = (props: ButtonProps = {}) => (
    <Button aria-label={label} {...props}>
      …
    </Button>
  );
  return isLoaded ? (
    <OpenableMenu trigger={trigger} actions={actions} wasPressed={isPressed} onWanted={press} />
  ) : (
    trigger({ onClick: press })
  );
}
