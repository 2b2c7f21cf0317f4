import { aPage, aPost, answers, defaultDb, fails, never } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { cast } from "@passerelle/domain/cast";
import { isUserText, seesLoading } from "../../components/stories/story-steps";
import { blockLabel, blocked, blockedBy, confirmBlock } from "../../components/stories/story-blocks";
import {
  fillReport,
  reportDialog,
  reportLabel,
  reportThanks,
  reportsBy,
  sendReport,
} from "../../components/stories/story-reports";
import { PostsScreen } from "./PostsScreen";
import {
  type Acting,
  askToDelete,
  claires,
  confirm,
  expectAnnounced,
  hugos,
  ids,
  jeanne,
  mine,
  post,
  say,
  starting,
} from "./story-steps";
import { dialog, openComments } from "./story-comments";

const meta = {
  title: "Posts/PostsScreen",
  component: PostsScreen,
  args: { me: jeanne },
} satisfies Meta<typeof PostsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    await expect(await acting.canvas.findByRole("heading", { level: 1, name: say("title") })).toBeVisible();
    const first = await post(acting, claires);
    await expect(first.getByText("Claire Moreau")).toBeVisible();
    await expect(first.getByText("@claire.moreau")).toBeVisible();
    for (const words of [first.getByText("Claire Moreau"), first.getByText(new RegExp(claires))])
      await isUserText(words);
    await expect(first.getByRole("button", { name: say("action.like", { number: 3 }) })).toBeVisible();
    await expect(first.getByRole("button", { name: say("action.comments", { number: 3 }) })).toBeVisible();
    await expect(acting.canvas.getByRole("button", { name: say("add") })).toBeVisible();
  },
};

export const AsTheSpecificationQuotes: Story = {
  tags: ["smoke"],
  globals: { language: "default" },
  play: async (acting) => {
    const { canvas } = acting;
    await expect(await canvas.findByRole("button", { name: "Ajouter" })).toBeVisible();
    await expect(canvas.getByText("Page 1 sur 2")).toBeVisible();
    const question = await askToDelete(acting);
    await expect(question.getByRole("heading", { name: "Confirmer la suppression" })).toBeVisible();
    await expect(question.getByText("Êtes-vous sûr de vouloir supprimer ce post ?")).toBeVisible();
    await confirm(acting);
    await expectAnnounced("status", "Post supprimé avec succès !");
  },
};

export const Empty: Story = {
  tags: ["smoke"],
  parameters: { msw: [answers("listPosts", 200, aPage([]))] },
  globals: { language: "default" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Aucun post n'a été trouvé.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Ajouter un post" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Ajouter" })).not.toBeInTheDocument();
  },
};

/** Another server may return an author without name and username. */
export const BySomebodyWithoutAName: Story = {
  parameters: { msw: [answers("listPosts", 200, aPage([aPost({ fullname: "", username: "", text: "Bonjour" })]))] },
  play: async (acting) => {
    const nameless = await acting.canvas.findByText(/^(Personne sans nom|Unnamed person)$/);
    await expect(nameless).toBeVisible();
    await expect(nameless.closest("[lang]")).not.toHaveAttribute("lang", "");
    await expect(acting.canvas.queryByText("@")).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  tags: ["smoke"],
  parameters: { msw: [never("listPosts")] },
  globals: { language: "default" },
  play: async ({ canvas }) => {
    await seesLoading(canvas, "Chargement des posts...");
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};

export const LoadFailed: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("listPosts", 500)] },
  globals: { language: "default" },
  play: async ({ canvas, msw, userEvent }) => {
    await expectAnnounced("alert", "Impossible de charger les posts. Veuillez réessayer plus tard.");
    await expect(canvas.queryByRole("button", { name: "Ajouter" })).not.toBeInTheDocument();
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole("button", { name: /Retry|Réessayer/ }));
    await expect(await canvas.findByRole("button", { name: "Ajouter" })).toBeVisible();
  },
};

export const Pages: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    await post(acting, claires);
    await expect(canvas.getAllByRole("article")).toHaveLength(10);
    await expect(canvas.getByRole("button", { name: /Précédent|Previous/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: /Suivant|Next/ }));
    await expect(await canvas.findByText(/^Page 2 (sur|of) 2$/)).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(2));
    await expect(canvas.getByRole("button", { name: /Suivant|Next/ })).toHaveAttribute("aria-disabled", "true");
  },
};

