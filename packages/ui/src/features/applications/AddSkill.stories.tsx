import { cast } from "@passerelle/domain/cast";
import { defaultDb, fails, never } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { expectAnnounced, openQuestion } from "../../components/story-steps";
import { ApplicationsScreen } from "./ApplicationsScreen";
import { type Acting, dialog, openOffer, say } from "./story-steps";

const meta = {
  title: "Applications/AddSkill",
  component: ApplicationsScreen,
  parameters: { signedInAs: "applicant" },
  args: { username: cast.jeanne.username, profileHref: "/dashboard/applicant" },
} satisfies Meta<typeof ApplicationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = "Développeur ou développeuse front-end React";

/** Asks to add the first skill that the offer asks for and Jeanne does not declare; answers which one. */
async function ask(acting: Acting) {
  const offer = await openOffer(acting, title);
  const prefix = say("addSkill.of", { skill: "" });
  const button = await offer.findByRole("button", { name: new RegExp(`^${prefix}`) });
  await acting.userEvent.click(button);
  return (button.getAttribute("aria-label") ?? "").slice(prefix.length);
}
async function add(acting: Acting) {
  const skill = await ask(acting);
  await acting.userEvent.click((await openQuestion()).getByRole("button", { name: say("addSkill.confirm") }));
  return skill;
}
const skills = () => defaultDb().applicantProfile.findFirst({ where: { userId: { equals: 11 } } })?.skills ?? [];

export const Asks: Story = { play: async (acting) => void (await ask(acting)) };

export const OnAPhoneInFrench: Story = {
  ...Asks,
  globals: { language: "fr", viewport: { value: "phone" }, colorMode: "dark" },
};

export const Adds: Story = {
  play: async (acting) => {
    const before = skills();
    const skill = await add(acting);
    await expectAnnounced(await dialog(), "status", say("addSkill.placed", { skill, place: 1 }));
    await expect(skills()).toEqual([...before, skill]);
    const offer = await dialog();
    await waitFor(() =>
      expect(offer.getByText(new RegExp(`^${say("match.count", { count: 6, total: 6 })}`))).toBeVisible(),
    );
    await acting.userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(acting.canvas.getByRole("button", { name: title }).closest("tr, li")).toHaveTextContent(
      say("match.count", { count: 6, total: 6 }),
    );
  },
};

export const Cancels: Story = {
  play: async (acting) => {
    const before = skills();
    await ask(acting);
    await acting.userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    await expect(skills()).toEqual(before);
  },
};

export const TooMany: Story = {
  parameters: { msw: [fails("updateApplicantProfile", 409, { error: "You have 500 skills: remove some first." })] },
  play: async (acting) => {
    await add(acting);
    await expect(await (await openQuestion()).findByText(/500/)).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: [fails("updateApplicantProfile", 500)] },
  play: async (acting) => {
    await add(acting);
    await expect(await (await openQuestion()).findByText(say("addSkill.failed"))).toBeVisible();
  },
};

export const Busy: Story = {
  parameters: { msw: [never("updateApplicantProfile")] },
  play: async (acting) => {
    await add(acting);
    await expect(await (await openQuestion()).findByRole("button", { busy: true })).toBeVisible();
  },
};
