import { aFormation, aPage, answers, defaultDb, fails, never } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import { Stack } from "@chakra-ui/react";
import { FormationsScreen, formations } from "./formations";
import { fillIn, save, say, startEntry, staysWithinThePage } from "./story-steps";
import { isUserText, seesLoading } from "../../components/stories/story-steps";
import { CvTable } from "./CvTable";

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

const course = "Certificat de compétence en management de projet";

/** Keeps only the entries that pass. */
const keepOnly = (keep: (place: number) => boolean) => () => {
  const own = defaultDb().formation.findMany({ where: { userId: { equals: 11 } } });
  const gone = own.filter((_, place) => !keep(place)).map(({ id }) => id);
  defaultDb().formation.deleteMany({ where: { id: { in: gone } } });
};

export const Ready: Story = {
  tags: ["smoke"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: course })).toBeVisible();
    await isUserText(canvas.getByText(course));
    await expect(canvas.getAllByRole("button", { name: new RegExp(`^${say("edit", { title: "" })}`) })).toHaveLength(
      10,
    );
    await expect(canvas.getByText(/Page 1/)).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ["smoke"],
  parameters: { msw: [never("listFormations")] },
  play: async ({ canvas }) => seesLoading(canvas, say("loading.formations")),
};

export const Empty: Story = {
  tags: ["smoke"],
  beforeEach: keepOnly(() => false),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(say("empty.formations"))).toBeVisible();
    await expect(canvas.getByRole("button", { name: say("add") })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: say("addTitle.formations") }));
    const dialog = await screen.findByRole("dialog", { name: say("addTitle.formations") });
    await expect(dialog).toBeVisible();
    // Its code is loaded separately.
    await within(dialog).findByRole("combobox");
  },
};

const tenAlike = Array.from({ length: 10 }, (_, place) => aFormation({ id: place + 1 }));

/** Loading and loaded lists one above the other: equal numbers of rows, and equal heights to within a few pixels. */
export const KeepsItsShapeWhileLoading: Story = {
  render: () => (
    <Stack gap="8">
      {[undefined, aPage(tenAlike)].map((list) => (
        <section key={list ? "came" : "coming"} aria-label={list ? "came" : "coming"}>
          <CvTable
            list={formations}
            paging={{ list, page: 1, onPage: fn(), turning: false }}
            onEdit={fn()}
            onDelete={fn()}
          />
        </section>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const heights = (part: string) =>
      Array.from(
        canvas.getByRole("region", { name: part }).querySelectorAll("tr, ul[aria-label] > li"),
        (row) => row.getBoundingClientRect().height,
      );
    await document.fonts.ready;
    await expect(heights("came").length).toBeGreaterThanOrEqual(10);
    await expect(heights("coming")).toEqual(heights("came").map((height) => expect.closeTo(height, -1)));
  },
};

const unbroken = "Donaudampfschifffahrtsgesellschaftskapitän".repeat(3);
const long = aFormation({
  degree: "Responsable de la coordination interrégionale des systèmes d'information",
  institution: "Conservatoire national des arts et métiers de Nouvelle-Aquitaine",
  skills: Array.from({ length: 50 }, (_, place) => `Compétence ${place + 1}`),
});

export const LongTexts: Story = {
  parameters: {
    msw: [
      answers(
        "listFormations",
        200,
        aPage([
          long,
          aFormation({ id: 202, degree: unbroken, institution: unbroken, skills: [unbroken.slice(0, 60)] }),
        ]),
      ),
    ],
  },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole("button", { name: long.degree });
    await expect(title).toHaveTextContent("Responsable de la coordination interrégi...");
    await expect(title.querySelector("[title]")).toHaveAttribute("title", long.degree);
    await expect(canvas.getByText("Conservatoire national des arts et...")).toBeVisible();
    await expect(canvas.getByText(say("more", { count: 44 }))).toBeVisible();
    await staysWithinThePage({ canvas });
  },
};
