import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, screen, waitFor } from "storybook/test";
import { Button } from "./Button";
import { ConfirmDialog } from "./ConfirmDialog";
import { openQuestion } from "./story-steps";
import { useFocusHeir } from "./use-focus-heir";

/** Three towns; a town goes when the question about it is answered, and the question stays until it is closed. */
function Towns() {
  const [towns, setTowns] = useState(["Aix", "Brest", "Caen"]);
  const [asked, setAsked] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const heir = useFocusHeir(list);
  return (
    <>
      <ul ref={list} {...heir}>
        {towns.map((town) => (
          <li key={town}>
            <Button onClick={() => setAsked(town)}>{town}</Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        title="Supprimer cette ville ?"
        onConfirm={() => setTowns(towns.filter((town) => town !== asked))}
        onCancel={() => setAsked(undefined)}
      >
        {asked}
      </ConfirmDialog>
    </>
  );
}

const meta = { title: "Kit/FocusHeir", component: Towns } satisfies Meta<typeof Towns>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A dialog closes after what opened it is gone: the keyboard goes on at what took its place. */
export const WhenADialogCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Brest" }));
    const question = await openQuestion();
    await userEvent.click(question.getByRole("button", { name: /^(Delete|Supprimer)$/ }));
    await userEvent.click(question.getByRole("button", { name: /^(Cancel|Annuler)$/ }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole("button", { name: "Caen" })).toHaveFocus());
  },
};

export const WhenNothingIsGone: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Brest" }));
    await userEvent.click((await openQuestion()).getByRole("button", { name: /^(Cancel|Annuler)$/ }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Brest" })).toHaveFocus());
  },
};
