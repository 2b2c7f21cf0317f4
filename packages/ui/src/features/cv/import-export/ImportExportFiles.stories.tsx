import { defaultDb } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { expectAnnounced, plain, said } from "../../../components/stories/story-steps";
import { say, type Acting, form as dialog } from "../story-steps";
import { ImportExportButton } from "./ImportExportButton";
import { add, box, choose, exported, openDialog, textOf, tickOnly } from "./story-import";
import { strToU8, zipSync } from "fflate";

/** Contents of files from other services: known, incomplete, in a different order, or unreadable. */
const meta = {
  title: "CV/ImportExportFiles",
  component: ImportExportButton,
  parameters: { signedInAs: "applicant" },
} satisfies Meta<typeof ImportExportButton>;
export default meta;
type Story = StoryObj<typeof meta>;

function rowOf(checkbox: HTMLElement) {
  const row = checkbox.closest("li");
  if (!row) throw new Error("The entry is in no list.");
  return within(row);
}

/** Entries that cannot be imported give a reason; others list the data that will be lost. */
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

/** An experience whose end is not a date needs one, which can be entered here, or ticked as open. */
export const CompletesADate: Story = {
  play: async (acting) => {
    await choose(acting);
    const lead = await box("Lead front-end");
    await expect(lead).toBeDisabled();
    const row = rowOf(lead);
    await acting.userEvent.click(row.getByRole("checkbox", { name: say("ongoing") }));
    await waitFor(() => expect(lead).toBeChecked());
    await acting.userEvent.click(row.getByRole("checkbox", { name: say("ongoing") }));
    const end = row.getByLabelText(say("field.finishedAt"));
    await acting.userEvent.type(end, "2026-06");
    await waitFor(async () =>
      expect(await textOf("Lead front-end")).toContain(
        plain(say("importExport.why.endBeforeStart", { field: say("field.finishedAt") })),
      ),
    );
    await acting.userEvent.clear(end);
    await acting.userEvent.type(end, "2026-08");
    await waitFor(() => expect(lead).toBeChecked());
    await tickOnly(acting, "Lead front-end");
    await add(acting, 1);
    await said("status", say("importExport.saved", { count: 1 }));
    const stored = defaultDb().experience.findFirst({ where: { jobTitle: { equals: "Lead front-end" } } });
    await expect(stored).toMatchObject({ company: "Lumio", finishedAt: "2026-08-31", experienceType: "cdi" });
  },
};

/** Names missing from a file are entered here, so that no entry is lost; the month of a year is stated (D-432). */
export const CompletesANameAndATitle: Story = {
  play: async (acting) => {
    await choose(acting, JSON.stringify({ work: [{ startDate: "juin 2014", endDate: "2016", summary: "Coques." }] }));
    const entry = await box(say("importExport.untitled"));
    await expect(entry).toBeDisabled();
    const row = rowOf(entry);
    const assumed = say("importExport.why.lastMonth", { field: say("field.finishedAt"), given: "2016" });
    await expect(row.getByText(plain(assumed))).toBeVisible();
    await acting.userEvent.type(row.getByLabelText(say("field.jobTitle")), "Soudeuse");
    await acting.userEvent.type(row.getByLabelText(say("field.company")), "Chantiers");
    await waitFor(() => expect(entry).toBeChecked());
    await add(acting, 1);
    await said("status", say("importExport.saved", { count: 1 }));
    const stored = defaultDb().experience.findFirst({ where: { jobTitle: { equals: "Soudeuse" } } });
    await expect(stored).toMatchObject({ company: "Chantiers", startedAt: "2014-06-01", finishedAt: "2016-12-31" });
  },
};

export const NotJson: Story = {
  play: async (acting) => expectAnnounced(await choose(acting, "<html>"), "alert", say("importExport.refused.notJson")),
};

/** The field whose files stay in the browser does not upload a PDF. */
export const ADocumentInThisField: Story = {
  play: async (acting) => {
    const opened = await openDialog(acting);
    const file = new File(["%PDF-1.7"], "cv.pdf", { type: "application/json" });
    await acting.userEvent.upload(await opened.findByLabelText(new RegExp(say("importExport.file"))), file);
    await expectAnnounced(opened, "alert", say("importExport.refused.document"));
  },
};

/** The profile holds fifty skills: the others are named, and one of them can replace another. */
export const MoreSkillsThanTheProfileHolds: Story = {
  play: async (acting) => {
    const skills = Array.from({ length: 60 }, (_, index) => ({ name: `Savoir ${index}` }));
    const opened = await choose(acting, JSON.stringify({ skills }));
    await expect(await box("Savoir 45")).toBeChecked();
    await expect(await box("Savoir 46")).toBeDisabled();
    await expect(await textOf("Savoir 46")).toContain(plain(say("importExport.full", { limit: 50 })));
    await acting.userEvent.click(await box("Savoir 0"));
    await waitFor(() => expect(opened.getByRole("checkbox", { name: "Savoir 46" })).toBeChecked());
    await add(acting, 46);
    await said("status", say("importExport.saved", { count: 46 }));
    const { skills: stored } = await exported(acting);
    await expect(stored).toHaveLength(50);
    await expect(stored.at(-1)).toEqual({ name: "Savoir 46" });
  },
};

async function chooseArchive({ canvas, userEvent }: Acting, files: Readonly<Record<string, string>>) {
  await userEvent.click(await canvas.findByRole("button", { name: say("importExport.title") }));
  const opened = await dialog();
  const zip = zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
  const file = new File([Uint8Array.from(zip)], "Basic_LinkedInDataExport.zip", { type: "application/zip" });
  await userEvent.upload(await opened.findByLabelText(new RegExp(say("importExport.file"))), file);
  return opened;
}

/** Entries already in the CV are not ticked; ticked ones are added. */
export const Proposes: Story = {
  play: async (acting) => {
    const opened = await chooseArchive(acting, {
      "Positions.csv":
        "Company Name,Title,Description,Location,Started On,Finished On\nAtelier du Port,Soudeuse,Des coques.  - En acier,Nantes,2012,2013\n",
      "Skills.csv": "Name\nTypeScript\nSvelte\n",
      "messages.csv": "FROM,TO,CONTENT\n",
    });
    await expect(await box("Soudeuse")).toBeChecked();
    await expect(await box("TypeScript")).not.toBeChecked();
    await acting.userEvent.click(await opened.findByRole("button", { name: say("importExport.add", { count: 2 }) }));
    await said("status", say("importExport.saved", { count: 2 }));
    const stored = defaultDb().experience.findFirst({ where: { jobTitle: { equals: "Soudeuse" } } });
    await expect(stored).toMatchObject({ company: "Atelier du Port", finishedAt: "2013-12-31" });
  },
};
