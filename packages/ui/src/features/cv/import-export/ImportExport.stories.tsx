import { defaultDb, fails, failsWhile, never } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { openQuestion, plain, said, seesLoading } from "../../../components/stories/story-steps";
import { form as dialog, say } from "../story-steps";
import { ImportExportButton } from "./ImportExportButton";
import { add, box, choose, openDialog, textOf, tickOnly } from "./story-import";

/** Importing and exporting a CV, as each of the four lists offers it. */
const meta = {
  title: "CV/ImportExport",
  component: ImportExportButton,
  parameters: { signedInAs: "applicant" },
} satisfies Meta<typeof ImportExportButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const formationsNamed = (degree: string) => defaultDb().formation.findMany({ where: { degree: { equals: degree } } });
const bac = "Baccalauréat, Sciences";

export const Ready: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    const opened = await openDialog(acting);
    const link = await opened.findByRole<HTMLAnchorElement>("link", { name: say("importExport.save") });
    await expect(link).toHaveAttribute("download", "cv.json");
    const resume: unknown = await (await fetch(link.href)).json();
    await expect(resume).toMatchObject({
      basics: { name: "Jeanne Martin", label: "Développeuse front-end" },
      skills: [{ name: "TypeScript" }, { name: "React" }, { name: "Accessibilité" }, { name: "CSS" }],
      languages: [
        { language: "Français", fluency: "Native speaker" },
        { language: "Anglais", fluency: "C1" },
        { language: "Espagnol" },
      ],
    });
    await expect(resume).toHaveProperty("work.length", 3);
  },
};

export const Loading: Story = {
  tags: ["smoke"],
  parameters: { msw: [never("getPerson")] },
  play: async (acting) => seesLoading(await openDialog(acting), say("importExport.loading")),
};

export const LoadFailed: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("getPerson", 500)] },
  play: async (acting) => {
    const opened = await openDialog(acting);
    await expect(await opened.findByText(say("importExport.loadFailed"))).toBeVisible();
  },
};

export const Previews: Story = {
  play: async (acting) => {
    const opened = await choose(acting);
    await expect(await box("Développeuse full-stack")).toBeChecked();
    for (const description of ["Refonte du site.", "Équipe de six", "Les horaires."])
      await expect(opened.getByText(new RegExp(description))).toBeVisible();
    await expect(opened.getByText(plain(say("importExport.preview")))).toBeVisible();
    const name = opened.getByText("cv-ailleurs.json").closest("p");
    await waitFor(() => expect(name).toHaveFocus());
    await expect(
      opened.getByText(plain(say("importExport.ignored", { sections: say("importExport.section.volunteer") }))),
    ).toBeVisible();
    await expect(formationsNamed(bac)).toEqual([]);
  },
};

export const Adds: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    const opened = await choose(acting);
    await tickOnly(acting, bac, "Marée", "Opquast", "Svelte", "Rust", "Italien");
    await add(acting, 6);
    await said("status", say("importExport.saved", { count: 6 }));
    await expect(opened.queryByText(plain(say("importExport.preview")))).not.toBeInTheDocument();
    await expect(formationsNamed(bac)).toHaveLength(1);
    const profile = defaultDb().applicantProfile.findFirst({ where: { userId: { equals: 11 } } });
    await expect(profile).toMatchObject({
      skills: ["TypeScript", "React", "Accessibilité", "CSS", "Svelte", "Rust"],
      languages: ["Français", "Anglais", "Espagnol", "Italien"],
    });
    // The stored languages keep their levels.
    await expect(JSON.parse(profile?.languageLevels ?? "")).toEqual([
      { language: "Français", level: "native" },
      { language: "Anglais", level: "C1" },
      { language: "Italien", level: "B1" },
    ]);
    // Nothing would be lost, so it closes without a question.
    await acting.userEvent.click(await (await dialog()).findByText(say("importExport.close")));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  },
};

let isRefused = true;

/** One entry is refused and keeps its position, the others are stored; it can be tried again. */
export const TriesAgain: Story = {
  parameters: {
    msw: [failsWhile("createFormation", () => isRefused, 409, { error: "Vous avez déjà 100 formations." })],
  },
  play: async (acting) => {
    isRefused = true;
    const opened = await choose(acting);
    await tickOnly(acting, bac, "Marée");
    await add(acting, 2);
    await said("status", say("importExport.failed", { count: 1 }));
    await expect(await textOf(bac)).toContain("Vous avez déjà 100 formations.");
    await expect(opened.queryByRole("checkbox", { name: "Marée" })).toBeNull();
    isRefused = false;
    await add(acting, 1);
    await said("status", say("importExport.saved", { count: 2 }));
    await expect(formationsNamed(bac)).toHaveLength(1);
  },
};

export const AsksBeforeItCloses: Story = {
  play: async (acting) => {
    await choose(acting);
    await box("Marée");
    await acting.userEvent.keyboard("{Escape}");
    await expect((await openQuestion()).getByRole("heading")).toBeVisible();
  },
};
