import { defaultDb, fails } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { said } from "../../components/stories/story-steps";
import { chipsIn } from "../../forms/tags/story-tags";
import { FormationsScreen } from "./formations";
import { editEntry, fieldOf, save, seen } from "./story-steps";

/** The skills of an entry, with formations as the example. */
const meta = { title: "CV/CvSkills", component: FormationsScreen } satisfies Meta<typeof FormationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;
type Acting = Parameters<Play>[0];

const master = "Master Informatique, parcours Génie logiciel et interfaces";
const before = ["JavaScript", "Ergonomie"];

/** Types a skill into the form of an entry that has two. */
async function type(acting: Acting, text: string) {
  await editEntry(acting, master);
  // A field whose code is still loading is shown disabled.
  const field = await waitFor(async () => {
    const found = await fieldOf("skills");
    await expect(found).toBeEnabled();
    return found;
  });
  await acting.userEvent.type(field, text);
  return field;
}
const options = () => screen.queryAllByRole("option").map((option) => option.textContent);
const suggests = async (...names: string[]) => {
  await waitFor(() => expect(options()).toEqual(names.map((name) => expect.stringContaining(name))));
};
const stored = () => defaultDb().formation.findFirst({ where: { degree: { equals: master } } })?.skills;

export const Suggests: Story = {
  play: async (acting) => {
    const field = await type(acting, "p");
    await suggests("Python", "Playwright", "PostgreSQL", "Power BI");
    await expect(options()[0]).toMatch(/^Python 3 (offers|offres)$/);
    await expect(field).toHaveAttribute("aria-expanded", "true");
    await said("status", /^4 suggestions/);
  },
};

export const ChoosesByKeyboard: Story = {
  play: async (acting) => {
    const field = await type(acting, "py");
    await suggests("Python");
    await acting.userEvent.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(chipsIn(field)).toEqual([...before, "Python"]));
    await expect(field).toHaveValue("");
    await expect(field).toHaveFocus();
    await expect(options()).toEqual([]);
    await said("status", /Ajout : Python|Added: Python/);
    await save(acting);
    await seen(acting, "saved.formations");
    await expect(stored()).toEqual([...before, "Python"]);
  },
};

/** Typed text becomes its own skill, regardless of suggestions. */
export const TakesWhatIsTyped: Story = {
  play: async (acting) => {
    const field = await type(acting, "Py");
    await suggests("Python");
    await acting.userEvent.keyboard("{Enter}");
    await waitFor(() => expect(chipsIn(field)).toEqual([...before, "Py"]));
    await acting.userEvent.type(field, "Four, levain, four");
    await expect(chipsIn(field)).toEqual([...before, "Py", "Four", "levain"]);
    await acting.userEvent.tab();
    await expect(chipsIn(field)).toEqual([...before, "Py", "Four", "levain"]);
    await acting.userEvent.type(field, "Sel");
    await save(acting);
    await seen(acting, "saved.formations");
    await expect(stored()).toEqual([...before, "Py", "Four", "levain", "Sel"]);
  },
};

export const Removes: Story = {
  play: async (acting) => {
    const form = await editEntry(acting, master);
    const field = await fieldOf("skills");
    await acting.userEvent.click(form.getByRole("button", { name: /^(Remove|Retirer).*JavaScript$/ }));
    await expect(chipsIn(field)).toEqual(["Ergonomie"]);
    await expect(field).toHaveFocus();
    await said("status", /(Removed|Retrait).*JavaScript/);
    await acting.userEvent.keyboard("{Backspace}");
    await expect(chipsIn(field)).toEqual([]);
  },
};

/** Escape first closes the suggestions, then the form. */
export const EscapeClosesTheSuggestions: Story = {
  play: async (acting) => {
    const field = await type(acting, "py");
    await suggests("Python");
    await acting.userEvent.keyboard("{Escape}");
    await waitFor(() => expect(options()).toEqual([]));
    await expect(field).toHaveValue("py");
    await expect(field).toBeVisible();
  },
};

export const SuggestionsFail: Story = {
  parameters: { msw: [fails("searchSkills", 500)] },
  play: async (acting) => {
    const field = await type(acting, "py");
    await acting.userEvent.keyboard("{Enter}");
    await expect(chipsIn(field)).toEqual([...before, "py"]);
    await expect(options()).toEqual([]);
  },
};
