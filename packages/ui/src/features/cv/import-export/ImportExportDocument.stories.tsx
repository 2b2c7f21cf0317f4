import { cvErrors } from "@passerelle/domain";
import { answers, defaultDb, fails } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { expectAnnounced, openQuestion, plain, said } from "../../../components/stories/story-steps";
import { type Acting, form as dialog, say } from "../story-steps";
import { ImportExportButton } from "./ImportExportButton";

/** Importing a CV from the text of a PDF or Word file, in the same dialog as files from other services. */
const meta = {
  title: "CV/ImportExportDocument",
  component: ImportExportButton,
  parameters: { signedInAs: "applicant" },
} satisfies Meta<typeof ImportExportButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const hex = (line: string) => Array.from(line, (letter) => letter.charCodeAt(0).toString(16).padStart(2, "0")).join("");
const pdfFile = (lines: readonly string[]) =>
  new File([`%PDF-1.4 ${lines.map((line) => `<${hex(line)}>Tj`).join(" ")} %%EOF`], "cv.pdf", {
    type: "application/pdf",
  });
const aCv = pdfFile([
  "Expériences",
  "Soudeuse navale   03/2012 - 08/2013",
  "Chantiers de l'Ouest",
  "",
  "Langues",
  "Français (langue maternelle), Breton",
]);

async function choose({ canvas, userEvent }: Acting, file = aCv) {
  await userEvent.click(await canvas.findByRole("button", { name: say("importExport.title") }));
  const opened = await dialog();
  await userEvent.upload(await opened.findByLabelText(new RegExp(say("importExport.chooseDocument"))), file);
  return opened;
}
const box = async (name: string) => (await dialog()).findByRole("checkbox", { name });

const nothing = { work: [], education: [], projects: [], certificates: [], skills: [], languages: [] };
const aWelder = {
  ...nothing,
  work: [{ name: "Chantiers de l'Ouest", position: "Soudeuse navale", startDate: "2012-03", endDate: "2013-08" }],
  languages: [{ language: "Français" }, { language: "Breton" }],
};

/** Entries already in the CV are not ticked; ticked ones are added. */
export const Proposes: Story = {
  parameters: { msw: [answers("proposeCvEntries", 200, aWelder)] },
  play: async (acting) => {
    const opened = await choose(acting);
    await expect(await box("Soudeuse navale")).toBeChecked();
    await expect(await box("Français")).not.toBeChecked();
    await waitFor(() => expect(opened.getByText("cv.pdf").closest("p")).toHaveFocus());
    await acting.userEvent.click(await opened.findByRole("button", { name: say("importExport.add", { count: 2 }) }));
    await said("status", say("importExport.saved", { count: 2 }));
    const stored = defaultDb().experience.findFirst({ where: { jobTitle: { equals: "Soudeuse navale" } } });
    await expect(stored).toMatchObject({ startedAt: "2012-03-01", finishedAt: "2013-08-31" });
  },
};

export const OldWordFile: Story = {
  play: async (acting) => {
    const opened = await choose(acting, new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])], "cv.docx"));
    const advice = "Dans Word ou LibreOffice, enregistrez ce document au format PDF ou .docx.";
    await expectAnnounced(opened, "alert", `Ce fichier n’est ni un PDF ni un fichier Word (.docx). ${advice}`);
  },
};

/** The reason is the server's text. */
export const NothingFound: Story = {
  parameters: {
    msw: [answers("proposeCvEntries", 400, { errors: { file: cvErrors.nothingFound.fr } })],
  },
  play: async (acting) => {
    const opened = await choose(acting, pdfFile(["Bonjour"]));
    await expectAnnounced(opened, "alert", cvErrors.nothingFound.fr);
    // The same field accepts another file.
    await expect(await opened.findByLabelText(new RegExp(say("importExport.chooseDocument")))).toBeEnabled();
  },
};

export const Failed: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("proposeCvEntries", 500)] },
  play: async (acting) => expectAnnounced(await choose(acting), "alert", say("importExport.documentFailed")),
};

/** Uncertain entries are shown separately with their recognised fields; they are added once they are checked and ticked. */
export const ChecksWhatIsUnsure: Story = {
  parameters: {
    msw: [
      answers("proposeCvEntries", 200, {
        ...nothing,
        languages: [{ language: "Breton" }],
        unsure: [
          {
            section: "work",
            text: "Divers chantiers\n2016 – 2019",
            work: { position: "Divers chantiers", startDate: "2016", endDate: "2019" },
          },
        ],
      }),
    ],
  },
  play: async (acting) => {
    const opened = await choose(acting);
    await expect(await box("Breton")).toBeChecked();
    const unsure = within(await opened.findByRole("region", { name: plain(say("importExport.unsure")) }));
    await expect(unsure.getByText(/2016 – 2019/)).toBeVisible();
    const tick = await box("Divers chantiers");
    await expect(tick).toBeDisabled();
    await expect(tick).not.toBeChecked();
    await expect(unsure.getByLabelText(new RegExp(say("field.startedAt")))).toHaveValue("2016-01");
    await acting.userEvent.click(await opened.findByRole("button", { name: say("importExport.add", { count: 1 }) }));
    await said("status", `${say("importExport.saved", { count: 1 })} ${say("importExport.left", { count: 1 })}`);
    await acting.userEvent.type(unsure.getByLabelText(new RegExp(say("field.company"))), "Chantiers de l'Ouest");
    await expect(tick).not.toBeChecked();
    await acting.userEvent.keyboard("{Escape}");
    await acting.userEvent.click(
      (await openQuestion()).getByRole("button", { name: /^(Continuer la saisie|Keep editing)$/ }),
    );
    await acting.userEvent.click(tick);
    await acting.userEvent.click(await opened.findByRole("button", { name: say("importExport.add", { count: 1 }) }));
    await said("status", say("importExport.saved", { count: 2 }));
    const stored = defaultDb().experience.findFirst({ where: { jobTitle: { equals: "Divers chantiers" } } });
    await expect(stored).toMatchObject({
      company: "Chantiers de l'Ouest",
      startedAt: "2016-01-01",
      finishedAt: "2019-12-31",
    });
  },
};
