import { defaultDb, fails, losesAnswer, offline } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { expectAnnounced, openQuestion } from "../../components/stories/story-steps";
import { announced } from "../../components/feedback/Announcer";
import { chipsIn } from "../../forms/skills/story-skills";
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

export const AddsTheFirst: Story = {
  beforeEach: () => {
    defaultDb().formation.deleteMany({ where: { userId: { equals: 11 } } });
  },
  play: async (acting) => {
    await acting.userEvent.click(await acting.canvas.findByRole("button", { name: say("addTitle.formations") }));
    await fillIn(acting, [
      ["institution", "Lycée des métiers"],
      ["degree", degree],
      ["startedAt", "2026-03-01"],
    ]);
    await save(acting);
    const entry = await acting.canvas.findByRole("button", { name: degree });
    await waitFor(() => expect(entry).toHaveFocus());
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

/** The answer was lost, but the entry was stored: saving a correction changes that entry. */
export const SavedAgainAfterALostAnswer: Story = {
  parameters: { msw: [losesAnswer("createFormation")] },
  play: async (acting) => {
    await keepsAll(acting);
    await fillIn(acting, [["institution", "Lycée Jean-Jaurès"]]);
    await save(acting);
    await seen(acting, "saved.formations");
    await acting.canvas.findByRole("button", { name: degree });
    const stored = defaultDb().formation.findMany({ where: { degree: { equals: degree } } });
    await expect(stored.map(({ institution }) => institution)).toEqual(["Lycée Jean-Jaurès"]);
  },
};

export const OfflineWhileTyping: Story = { parameters: { msw: [offline("createFormation")] }, play: keepsAll };

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

/** Adds and deletes without a pointer. */
export const ByKeyboardAlone: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("button", { name: master });
    for (const name of [say("importExport.title"), say("document.title"), say("add")]) {
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name })).toHaveFocus();
    }
    await userEvent.keyboard("{Enter}");
    const institution = await fieldOf("institution");
    await waitFor(() => expect(institution).toHaveFocus());
    await userEvent.keyboard("Lycée des métiers");
    await userEvent.tab();
    await userEvent.keyboard(degree);
    await userEvent.tab();
    await userEvent.keyboard("2026-03{Enter}");
    await canvas.findByRole("button", { name: degree });
    await waitFor(() => expect(canvas.getByRole("button", { name: say("add") })).toHaveFocus());
    canvas.getByRole("button", { name: say("delete", { title: degree }) }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("button", { name: /^(Cancel|Annuler)$/ })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.queryByRole("button", { name: degree })).not.toBeInTheDocument());
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleName(new RegExp(`^${say("delete", { title: "" })}`)),
    );
  },
};
