import { anApplicantProfile, answers } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { announced } from "../../components/feedback/Announcer";
import { aPdf, notAPdf } from "../../forms/files/story-files";
import { holdUploads, loseUpload, sendUpload } from "../../forms/files/story-upload";
import { ApplicantScreen } from "./ApplicantScreen";
import { saveProfile, stored } from "./story-applicant";
import { fieldOf, refusedAt, save, saveButton, say, expectAnnounced } from "./story-steps";

/** The resume in the form of an applicant's profile. */
const meta = {
  title: "Profiles/ApplicantResume",
  component: ApplicantScreen,
  args: { profileHref: "/dashboard/profile" },
} satisfies Meta<typeof ApplicantScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;
type Acting = Parameters<Play>[0];

const upload = async (acting: Acting, file: File) => acting.userEvent.upload(await fieldOf(acting, "resume"), file);
const saveResume: Play = async (acting) => {
  await upload(acting, aPdf());
  await save(acting);
};
const heldUpload = { globals: { language: "en" }, beforeEach: holdUploads };
const startUpload: Play = async (acting) => {
  await saveResume(acting);
  await sendUpload(43);
};
const isStillChosen: Play = async (acting) => {
  await expect(acting.canvas.getByText("cv.pdf")).toBeVisible();
  await expect(await saveButton(acting)).toBeEnabled();
};

export const ReplacesTheResume: Story = {
  play: async (acting) => {
    const before = stored().resume;
    await upload(acting, aPdf());
    await expect(await acting.canvas.findByText("cv.pdf")).toBeVisible();
    await saveProfile(acting);
    await expect(stored().resume).not.toBe(before);
    await expect(await acting.canvas.findByRole("link", { name: say("currentResume") })).toBeVisible();
  },
};

/** The server says once what it removed from the resume. */
export const ResumeCleaned: Story = {
  globals: { language: "fr" },
  parameters: {
    msw: [
      answers("updateApplicantProfile", 200, {
        data: anApplicantProfile(),
        removedFromResume: { links: 3, attachments: 1 },
      }),
    ],
  },
  play: async (acting) => {
    await saveResume(acting);
    await expectAnnounced(acting, "status", /Retiré de votre CV\s: 3 liens et 1 pièce jointe\.$/);
  },
};

export const Uploading: Story = {
  ...heldUpload,
  play: async (acting) => {
    await startUpload(acting);
    const bar = await acting.canvas.findByRole("progressbar", { name: "Upload of cv.pdf" });
    await expect(bar).toHaveAttribute("value", "43");
    await waitFor(() => expect(announced("polite")).toContain("25% sent"));
    await sendUpload(100);
    await expect(await acting.canvas.findByText("Sent, waiting for the server", { selector: "span" })).toBeVisible();
    await expect(acting.canvas.queryByRole("button", { name: "Cancel the upload" })).not.toBeInTheDocument();
  },
};

export const UploadCancelled: Story = {
  ...heldUpload,
  play: async (acting) => {
    await startUpload(acting);
    await acting.userEvent.click(await acting.canvas.findByRole("button", { name: "Cancel the upload" }));
    await expect(await acting.canvas.findByText(/^Upload cancelled\./)).toBeVisible();
    await expect(announced("assertive")).toEqual([]);
    await isStillChosen(acting);
    await acting.userEvent.click(acting.canvas.getByRole("button", { name: "Undo: Resume" }));
    await waitFor(() => expect(acting.canvas.queryByText(/^Upload cancelled\./)).not.toBeInTheDocument());
  },
};

export const UploadLost: Story = {
  ...heldUpload,
  play: async (acting) => {
    await startUpload(acting);
    await loseUpload();
    await expect(await acting.canvas.findByText(/^The connection was lost at 43%/)).toBeVisible();
    await expectAnnounced(acting, "alert", say("unexpected"));
    await isStillChosen(acting);
  },
};

export const NotAPdf: Story = {
  play: async (acting) => {
    await upload(acting, notAPdf());
    await refusedAt(acting, "resume", /PDF\. |PDF\.$/);
    await expect(acting.canvas.getByRole("link", { name: say("currentResume") })).toBeVisible();
    await expect(await saveButton(acting)).toBeDisabled();
  },
};
