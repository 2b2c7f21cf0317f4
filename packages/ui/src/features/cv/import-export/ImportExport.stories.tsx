import { answers, defaultDb, fails, failsWhile, losesAnswer, never } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { expectAnnounced, openQuestion, plain, said, seesLoading } from "../../../components/stories/story-steps";
import { type Acting, form as dialog, say } from "../story-steps";
import type { toJsonResume } from "../json-resume/write";
import { ImportExportButton } from "./ImportExportButton";
import { aResume, resumeFile } from "./story-resume";

/** Importing and exporting a CV, as each of the four lists offers it. */
const meta = {
  title: "CV/ImportExport",
  component: ImportExportButton,
  parameters: { signedInAs: "applicant" },
} satisfies Meta<typeof ImportExportButton>;
export default meta;
type Story = StoryObj<typeof meta>;

async function openDialog({ canvas, userEvent }: Acting) {
  await userEvent.click(await canvas.findByRole("button", { name: say("importExport.title") }));
  return dialog();
}

async function choose(acting: Acting, text = JSON.stringify(aResume)) {
  const opened = await openDialog(acting);
  await acting.userEvent.upload(await opened.findByLabelText(new RegExp(say("importExport.file"))), resumeFile(text));
  return opened;
}

/** The row of an entry, by the label of its checkbox. */
const box = async (name: string) => (await dialog()).findByRole("checkbox", { name });
const textOf = async (name: string) => plain((await box(name)).closest("li")?.textContent ?? "");

/** Leaves only these entries ticked. */
async function tickOnly({ userEvent }: Acting, ...names: readonly string[]) {
  await box("Marée");
  for (const each of (await dialog()).getAllByRole<HTMLInputElement>("checkbox")) {
    const isWanted = names.some((name) => plain(each.closest("label")?.textContent ?? "") === name);
    if (each.checked !== isWanted) await userEvent.click(each);
  }
}

const add = async ({ userEvent }: Acting, count: number) =>
  userEvent.click(await (await dialog()).findByRole("button", { name: say("importExport.add", { count }) }));

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
  play: async (acting) => {
    await seesLoading(await openDialog(acting), say("importExport.loading"));
  },
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
    await expect(opened.getByText(plain(say("importExport.preview")))).toBeVisible();
    // The focus moves to the top of the new content.
    const name = opened.getByText("cv-ailleurs.json").closest("p");
    await waitFor(() => expect(name).toHaveFocus());
    await expect(
      opened.getByText(plain(say("importExport.ignored", { sections: say("importExport.section.volunteer") }))),
    ).toBeVisible();
    await expect(formationsNamed(bac)).toEqual([]);
  },
};

/** Entries already in the CV are recognised and not ticked. */
export const KnowsDuplicates: Story = {
  play: async (acting) => {
    await choose(acting);
    for (const name of ["Contraste", "TypeScript", "Français"]) {
      await expect(await box(name)).not.toBeChecked();
      await expect(await textOf(name)).toContain(plain(say("importExport.stored")));
    }
    await expect(await box("Svelte")).toBeChecked();
  },
};

/** Entries that cannot be imported have a reason; others list the data that will be lost. */
export const SaysWhatIsNotTaken: Story = {
  play: async (acting) => {
    await choose(acting);
    const company = say("importExport.why.missing", { field: say("field.company") });
    await expect(await box("Sans employeur")).toBeDisabled();
    await expect(await textOf("Sans employeur")).toContain(plain(company));
    await expect(await box("Marée")).toBeChecked();
    const address = say("importExport.why.notAnAddress", { field: say("field.demoUrl") });
    await expect(await textOf("Marée")).toContain(plain(address));
    await expect(await textOf("Italien")).toContain("B1");
    const level = say("importExport.why.notALevel", { field: say("field.level") });
    await expect(await textOf("Grec")).toContain(plain(level));
  },
};

/** An experience whose end is not a date needs one, which can be entered here. */
export const CompletesADate: Story = {
  play: async (acting) => {
    await choose(acting);
    const lead = await box("Lead front-end");
    await expect(lead).toBeDisabled();
    const end = lead.closest("li")?.querySelector("input[type=date]");
    if (!(end instanceof HTMLElement)) throw new Error("There is no date to give.");
    await acting.userEvent.type(end, "2026-06-01");
    await waitFor(async () =>
      expect(await textOf("Lead front-end")).toContain(
        plain(say("importExport.why.endBeforeStart", { field: say("field.finishedAt") })),
      ),
    );
    await acting.userEvent.clear(end);
    await acting.userEvent.type(end, "2026-08-31");
    await waitFor(() => expect(lead).toBeChecked());
    await tickOnly(acting, "Lead front-end");
    await add(acting, 1);
    await said("status", say("importExport.saved", { count: 1 }));
    const stored = defaultDb().experience.findFirst({ where: { jobTitle: { equals: "Lead front-end" } } });
    await expect(stored).toMatchObject({ company: "Lumio", finishedAt: "2026-08-31", experienceType: "cdi" });
  },
};

