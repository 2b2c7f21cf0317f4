import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, waitFor, within } from "storybook/test";
import { Button } from "../actions/Button";
import { ConfirmDialog } from "../dialogs/ConfirmDialog";
import { MessageBox } from "../feedback/MessageBox";
import { QueryView } from "../states/QueryView";
import { ScreenHeading } from "../layout/ScreenHeading";
import { openQuestion } from "../stories/story-steps";
import { toast } from "../feedback/toast";

/** Three towns. A town disappears when its question is answered; the question stays until it is closed. */
function Towns() {
  const [towns, setTowns] = useState(["Aix", "Brest", "Caen"]);
  const [asked, setAsked] = useState<string>();
  return (
    <>
      <ul>
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

/** Where the focus moves when the focused element disappears. */
const meta = { title: "Components/Focus restoration", component: Towns } satisfies Meta<typeof Towns>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The element that opened the dialog is gone, so the focus moves to the one in its place. */
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

/** Posts: one's own can be deleted; authors of others can be blocked. */
function Feed() {
  const [own, setOwn] = useState(["Aix", "Brest", "Caen"]);
  return (
    <ul>
      {["Aix", "Brest", "Rome", "Caen"].map((title) => {
        const isOwn = own.includes(title);
        if (!isOwn && title !== "Rome") return null;
        const act = isOwn ? `Supprimer : ${title}` : `Bloquer : ${title}`;
        return (
          <li key={title}>
            <Button>{title}</Button>
            <Button aria-label={act} onClick={() => setOwn(own.filter((each) => each !== title))}>
              {isOwn ? "×" : "Ø"}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/** The focus moves to the button with the same action, or to the beginning of the next row. */
export const WhenTheNextRowHasOtherControls: Story = {
  render: () => <Feed />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Supprimer : Aix" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Supprimer : Brest" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Rome" })).toHaveFocus());
  },
};

export const WhenNothingIsGone: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Brest" }));
    await userEvent.click((await openQuestion()).getByRole("button", { name: /^(Cancel|Annuler)$/ }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Brest" })).toHaveFocus());
  },
};

/** After dismissal the focus returns to where it was. */
export const WhenABoxIsDismissed: Story = {
  render: function Boxed() {
    const [isShown, setShown] = useState(false);
    return (
      <>
        <Button onClick={() => setShown(true)}>Enregistrer</Button>
        <Button>Annuler</Button>
        <MessageBox
          message={isShown ? { tone: "info", text: { text: "Rien" } } : undefined}
          onDismiss={() => setShown(false)}
        />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Enregistrer" }));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Annuler" })).toHaveFocus());
  },
};

/** The places under a toast: the page's title, and a text field. */
const underAToast = {
  globals: { viewport: { value: "phone", isRotated: false } },
  render: () => (
    <main>
      <ScreenHeading title="Messagerie" />
      <input aria-label="Message" />
    </main>
  ),
} satisfies Story;

async function dismissToast({ userEvent }: Pick<StoryContext, "userEvent">) {
  toast.loading({ text: "Nouveau message de Jeanne Martin" });
  await userEvent.click(await within(await screen.findByRole("region")).findByRole("button"));
}

export const WhenAToastIsDismissed: Story = {
  ...underAToast,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("textbox"));
    await dismissToast({ userEvent });
    await waitFor(() => expect(canvas.getByRole("textbox")).toHaveFocus());
  },
};

/** Without an earlier focus, it moves to the page's title. */
export const WhenAToastIsDismissedFirst: Story = {
  ...underAToast,
  play: async ({ canvas, userEvent }) => {
    await dismissToast({ userEvent });
    await waitFor(() => expect(canvas.getByRole("heading")).toHaveFocus());
  },
};

/** The retry button keeps the focus during the call and after another failure. */
export const WhenARetryFails: Story = {
  render: function Retried() {
    const [state, setState] = useState({ isError: true, isFetching: false });
    const refetch = () => {
      setState({ isError: false, isFetching: true });
      setTimeout(() => setState({ isError: true, isFetching: false }), 100);
    };
    return (
      <QueryView
        query={{ data: undefined, error: null, refetch, ...state }}
        loading="..."
        failed={{ text: "Hors service" }}
      >
        {() => null}
      </QueryView>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const retry = canvas.getByRole("button");
    await userEvent.click(retry);
    await expect(retry).toHaveAttribute("aria-busy", "true");
    await waitFor(() => expect(retry).not.toHaveAttribute("aria-busy"));
    await expect(retry).toHaveFocus();
  },
};

/** After success the button disappears, and the focus moves to the content in its place. */
export const WhenARetrySucceeds: Story = {
  render: function Succeeding() {
    const [data, setData] = useState<string>();
    return (
      <main>
        <QueryView
          query={{ data, isError: !data, error: null, isFetching: false, refetch: () => setData("Aix") }}
          loading="..."
          failed={{ text: "Hors service" }}
        >
          {(town) => <Button>{town}</Button>}
        </QueryView>
      </main>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Aix" })).toHaveFocus());
  },
};
