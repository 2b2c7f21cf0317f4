import { cast } from "@passerelle/domain/cast";
import { aFormation, anExperience, aPersonDetail, answers } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ReceivedCv } from "./ReceivedCv";
import { say } from "./story-steps";

/** The profile and CV in an open application. */
const meta = {
  title: "Received applications/ReceivedCv",
  component: ReceivedCv,
  parameters: { signedInAs: "recruiter" },
  args: { username: cast.jeanne.username, offerSkills: [] },
} satisfies Meta<typeof ReceivedCv>;
export default meta;
type Story = StoryObj<typeof meta>;

const formation = aFormation();
const profile = {
  title: null,
  sector: null,
  academicLevel: null,
  experienceLevel: null,
  skills: [],
  languages: [],
  portfolioUrl: null,
  availableImmediately: false,
  formations: [formation],
  experiences: [],
  projects: [],
  certifications: [],
};

const ongoing = anExperience({ finishedAt: null, ongoing: true, description: "Trois sites refondus.\nDeux équipes." });

/** An ongoing experience says so, with its description. */
export const OngoingExperience: Story = {
  globals: { language: "fr" },
  parameters: {
    msw: [answers("getPerson", 200, { data: aPersonDetail({ profile: { ...profile, experiences: [ongoing] } }) })],
  },
  play: async ({ canvas }) => {
    const entry = (await canvas.findByRole("heading", { name: ongoing.jobTitle })).closest("li");
    await expect(entry).toHaveTextContent(/20\d\d – Présent/);
    await expect(entry).toHaveTextContent("Trois sites refondus. Deux équipes.");
  },
};

/** A profile without facts has no section for them. */
export const NoFacts: Story = {
  parameters: { msw: [answers("getPerson", 200, { data: aPersonDetail({ profile }) })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(formation.degree, { exact: false })).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: say("profile") })).not.toBeInTheDocument();
  },
};