/** An experience without an end is ongoing; its summary and highlights are its description. */
export const TakesAnOngoingExperience: Story = {
  play: async (acting) => {
    const job = { name: "Lumio", position: "Lead", startDate: "2026-07", summary: "La vitrine.", highlights: ["Six"] };
    await choose(acting, JSON.stringify({ work: [job] }));
    await expect(await box("Lead")).toBeChecked();
    await expect(await textOf("Lead")).toMatch(/(Présent|Present)/);
    await add(acting, 1);
    await said("status", say("importExport.saved", { count: 1 }));
    const stored = defaultDb().experience.findFirst({ where: { jobTitle: { equals: "Lead" } } });
    await expect(stored).toMatchObject({ finishedAt: null, ongoing: true, description: "La vitrine.\n- Six" });
  },
};

/** The lists of the CV, as a file that is exported now has them. */
async function exported(acting: Acting): Promise<ReturnType<typeof toJsonResume>> {
  await acting.userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const opened = await openDialog(acting);
  const link = await opened.findByRole<HTMLAnchorElement>("link", { name: say("importExport.save") });
  return (await fetch(link.href)).json();
}

/** The lists have the order of the file, be it their own or one made by hand; what was there follows. */
export const KeepsTheOrderOfTheFile: Story = {
  play: async (acting) => {
    const [first, second, third] = ["Premier", "Deuxième", "Troisième"] as const;
    const named = [first, second, third];
    const starts = ["2015", "2020", "2018"];
    const resume = {
      projects: named.map((name) => ({ name, description: "Une carte." })),
      certificates: named.map((name) => ({ name, issuer: "Opquast" })),
      work: named.map((position, index) => ({ position, name: "Lumio", startDate: starts[index] })),
      education: named.map((studyType, index) => ({ studyType, institution: "CNAM", startDate: `20${20 - index}` })),
    };
    await choose(acting, JSON.stringify(resume));
    await add(acting, 12);
    await said("status", say("importExport.saved", { count: 12 }));
    const { projects, certificates, work, education } = await exported(acting);
    await expect(projects.slice(0, 4).map(({ name }) => name)).toEqual([...named, "Contraste"]);
    await expect(certificates.slice(0, 3).map(({ name }) => name)).toEqual(named);
    await expect(work.slice(0, 3).map(({ position }) => position)).toEqual(named);
    // Among those that were there, by their start.
    const begun = education.map(({ startDate }) => startDate);
    await expect(begun).toEqual(begun.toSorted().toReversed());
  },
};

let calls = 0;

/** An entry that failed is put at its place when it is tried again. */
export const PutsALateEntryAtItsPlace: Story = {
  parameters: { msw: [failsWhile("createProject", () => ++calls === 2, 409, { error: "Refusé." })] },
  play: async (acting) => {
    calls = 0;
    const named = ["Premier", "Deuxième", "Troisième"];
    await choose(acting, JSON.stringify({ projects: named.map((name) => ({ name, description: "Une carte." })) }));
    await add(acting, 3);
    await said("status", say("importExport.failed", { count: 1 }));
    await add(acting, 1);
    await said("status", say("importExport.saved", { count: 3 }));
    const { projects } = await exported(acting);
    await expect(projects.slice(0, 3).map(({ name }) => name)).toEqual(named);
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

export const Adding: Story = {
  parameters: { msw: [never("createFormation")] },
  play: async (acting) => {
    const opened = await choose(acting);
    await tickOnly(acting, bac, "Marée");
    await add(acting, 2);
    await expect(await opened.findByRole("button", { busy: true })).toHaveAccessibleName(
      plain(say("importExport.add", { count: 2 })),
    );
    await expect(await box("Marée")).toBeDisabled();
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

/** Too many in a minute: entries not yet sent stay ticked. */
export const TooFast: Story = {
  parameters: { msw: [answers("createFormation", 429, { error: "Attendez 40 secondes." })] },
  play: async (acting) => {
    await choose(acting);
    await tickOnly(acting, bac, "Marée");
    await add(acting, 2);
    await said("status", say("importExport.failed", { count: 1 }));
    await expect(await textOf(bac)).toContain("Attendez 40 secondes.");
    await expect(await box("Marée")).toBeChecked();
  },
};

/** The answer was lost, but the entry was stored; trying again does not store it twice. */
export const TheAnswerIsLost: Story = {
  parameters: { msw: [losesAnswer("createFormation")] },
  play: async (acting) => {
    await choose(acting);
    await tickOnly(acting, bac);
    await add(acting, 1);
    await said("status", say("importExport.failed", { count: 1 }));
    await add(acting, 1);
    await said("status", say("importExport.saved", { count: 1 }));
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

const refuses = (text: string, why: "notJson" | "notAResume" | "nothing" | "tooLarge"): Story => ({
  play: async (acting) => {
    const opened = await choose(acting, text);
    await expectAnnounced(opened, "alert", say(`importExport.refused.${why}`));
  },
});

export const NotJson: Story = refuses("<html>", "notJson");
export const NotAResume: Story = refuses("[1, 2]", "notAResume");
export const NothingInIt: Story = refuses('{"work": []}', "nothing");
export const TooLarge: Story = refuses(" ".repeat(1024 * 1024 + 1), "tooLarge");

/** A file with more entries than a CV can hold. */
export const TooManyEntries: Story = {
  play: async (acting) => {
    const words = Array.from({ length: 10_000 }, (_, index) => ({ name: `Mot ${index}` }));
    const opened = await choose(acting, JSON.stringify({ skills: [...words, 7] }));
    await expect(
      await opened.findByText(plain(say("importExport.beyond", { count: 9_901, limit: 100 }))),
    ).toBeVisible();
  },
};
