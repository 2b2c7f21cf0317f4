import { defaultDb, fails, never } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { announced } from "../../components/feedback/Announcer";
import { said } from "../../components/stories/story-steps";
import { chipsIn } from "../../forms/tags/story-tags";
import { ApplicantScreen } from "./ApplicantScreen";
import { fieldOf, saveButton, say, expectAnnounced } from "./story-steps";

const meta = {
  title: "Profiles/ApplicantScreen",
  component: ApplicantScreen,
  args: { profileHref: "/dashboard/profile" },
} satisfies Meta<typeof ApplicantScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ["smoke"],
  globals: { language: "default" },
  play: async (acting) => {
    const heading = await acting.canvas.findByRole("heading", { name: "Applicant Profile" });
    await expect(heading.closest("[lang]")).toHaveAttribute("lang", "en");
    const labels = ["Profile Title", "Sector", "Experience Level", "Academic Level", "Portfolio URL", "Skills"];
    for (const label of [...labels, "Languages", "Resume", "Available Immediately"]) {
      await expect(await acting.canvas.findByLabelText(label)).toBeInTheDocument();
    }
    const levels = ["Junior (0-2 ans)", "Confirmé (2-5 ans)", "Senior (5-10 ans)", "Expert (10+ ans)"];
    for (const level of [...levels, "Licence", "Master", "Doctorat"]) {
      await expect(acting.canvas.getByRole("option", { name: level })).toHaveAttribute("lang", "fr");
    }
    await expect(await fieldOf(acting, "profile")).toHaveValue("Développeuse front-end");
    await expect(await fieldOf(acting, "experienceLevel")).toHaveValue("Senior (5-10 ans)");
    await expect(await fieldOf(acting, "academicLevel")).toHaveValue("Master");
    const skills = ["TypeScript", "React", "Accessibilité", "CSS"];
    await waitFor(async () => expect(chipsIn(await fieldOf(acting, "skills"))).toEqual(skills));
    await expect(await fieldOf(acting, "availableImmediately")).toBeChecked();
    await expect(await saveButton(acting)).toBeDisabled();
    const preview = acting.canvas.getByRole("link", { name: say("viewProfile") });
    await expect(preview).toHaveAttribute("href", "/dashboard/profile");
  },
};

export const ResumeDetails: Story = {
  globals: { language: "en" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("CV Jeanne Martin.pdf")).toBeVisible();
    const link = canvas.getByRole("link", { name: say("currentResume") });
    await expect(link).toHaveAttribute("href", expect.stringContaining("resumes"));
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener");
    await expect(canvas.getByText(/1 kB · Saved on \d+ \w+ \d{4}/)).toBeVisible();
  },
};

export const NoProfileYet: Story = {
  beforeEach: () => void defaultDb().applicantProfile.delete({ where: { userId: { equals: 11 } } }),
  play: async (acting) => {
    await expect(await fieldOf(acting, "profile")).toHaveValue("");
    await expect(await fieldOf(acting, "experienceLevel")).toHaveValue("");
    await expect(await fieldOf(acting, "availableImmediately")).not.toBeChecked();
    await expect(announced("assertive")).toEqual([]);
    await expect(acting.canvas.queryByRole("link", { name: say("currentResume") })).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  tags: ["smoke"],
  parameters: { msw: [never("getApplicantProfile")] },
  play: async () => said("status", say("loading")),
};

export const LoadFailed: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("getApplicantProfile", 500)] },
  play: async (acting) => expectAnnounced(acting, "alert", say("loadFailed.applicant")),
};

export const UserFailed: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("getMe", 500)] },
  play: async (acting) => expectAnnounced(acting, "alert", say("signInAgain")),
};

export const NoUser: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("getMe", 200)] },
  play: async (acting) => expectAnnounced(acting, "alert", say("noUserInformation")),
};

export const DeniedAsTheSpecificationQuotes: Story = {
  tags: ["smoke"],
  globals: { language: "default" },
  parameters: { signedInAs: "recruiter" },
  play: async ({ canvas }) =>
    expect(await canvas.findByText("Access Denied: This page is for applicants only.")).toBeVisible(),
};

/** Words without break opportunities: nothing is cut off, and the page does not scroll sideways. */
export const LongWords: Story = { globals: { data: "extreme" } };
