import { cast } from "@passerelle/domain/cast";
import { defaultDb, fails, never } from "@passerelle/mocks";
import { liveServer } from "@passerelle/mocks/live";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { setLanguage } from "../../i18n";
import { openQuestion, plain, said } from "../../components/stories/story-steps";
import { MessagesScreen } from "./MessagesScreen";
import { enqueue } from "./outbox-actions";
import {
  type Acting,
  box,
  desktop,
  history,
  inDashboard,
  isAtTheEnd,
  jeanne,
  karim,
  lastStored,
  row,
  reconnect,
  say,
  sendTo,
  statusOf,
  stored,
  toasts,
} from "./story-steps";

/** Messages that wait for a connection. */
const meta = {
  title: "Messages/Outbox",
  component: MessagesScreen,
  ...inDashboard,
  parameters: { ...inDashboard.parameters },
  args: { me: jeanne, selected: cast.karim.username, onSelect: fn() },
} satisfies Meta<typeof MessagesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const hello = "À mardi, alors !";

/** Presses a button of a bubble until it disappears; the list ignores clicks while it scrolls. */
async function press({ canvas, userEvent }: Acting, key: "resend" | "edit" | "drop", text: string) {
  const name = `${say(`outgoing.${key}`)} (${text})`;
  await canvas.findByRole("button", { name });
  await waitFor(async () => {
    for (const button of canvas.queryAllByRole("button", { name })) await userEvent.click(button);
    await expect(canvas.queryByRole("button", { name })).not.toBeInTheDocument();
  });
}

/** Messages written offline wait, and are sent in order and once each after reconnection. */
export const OfflineThenOnline: Story = {
  play: async (acting) => {
    await history(acting);
    liveServer().close();
    const all = ["Un", "Deux", "Trois"];
    for (const text of all) await sendTo(acting, text);
    await said("status", say("outgoing.waitingCount", { count: 3 }));
    await reconnect(acting);
    await waitFor(() => expect(lastStored(3)).toEqual(all));
    await waitFor(() => expect(acting.canvas.queryByText(say("outgoing.waiting"))).not.toBeInTheDocument());
    for (const text of all) await expect((await history(acting)).getAllByText(text)).toHaveLength(1);
  },
};

/** Messages that were waiting when the page was left are shown again, and sent. */
export const AfterAReload: Story = {
  beforeEach: () => {
    enqueue({ to: karim, discussionId: 601, content: hello });
  },
  play: async (acting) => {
    await isAtTheEnd(acting, hello);
    await waitFor(() => expect(stored(hello)).toHaveLength(1));
    await waitFor(async () => expect((await history(acting)).getAllByText(hello)).toHaveLength(1));
  },
};

/** A waiting message can be edited, which puts it in front of the text in the box, or deleted. */
export const ChangedWhileItWaits: Story = {
  ...desktop,
  parameters: { live: "refused" },
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    await canvas.findByRole("log");
    await sendTo(acting, hello);
    await sendTo(acting, "Ou pas.");
    await userEvent.type(await box(acting), "Bonne journée");
    await press(acting, "edit", hello);
    await expect(await box(acting)).toHaveValue(`${hello}\nBonne journée`);
    await expect(await box(acting)).toHaveFocus();
    await press(acting, "drop", "Ou pas.");
    await waitFor(() => expect(canvas.queryByText("Ou pas.")).not.toBeInTheDocument());
    await waitFor(async () => expect(await box(acting)).toHaveFocus());
    await expect(canvas.queryByText(say("outgoing.waiting"))).not.toBeInTheDocument();
  },
};

const reason = "Cette personne n’existe pas.";

/** Has a message refused; before that, its buttons for waiting messages are briefly visible. */
async function isRefused(acting: Acting, text = hello) {
  await history(acting);
  liveServer().refuseNext(reason);
  await sendTo(acting, text);
  await waitFor(async () => expect(await statusOf(acting, text)).toHaveTextContent(reason));
}

