import { answers, anApplicantProfile, defaultDb, fails, never } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { announced } from "../../components/feedback/Announcer";
import { plain, said } from "../../components/stories/story-steps";
import { chipsIn } from "../../forms/skills/story-skills";
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
  play: async (acting) => {
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

export const AsTheSpecificationQuotes: Story = {
  tags: ["smoke"],
  globals: { language: "default" },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole("heading", { name: "Applicant Profile" });
    await expect(heading.closest("[lang]")).toHaveAttribute("lang", "en");
    const labels = ["Profile Title", "Sector", "Experience Level", "Academic Level", "Portfolio URL", "Skills"];
    for (const label of [...labels, "Languages", "Resume", "Available Immediately"]) {
      await expect(await canvas.findByLabelText(label)).toBeInTheDocument();
    }
    const levels = ["Junior (0-2 ans)", "Confirmé (2-5 ans)", "Senior (5-10 ans)", "Expert (10+ ans)"];
    for (const level of [...levels, "Licence", "Master", "Doctorat"]) {
      await expect(canvas.getByRole("option", { name: level })).toHaveAttribute("lang", "fr");
    }
  },
};

export const ResumeLink: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: say("currentResume") });
    await expect(link).toHaveAttribute("href", expect.stringContaining("resumes"));
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener");
  },
};

export const ResumeDetails: Story = {
  globals: { language: "en" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("CV Jeanne Martin.pdf")).toBeVisible();
    await expect(canvas.getByText(/1 kB · Saved on \d+ \w+ \d{4}/)).toBeVisible();
  },
};

const stranger = "<img src=x onerror=alert(1)>".repeat(3) + ".pdf";

export const ResumeOfAnyName: Story = {
  parameters: {
    msw: [
      answers("getApplicantProfile", 200, {
        data: anApplicantProfile({ resumeFile: { name: stranger, size: 5_242_880, storedAt: "2025-11-03T08:15:00Z" } }),
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(stranger)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The resume was stored before file names were kept. */
export const ResumeOfNoName: Story = {
  globals: { language: "en" },
  parameters: {
    msw: [
      answers("getApplicantProfile", 200, {
        data: anApplicantProfile({ resumeFile: { name: null, size: null, storedAt: "2025-11-03T08:15:00Z" } }),
      }),
    ],
  },
  play: async ({ canvas }) => expect(await canvas.findByText("Saved on 3 November 2025")).toBeVisible(),
};

export const NoProfileYet: Story = {
  beforeEach: () => {
    defaultDb().applicantProfile.delete({ where: { userId: { equals: 11 } } });
  },
  play: async (acting) => {
    await expect(await fieldOf(acting, "profile")).toHaveValue("");
    await expect(await fieldOf(acting, "experienceLevel")).toHaveValue("");
    await expect(await fieldOf(acting, "availableImmediately")).not.toBeChecked();
    await expect(announced("assertive")).toEqual([]);
    await expect(acting.canvas.queryByRole("link", { name: say("currentResume") })).not.toBeInTheDocument();
  },
};

const imported = anApplicantProfile({ experienceLevel: "Intermédiaire", academicLevel: "BTS" });

export const LevelsThatAreNotInTheList: Story = {
  parameters: { msw: [answers("getApplicantProfile", 200, { data: imported })] },
  play: async (acting) => {
    await expect(await fieldOf(acting, "experienceLevel")).toHaveDisplayValue("Intermédiaire");
    await expect(await fieldOf(acting, "academicLevel")).toHaveDisplayValue("BTS");
    await acting.userEvent.selectOptions(await fieldOf(acting, "academicLevel"), "Licence");
    await acting.userEvent.selectOptions(await fieldOf(acting, "academicLevel"), "BTS");
    await expect(await saveButton(acting)).toBeDisabled();
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

export const Denied: Story = {
  parameters: { signedInAs: "recruiter" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(plain(say("denied.applicant")))).toBeVisible();
    await expect(canvas.queryByRole("form")).not.toBeInTheDocument();
    await expect(canvas.queryByRole("textbox")).not.toBeInTheDocument();
    const way = canvas.getByRole("link", { name: say("toProfile") });
    await expect(way).toHaveAttribute("href", "/dashboard/profile");
  },
};

export const DeniedAsTheSpecificationQuotes: Story = {
  tags: ["smoke"],
  globals: { language: "default" },
  parameters: { signedInAs: "recruiter" },
  play: async ({ canvas }) =>
    expect(await canvas.findByText("Access Denied: This page is for applicants only.")).toBeVisible(),
};

const long = anApplicantProfile({
  profile: "Responsable de la coordination interrégionale des systèmes d'information",
  sector: "Donaudampfschifffahrtsgesellschaftskapitän".repeat(2),
  skills: ["Accompagnement au changement dans les organisations publiques", "Rindfleischetikettierung".repeat(2)],
  portfolioUrl: `https://jeanne-martin.example/${"travaux/".repeat(20)}`,
});

export const LongTexts: Story = {
  parameters: { msw: [answers("getApplicantProfile", 200, { data: long })] },
  play: async (acting) => {
    await fieldOf(acting, "skills");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Words without break opportunities: nothing is cut off, and the page does not scroll sideways. */
export const LongWords: Story = { globals: { data: "extreme" } };
