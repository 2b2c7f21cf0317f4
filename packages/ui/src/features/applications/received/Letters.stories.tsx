import { defaultDb, never } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { expectAnnounced, plain } from "../../../components/stories/story-steps";
import { ReceivedScreen } from "./ReceivedScreen";
import { type Acting, say, sayTemplates } from "./story-steps";

/** One letter to several applicants, with their names filled in. */
const meta = {
  title: "Received applications/Letters",
  tags: ["motion"],
  component: ReceivedScreen,
  parameters: { signedInAs: "recruiter" },
  args: { offerId: 102, offersHref: "/dashboard/job-offers" },
  beforeEach: () => {
    const more = { jobOfferId: 102, createdAt: "2026-10-11T08:00:00.000Z", message: null };
    for (const applicantId of [13, 14]) defaultDb().application.create({ ...more, applicantId });
  },
} satisfies Meta<typeof ReceivedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const boxes = async ({ canvas }: Pick<Acting, "canvas">) => canvas.findAllByRole("checkbox");
const storedOf = (ids: number[]) =>
  defaultDb()
    .application.findMany({ where: { applicantId: { in: ids }, jobOfferId: { equals: 102 } } })
    .map(({ decision, decisionMessage }) => [decision, decisionMessage] as const);

/** Selects the two new applications and opens the dialog to refuse them. */
async function startRefusal(acting: Acting) {
  const [first, second] = await boxes(acting);
  if (!first || !second) throw new Error("There are no two applications.");
  await acting.userEvent.click(first);
  await acting.userEvent.click(second);
  await acting.userEvent.click(acting.canvas.getByRole("button", { name: say("decide.action.rejected") }));
  return within(await screen.findByRole("dialog", { name: say("letters.title.rejected", { count: 2 }) }));
}

const send = (dialog: ReturnType<typeof within>) =>
  dialog.getByRole("button", { name: say("letters.send.rejected", { count: 2 }) });

export const Chosen: Story = {
  play: async (acting) => {
    const all = await boxes(acting);
    await acting.userEvent.click(all[0] ?? document.body);
    await acting.userEvent.keyboard("{Shift>}");
    await acting.userEvent.click(all[2] ?? document.body);
    await acting.userEvent.keyboard("{/Shift}");
    await expectAnnounced(acting.canvas, "status", say("letters.chosen", { count: 3 }));
    await acting.userEvent.click(acting.canvas.getByRole("button", { name: say("letters.chooseNone") }));
    await expect(acting.canvas.queryByText(say("letters.chosen", { count: 3 }))).not.toBeInTheDocument();
    await acting.userEvent.click(acting.canvas.getByRole("button", { name: say("letters.chooseAll") }));
    await expect(await acting.canvas.findByText(say("letters.chosen", { count: 2 }))).toBeVisible();
  },
};

export const Previews: Story = {
  globals: { language: "fr" },
  play: async (acting) => {
    const dialog = await startRefusal(acting);
    await expect(dialog.getByRole("combobox")).toHaveDisplayValue("Gardons contact");
    await expect(dialog.getByText(/« Ingénieure ou ingénieur données »/)).toBeVisible();
    const text = dialog.getByRole("textbox");
    await acting.userEvent.clear(text);
    await acting.userEvent.type(text, "Merci {{prénom}.");
    await expect(dialog.getByText(/^Merci [^{]+\.$/)).toBeVisible();
    await acting.userEvent.selectOptions(dialog.getByRole("combobox"), "Position filled");
    await expect(text).toHaveDisplayValue(/^Dear \{first name\},/);
    await acting.userEvent.selectOptions(dialog.getByRole("combobox"), sayTemplates("own"));
    await expect(text).toHaveValue("Merci {prénom}.");
  },
};

export const Refuses: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    const dialog = await startRefusal(acting);
    await acting.userEvent.click(send(dialog));
    await expect(await acting.canvas.findByText(say("letters.done.rejected", { count: 2 }))).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(say("letters.done.rejected", { count: 2 })));
    for (const [decision, word] of storedOf([13, 14])) {
      await expect(decision).toBe("rejected");
      await expect(word).not.toMatch(/[{}]/);
    }
    await acting.userEvent.click(acting.canvas.getByRole("button", { name: say("letters.undo") }));
    await waitFor(() => expect(storedOf([13, 14]).map(([decision]) => decision)).toEqual([null, null]));
    const done = say("letters.done.rejected", { count: 2 });
    await waitFor(() => expect(acting.canvas.queryByText(done)).not.toBeInTheDocument());
    await waitFor(() => expect(acting.canvas.getByRole("region", { name: say("list") })).toHaveFocus());
  },
};

