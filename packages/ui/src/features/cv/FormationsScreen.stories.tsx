import { aFormation, answers, aPage, fails } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { FormationsScreen } from "./formations";
import { fillIn, save, startEntry } from "./story-steps";

const meta = { title: "CV/FormationsScreen", component: FormationsScreen } satisfies Meta<typeof FormationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsTheSpecificationQuotes: Story = {
  tags: ["smoke"],
  globals: { language: "default" },
  play: async (acting) => {
    const { canvas } = acting;
    await expect(await canvas.findByText("Certificat de compétence en management d...")).toBeVisible();
    await expect(canvas.getByText("février 2026").parentElement).toHaveTextContent("février 2026 – Présent");
    await startEntry(acting);
    await fillIn(acting, [
      ["institution", "CNAM"],
      ["degree", "Licence"],
      ["startedAt", "2024-03-01"],
    ]);
    await save(acting);
    await expect(await canvas.findByText("Formation enregistrée avec succès !")).toBeVisible();
    await expect((await canvas.findAllByText("mars 2024"))[0]).toBeVisible();
  },
};

/** The only English quotation in the CV is marked as English for assistive technology. */
export const LoadFailed: Story = {
  tags: ["smoke"],
  globals: { language: "default" },
  parameters: { msw: [fails("listFormations", 500)] },
  play: async ({ canvas }) => {
    const said = await canvas.findByText("Failed to fetch formations. Please try again later.");
    await expect(said).toHaveAttribute("lang", "en");
  },
};

export const ZeroEnd: Story = {
  tags: ["smoke"],
  globals: { language: "default" },
  parameters: {
    msw: [
      answers(
        "listFormations",
        200,
        aPage([aFormation({ startedAt: "2022-03-01", finishedAt: "0001-01-01T00:00:00Z" })]),
      ),
    ],
  },
  play: async ({ canvas }) =>
    expect((await canvas.findByText("mars 2022")).parentElement).toHaveTextContent("mars 2022 – Présent"),
};
