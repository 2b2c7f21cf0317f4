import { defaultDb, fails, never } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { expectAnnounced, openQuestion } from "../../../components/stories/story-steps";
import { ReceivedScreen } from "./ReceivedScreen";
import { type Acting, say, sayTemplates } from "./story-steps";

/** The template in the seed data. */
const seeded = () => defaultDb().letterTemplate.findFirst({ where: { id: { equals: 1401 } } });
/** Names and decisions of all templates. */
const stored = () =>
  defaultDb()
    .letterTemplate.findMany({})
    .map(({ name, decision }) => [name, decision]);
const opened = async (title: string) => within(await screen.findByRole("dialog", { name: title }));
const toastSays = (text: string) => expectAnnounced(screen, "status", text);

/** Opens the dialog to refuse the chosen applicants. */
async function refuseChosen({ canvas, userEvent }: Acting) {
  const list = within(canvas.getByRole("region", { name: say("list") }));
  await userEvent.click(list.getByRole("button", { name: say("decide.action.rejected") }));
  return opened(say("letters.title.rejected", { count: 1 }));
}

/** Opens the dialog to refuse all applicants. */
async function startRefusal(acting: Acting) {
  await acting.userEvent.click(await acting.canvas.findByRole("button", { name: say("letters.chooseAll") }));
  return refuseChosen(acting);
}

/** Opens it, and waits for the templates. */
async function refuseAll(acting: Acting) {
  const dialog = await startRefusal(acting);
  await dialog.findByRole("button", { name: sayTemplates("keep") });
  return dialog;
}

type Dialog = Awaited<ReturnType<typeof refuseAll>>;
const message = (dialog: Dialog) =>
  dialog.getByRole("textbox", { name: new RegExp(`^${say("letters.text").slice(0, 7)}`) });
const choice = (dialog: Dialog) => dialog.getByRole("combobox", { name: sayTemplates("template") });
const act = async ({ userEvent }: Acting, dialog: Dialog, label: "keep" | "change" | "delete") =>
  userEvent.click(dialog.getByRole("button", { name: sayTemplates(label) }));
const field = (form: Dialog, label: "name" | "text") =>
  form.getByRole("textbox", { name: new RegExp(`^${sayTemplates(label)}`) });
const save = (form: Dialog) => form.getByRole("button", { name: /^(Enregistrer|Save)$/ });

/** A recruiter's own letter templates: creating, editing, deleting. */
const meta = {
  title: "Received applications/Templates",
  component: ReceivedScreen,
  parameters: { signedInAs: "recruiter" },
  args: { offerId: 103, offersHref: "/dashboard/job-offers" },
} satisfies Meta<typeof ReceivedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Writes a text and names the new template. */
async function write(acting: Acting, name: string) {
  const dialog = await refuseAll(acting);
  await acting.userEvent.clear(message(dialog));
  await acting.userEvent.type(message(dialog), "À bientôt {{prénom}.");
  await act(acting, dialog, "keep");
  const form = await opened(sayTemplates("keep"));
  await expect(field(form, "text")).toHaveValue("À bientôt {prénom}.");
  if (name) await acting.userEvent.type(field(form, "name"), name);
  return { dialog, form };
}

/** Once the templates have loaded, the dialog starts with the recruiter's own. */
export const OwnFirst: Story = {
  play: async (acting) => {
    await refuseAll(acting);
    await acting.userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const dialog = await refuseChosen(acting);
    await expect(choice(dialog)).toHaveDisplayValue("Gardons contact");
    await expect(message(dialog)).toHaveValue(seeded()?.text);
    await expect(within(choice(dialog)).getAllByRole("option")).toHaveLength(5);
  },
};

export const Keeps: Story = {
  play: async (acting) => {
    const { dialog, form } = await write(acting, "À bientôt");
    await acting.userEvent.click(save(form));
    await toastSays(sayTemplates("saved"));
    await waitFor(() => expect(choice(dialog)).toHaveDisplayValue("À bientôt"));
    await expect(message(dialog)).toHaveValue("À bientôt {prénom}.");
    await expect(stored()).toEqual([
      ["Gardons contact", "rejected"],
      ["À bientôt", "rejected"],
    ]);
  },
};

