import { defaultDb } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { strToU8, zipSync } from "fflate";
import { expect } from "storybook/test";
import { expectAnnounced, said } from "../../../components/stories/story-steps";
import { type Acting, form as dialog, say } from "../story-steps";
import { ImportExportButton } from "./ImportExportButton";

/** Importing a CV from LinkedIn's data archive, which the browser reads. */
const meta = {
  title: "CV/ImportExportLinkedIn",
  component: ImportExportButton,
  parameters: { signedInAs: "applicant" },
} satisfies Meta<typeof ImportExportButton>;
export default meta;
type Story = StoryObj<typeof meta>;

async function choose({ canvas, userEvent }: Acting, files: Readonly<Record<string, string>>) {
  await userEvent.click(await canvas.findByRole("button", { name: say("importExport.title") }));
  const opened = await dialog();
  const zip = zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
  const file = new File([Uint8Array.from(zip)], "Basic_LinkedInDataExport.zip", { type: "application/zip" });
  await userEvent.upload(await opened.findByLabelText(new RegExp(say("importExport.file"))), file);
  return opened;
}
const box = async (name: string) => (await dialog()).findByRole("checkbox", { name });

/** Entries already in the CV are not ticked; ticked ones are added. */
export const Proposes: Story = {
  play: async (acting) => {
    const opened = await choose(acting, {
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

export const OtherArchive: Story = {
  play: async (acting) => {
    const opened = await choose(acting, { "photos/nantes.txt": "" });
    await expectAnnounced(opened, "alert", say("importExport.refused.notLinkedIn"));
    await expect(opened.queryByRole("checkbox")).toBeNull();
  },
};
