import { defaultDb, fails } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { keepDraft, restored } from "../../forms/drafts/story-drafts";
import { PostsScreen } from "./PostsScreen";
import {
  content,
  editPost,
  expectAnnounced,
  form,
  ids,
  jeanne,
  kept,
  mine,
  picture,
  post,
  save,
  saveButton,
  say,
  startPost,
  write,
} from "./story-steps";
import { aPicture } from "../../forms/files/story-files";

/** The form in its dialog, without the picture (see PostPicture). */
const meta = {
  title: "Posts/PostForm",
  component: PostsScreen,
  args: { me: jeanne },
} satisfies Meta<typeof PostsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story["play"]>;

const words = "Bonjour à tous,\nun premier essai.";

const add: Play = async (acting) => {
  await startPost(acting);
  await write(acting, words);
  await save(acting);
};

export const AddAsTheSpecificationQuotes: Story = {
  tags: ["smoke"],
  globals: { language: "default" },
  play: async (acting) => {
    const dialog = await startPost(acting);
    await expect(dialog.getByRole("heading", { name: "Ajouter un post" })).toBeVisible();
    await expect(dialog.getByLabelText(/^Contenu/)).toBeRequired();
    await expect(dialog.getByLabelText("Image")).toBeEnabled();
    await expect(dialog.getByRole("button", { name: "Annuler" })).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Enregistrer" })).toBeDisabled();
    await write(acting, words);
    await save(acting);
    await expectAnnounced("status", "Post enregistré avec succès !");
    await expect((await post(acting, "Bonjour à tous,")).getByText("@jeanne.martin")).toBeVisible();
  },
};

export const Edit: Story = {
  tags: ["smoke"],
  globals: { language: "default" },
  play: async (acting) => {
    const dialog = await editPost(acting);
    await expect(dialog.getByRole("heading", { name: "Modifier le post" })).toBeVisible();
    await expect(await content()).toHaveValue(kept(ids.mine)?.text);
    await expect(await saveButton()).toBeDisabled();
    await write(acting, "Texte corrigé.");
    await save(acting);
    await expectAnnounced("status", "Post enregistré avec succès !");
    await expect((await post(acting, "Texte corrigé.")).getByText(/\(modifié\)/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  },
};

/** After a save the first page of the list is shown. */
export const BackToTheFirstPage: Story = {
  tags: ["smoke"],
  beforeEach: () => void defaultDb().post.update({ where: { id: { equals: 401 } }, data: { authorId: ids.me } }),
  play: async (acting) => {
    await acting.userEvent.click(await acting.canvas.findByRole("button", { name: /Suivant|Next/ }));
    await editPost(acting, "Lecture du mois");
    await write(acting, "Lecture de l'été.");
    await save(acting);
    await expect(await acting.canvas.findByText(/^Page 1 (sur|of) 2$/)).toBeVisible();
    await expect((await post(acting, mine)).getByText("Jeanne Martin")).toBeVisible();
    await expect(kept(401)).toMatchObject({ text: "Lecture de l'été." });
  },
};

export const Failed: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("createPost", 500)] },
  play: async (acting) => {
    await add(acting);
    await expectAnnounced("alert", /^(Une erreur inattendue est survenue\.|An unexpected error occurred\.)/);
    await expect(await content()).toHaveValue(words);
    await expect(await saveButton()).toBeEnabled();
  },
};

/** The session expired while the form had unsaved text: it opens again, and the text still counts as unsaved. */
export const Restored: Story = {
  beforeEach: () => keepDraft("post", { text: words }),
  play: async (acting) => {
    await expect(await content()).toHaveValue(words);
    await expectAnnounced("status", restored);
    await acting.userEvent.keyboard("{Escape}");
    await acting.userEvent.click(await screen.findByRole("button", { name: /Keep editing|Continuer la saisie/ }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    await save(acting);
    await expect((await post(acting, "Bonjour à tous,")).getByText("@jeanne.martin")).toBeVisible();
  },
};

export const RefusedFields: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("createPost", 400, { text: "Trop long.", image: "Illisible." })] },
  play: async (acting) => {
    await add(acting);
    await expectAnnounced("alert", "Erreur de validation");
    await expectAnnounced("alert", "text: Trop long.");
    await expect((await form()).getByText("image: Illisible.")).toBeVisible();
    await expect(await content()).toHaveAccessibleDescription("Trop long.");
    await expect(await content()).toHaveValue(words);
  },
};

const preview = async () => (await form()).findByRole("img", { name: say("form.preview") });

const choose: Play = async ({ userEvent }) => {
  await userEvent.upload(await picture(), aPicture());
  await waitFor(async () => expect(await preview()).toHaveAttribute("src", expect.stringMatching(/^blob:/)));
};

export const PicturePreview: Story = {
  tags: ["smoke"],
  globals: { language: "default" },
  play: async (acting) => {
    const dialog = await startPost(acting);
    await write(acting, "Avec une image.");
    await choose(acting);
    await expect(dialog.getByText("Aperçu de l'image")).toBeVisible();
    await save(acting);
    await expectAnnounced("status", "Post enregistré avec succès !");
    const image = (await post(acting, "Avec une image.")).getByRole("img");
    await expect(image).toHaveAttribute("src", expect.stringMatching(/^\/files\//));
  },
};

/** A picture counts as a change, but not as a text. */
export const PictureWithoutText: Story = {
  play: async (acting) => {
    await startPost(acting);
    await choose(acting);
    await save(acting);
    await waitFor(async () => expect(await content()).toHaveAccessibleDescription(say("form.textMissing")));
    await waitFor(async () => expect(await content()).toHaveFocus());
    await expect(await preview()).toBeVisible();
  },
};

const alt = async () => (await form()).findByLabelText(say("form.imageAlt"));
const bridge = "Une passerelle au-dessus de la Loire.";

/** A field beside the picture takes its description, which becomes its accessible name. */
export const Described: Story = {
  play: async (acting) => {
    const dialog = await startPost(acting);
    await expect(dialog.queryByLabelText(say("form.imageAlt"))).not.toBeInTheDocument();
    await write(acting, "Avec une image.");
    await choose(acting);
    await expect(await alt()).toHaveAccessibleDescription(say("form.imageAltHint"));
    await acting.userEvent.type(await alt(), bridge);
    await save(acting);
    await expectAnnounced("status", say("saved"));
    const saved = await post(acting, "Avec une image.");
    await expect(saved.getByRole("img", { name: bridge })).toBeVisible();
    await expect(saved.getByRole("link", { name: `${bridge} ${say("pictureWhole")}` })).toBeVisible();
  },
};