export const WithoutAName: Story = {
  play: async (acting) => {
    const { form } = await write(acting, "");
    await acting.userEvent.clear(field(form, "text"));
    await acting.userEvent.click(save(form));
    await waitFor(() => expect(field(form, "name")).toHaveAccessibleDescription(sayTemplates("missing.name")));
    await expect(field(form, "text")).toHaveAccessibleDescription(new RegExp(sayTemplates("missing.text")));
    await expect(field(form, "name")).toHaveFocus();
    await expect(stored()).toHaveLength(1);
  },
};

export const Changes: Story = {
  play: async (acting) => {
    const dialog = await refuseAll(acting);
    await act(acting, dialog, "change");
    const form = await opened(sayTemplates("change"));
    await acting.userEvent.clear(field(form, "text"));
    await acting.userEvent.type(field(form, "text"), "Merci {{prénom}.");
    await acting.userEvent.click(save(form));
    await toastSays(sayTemplates("saved"));
    await waitFor(() => expect(choice(dialog)).toHaveDisplayValue("Gardons contact"));
    await expect(message(dialog)).toHaveValue("Merci {prénom}.");
    await expect(seeded()?.text).toBe("Merci {prénom}.");
  },
};

export const Deletes: Story = {
  play: async (acting) => {
    const dialog = await refuseAll(acting);
    const text = seeded()?.text;
    await act(acting, dialog, "delete");
    await acting.userEvent.click((await openQuestion()).getByRole("button", { name: /^(Supprimer|Delete)$/ }));
    await toastSays(sayTemplates("deleted"));
    await waitFor(() => expect(choice(dialog)).toHaveDisplayValue(sayTemplates("own")));
    await expect(message(dialog)).toHaveValue(text);
    await expect(stored()).toEqual([]);
    await expect(dialog.queryByRole("button", { name: sayTemplates("delete") })).not.toBeInTheDocument();
  },
};

const decided = () => defaultDb().application.findFirst({ where: { id: { equals: 304 } } });

/** With a single recipient, the template keeps its placeholders, and the message has the name. */
export const ForOne: Story = {
  parameters: { address: "?application=304" },
  globals: { language: "fr" },
  play: async ({ canvas, userEvent }) => {
    const name = "Jeanne Martin";
    await userEvent.click(await canvas.findByRole("button", { name: say("decide.of.rejected", { name }) }));
    const dialog = await opened(say("decide.title.rejected", { name }));
    await waitFor(() => expect(message(dialog)).toHaveFocus());
    await expect(choice(dialog)).toHaveDisplayValue(sayTemplates("own"));
    await dialog.findByRole("option", { name: "Gardons contact" });
    await userEvent.selectOptions(choice(dialog), "Gardons contact");
    await expect(message(dialog)).toHaveValue(seeded()?.text);
    await expect(dialog.getByText(/^Bonjour Jeanne,\s+Nous ne donnons pas suite pour « Développeur/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: say("decide.send.rejected") }));
    await waitFor(() => expect(decided()?.decision).toBe("rejected"));
    await expect(decided()?.decisionMessage).toMatch(/^Bonjour Jeanne,/);
  },
};

/** The built-in templates are there at once. */
export const Loading: Story = {
  tags: ["smoke"],
  parameters: { msw: [never("listLetterTemplates")] },
  play: async (acting) => {
    const dialog = await startRefusal(acting);
    await expect(within(choice(dialog)).getAllByRole("option")).toHaveLength(4);
  },
};

/** The server does not store templates. */
export const NotKept: Story = {
  parameters: { msw: [fails("listLetterTemplates", 501)] },
  play: async (acting) => {
    const dialog = await startRefusal(acting);
    await dialog.findByRole("combobox");
    await expect(within(choice(dialog)).getAllByRole("option")).toHaveLength(4);
    await expect(dialog.queryByRole("button", { name: sayTemplates("keep") })).not.toBeInTheDocument();
  },
};
