import { cast } from "@passerelle/domain/cast";
import { aJobOfferForApplicant, answers, aPage, defaultDb, fails } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { expectAnnounced, openQuestion } from "../../../components/stories/story-steps";
import { ApplicationsScreen, OffersScreen } from "../../applications";
import { type Acting, dialog, openOffer, say } from "../../applications/story-steps";

/** Adding a skill from an offer to the profile. */
const meta = {
  title: "Applications/AddSkill",
  component: OffersScreen,
  parameters: { signedInAs: "applicant" },
  args: { username: cast.jeanne.username, profileHref: "/dashboard/applicant", offersHref: "/dashboard/offers" },
} satisfies Meta<typeof OffersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = "Développeur ou développeuse front-end React";

/** Opens the dialog for the offer's first skill that Jeanne does not have; returns the skill. */
async function ask(acting: Acting, opened = openOffer(acting, title)) {
  const offer = await opened;
  const prefix = say("addSkill.of", { skill: "" });
  const [button] = await offer.findAllByRole("button", { name: new RegExp(`^${prefix}`) });
  if (!button) throw new Error("No skill is missing.");
  await acting.userEvent.click(button);
  return (button.getAttribute("aria-label") ?? "").slice(prefix.length);
}
async function add(acting: Acting, opened?: ReturnType<typeof dialog>) {
  const skill = await ask(acting, opened);
  await acting.userEvent.click((await openQuestion()).getByRole("button", { name: say("addSkill.confirm") }));
  return skill;
}
const skills = () => defaultDb().applicantProfile.findFirst({ where: { userId: { equals: 11 } } })?.skills ?? [];

export const Adds: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    const before = skills();
    const skill = await add(acting);
    await expectAnnounced(await dialog(), "status", say("addSkill.placed", { skill, place: 1, page: 1 }));
    await expect(skills()).toEqual([...before, skill]);
    const offer = await dialog();
    await waitFor(() =>
      expect(offer.getByText(new RegExp(`^${say("match.count", { count: 6, total: 6 })}`))).toBeVisible(),
    );
    await acting.userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(acting.canvas.getByRole("link", { name: title }).closest("tr, li")).toHaveTextContent(
      say("match.count", { count: 6, total: 6 }),
    );
  },
};

/** The new order moves the row to another page, behind the dialog. */
export const ToAnotherPage: Story = {
  parameters: { address: "?page=2&offer=122" },
  play: async (acting) => {
    const { jobTitle = "" } = defaultDb().jobOffer.findFirst({ where: { id: { equals: 122 } } }) ?? {};
    const row = { name: jobTitle, hidden: true };
    await acting.canvas.findByRole("link", row);
    await add(acting, dialog());
    await (await dialog()).findByText(/page 1\.$/);
    await waitFor(() => expect(acting.canvas.queryByRole("link", row)).toBeNull());
  },
};

/** The row moves too far down the list to look for its new page. */
export const Beyond: Story = {
  parameters: {
    address: "?offer=101",
    msw: [answers("listJobOffersForMe", 200, { ...aPage([aJobOfferForApplicant({ id: 1, ID: 1 })]), totalPages: 7 })],
  },
  play: async (acting) => {
    const skill = await add(acting, dialog());
    await expectAnnounced(await dialog(), "status", say("addSkill.beyond", { skill, max: 500 }));
  },
};

/** Saved offers are ordered by date. */
export const AmongTheSaved: Story = {
  render: (args) => <ApplicationsScreen {...args} />,
  parameters: { address: "?view=saved&offer=101" },
  play: async (acting) => {
    const skill = await add(acting, dialog());
    await expectAnnounced(await dialog(), "status", say("addSkill.done", { skill }));
  },
};

export const Failed: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("updateApplicantProfile", 500)] },
  play: async (acting) => {
    await add(acting);
    await expect(await (await openQuestion()).findByText(say("addSkill.failed"))).toBeVisible();
  },
};
