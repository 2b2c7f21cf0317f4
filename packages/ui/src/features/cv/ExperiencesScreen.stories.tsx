import { anExperience, answers, aPage, defaultDb, fails } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { expectAnnounced } from "../../components/stories/story-steps";
import { ExperiencesScreen } from "./experiences";
import { deleteEntry, editEntry, fieldOf, fillIn, save, say, seen, startEntry } from "./story-steps";

const meta = { title: "CV/ExperiencesScreen", component: ExperiencesScreen } satisfies Meta<typeof ExperiencesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const developer = "Développeuse front-end";
const imported = "Bénévole chargée du site, de la lettre et des inscriptions";

export const AsTheSpecificationQuotes: Story = {
  tags: ["smoke"],
  globals: { language: "default" },
  play: async (acting) => {
    const { canvas } = acting;
    await expect(await canvas.findByText("Bénévole chargée du site, de la lettre e...")).toBeVisible();
    await expect(canvas.getByText("février 2016").parentElement).toHaveTextContent("février 2016 – N/A");
    await expect(canvas.getByText("CDI").parentElement).toHaveTextContent("Océane Mutuelle · CDI");
    await deleteEntry(acting, developer);
    await expect(await canvas.findByText("Expérience supprimée avec succès !")).toBeVisible();
  },
};

export const LoadFailed: Story = {
  tags: ["smoke"],
  globals: { language: "default" },
  parameters: { msw: [fails("listExperiences", 500)] },
  play: async ({ canvas }) =>
    expectAnnounced(canvas, "alert", "Impossible de charger les expériences. Veuillez réessayer plus tard."),
};

export const Adds: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    await startEntry(acting);
    await expect(await fieldOf("experienceType")).toHaveValue("cdi");
    await fillIn(acting, [
      ["jobTitle", "Boulanger"],
      ["company", "Au bon blé"],
      ["startedAt", "2024-03-01"],
      ["finishedAt", "2024-03-01"],
    ]);
    await acting.userEvent.selectOptions(await fieldOf("experienceType"), "alternance");
    await save(acting);
    await seen(acting, "saved.experiences");
    await expect(await acting.canvas.findByRole("button", { name: "Boulanger" })).toBeVisible();
    const kept = defaultDb().experience.findFirst({ where: { jobTitle: { equals: "Boulanger" } } });
    await expect(kept).toMatchObject({ experienceType: "alternance", startedAt: "2024-03-01" });
  },
};

/** Unless it is ongoing, the end is required, even for an imported entry without one. */
export const EditsAnImportedOne: Story = {
  play: async (acting) => {
    await editEntry(acting, imported);
    const end = await fieldOf("finishedAt");
    await expect(end).toHaveValue("");
    await save(acting);
    await expect(end).toHaveAccessibleDescription(say("problem.noEnd"));
  },
};

const ongoingJob = {
  msw: [answers("listExperiences", 200, aPage([anExperience({ ongoing: true, finishedAt: null })]))],
};

export const Ongoing: Story = {
  tags: ["smoke"],
  globals: { language: "default" },
  parameters: ongoingJob,
  play: async ({ canvas }) =>
    expect((await canvas.findByText("janvier 2020")).parentElement).toHaveTextContent("janvier 2020 – Présent"),
};

/** A blank line takes no space in the list. */
export const DescriptionInLines: Story = {
  parameters: {
    msw: [answers("listExperiences", 200, aPage([anExperience({ description: "Accueil\n\nCaisse" })]))],
  },
  play: async ({ canvas }) => {
    const range = document.createRange();
    range.selectNodeContents(await canvas.findByText(/Accueil/));
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    await expect(lines.size).toBe(2);
  },
};

/** Words without break opportunities: nothing is cut off, and the page does not scroll sideways. */
export const LongWords: Story = { globals: { data: "extreme" } };
