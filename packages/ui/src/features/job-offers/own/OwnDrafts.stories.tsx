import { cast } from "@passerelle/domain/cast";
import { defaultDb } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { storyAddress } from "../../../address/story-address";
import { toasts } from "../../../components/stories/story-toasts";
import { JobOffersScreen } from "./JobOffersScreen";
import { say } from "./story-steps";

const designer = "Designer produit";
const own = { where: { jobTitle: { equals: designer } } };

/** A recruiter's drafts, which are neither open nor closed. */
const meta = {
  title: "Job offers/OwnDrafts",
  component: JobOffersScreen,
  parameters: { signedInAs: "recruiter" },
  args: {
    username: cast.claire.username,
    renderApplications: fn(() => null),
    renderPreview: fn(() => null),
  },
  beforeEach: () => {
    defaultDb().jobOffer.update({ ...own, data: { active: false, draft: true } });
  },
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

/** The toast says that readers see no company name, as the form does. */
export const PublishesWithoutACompanyName: Story = {
  beforeEach: () => {
    const { id } = defaultDb().user.findFirst({ where: { username: { equals: cast.claire.username } }, strict: true });
    defaultDb().recruiterProfile.update({ where: { userId: { equals: id } }, data: { company: null } });
  },
  play: async ({ canvas, userEvent }) => {
    const name = say("action.publish", { title: designer });
    await userEvent.click(await canvas.findByRole("button", { name }));
    await expect(await toasts().findByText(say("done.publishWithoutCompany"), {}, { timeout: 5_000 })).toBeVisible();
  },
};
