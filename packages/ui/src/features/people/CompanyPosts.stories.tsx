import type { Schemas } from "@passerelle/api";
import { cast } from "@passerelle/domain/cast";
import { answers, aPage, aPost } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { storyAddress } from "../../address/story-address";
import { CompanyPosts } from "../posts";
import { CompanyScreen } from "./CompanyScreen";

/** The title comes from the translations of posts. */
const title = /Posts (de l’entreprise|of the company)/;
const empty = /(Aucun post pour le moment|No posts so far)\./;
const deletion = /(Supprimer|Delete)/;

const { jeanne, claire } = cast;
/** A company's posts on its page. */
const meta = {
  title: "People/CompanyPosts",
  component: CompanyScreen,
  args: {
    username: claire.username,
    me: { username: jeanne.username },
    hrefs: { recruiter: "/dashboard/recruiter", myAccount: "/dashboard/my-account" },
    renderPosts: (username) => <CompanyPosts username={username} me={{ username: jeanne.username }} />,
  },
  parameters: { signedInAs: "applicant" },
} satisfies Meta<typeof CompanyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const posts = (texts: string[], page: Partial<Schemas["PostPage"]> = {}) =>
  answers("listCompanyPosts", 200, { ...aPage(texts.map((text, index) => aPost({ id: index + 1, text }))), ...page });
const section = async (canvas: Canvas) => within(await canvas.findByRole("region", { name: title }));

export const WithPosts: Story = {
  play: async ({ canvas }) => {
    const found = await section(canvas);
    const cards = await found.findAllByRole("article");
    for (const card of cards) await expect(card).toHaveAccessibleName("Claire Moreau");
    await expect(found.queryByRole("button", { name: deletion })).not.toBeInTheDocument();
  },
};

export const CommentsOfAPost: Story = {
  play: async ({ canvas, userEvent }) => {
    const found = await section(canvas);
    const [comments] = await found.findAllByRole("button", { name: /^(Commentaires|Comments)/ });
    await userEvent.click(comments ?? document.body);
    await expect(await screen.findByRole("dialog")).toBeVisible();
    await expect(storyAddress().search()).toMatch(/^\?post=\d+$/);
    storyAddress().back();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  },
};

export const NoPosts: Story = {
  parameters: { msw: [posts([])] },
  play: async ({ canvas }) => expect(await (await section(canvas)).findByText(empty)).toBeVisible(),
};
