import { cast } from "@passerelle/domain/cast";
import { defaultDb, fails } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { expectAnnounced } from "../../../components/stories/story-steps";
import { JobOffersScreen } from "./JobOffersScreen";
import { type Acting, askToDelete, say, seen } from "./story-steps";

/** Deleting an offer, and its consequences for applicants. */
const meta = {
  title: "Job offers/DeleteJobOfferDialog",
  tags: ["motion"],
  component: JobOffersScreen,
  parameters: { signedInAs: "recruiter" },
  args: { username: cast.claire.username, renderApplications: fn(() => null), renderPreview: fn(() => null) },
} satisfies Meta<typeof JobOffersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const withTwo = "Ingénieure ou ingénieur données";

async function deleteOffer(acting: Acting, title: string) {
  const question = await askToDelete(acting, title);
  await acting.userEvent.click(question.getByRole("button", { name: /^(Delete|Supprimer)$/ }));
}

export const WarnsOfApplications: Story = {
  play: async (acting) => {
    const question = await askToDelete(acting, withTwo);
    await expect(question.getByText(say("delete.warning", { count: 2 }))).toBeVisible();
    await waitFor(() => expect(question.getByRole("button", { name: /^(Cancel|Annuler)$/ })).toHaveFocus());
  },
};

export const Deletes: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    await deleteOffer(acting, withTwo);
    await seen(acting, "deleted");
    await waitFor(() => expect(acting.canvas.queryByRole("button", { name: withTwo })).not.toBeInTheDocument());
    await expect(defaultDb().application.count({ where: { jobOfferId: { equals: 102 } } })).toBe(0);
  },
};

export const Failed: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("deleteJobOffer", 500)] },
  play: async (acting) => {
    await deleteOffer(acting, withTwo);
    await expectAnnounced(acting.canvas, "alert", say("deleteFailed"));
    await expect(acting.canvas.getByRole("button", { name: withTwo })).toBeVisible();
  },
};