export const LeaveTheUnread: Story = {
  parameters: { address: "?status=unread" },
  play: async (acting) => {
    const dialog = await startRefusal(acting);
    await acting.userEvent.click(send(dialog));
    await expect(await acting.canvas.findByText(say("letters.done.rejected", { count: 2 }))).toBeVisible();
    await expect(await acting.canvas.findByText(say("noneFound"))).toBeVisible();
  },
};

export const WithdrawnMeanwhile: Story = {
  play: async (acting) => {
    const dialog = await startRefusal(acting);
    defaultDb().application.deleteMany({ where: { applicantId: { equals: 13 }, jobOfferId: { equals: 102 } } });
    await acting.userEvent.click(send(dialog));
    const done = say("letters.doneOne.rejected", { name: "Lucas Bernard" });
    await expect(await acting.canvas.findByText(done)).toBeVisible();
    await waitFor(async () => expect(await boxes(acting)).toHaveLength(3));
  },
};

/** A letter that names the offer waits until the title is known. */
export const TitleUnknown: Story = {
  parameters: { msw: [never("getJobOffer")] },
  play: async (acting) => {
    const dialog = await startRefusal(acting);
    const field = dialog.getByRole("textbox");
    await expect(field).toHaveDisplayValue(/\{offre\}/);
    await acting.userEvent.click(send(dialog));
    await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(plain(say("letters.titleUnknown")))));
    await expect(storedOf([13, 14]).map(([decision]) => decision)).toEqual([null, null]);
    await acting.userEvent.clear(field);
    await acting.userEvent.type(field, "Merci.");
    await acting.userEvent.click(send(dialog));
    await waitFor(() => expect(storedOf([13, 14]).map(([, letter]) => letter)).toEqual(["Merci.", "Merci."]));
  },
};

/** The notice with Undo is in view wherever the list is scrolled to. */
const keepsUndoInView: Story["play"] = async (acting) => {
  const dialog = await startRefusal(acting);
  await acting.userEvent.click(send(dialog));
  const undo = await acting.canvas.findByRole("button", { name: say("letters.undo") });
  document.body.style.minHeight = "300vh";
  window.scrollTo({ top: 300, behavior: "instant" });
  await waitFor(() => {
    const { top, bottom } = undo.getBoundingClientRect();
    void expect(top).toBeGreaterThanOrEqual(0);
    void expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    // Nothing scrolls past above it.
    void expect(Math.round(boxOf(undo.closest("[data-last-answer]")).top)).toBe(0);
  });
  document.body.style.minHeight = "";
};

const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();

/** The notice with Undo covers nothing that is focused, and the head of an open application sticks below it. */
export const CoversNothing: Story = {
  globals: { viewport: { value: "desktop", isRotated: false } },
  parameters: { address: "?application=302" },
  play: async (acting) => {
    const { canvas } = acting;
    const dialog = await startRefusal(acting);
    await acting.userEvent.click(send(dialog));
    const undo = await canvas.findByRole("button", { name: say("letters.undo") });
    document.body.style.minHeight = "300vh";
    const article = await canvas.findByRole("article");
    article.style.minHeight = "150vh";
    const heading = article.querySelector("h3");
    const exporting = canvas.getByRole("button", { name: say("export") });
    await waitFor(() => {
      window.scrollTo({ top: 300, behavior: "instant" });
      const { left, top, bottom } = boxOf(undo);
      void expect(document.elementFromPoint(left + 5, top + 5)).toBe(undo);
      void expect(boxOf(heading).top).toBeGreaterThanOrEqual(bottom);
    });
    exporting.scrollIntoView({ block: "nearest" });
    await waitFor(() => expect(boxOf(exporting).top).toBeGreaterThanOrEqual(boxOf(undo).bottom));
    document.body.style.minHeight = "";
  },
};

export const UndoInViewOnPhone: Story = { globals: { viewport: { value: "phone" } }, play: keepsUndoInView };
