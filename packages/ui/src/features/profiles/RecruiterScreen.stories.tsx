import { defaultDb, fails, never } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { said } from "../../components/stories/story-steps";
import { aPicture } from "../../forms/files/story-files";
import { RecruiterScreen } from "./RecruiterScreen";
import { fieldOf, save, saveButton, say, expectAnnounced, write } from "./story-steps";

const meta = {
  title: "Profiles/RecruiterScreen",
  component: RecruiterScreen,
  parameters: { signedInAs: "recruiter" },
  args: { profileHref: "/dashboard/profile" },
} satisfies Meta<typeof RecruiterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const where = { userId: { equals: 1 } };
const stored = () => defaultDb().recruiterProfile.findFirst({ where, strict: true });

const changeAndSave: Play = async (acting) => {
  await write(acting, "company", " Lumio Énergie ");
  await write(acting, "employees", "");
  await save(acting);
};

export const Ready: Story = {
  tags: ["smoke"],
  globals: { language: "default" },
  play: async (acting) => {
    await acting.canvas.findByRole("heading", { name: "Recruiter Profile" });
    const labels = ["Company Name", "Sector", "Website URL", "Headquarters", "Number of Employees"];
    for (const label of [...labels, "Company Description", "Company Logo"]) {
      await expect(await acting.canvas.findByLabelText(label)).toBeInTheDocument();
    }
    await expect(await fieldOf(acting, "company")).toHaveValue("Lumio");
    await expect(await fieldOf(acting, "website")).toHaveValue("https://lumio.example");
    await expect(await fieldOf(acting, "employees")).toHaveValue("50-200");
    await expect(await saveButton(acting)).toBeDisabled();
  },
};

export const NoProfileYet: Story = {
  beforeEach: () => void defaultDb().recruiterProfile.delete({ where }),
  play: async (acting) => {
    await expect(await fieldOf(acting, "company")).toHaveValue("");
    await expect(acting.canvas.queryByRole("link", { name: say("currentLogo") })).not.toBeInTheDocument();
    await changeAndSave(acting);
    await expectAnnounced(acting, "status", say("saved.recruiter"));
    await expect(stored()).toMatchObject({ company: "Lumio Énergie", sector: null });
  },
};

export const Loading: Story = {
  tags: ["smoke"],
  parameters: { msw: [never("getRecruiterProfile")] },
  play: async () => said("status", say("loading")),
};

export const LoadFailed: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("getRecruiterProfile", 500)] },
  play: async (acting) => expectAnnounced(acting, "alert", say("loadFailed.recruiter")),
};

export const Denied: Story = {
  tags: ["smoke"],
  globals: { language: "default" },
  parameters: { signedInAs: "applicant" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This page is for recruiters only.")).toBeVisible();
    await expect(canvas.queryByRole("textbox")).not.toBeInTheDocument();
  },
};

export const Saves: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    await changeAndSave(acting);
    await expectAnnounced(acting, "status", say("saved.recruiter"));
    await expect(await saveButton(acting)).toHaveAttribute("aria-disabled", "true");
    await expect(stored()).toMatchObject({ company: "Lumio Énergie", employees: null, headquarters: "Lyon" });
  },
};

export const ReplacesTheLogo: Story = {
  play: async (acting) => {
    const before = stored().logo;
    const current = await acting.canvas.findByRole("link", { name: say("currentLogo") });
    await expect(current).toHaveAttribute("href", expect.stringContaining("claire.moreau.logo-96x96.gif"));
    await acting.userEvent.upload(await fieldOf(acting, "logo"), aPicture());
    await save(acting);
    await expectAnnounced(acting, "status", say("saved.recruiter"));
    await expect(stored().logo).not.toBe(before);
    await expect(await acting.canvas.findByRole("link", { name: say("currentLogo") })).toBeVisible();
  },
};

/** Words without break opportunities: nothing is cut off, and the page does not scroll sideways. */
export const LongWords: Story = { globals: { data: "extreme" } };
