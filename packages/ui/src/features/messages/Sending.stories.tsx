import { cast } from "@passerelle/domain/cast";
import { liveServer } from "@passerelle/mocks/live";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { defaultDb, fails } from "@passerelle/mocks";
import { expectAnnounced, openQuestion, plain, said } from "../../components/stories/story-steps";
import { MessagesScreen } from "./MessagesScreen";
import {
  type Acting,
  box,
  bubble,
  desktop,
  history,
  inDashboard,
  isAtTheEnd,
  jeanne,
  row,
  say,
  sendTo,
  statusOf,
  stored,
  toasts,
} from "./story-steps";

/** Sending a message, and failures. */
const meta = {
  title: "Messages/Sending",
  component: MessagesScreen,
  ...inDashboard,
  parameters: { ...inDashboard.parameters },
  args: { me: jeanne, selected: cast.karim.username, onSelect: fn() },
} satisfies Meta<typeof MessagesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const hello = "À mardi, alors !";

/** The note below the box. */
const note = async (acting: Acting) => {
  const form = (await box(acting)).closest("form");
  if (!form) throw new Error("The box is in no form.");
  return within(form);
};

/** The bubble appears at once with a clock icon; until the confirmation, newly typed text stays in the box. */
export const ConfirmedSlowly: Story = {
  ...desktop,
  play: async (acting) => {
    await history(acting);
    const answers = liveServer().hold();
    await sendTo(acting, hello);
    await isAtTheEnd(acting, hello);
    const before = await bubble(acting, hello);
    await expect((await note(acting)).getByText(say("composer.sending"))).toBeVisible();
    await expect(await box(acting)).toHaveValue("");
    await sendTo(acting, "Et vous ?");
    await expect(await box(acting)).toHaveValue("Et vous ?");
    answers.release();
    await expect(await acting.canvas.findByText(say("discussion.sent"))).toBeInTheDocument();
    await waitFor(() => expect(acting.canvas.queryByText(say("composer.sending"))).not.toBeInTheDocument());
    // The same bubble, not a replacement.
    await expect(await bubble(acting, hello)).toBe(before);
    await waitFor(async () => expect(await row(acting, "Karim Benali")).toHaveTextContent(hello));
    await expect(await box(acting)).toHaveFocus();
    await expect(stored(hello)).toHaveLength(1);
  },
};

/**
 * The connection breaks before the confirmation: the message is marked as failed until the refetched discussion
 * contains it.
 */
export const ConfirmationLost: Story = {
  tags: ["smoke"],
  globals: { language: "default" },
  play: async (acting) => {
    await history(acting);
    liveServer().hold();
    await sendTo(acting, hello);
    await (await note(acting)).findByText(say("composer.sending"));
    liveServer().close();
    await said("alert", "Erreur lors de l'envoi du message");
    // The refetched discussion contains it.
    await waitFor(async () => expect(await statusOf(acting, hello)).not.toHaveTextContent(say("outgoing.waiting")));
    await expect((await history(acting)).getAllByText(hello)).toHaveLength(1);
    await expect(stored(hello)).toHaveLength(1);
  },
};

export const NotConnected: Story = {
  tags: ["smoke"],
  globals: { language: "default", ...desktop.globals },
  parameters: { live: "refused" },
  play: async (acting) => {
    await acting.canvas.findByRole("button", { name: "Réessayer maintenant" });
    await sendTo(acting, hello);
    await expectAnnounced(acting.canvas, "alert", "Connexion WebSocket non disponible");
    await isAtTheEnd(acting, hello);
    await expect(await statusOf(acting, hello)).toHaveTextContent("En attente");
    await expect(await box(acting)).toHaveValue("");
    await expect(await box(acting)).toHaveAccessibleDescription("Connexion WebSocket non disponible");
    await expect(await row(acting, "Karim Benali")).toHaveTextContent(`En attente ${hello}`);
  },
};

/** The first message creates the discussion, which stays open. */
export const FirstMessage: Story = {
  ...desktop,
  args: { selected: null },
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    await userEvent.click(await canvas.findByRole("button", { name: say("list.new") }));
    await userEvent.type(await canvas.findByRole("searchbox", { name: say("users.search") }), "sophie");
    await userEvent.click(await row(acting, "Sophie Lambert"));
    await waitFor(async () => expect(await box(acting, "Sophie Lambert")).toHaveFocus());
    await expect(await row(acting, "Sophie Lambert")).toHaveTextContent(say("list.noMessages"));
    await sendTo(acting, hello, "Sophie Lambert");
    await expect(await bubble(acting, hello, "Sophie Lambert")).toBeVisible();
    await waitFor(async () => expect(await row(acting, "Sophie Lambert")).toHaveTextContent(hello));
    await expect(await row(acting, "Sophie Lambert")).toHaveAttribute("aria-current", "true");
    await expect(await box(acting, "Sophie Lambert")).toHaveFocus();
  },
};