/** Only one's own posts can be changed. */
export const OwnAndOthers: Story = {
  play: async (acting) => {
    const [own, other] = [await post(acting, mine), await post(acting, hugos)];
    await expect(own.getByRole("button", { name: starting("action.edit") })).toBeVisible();
    await expect(own.getByRole("button", { name: starting("action.delete") })).toBeVisible();
    await expect(own.queryByRole("button", { name: blockLabel(".*") })).not.toBeInTheDocument();
    await expect(own.queryByRole("button", { name: reportLabel("post", ".*") })).not.toBeInTheDocument();
    await expect(other.queryByRole("button", { name: starting("action.edit") })).not.toBeInTheDocument();
    await expect(other.queryByRole("button", { name: starting("action.delete") })).not.toBeInTheDocument();
  },
};

export const DeleteFailed: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("deletePost", 500)] },
  globals: { language: "default" },
  play: async (acting) => {
    await askToDelete(acting);
    await confirm(acting);
    await expectAnnounced("alert", "Échec de la suppression du post.");
    await expect((await post(acting, mine)).getByText("Jeanne Martin")).toBeVisible();
  },
};

/** Words without break opportunities: nothing is cut off, and the page does not scroll sideways. */
export const LongWords: Story = { globals: { data: "extreme" } };

/** Returning to the window checks at once, like the timer every minute. */
const comeBack = () => document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));

const publish = (id: number) =>
  defaultDb().post.create({ id, authorId: 2, text: `Nouveau ${id}`, file: null, createdAt: new Date().toISOString() });

const button = ({ canvas }: Pick<Acting, "canvas">, count: number) =>
  canvas.findByRole("button", { name: say("newPosts.some", { count }) });

export const NewPosts: Story = {
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    await post(acting, claires);
    publish(900);
    comeBack();
    await expect(await button(acting, 1)).toBeVisible();
    publish(901);
    comeBack();
    await expect(await button(acting, 2)).toBeVisible();
    await expectAnnounced("status", say("newPosts.some", { count: 2 }));
    await expect(canvas.queryByText("Nouveau 900")).not.toBeInTheDocument();
    await userEvent.click(await button(acting, 2));
    await expect(await canvas.findByText("Nouveau 901")).toBeVisible();
    await expect(canvas.getByText("Nouveau 900")).toBeVisible();
    await waitFor(() =>
      expect(canvas.queryByRole("button", { name: say("newPosts.some", { count: 2 }) })).not.toBeInTheDocument(),
    );
  },
};

const startReport = async (acting: Acting) => {
  const button = (await post(acting, claires)).getByRole("button", { name: reportLabel("post", "Claire Moreau") });
  await acting.userEvent.click(button);
  return reportDialog();
};
const reported = { kind: "post", targetId: ids.claires, reason: "spam", text: "Toujours la même annonce." };

export const ReportsAPost: Story = {
  play: async (acting) => {
    await startReport(acting);
    await fillReport(acting);
    await expectAnnounced("status", reportThanks);
    await expect(reportsBy(cast.jeanne)).toEqual([reported]);
  },
};

export const BlocksTheAuthorToo: Story = {
  play: async (acting) => {
    await startReport(acting);
    await fillReport(acting, "");
    const done = await screen.findByRole("dialog", { name: /^(Signalement transmis|Report sent)$/ });
    await waitFor(() => expect(done).toBeVisible());
    const block = await screen.findByRole("button", { name: blockLabel("Claire Moreau") });
    await expect(block).toHaveTextContent(blockLabel("Claire Moreau"));
    await acting.userEvent.click(block);
    await confirmBlock(acting);
    await expectAnnounced("status", blocked("Claire Moreau"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(blockedBy(cast.jeanne)).toEqual([ids.claire]);
  },
};

export const NoReason: Story = {
  play: async (acting) => {
    const form = await startReport(acting);
    await sendReport(acting);
    await expect(await form.findByText(/^(Choisissez un motif|Choose a reason)\.$/)).toBeVisible();
    await expect(reportsBy(cast.jeanne)).toEqual([]);
  },
};

export const ReportsAComment: Story = {
  play: async (acting) => {
    await openComments(acting, mine);
    const comments = await dialog();
    await acting.userEvent.click(await comments.findByRole("button", { name: reportLabel("comment", "Karim Benali") }));
    await fillReport(acting);
    await expectAnnounced("status", reportThanks);
    await expect(reportsBy(cast.jeanne)).toMatchObject([{ kind: "comment", reason: "spam" }]);
  },
};

const askToBlock = async (acting: Acting) =>
  acting.userEvent.click((await post(acting, claires)).getByRole("button", { name: blockLabel("Claire Moreau") }));

const expectBlocked = async ({ canvas }: Acting) => {
  await expectAnnounced("status", blocked("Claire Moreau"));
  await waitFor(() => expect(canvas.queryByText((text) => text.startsWith(claires))).toBeNull());
  await expect(blockedBy(cast.jeanne)).toEqual([ids.claire]);
};

export const BlocksAnAuthor: Story = {
  play: async (acting) => {
    await askToBlock(acting);
    await confirmBlock(acting);
    await expectBlocked(acting);
  },
};
