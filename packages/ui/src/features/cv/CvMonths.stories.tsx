import { defaultDb } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { FormationsScreen } from "./formations";
import { editEntry, fieldOf, fillIn, form, save, say, seen, startEntry } from "./story-steps";

/** The months of an entry, and ongoing ones, with formations as the example. */
const meta = { title: "CV/CvMonths", component: FormationsScreen } satisfies Meta<typeof FormationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const ongoing = "Certificat de compétence en management de projet";
const master = "Master Informatique, parcours Génie logiciel et interfaces";
const stored = (degree: string) => defaultDb().formation.findFirst({ where: { degree: { equals: degree } } });
const typeOf = (input: HTMLInputElement) => input.getAttribute("type") ?? "text";
const tick = async () => (await form()).getByRole("checkbox", { name: say("ongoing") });

/** An end is stored as the last day of its month. */
export const Ends: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    await editEntry(acting, ongoing);
    await expect(await tick()).toBeChecked();
    await expect(await fieldOf("finishedAt")).toBeDisabled();
    await acting.userEvent.click(await tick());
    await fillIn(acting, [["finishedAt", "2028-02-01"]]);
    await save(acting);
    await seen(acting, "saved.formations");
    await expect(stored(ongoing)).toMatchObject({ startedAt: "2026-02-01", finishedAt: "2028-02-29" });
  },
};

/** Ticking by mistake loses nothing. */
export const TickedAndUnticked: Story = {
  play: async (acting) => {
    await editEntry(acting, master);
    const end = await fieldOf("finishedAt");
    await expect(await tick()).not.toBeChecked();
    await acting.userEvent.click(await tick());
    await expect(end).toHaveValue("");
    await expect(end).toBeDisabled();
    await acting.userEvent.click(await tick());
    await expect(end).toHaveValue("2017-06");
    await acting.userEvent.click(await tick());
    await save(acting);
    await seen(acting, "saved.formations");
    await expect(stored(master)).toMatchObject({ startedAt: "2015-09-01", finishedAt: null });
  },
};

/** A day stored by another program is kept while its month stays the same. */
export const KeepsTheDay: Story = {
  beforeEach: () => {
    const where = { degree: { equals: master } };
    defaultDb().formation.update({ where, data: { startedAt: "2015-09-14" } });
  },
  play: async (acting) => {
    await editEntry(acting, master);
    await expect(await fieldOf("startedAt")).toHaveValue("2015-09");
    await fillIn(acting, [["institution", "Nantes"]]);
    await save(acting);
    await seen(acting, "saved.formations");
    await expect(stored(master)).toMatchObject({ institution: "Nantes", startedAt: "2015-09-14" });
  },
};

/** Browsers without month fields show day fields. */
export const WithoutMonths: Story = {
  beforeEach: () => {
    const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "type");
    Object.defineProperty(HTMLInputElement.prototype, "type", {
      configurable: true,
      get(this: HTMLInputElement) {
        return typeOf(this) === "month" ? "text" : typeOf(this);
      },
      set(this: HTMLInputElement, type: string) {
        this.setAttribute("type", type);
      },
    });
    return () => own && Object.defineProperty(HTMLInputElement.prototype, "type", own);
  },
  play: async (acting) => {
    await startEntry(acting);
    await expect(await fieldOf("startedAt")).toHaveAttribute("type", "date");
    await fillIn(acting, [
      ["institution", "Lycée des métiers"],
      ["degree", "CAP boulangerie"],
      ["startedAt", "2026-03-17"],
    ]);
    await save(acting);
    await seen(acting, "saved.formations");
    await expect(stored("CAP boulangerie")).toMatchObject({ startedAt: "2026-03-17" });
  },
};
