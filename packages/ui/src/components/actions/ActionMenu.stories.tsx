import type { Meta, StoryObj } from "@storybook/react-vite";
import { Copy, Trash2 } from "lucide-react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { ActionMenu } from "./ActionMenu";

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

export const EscapeCloses: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: args.label }));
    await waitFor(() => expect(screen.getByRole("menu")).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.getByRole("button", { name: args.label })).toHaveFocus());
  },
};
