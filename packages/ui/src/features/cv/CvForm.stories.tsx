import { defaultDb, fails } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { expectAnnounced, openQuestion } from "../../components/stories/story-steps";
import { announced } from "../../components/feedback/Announcer";
import { chipsIn } from "../../forms/tags/story-tags";
import { FormationsScreen } from "./formations";
import { addFormation as add, degree, savedFormation as saved, writeFormation as write } from "./story-formation";
import { editEntry, fieldOf, fillIn, form, save, say, seen, startEntry } from "./story-steps";

/** The form of the four lists, with formations as the example. */
const meta = { title: "CV/CvForm", component: FormationsScreen } satisfies Meta<typeof FormationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story["play"]>;

const master = "Master Informatique, parcours Génie logiciel et interfaces";

export const Adds: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    await add(acting);
    await seen(acting, "saved.formations");
    await expect(await acting.canvas.findByRole("button", { name: degree })).toBeVisible();
    await expect(saved()).toMatchObject({
      institution: "Lycée des métiers",
      startedAt: "2026-03-01",
      finishedAt: null,
      description: null,
      skills: ["Levain", "Four"],
    });
    await waitFor(() => expect(acting.canvas.getByRole("button", { name: say("add") })).toHaveFocus());
  },
};

export const Edits: Story = {
  play: async (acting) => {
    const dialog = await editEntry(acting, master);
    await expect(dialog.getByRole("heading", { name: say("editTitle.formations") })).toBeVisible();
    await expect(await fieldOf("startedAt")).toHaveValue("2015-09");
    await expect(await fieldOf("finishedAt")).toHaveValue("2017-06");
    await waitFor(async () => expect(chipsIn(await fieldOf("skills"))).toEqual(["JavaScript", "Ergonomie"]));
    await fillIn(acting, [
      ["degree", degree],
      ["finishedAt", ""],
      ["description", ""],
    ]);
    await save(acting);
    await expect(await acting.canvas.findByRole("button", { name: degree })).toBeVisible();
    await expect(saved()).toMatchObject({ startedAt: "2015-09-01", finishedAt: null, description: null });
    await waitFor(() =>
      expect(acting.canvas.getByRole("button", { name: say("edit", { title: degree }) })).toHaveFocus(),
    );
  },
};

export const AsksForWhatIsMissing: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    await startEntry(acting);
    await fillIn(acting, [["institution", "   "]]);
    await save(acting);
    const institution = await fieldOf("institution");
    await waitFor(() => expect(institution).toHaveAccessibleDescription(say("problem.required")));
    await waitFor(() => expect(institution).toHaveFocus());
    await expect(await fieldOf("degree")).toBeInvalid();
    await expect(await fieldOf("startedAt")).toBeInvalid();
    await expect(await fieldOf("finishedAt")).toBeValid();
  },
};

/** From nine tenths of the maximum on, the length is shown, and announced once. */
export const NearTheLimit: Story = {
  play: async (acting) => {
    await write(acting);
    const degree = await fieldOf("degree");
    await acting.userEvent.clear(degree);
    await acting.userEvent.paste("😀".repeat(134));
    await expect((await form()).queryByText("134 / 150")).not.toBeInTheDocument();
    await acting.userEvent.paste("😀");
    await expect(await (await form()).findByText("135 / 150")).toBeVisible();
    await waitFor(() => expect(announced("polite").join()).toMatch(/15 (caractères|characters)|reste 15/));
    await acting.userEvent.paste("😀".repeat(16));
    await expect(await (await form()).findByText("151 / 150")).toBeVisible();
  },
};

const keepsAll: Play = async (acting) => {
  await add(acting);
  await expectAnnounced(
    await form(),
    "alert",
    /^(Une erreur inattendue est survenue\.|An unexpected error occurred\.)$/,
  );
  await expect(await fieldOf("institution")).toHaveValue("Lycée des métiers");
  await expect(await fieldOf("startedAt")).toHaveValue("2026-03");
  await expect(chipsIn(await fieldOf("skills"))).toEqual(["Levain", "Four"]);
};