const greeting = "À mardi, alors !";

/** Presses a button of a bubble until it disappears; the list ignores clicks while it scrolls. */
async function press({ canvas, userEvent }: Acting, key: "resend" | "edit" | "drop", text: string) {
  const name = `${say(`outgoing.${key}`)} (${text})`;
  await canvas.findByRole("button", { name });
  await waitFor(async () => {
    for (const button of canvas.queryAllByRole("button", { name })) await userEvent.click(button);
    await expect(canvas.queryByRole("button", { name })).not.toBeInTheDocument();
  });
}

/** A waiting message can be edited, which puts it in front of the text in the box, or deleted. */
export const ChangedWhileItWaits: Story = {
  ...desktop,
  parameters: { live: "refused" },
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    await canvas.findByRole("log");
    await sendTo(acting, greeting);
    await sendTo(acting, "Ou pas.");
    await userEvent.type(await box(acting), "Bonne journée");
    await press(acting, "edit", greeting);
    await expect(await box(acting)).toHaveValue(`${greeting}\nBonne journée`);
    await expect(await box(acting)).toHaveFocus();
    await press(acting, "drop", "Ou pas.");
    await waitFor(() => expect(canvas.queryByText("Ou pas.")).not.toBeInTheDocument());
    await waitFor(async () => expect(await box(acting)).toHaveFocus());
    await expect(canvas.queryByText(say("outgoing.waiting"))).not.toBeInTheDocument();
  },
};

const reason = "Cette personne n’existe pas.";

/** Has a message refused; before that, its buttons for waiting messages are briefly visible. */
async function isRefused(acting: Acting, text = greeting) {
  await history(acting);
  liveServer().refuseNext(reason);
  await sendTo(acting, text);
  await waitFor(async () => expect(await statusOf(acting, text)).toHaveTextContent(reason));
}

/** The server's text is shown at the bubble, which keeps its place, with the possible actions. */
export const Refused: Story = {
  ...desktop,
  play: async (acting) => {
    await isRefused(acting);
    await expect(await toasts().findByText(reason)).toBeVisible();
    await said("status", say("outgoing.refused", { count: 1 }));
    await expect(await box(acting)).toHaveValue("");
    await expect(await row(acting, "Karim Benali")).toHaveTextContent(plain(say("outgoing.notSent")));
  },
};

/** At 400 % everything fits: the text, the reason and the actions. */
export const RefusedZoomed: Story = {
  globals: { viewport: { value: "zoomed", isRotated: false } },
  // Without an offer, whose bar would need space.
  beforeEach: () => void defaultDb().application.deleteMany({ where: {} }),
  play: async (acting) => {
    const text = "J’arrive par le train de 9 h 12, et je vous rejoins à l’accueil avec mon portfolio.";
    await isRefused(acting, text);
    await expect(acting.canvas.queryByText(/^(À propos de|About)/)).not.toBeInTheDocument();
    const [log, status] = [await acting.canvas.findByRole("log"), await statusOf(acting, text)];
    await waitFor(() => expect(log.clientHeight).toBeGreaterThanOrEqual(status?.offsetHeight ?? Infinity));
  },
};

/** The messages cannot be loaded; new ones can still be written and are shown. */
export const WhileTheMessagesFail: Story = {
  globals: { language: "default" },
  parameters: { live: "refused", msw: [fails("listMessages", 500)] },
  play: async (acting) => {
    await acting.canvas.findByText("Erreur lors du chargement des messages");
    await sendTo(acting, greeting);
    await isAtTheEnd(acting, greeting);
    await expect(acting.canvas.getByText("Erreur lors du chargement des messages")).toBeVisible();
  },
};

/** A logout would lose the waiting messages, so it asks. */
export const LogoutAsks: Story = {
  ...desktop,
  parameters: { live: "refused" },
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    await canvas.findByRole("log");
    await sendTo(acting, greeting);
    await userEvent.click(canvas.getByRole("button", { name: /^(Se déconnecter|Logout|Log out)$/ }));
    const question = await openQuestion();
    await expect(question.getByText(/perdus|lost/)).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: /^(Annuler|Cancel)$/ }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    await expect(await statusOf(acting, greeting)).toHaveTextContent(say("outgoing.waiting"));
  },
};
