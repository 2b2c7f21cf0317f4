import { defaultDb, fails } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { openQuestion } from "../../components/stories/story-steps";
import { PostsScreen } from "./PostsScreen";
import {
  comment,
  composer,
  dialog,
  editor,
  keptComment,
  leavesOnceCopied,
  openComments,
  own,
  ownId,
  rewrite,
  saveEdit,
  startEdit,
} from "./story-comments";
import { type Acting, confirm, ids, jeanne, say, expectAnnounced, starting } from "./story-steps";

/** One's own comments: edited in place, one at a time, and deleted. */
const meta = {
  title: "Posts/CommentEditor",
  component: PostsScreen,
  args: { me: jeanne },
} satisfies Meta<typeof PostsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Edits: Story = {
  tags: ["smoke"],
  globals: { language: "default" },
  play: async (acting) => {
    await openComments(acting);
    const box = await startEdit(acting);
    await expect(box).toHaveFocus();
    await acting.userEvent.type(box, " À jeudi !");
    await acting.userEvent.click(await saveEdit());
    await expectAnnounced("status", "Commentaire modifié avec succès !");
    await expect((await comment(own)).getByText(/À jeudi !$/)).toBeVisible();
    await expect((await comment(own)).getByText(/\(modifié\)/)).toBeVisible();
    await waitFor(async () =>
      expect((await comment(own)).getByRole("button", { name: starting("comments.edit") })).toHaveFocus(),
    );
  },
};

const hasEditButton = () =>
  waitFor(async () =>
    expect((await comment(own)).getByRole("button", { name: starting("comments.edit") })).toHaveFocus(),
  );

/** Escape ends the editing only; the dialog stays open with the new comment's draft. */
export const EscapeEndsTheEdit: Story = {
  play: async (acting) => {
    const { userEvent } = acting;
    await openComments(acting);
    await userEvent.type(await composer(), "À jeudi !");
    await startEdit(acting);
    await userEvent.keyboard("{Escape}");
    await hasEditButton();
    await rewrite(acting, "Autre chose.");
    await userEvent.keyboard("{Escape}");
    await userEvent.click((await openQuestion()).getByRole("button", { name: /Keep editing|Continuer la saisie/ }));
    await waitFor(async () => expect(await editor()).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await userEvent.click((await openQuestion()).getByRole("button", { name: /^(Discard|Abandonner)$/ }));
    await hasEditButton();
    await expect(await composer()).toHaveValue("À jeudi !");
    await userEvent.keyboard("{Escape}");
    await expect((await openQuestion()).getByRole("button", { name: /^(Discard|Abandonner)$/ })).toBeVisible();
  },
};

/** Blank and unchanged text is refused. */
export const RefusesBlankAndUnchanged: Story = {
  play: async (acting) => {
    const { userEvent } = acting;
    await openComments(acting);
    const box = await startEdit(acting);
    await expect(await saveEdit()).toBeDisabled();
    await userEvent.type(box, "  ");
    await expect(await saveEdit()).toBeDisabled();
    await userEvent.clear(box);
    await userEvent.type(box, "   ");
    await expect(await saveEdit()).toBeDisabled();
    await userEvent.type(box, "x");
    await expect(await saveEdit()).toBeEnabled();
  },
};

/** Adds a second comment by the same person. */
const answerTwice = () => {
  const createdAt = "2026-10-09T07:30:00.000Z";
  defaultDb().comment.create({
    id: 9000,
    postId: ids.claires,
    authorId: ids.me,
    content: "Et encore merci.",
    createdAt,
  });
};

/** Editing does not end while text is unsaved. */
export const StaysWithWhatIsTyped: Story = {
  beforeEach: answerTwice,
  play: async (acting) => {
    await openComments(acting);
    await rewrite(acting, "Autre chose.");
    const second = (await comment("Et encore")).getByRole("button", { name: starting("comments.edit") });
    await acting.userEvent.click(second);
    await expectAnnounced("status", say("comments.editFirst"));
    await expect(await editor()).toHaveFocus();
    await acting.userEvent.keyboard("{Escape}");
    await acting.userEvent.click(await screen.findByRole("button", { name: /Keep editing|Continuer la saisie/ }));
    await expect(await editor()).toHaveValue("Autre chose.");
    await acting.userEvent.click(await saveEdit());
    await waitFor(() => expect(keptComment()).toMatchObject({ content: "Autre chose." }));
    await startEdit(acting, "Et encore");
    await expect(await editor()).toHaveValue("Et encore merci.");
  },
};

export const SaveFailed: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("updateComment", 500)] },
  globals: { language: "default" },
  play: async (acting) => {
    await openComments(acting);
    await rewrite(acting, "Autre chose.");
    await acting.userEvent.click(await saveEdit());
    await expectAnnounced("alert", "Erreur lors de la modification du commentaire.");
    await expect(await editor()).toHaveValue("Autre chose.");
  },
};

async function remove(acting: Acting) {
  await openComments(acting);
  await acting.userEvent.click((await comment(own)).getByRole("button", { name: starting("comments.delete") }));
  await confirm(acting);
}

/** The focus moves to the comment that took its place. */
export const Deletes: Story = {
  tags: ["smoke"],
  globals: { language: "default" },
  play: async (acting) => {
    await remove(acting);
    await expectAnnounced("status", "Commentaire supprimé avec succès !");
    await waitFor(async () => expect((await dialog()).queryByText(/^J'y serai/)).not.toBeInTheDocument());
    await expect(keptComment()).toBeNull();
    await waitFor(() => expect(screen.getByRole("dialog").contains(document.activeElement)).toBe(true));
  },
};

export const DeleteFailed: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("deleteComment", 500)] },
  globals: { language: "default" },
  play: async (acting) => {
    await remove(acting);
    await expectAnnounced("alert", "Erreur lors de la suppression du commentaire.");
    await expect((await comment(own)).getByText("Jeanne Martin")).toBeVisible();
  },
};

/** Copied text is not asked about. */
export const GoneCommentIsCopied: Story = {
  play: async (acting) => {
    await openComments(acting);
    await rewrite(acting, "Autre chose.");
    defaultDb().comment.delete({ where: { id: { equals: ownId } } });
    await acting.userEvent.click(await saveEdit());
    await (await dialog()).findByRole("button", { name: /^(Copy|Copier)$/ });
    await expect((await dialog()).queryByRole("button", { name: /^(Save|Enregistrer)$/ })).not.toBeInTheDocument();
    await leavesOnceCopied(acting, "Autre chose.");
  },
};
