import { cast } from "@passerelle/domain/cast";
import { anApplication, answers, answersPages, aPage, fails, never } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { expectAnnounced, isUserText } from "../../../components/stories/story-steps";
import { ApplicationsDialog } from "./ApplicationsDialog";
import { dialog, say } from "./story-steps";

const meta = {
  title: "Received applications/ApplicationsDialog",
  component: ApplicationsDialog,
  parameters: { signedInAs: "recruiter" },
  args: { offer: { id: 102, jobTitle: "Ingénieure ou ingénieur données" }, onClose: fn() },
} satisfies Meta<typeof ApplicationsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ["smoke", "motion"],
  play: async () => {
    const modal = await dialog();
    await expect(await modal.findByRole("heading", { name: "Hugo Petit" })).toBeVisible();
    await expect(modal.getByRole("link", { name: cast.hugo.email })).toHaveAttribute(
      "href",
      `mailto:${cast.hugo.email}`,
    );
    await expect(modal.getByText("Ingénieur données")).toBeVisible();
    await expect(modal.getByText(/parlons-en/)).toBeVisible();
    for (const words of ["Hugo Petit", "Ingénieur données", /parlons-en/]) await isUserText(modal.getByText(words));
    await expect(modal.getByText(say("moreSkills", { count: 2 }))).toBeVisible();
    await expect(modal.getAllByRole("link", { name: say("resume") })[0]).toHaveAttribute("target", "_blank");
  },
};

const crowd = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => anApplication({ id: from + index, message: null }));
/** Short pages: auditing a hundred similar rows would only take time. */
const counts = { totalPages: 2, totalItems: 134 };
const firstPage = aPage(crowd(1, 10), { page: 1, ...counts });
/** One application has moved to the second page meanwhile. */
const secondPage = aPage(crowd(10, 4), { page: 2, ...counts });

export const OfferGone: Story = {
  tags: ["motion"],
  args: { offer: { id: 999 } },
  play: async () => expect(await (await dialog()).findByText(say("offerGone"))).toBeVisible(),
};

export const AsTheSpecificationQuotes: Story = {
  tags: ["smoke"],
  globals: { language: "default" },
  play: async () => {
    const modal = await dialog();
    const title = await modal.findByRole("heading", { name: "Applications for: Ingénieure ou ingénieur données" });
    await expect(title.closest("[lang]")).toHaveAttribute("lang", "en");
    await expect(await modal.findByText("+ 2 more")).toBeVisible();
    await expect(modal.getAllByRole("link", { name: "View Resume" })).toHaveLength(2);
    await expect(modal.getAllByText("8 octobre 2026")[0]).toHaveAttribute("lang", "fr");
  },
};

const nobody = anApplication({
  Applicant: { user: { firstname: null, lastname: null, email: null } },
  profile: null,
  skills: [],
  resumeUrl: null,
  message: null,
});

export const Anonymous: Story = {
  tags: ["smoke", "motion"],
  parameters: { msw: [answers("listApplications", 200, aPage([nobody]))] },
  play: async () => {
    const modal = await dialog();
    await expect(await modal.findByRole("heading", { name: say("anonymous") })).toBeVisible();
    await expect(modal.getByText(say("noEmail"))).toBeVisible();
    await expect(modal.getByText(say("noResume"))).toBeVisible();
    const links = modal.getAllByRole("link").map((link) => link.textContent);
    await expect(links).toEqual([say("page")]);
  },
};

export const TenSkillsAreNotCut: Story = {
  parameters: {
    msw: [answers("listApplications", 200, aPage([anApplication({ skills: "ABCDEFGHIJ".split("") })]))],
  },
  play: async () => {
    const modal = await dialog();
    await expect(await modal.findByText("J")).toBeVisible();
    await expect(modal.queryByText(/^\+/)).not.toBeInTheDocument();
  },
};

export const SeveralPages: Story = {
  parameters: { msw: [answersPages("listApplications", [firstPage, secondPage])] },
  play: async ({ userEvent }) => {
    const modal = await dialog();
    await expect(await modal.findByText(say("inTotal", { total: 134 }))).toBeVisible();
    await expect(modal.getAllByRole("article")).toHaveLength(10);
    await userEvent.click(modal.getByRole("button", { name: say("more") }));
    // The moved application is not shown twice.
    await waitFor(() => expect(modal.getAllByRole("article")).toHaveLength(13));
    await expect(modal.queryByRole("button", { name: say("more") })).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  tags: ["smoke", "motion"],
  args: { offer: { id: 106, jobTitle: "Chargé ou chargée de support client" } },
  play: async () => expect(await (await dialog()).findByText(say("empty"))).toBeVisible(),
};

export const Loading: Story = {
  tags: ["smoke"],
  parameters: { msw: [never("listApplications")] },
  play: async () => expect(await (await dialog()).findByText(say("loading"))).toBeInTheDocument(),
};

export const Failed: Story = {
  tags: ["smoke", "motion"],
  parameters: { msw: [fails("listApplications", 500)] },
  play: async ({ userEvent, msw }) => {
    const modal = await dialog();
    await expectAnnounced(modal, "alert", say("failed"));
    msw.resetHandlers();
    await userEvent.click(modal.getByRole("button", { name: /Try again|Réessayer/ }));
    await expect(await modal.findByRole("heading", { name: "Hugo Petit" })).toBeVisible();
  },
};

/** Words without break opportunities: nothing is cut off, and the page does not scroll sideways. */
export const LongWords: Story = { globals: { data: "extreme" } };
