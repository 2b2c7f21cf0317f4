import { cast } from "@passerelle/domain/cast";
import { aFormation, aPersonDetail, answers } from "@passerelle/mocks";
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

/** A profile without facts has no section for them. */
export const NoFacts: Story = {
  parameters: { msw: [answers("getPerson", 200, { data: aPersonDetail({ profile }) })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(formation.degree, { exact: false })).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: say("profile") })).not.toBeInTheDocument();
  },
};