export const Failed: Story = { tags: ["smoke"], parameters: { msw: [fails("createFormation", 500)] }, play: keepsAll };

/** A new entry cannot have been deleted, so it can be saved again. */
export const NotFoundWhenAdding: Story = {
  parameters: { msw: [fails("createFormation", 404)] },
  play: async (acting) => {
    await keepsAll(acting);
    acting.msw.resetHandlers();
    await save(acting);
    await seen(acting, "saved.formations");
  },
};

export const StartsAnewEachTime: Story = {
  play: async (acting) => {
    await write(acting);
    await acting.userEvent.keyboard("{Escape}");
    const question = await openQuestion();
    await acting.userEvent.click(question.getByRole("button", { name: /Keep editing|Continuer la saisie/ }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    await expect(await fieldOf("degree")).toHaveValue(degree);
    await acting.userEvent.keyboard("{Escape}");
    await acting.userEvent.click((await openQuestion()).getByRole("button", { name: /^(Discard|Abandonner)$/ }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await editEntry(acting, master);
    await expect(await fieldOf("degree")).toHaveValue(master);
    await acting.userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await startEntry(acting);
    await expect(await fieldOf("degree")).toHaveValue("");
  },
};

export const EndsBeforeItStarts: Story = {
  play: async (acting) => {
    await write(acting);
    await fillIn(acting, [["finishedAt", "2026-02-28"]]);
    await save(acting);
    const end = await fieldOf("finishedAt");
    await waitFor(() => expect(end).toHaveAccessibleDescription(new RegExp(say("problem.endBeforeStart"))));
    await waitFor(() => expect(end).toHaveFocus());
    await fillIn(acting, [["startedAt", "2026-02-01"]]);
    await waitFor(() => expect(end).toBeValid());
  },
};

/** An impossible date such as 31 February in a required field is reported as impossible, not as missing. */
export const ImpossibleDate: Story = {
  play: async (acting) => {
    await write(acting);
    const start = await fieldOf("startedAt");
    await acting.userEvent.clear(start);
    Object.defineProperty(start, "validity", { value: { badInput: true } });
    await save(acting);
    await waitFor(() => expect(start).toHaveAccessibleDescription(/does not exist|n.existe pas/));
    await waitFor(() => expect(start).toHaveFocus());
    await expect(saved()).toBeNull();
  },
};

/**
 * Each line disappears when its field is corrected, the box with the last one. Nothing is announced again, and the
 * focus stays.
 */
export const RefusedFields: Story = {
  parameters: { msw: [fails("createFormation", 400, { degree: "Trop long.", skills: "Trop de compétences." })] },
  play: async (acting) => {
    await add(acting);
    await expectAnnounced(await form(), "alert", "Erreur de validation");
    await expectAnnounced(await form(), "alert", "degree: Trop long.");
    const refused = await fieldOf("degree");
    await waitFor(() => expect(refused).toHaveAccessibleDescription("Trop long."));
    await waitFor(() => expect(refused).toHaveFocus());
    await expect(await fieldOf("skills")).toHaveAccessibleDescription(/Trop de compétences\./);
    const open = await form();
    const heard = announced("assertive").length;
    await acting.userEvent.type(refused, "!");
    await waitFor(() => expect(open.queryByText("degree: Trop long.")).not.toBeInTheDocument());
    await expect(open.getByText("skills: Trop de compétences.")).toBeVisible();
    await expect(refused).toHaveFocus();
    await acting.userEvent.type(await fieldOf("skills"), ", Sel");
    await waitFor(() => expect(open.queryByText("Erreur de validation")).not.toBeInTheDocument());
    await expect(announced("assertive")).toHaveLength(heard);
  },
};

const ongoing = "Certificat de compétence en management de projet";
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
