import { cast } from "@passerelle/domain/cast";
import { defaultDb, fails } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { JobOffersScreen } from "./JobOffersScreen";
import { fillIn, form, save, say, seen, startOffer } from "./story-steps";

/** Who may read an offer: anybody, or members alone. */
const meta = {
  title: "Job offers/JobOfferAudience",
  component: JobOffersScreen,
  parameters: { signedInAs: "recruiter" },
  args: { username: cast.claire.username, renderApplications: fn(() => null), renderPreview: fn(() => null) },
} satisfies Meta<typeof JobOffersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const baker = { jobTitle: "Boulangère ou boulanger", location: "Annecy", description: "Pétrir, façonner, cuire." };

export const KeptForMembers: Story = {
  play: async (acting) => {
    await startOffer(acting);
    await fillIn(acting, baker);
    const box = (await form()).getByRole("checkbox", { name: say("form.public") });
    await expect(box).toBeChecked();
    await expect(box).toHaveAccessibleDescription(say("form.publicHint"));
    await acting.userEvent.click(box);
    await save(acting);
    await seen(acting, "saved");
    const stored = defaultDb().jobOffer.findFirst({ where: { jobTitle: { equals: baker.jobTitle } } });
    await expect(stored).toMatchObject({ active: true, public: false });
  },
};

/** Readers would see no company name: the form says so beside its button, and the offer can be published. */
export const WithoutACompanyName: Story = {
  parameters: { msw: [fails("getRecruiterProfile", 404)] },
  play: async (acting) => {
    const dialog = await startOffer(acting);
    await fillIn(acting, baker);
    await expect(await dialog.findByText(new RegExp(say("form.noCompany")))).toBeVisible();
    const link = dialog.getByRole("link", { name: say("form.toCompany") });
    await expect(link).toHaveAttribute("href", "/dashboard/recruiter");
    await expect(link).toHaveAttribute("target", "_blank");
    await save(acting);
    await seen(acting, "saved");
  },
};
