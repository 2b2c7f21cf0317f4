import { anApplicantProfile, answers, fails } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { announced } from "../../components/feedback/Announcer";
import { chipsIn } from "../../forms/tags/story-tags";
import { ApplicantScreen } from "./ApplicantScreen";
import { saveProfile, stored } from "./story-applicant";
import { expectAnnounced, fieldOf, refusedAt, save, saveButton, say, write } from "./story-steps";
import { aPdf, notAPdf } from "../../forms/files/story-files";
import { holdUploads, loseUpload, sendUpload } from "../../forms/files/story-upload";

/** The form of an applicant's profile. */
const meta = {
  title: "Profiles/ApplicantForm",
  component: ApplicantScreen,
  args: { profileHref: "/dashboard/profile" },
} satisfies Meta<typeof ApplicantScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story["play"]>;

const change: Play = async (acting) => {
  await write(acting, "profile", " Architecte front-end ");
  await write(acting, "skills", "TypeScript, , Go,go");
};
const changeAndSave: Play = async (acting) => {
  await change(acting);
  await save(acting);
};

export const Saves: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    await change(acting);
    await saveProfile(acting);
    await expect(await saveButton(acting)).toHaveAttribute("aria-disabled", "true");
    await expect(await fieldOf(acting, "profile")).toHaveValue("Architecte front-end");
    await expect(chipsIn(await fieldOf(acting, "skills"))).toEqual(["TypeScript", "Go"]);
    await expect(stored()).toMatchObject({ profile: "Architecte front-end", skills: ["TypeScript", "Go"] });
  },
};

const levelOf = ({ canvas }: Parameters<Play>[0], language: string) =>
  canvas.findByRole("combobox", { name: say("levelOf", { language }) });

/** Each language may have a level, chosen in its chip with the keyboard too. */
export const StatesALanguageLevel: Story = {
  play: async (acting) => {
    await expect(await levelOf(acting, "Français")).toHaveValue("native");
    await expect(await levelOf(acting, "Espagnol")).toHaveValue("");
    await acting.userEvent.selectOptions(await levelOf(acting, "Espagnol"), "A2");
    await acting.userEvent.selectOptions(await levelOf(acting, "Anglais"), say("noLevel"));
    await saveProfile(acting);
    await expect(JSON.parse(stored().languageLevels ?? "")).toEqual([
      { language: "Français", level: "native" },
      { language: "Espagnol", level: "A2" },
    ]);
    await expect(await levelOf(acting, "Anglais")).toHaveValue("");
    await expect(await levelOf(acting, "Espagnol")).toHaveValue("A2");
  },
};

const refusal = { errors: { sector: "This sector is unknown.", languages: "Too many languages." } };

export const RefusedFields: Story = {
  parameters: { msw: [fails("updateApplicantProfile", 400, refusal)] },
  play: async (acting) => {
    await changeAndSave(acting);
    await expectAnnounced(acting, "alert", /^This sector is unknown\. Too many languages\.$/);
    await refusedAt(acting, "sector", "This sector is unknown.");
    await refusedAt(acting, "languages", /Too many languages\./);
    await waitFor(async () => expect(await fieldOf(acting, "sector")).toHaveFocus());
    await expect(await fieldOf(acting, "profile")).toHaveValue(" Architecte front-end ");
  },
};

export const NotAWebAddress: Story = {
  parameters: { msw: [fails("updateApplicantProfile", 500)] },
  play: async (acting) => {
    for (const address of ["jeanne-martin", "javascript:alert(1)", "ftp://jeanne-martin.example"]) {
      await write(acting, "portfolioUrl", address);
      await save(acting);
      await refusedAt(acting, "portfolioUrl", say("badAddress"));
    }
    await expect(announced("assertive")).toEqual([]);
  },
};

/** The scheme is added when the field is left, or with Enter when the form is sent. */
export const CompletesAWebAddress: Story = {
  play: async (acting) => {
    await write(acting, "portfolioUrl", "www.maelle.fr");
    await acting.userEvent.tab();
    await expect(
      await acting.canvas.findByText(/^(Adresse complétée avec https:|https:\/\/ was added to the address)/),
    ).toBeVisible();
    await expect(await acting.canvas.findByDisplayValue("https://www.maelle.fr")).toBeVisible();
    await write(acting, "portfolioUrl", "maelle.fr/cv");
    await acting.userEvent.keyboard("{Enter}");
    await waitFor(() => expect(stored().portfolioUrl).toBe("https://maelle.fr/cv"));
  },
};

type Acting = Parameters<Play>[0];

const chooseFile = async (acting: Acting, file: File) => acting.userEvent.upload(await fieldOf(acting, "resume"), file);
const saveResume: Play = async (acting) => {
  await chooseFile(acting, aPdf());
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
    await chooseFile(acting, aPdf());
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
    await chooseFile(acting, notAPdf());
    await refusedAt(acting, "resume", /PDF\. |PDF\.$/);
    await expect(acting.canvas.getByRole("link", { name: say("currentResume") })).toBeVisible();
    await expect(await saveButton(acting)).toBeDisabled();
  },
};
