import { defaultDb } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { aPicture } from "../../forms/files/story-files";
import { holdUploads, loseUpload, releaseUploads, sendUpload } from "../../forms/files/story-upload";
import { PostsScreen } from "./PostsScreen";
import {
  aichas,
  content,
  editPost,
  form,
  ids,
  jeanne,
  kept,
  picture,
  post,
  save,
  saveButton,
  say,
  startPost,
  expectAnnounced,
  write,
} from "./story-steps";

/** The picture of a post in its form. */
const meta = {
  title: "Posts/PostPicture",
  component: PostsScreen,
  args: { me: jeanne },
  beforeEach: () => {
    defaultDb().post.update({ where: { id: { equals: ids.aichas } }, data: { authorId: ids.me } });
  },
} satisfies Meta<typeof PostsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const preview = async () => (await form()).findByRole("img", { name: say("form.preview") });
const button = async (key: "form.remove" | "form.restore") => (await form()).findByRole("button", { name: say(key) });

const choose: Play = async ({ userEvent }) => {
  await userEvent.upload(await picture(), aPicture());
  await waitFor(async () => expect(await preview()).toHaveAttribute("src", expect.stringMatching(/^blob:/)));
};

export const Preview: Story = {
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

const holdsUploads: Story["beforeEach"] = () => holdUploads();

export const UploadLostAndSentAgain: Story = {
  beforeEach: holdsUploads,
  play: async (acting) => {
    const dialog = await startPost(acting);
    await write(acting, "Avec une image.");
    await choose(acting);
    await save(acting);
    await sendUpload(43);
    await expect(await dialog.findByRole("progressbar")).toHaveAttribute("value", "43");
    await loseUpload();
    await expect(await dialog.findByText(/43[\s%]/)).toBeVisible();
    await expect(await preview()).toBeVisible();
    releaseUploads();
    await save(acting);
    await expectAnnounced("status", say("saved"));
    await expect((await post(acting, "Avec une image.")).getByRole("img")).toBeVisible();
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

/** Removing counts as a change, and the picture is deleted. */
export const Removed: Story = {
  play: async (acting) => {
    const dialog = await editPost(acting, aichas);
    await expect(await preview()).toHaveAttribute("src", expect.stringMatching(/^\/files\//));
    await expect(await saveButton()).toBeDisabled();
    await acting.userEvent.click(await button("form.remove"));
    await expect(dialog.queryByRole("img")).not.toBeInTheDocument();
    await save(acting);
    await expectAnnounced("status", say("saved"));
    await expect(kept(ids.aichas)).toMatchObject({ file: null, text: "Mon premier reportage vidéo est en ligne." });
    await waitFor(async () => expect((await post(acting, aichas)).queryByRole("img")).not.toBeInTheDocument());
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

/** A change of the description alone also counts; an empty one removes it. */
export const DescribedOtherwise: Story = {
  beforeEach: () => {
    defaultDb().post.update({ where: { id: { equals: ids.aichas } }, data: { imageAlt: bridge } });
  },
  play: async (acting) => {
    await editPost(acting, aichas);
    await expect(await alt()).toHaveValue(bridge);
    await acting.userEvent.clear(await alt());
    await save(acting);
    await expectAnnounced("status", say("saved"));
    await expect(kept(ids.aichas)).toMatchObject({ imageAlt: null });
    const name = say("picture", { name: "Jeanne Martin" });
    await expect(await (await post(acting, aichas)).findByRole("img", { name })).toBeVisible();
  },
};
