import { cast } from "@passerelle/domain/cast";
import { defaultDb } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { storyAddress } from "../../../address/story-address";
import { toasts } from "../../../components/stories/story-toasts";
import { JobOffersScreen } from "./JobOffersScreen";
import { plain } from "../../../components/stories/story-steps";
import { OfferPreview } from "../find/OfferPreview";
import { type Acting, fieldOf, say } from "./story-steps";

const designer = "Designer produit";
const own = { where: { jobTitle: { equals: designer } } };

function withoutCompany() {
  const { id } = defaultDb().user.findFirst({ where: { username: { equals: cast.claire.username } }, strict: true });
  defaultDb().recruiterProfile.update({ where: { userId: { equals: id } }, data: { company: null } });
}

/** A recruiter's drafts, which are neither open nor closed. */
const meta = {
  title: "Job offers/OwnDrafts",
  component: JobOffersScreen,
  parameters: { signedInAs: "recruiter" },
  args: {
    username: cast.claire.username,
    renderApplications: fn(() => null),
    renderPreview: (id, onClose, draftActions) => (
      <OfferPreview id={id} onClose={onClose} draftActions={draftActions} />
    ),
  },
  beforeEach: () => void defaultDb().jobOffer.update({ ...own, data: { active: false, draft: true } }),
} satisfies Meta<typeof JobOffersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A draft does not count as a closed offer (D-388). */
export const Only: Story = {
  globals: { language: "fr" },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("button", { name: /^Fermées\s*2$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Brouillons\s*1$/ }));
    await waitFor(() => expect(canvas.queryByText("Ouverte")).not.toBeInTheDocument());
    await expect(canvas.getByRole("button", { name: designer })).toBeVisible();
    await expect(canvas.getAllByText("Brouillon")).toHaveLength(1);
    await expect(storyAddress().search()).toBe("?status=draft");
  },
};

export const Publishes: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(say("draft"))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: say("action.publish", { title: designer }) }));
    // The change waits for the server's answer.
    await waitFor(() => expect(defaultDb().jobOffer.findFirst(own)?.active).toBe(true), { timeout: 5_000 });
    await waitFor(() => expect(canvas.queryByText(say("draft"))).not.toBeInTheDocument());
    await expect(await toasts().findByText(say("done.publish"))).toBeVisible();
  },
};

const preview = async ({ canvas, userEvent }: Acting) => {
  await userEvent.click(await canvas.findByRole("button", { name: say("action.preview", { title: designer }) }));
  const dialog = within(await screen.findByRole("dialog"));
  return { dialog, publish: await dialog.findByRole("button", { name: say("form.publish") }) };
};

export const PublishesFromThePreview: Story = {
  play: async (acting) => {
    const { dialog, publish } = await preview(acting);
    await expect(dialog.queryByText(say("form.noCompany"))).toBeNull();
    await acting.userEvent.click(publish);
    await waitFor(() => expect(defaultDb().jobOffer.findFirst(own)?.active).toBe(true), { timeout: 5_000 });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(await toasts().findByText(say("done.publish"))).toBeVisible();
  },
};

/** The preview says that readers will see no company name, and leads to the form. */
export const EditsFromThePreview: Story = {
  beforeEach: withoutCompany,
  play: async (acting) => {
    const { dialog } = await preview(acting);
    await expect(await dialog.findByText(plain(say("form.noCompany")), { exact: false })).toBeVisible();
    await acting.userEvent.click(dialog.getByRole("button", { name: say("editDraft") }));
    await expect(await screen.findByRole("dialog", { name: say("form.editTitle") })).toBeVisible();
    await expect(await fieldOf("jobTitle")).toHaveValue(designer);
    await waitFor(async () => expect(await fieldOf("jobTitle")).toHaveFocus());
    await acting.userEvent.keyboard("{Escape}");
    const opener = acting.canvas.getByRole("button", { name: say("action.preview", { title: designer }) });
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** The toast says that readers see no company name, as the form does. */
export const PublishesWithoutACompanyName: Story = {
  beforeEach: withoutCompany,
  play: async ({ canvas, userEvent }) => {
    const name = say("action.publish", { title: designer });
    await userEvent.click(await canvas.findByRole("button", { name }));
    await expect(await toasts().findByText(say("done.publishWithoutCompany"), {}, { timeout: 5_000 })).toBeVisible();
  },
};
