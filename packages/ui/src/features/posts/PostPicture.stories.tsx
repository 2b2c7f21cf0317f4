import { defaultDb } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { aPicture } from "../../forms/files/story-files";
import { PostsScreen } from "./PostsScreen";
import { content, form, ids, jeanne, picture, post, save, say, startPost, expectAnnounced, write } from "./story-steps";

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
