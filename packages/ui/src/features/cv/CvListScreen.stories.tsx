import { Stack } from "@chakra-ui/react";
import { aFormation, answers, aPage, defaultDb, never, offline } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import { storyAddress } from "../../address/story-address";
import { seesLoading, expectAnnounced, isUserText } from "../../components/stories/story-steps";
import { keepDraft, restored } from "../../forms/drafts/story-drafts";
import { CvTable } from "./CvTable";
import { formations, FormationsScreen } from "./formations";
import { editEntry, fieldOf, fillIn, form, save, say, seen, staysWithinThePage } from "./story-steps";

/** The common behaviour of the four lists, with formations as the example. */
const meta = { title: "CV/CvListScreen", component: FormationsScreen } satisfies Meta<typeof FormationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const master = "Master Informatique, parcours Génie logiciel et interfaces";
const course = "Certificat de compétence en management de projet";
const highSchool = "Baccalauréat scientifique";
const next = { name: /^(Next|Suivant)$/ };

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

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const edit = await canvas.findByRole("button", { name: say("edit", { title: course }) });
    if (innerWidth >= 768) return;
    await expect(canvas.queryByRole("table")).not.toBeInTheDocument();
    const { height, width } = edit.getBoundingClientRect();
    await expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
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

export const Offline: Story = {
  parameters: { msw: [offline("listFormations")] },
  play: async ({ canvas }) => expectAnnounced(canvas, "alert", say("loadFailed.formations")),
};

export const TurnsThePage: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("button", { name: course });
    await userEvent.click(canvas.getByRole("button", next));
    await expect(await canvas.findByRole("button", { name: highSchool })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: course })).not.toBeInTheDocument();
    await expect(canvas.getByText(/Page 2/)).toBeVisible();
    await expect(storyAddress().search()).toBe("?page=2");
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

/**
 * The session expired while the form was open: it opens again with the typed text, and saved values in other fields.
 */
export const FormRestored: Story = {
  beforeEach: () => keepDraft("formations/201", { institution: "Université de Nantes" }),
  play: async (acting) => {
    await expect(await fieldOf("institution")).toHaveValue("Université de Nantes");
    await expect(await fieldOf("startedAt")).toHaveValue("2015-09");
    await expectAnnounced(await form(), "status", restored);
    await save(acting);
    await seen(acting, "saved.formations");
  },
};

/** Changed in another tab while the form is open here: only fields changed here are sent, the others stay. */
export const ChangedElsewhereMeanwhile: Story = {
  play: async (acting) => {
    await editEntry(acting, master);
    const own = { where: { degree: { equals: master } } };
    defaultDb().formation.update({ ...own, data: { description: "Écrit ailleurs", institution: "Autre école" } });
    await fillIn(acting, [["degree", "Master"]]);
    await save(acting);
    await seen(acting, "saved.formations");
    const changed = defaultDb().formation.findFirst({ where: { degree: { equals: "Master" } } });
    await expect(changed).toMatchObject({ description: "Écrit ailleurs", institution: "Autre école" });
  },
};