const showsRefusal = async (acting: Acting) => {
  await isRefused(acting);
  await expect(await toasts().findByText(reason)).toBeVisible();
  await said("status", say("outgoing.refused", { count: 1 }));
  await expect(await box(acting)).toHaveValue("");
};

/** The server's text is shown at the bubble, which keeps its place, with the possible actions. */
export const Refused: Story = {
  ...desktop,
  play: async (acting) => {
    await showsRefusal(acting);
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

export const RefusedIsSentAgain: Story = {
  play: async (acting) => {
    await isRefused(acting);
    await press(acting, "resend", hello);
    await waitFor(() => expect(stored(hello)).toHaveLength(1));
    await waitFor(async () => expect(await statusOf(acting, hello)).not.toHaveTextContent(reason));
    await waitFor(async () => expect(await box(acting)).toHaveFocus());
  },
};

export const RefusedIsChanged: Story = {
  play: async (acting) => {
    await isRefused(acting);
    await press(acting, "edit", hello);
    await sendTo(acting, " Merci.");
    await isAtTheEnd(acting, `${hello} Merci.`);
    await waitFor(() => expect(stored(`${hello} Merci.`)).toHaveLength(1));
    await expect(stored(hello)).toHaveLength(0);
  },
};

/** Sent too soon: the server's text is shown while the message waits, and it is sent automatically. */
export const TooSoon: Story = {
  play: async (acting) => {
    await history(acting);
    liveServer().refuseNext("Trop de messages envoyés. Patientez un instant.", 2);
    await sendTo(acting, hello);
    await waitFor(async () => expect(await statusOf(acting, hello)).toHaveTextContent("Trop de messages"));
    await waitFor(() => expect(stored(hello)).toHaveLength(1), { timeout: 5_000 });
    await waitFor(async () => expect(await statusOf(acting, hello)).not.toHaveTextContent("Trop de messages"));
  },
};

/** The server's reason follows the language, and is marked with it. */
export const RefusalFollowsTheLanguage: Story = {
  globals: { language: "fr" },
  play: async (acting) => {
    await history(acting);
    liveServer().sendHeartbeats();
    liveServer().refuseNext(reason);
    await sendTo(acting, hello);
    const log = await history(acting);
    await expect((await log.findByText(reason)).closest("[lang]")).toHaveAttribute("lang", "fr");
    setLanguage("en");
    const english = within(await acting.canvas.findByRole("log"));
    const words = await english.findByText("This recipient does not exist.");
    await expect(words.closest("[lang]")).toHaveAttribute("lang", "en");
  },
};

/** The messages cannot be loaded; new ones can still be written and are shown. */
export const WhileTheMessagesFail: Story = {
  globals: { language: "default" },
  parameters: { live: "refused", msw: [fails("listMessages", 500)] },
  play: async (acting) => {
    await acting.canvas.findByText("Erreur lors du chargement des messages");
    await sendTo(acting, hello);
    await isAtTheEnd(acting, hello);
    await expect(acting.canvas.getByText("Erreur lors du chargement des messages")).toBeVisible();
  },
};

/** The same while the messages load. */
export const WhileTheMessagesLoad: Story = {
  parameters: { live: "refused", msw: [never("listMessages")] },
  play: async (acting) => {
    await sendTo(acting, hello);
    await isAtTheEnd(acting, hello);
    await expect(acting.canvas.getByText(say("discussion.loading"))).toBeVisible();
  },
};

/** A logout would lose the waiting messages, so it asks. */
export const LogoutAsks: Story = {
  ...desktop,
  parameters: { live: "refused" },
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    await canvas.findByRole("log");
    await sendTo(acting, hello);
    await userEvent.click(canvas.getByRole("button", { name: /^(Se déconnecter|Logout|Log out)$/ }));
    const question = await openQuestion();
    await expect(question.getByText(/perdus|lost/)).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: /^(Annuler|Cancel)$/ }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    await expect(await statusOf(acting, hello)).toHaveTextContent(say("outgoing.waiting"));
  },
};
