import { defaultDb, fails, failsWhile } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { expectAnnounced } from "../../../components/stories/story-steps";
import { ApplicationsDialog } from "./ApplicationsDialog";
import { decisionBadge, say } from "./story-steps";

/** Accepting or refusing an application, with a message to the applicant. */
const meta = {
  title: "Received applications/Decision",
  tags: ["motion"],
  component: ApplicationsDialog,
  parameters: { signedInAs: "recruiter" },
  args: { offer: { id: 103, jobTitle: "Développeur ou développeuse back-end Go" }, onClose: fn() },
} satisfies Meta<typeof ApplicationsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type Acting = Pick<Parameters<NonNullable<Story["play"]>>[0], "userEvent">;

const name = "Jeanne Martin";
const word = "Merci pour votre message, à lundi !";
/** An offer with Hugo accepted and Jeanne refused. */
const decided = { offer: { id: 102, jobTitle: "Ingénieure ou ingénieur données" } };
const stored = (id = 304) => defaultDb().application.findFirst({ where: { id: { equals: id } } })?.decision;

/** The list, without a dialog above it. */
const listed = async () => within(await screen.findByRole("dialog", { name: /^(Applications for|Candidatures pour)/ }));

/** Opens the dialog for the message, over the list. */
async function open({ userEvent }: Acting, decision: "accepted" | "rejected") {
  const list = await listed();
  await userEvent.click(await list.findByRole("button", { name: say(`decide.of.${decision}`, { name }) }));
  const question = await screen.findByRole("dialog", { name: say(`decide.title.${decision}`, { name }) });
  await waitFor(() => expect(question.contains(document.activeElement)).toBe(true));
  return within(question);
}

async function decide(acting: Acting, decision: "accepted" | "rejected") {
  const question = await open(acting, decision);
  await acting.userEvent.click(question.getByRole("textbox"));
  await acting.userEvent.paste(word);
  await acting.userEvent.click(question.getByRole("button", { name: say(`decide.send.${decision}`) }));
  return question;
}

const shown = async (decision: "accepted" | "rejected") =>
  expect(await (await listed()).findByText(decisionBadge[decision])).toBeVisible();

export const Accepts: Story = {
  play: async (acting) => {
    await decide(acting, "accepted");
    await shown("accepted");
    await expect(await (await listed()).findByText(say("decide.done.accepted"))).toBeVisible();
    await expect(await (await listed()).findByText(word)).toBeVisible();
    await expect(stored()).toBe("accepted");
  },
};

export const Refuses: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    await decide(acting, "rejected");
    await shown("rejected");
    await expect(stored()).toBe("rejected");
  },
};

export const KeepsTheKeyboardsPlace: Story = {
  play: async (acting) => {
    await decide(acting, "accepted");
    const undo = await (await listed()).findByRole("button", { name: say("decide.of.undo", { name }) });
    await waitFor(() => expect(undo).toHaveFocus());
    await acting.userEvent.keyboard("{Enter}");
    const accept = await (await listed()).findByRole("button", { name: say("decide.of.accepted", { name }) });
    await waitFor(() => expect(accept).toHaveFocus());
  },
};

export const TakesItBack: Story = {
  args: decided,
  play: async ({ userEvent }) => {
    const list = await listed();
    const hugo = { name: "Hugo Petit" };
    await userEvent.click(await list.findByRole("button", { name: say("decide.of.undo", hugo) }));
    await expect(await list.findByText(say("decide.done.undo"))).toBeVisible();
    await expect(list.getByRole("button", { name: say("decide.of.accepted", hugo) })).toBeVisible();
    await expect(stored(302)).toBeNull();
  },
};

const top = (part: Element) => Math.round(part.getBoundingClientRect().top);

/** The message stays directly below the dialog's header while the applications are scrolled. */
export const MessageBelowHeader: Story = {
  args: decided,
  globals: { viewport: { value: "phone", isRotated: false } },
  beforeEach: () => {
    // The dashboard's header lies behind the dialog.
    document.documentElement.style.setProperty("--stuck", "4rem");
    return () => void document.documentElement.style.removeProperty("--stuck");
  },
  play: async ({ userEvent }) => {
    const list = await listed();
    await userEvent.click(await list.findByRole("button", { name: say("decide.of.undo", { name: "Hugo Petit" }) }));
    const message = await list.findByText(say("decide.done.undo"));
    const body = message.closest("[data-dialog-body]");
    const stuck = message.closest("[data-stuck]");
    if (!body || !stuck) throw new Error("The message does not stick in the dialog.");
    if (stuck.parentElement) stuck.parentElement.style.minHeight = "200vh";
    body.scrollTo({ top: 200, behavior: "instant" });
    await expect(body.scrollTop).toBe(200);
    await expect(top(stuck)).toBe(top(body));
  },
};

const keepsTheWord: Story["play"] = async (acting) => {
  const question = await decide(acting, "rejected");
  await expectAnnounced(question, "alert", say("decide.failed"));
  await expect(question.getByRole("textbox")).toHaveValue(word);
  await expect(stored()).toBeNull();
};

export const Failed: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("decideApplication", 500)] },
  play: keepsTheWord,
};

/** The message stays for copying; the row has left the list below. */
export const WithdrawnWhileAWordIsTyped: Story = {
  play: async (acting) => {
    const question = await open(acting, "accepted");
    await acting.userEvent.type(question.getByRole("textbox"), word);
    defaultDb().application.delete({ where: { id: { equals: 304 } } });
    const send = question.getByRole("button", { name: say("decide.send.accepted") });
    await acting.userEvent.click(send);
    await expectAnnounced(question, "status", /./);
    await expect(question.getByRole("textbox")).toHaveValue(word);
    await expect(send).not.toBeInTheDocument();
    await acting.userEvent.click(question.getByRole("button", { name: /^(Cancel|Annuler)$/ }));
    await acting.userEvent.click(await screen.findByRole("button", { name: /^(Discard|Abandonner)$/ }));
    await expect(await (await listed()).findByText(say("empty"))).toBeVisible();
  },
};

/** Whether the application has another decision than this client knows. */
const elsewhere = { isDecided: false };
const changed = { error: "La décision sur cette candidature a changé entre-temps.", code: "decision_changed" };

/** Accepted in another tab: the message stays, and the next click replaces that decision knowingly. */
export const DecidedMeanwhile: Story = {
  parameters: { msw: [failsWhile("decideApplication", () => elsewhere.isDecided, 409, changed)] },
  play: async (acting) => {
    const question = await open(acting, "rejected");
    await acting.userEvent.type(question.getByRole("textbox"), word);
    defaultDb().application.update({ where: { id: { equals: 304 } }, data: { decision: "accepted" } });
    elsewhere.isDecided = true;
    await acting.userEvent.click(question.getByRole("button", { name: say("decide.send.rejected") }));
    await expectAnnounced(question, "status", say("decide.replaced.accepted"));
    elsewhere.isDecided = false;
    await expect(question.getByText(changed.error, { exact: false })).toBeVisible();
    await expect(question.getByRole("textbox")).toHaveValue(word);
    await expect(stored()).toBe("accepted");
    await acting.userEvent.click(question.getByRole("button", { name: say("decide.replace") }));
    await shown("rejected");
    await expect(stored()).toBe("rejected");
  },
};
