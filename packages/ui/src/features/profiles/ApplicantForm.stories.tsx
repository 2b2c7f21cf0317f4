import { fails } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { announced } from "../../components/feedback/Announcer";
import { inLargeText } from "../../components/stories/story-steps";
import { chipsIn } from "../../forms/skills/story-skills";
import { ApplicantScreen } from "./ApplicantScreen";
import { saveProfile, stored } from "./story-applicant";
import { fieldOf, refusedAt, save, saveButton, say, expectAnnounced, write } from "./story-steps";

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

/** Languages have the same control as skills; commas within brackets belong to the word. */
export const AddsALanguage: Story = {
  play: async (acting) => {
    await write(acting, "languages", "Français, Portugais (Brésil, Angola),");
    const languages = await fieldOf(acting, "languages");
    await expect(chipsIn(languages)).toEqual(["Français", "Portugais (Brésil, Angola)"]);
    await saveProfile(acting);
    await expect(stored()).toMatchObject({ languages: ["Français", "Portugais (Brésil, Angola)"] });
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

/** In text of twice the size, the remove button stays beside the language and its level. */
export const LanguageLevelsInLargeText: Story = {
  globals: { language: "fr", viewport: { value: "phone", isRotated: false } },
  play: async (acting) => {
    const level = await levelOf(acting, "Français");
    await inLargeText(async () => {
      const chip = level.closest("li");
      const remove = chip?.querySelector("button")?.getBoundingClientRect();
      await expect(remove?.left).toBeGreaterThanOrEqual(level.getBoundingClientRect().right - 1);
      await expect(remove?.right).toBeLessThanOrEqual((chip?.getBoundingClientRect().right ?? 0) + 1);
    });
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

export const Failed: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("updateApplicantProfile", 500)] },
  play: async (acting) => {
    await changeAndSave(acting);
    await expectAnnounced(acting, "alert", say("unexpected"));
    await expect(chipsIn(await fieldOf(acting, "skills"))).toEqual(["TypeScript", "Go"]);
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

export const FailedInTheServersWords: Story = {
  parameters: { msw: [fails("updateApplicantProfile", 413, { error: "This is more than the server takes." })] },
  play: async (acting) => {
    await changeAndSave(acting);
    await expectAnnounced(acting, "alert", "This is more than the server takes.");
  },
};
