import { cast } from "@passerelle/domain/cast";
import { defaultDb } from "@passerelle/mocks";
import { liveServer, writeTo } from "@passerelle/mocks/live";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { setLanguage } from "../../i18n";
import { MessagesScreen } from "./MessagesScreen";
import { box, bubble, desktop, inDashboard, isAtTheEnd, jeanne, me, row, say, sendTo, history } from "./story-steps";

const meta = {
  title: "Messages/Sending",
  component: MessagesScreen,
  ...inDashboard,
  args: { me: jeanne, selected: cast.karim.username, onSelect: fn() },
} satisfies Meta<typeof MessagesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const hello = "À mardi, alors !";
const stored = (content: string) => defaultDb().message.findMany({ where: { content: { equals: content } } });

/** Confirmed, it stands in the discussion and in the list; the box is empty and ready for the next. */
export const Confirmed: Story = {
  play: async (acting) => {
    await history(acting);
    await sendTo(acting, hello);
    await isAtTheEnd(acting, hello);
    await waitFor(async () => expect(await box(acting)).toHaveValue(""));
    await expect(await box(acting)).toHaveFocus();
    await expect(stored(hello)).toHaveLength(1);
  },
};

/** It is never in doubt whether a message arrived: until it is confirmed, it says that it is on its way. */
export const ConfirmedSlowly: Story = {
  play: async (acting) => {
    await history(acting);
    const answers = liveServer().hold();
    await sendTo(acting, hello);
    await expect(await acting.canvas.findByText(say("composer.sending"))).toBeVisible();
    await expect(await box(acting)).toHaveValue(hello);
    await sendTo(acting, "");
    answers.release();
    await isAtTheEnd(acting, hello);
    await expect(await acting.canvas.findByText(say("discussion.sent"))).toBeInTheDocument();
    await expect(acting.canvas.queryByText(say("composer.sending"))).not.toBeInTheDocument();
    await expect(stored(hello)).toHaveLength(1);
  },
};

/** The connection breaks before the confirmation: the text stays, and goes once it turns out to be stored. */
export const ConfirmationLost: Story = {
  globals: { language: "default" },
  play: async (acting) => {
    await history(acting);
    liveServer().hold();
    await sendTo(acting, hello);
    await acting.canvas.findByText(say("composer.sending"));
    liveServer().close();
    // The discussion is read again, and has it.
    await isAtTheEnd(acting, hello);
    await waitFor(async () => expect(await box(acting)).toHaveValue(""));
    await expect(stored(hello)).toHaveLength(1);
  },
};

/** The server's own words stand at the box; to send again is to press Enter again. */
export const Refused: Story = {
  play: async (acting) => {
    const reason = "Ce destinataire n’existe pas.";
    await history(acting);
    liveServer().refuseNext(reason);
    await sendTo(acting, hello);
    await waitFor(async () => expect(await box(acting)).toHaveAccessibleDescription(reason));
    await expect(await box(acting)).toHaveValue(hello);
    await sendTo(acting, "");
    await isAtTheEnd(acting, hello);
    await expect(await box(acting)).not.toHaveAccessibleDescription(reason);
  },
};

/** What the server said of a message follows the language, and is marked with it. */
export const RefusalFollowsTheLanguage: Story = {
  globals: { language: "fr" },
  play: async (acting) => {
    await history(acting);
    liveServer().sendHeartbeats();
    liveServer().refuseNext("Ce destinataire n’existe pas.");
    await sendTo(acting, hello);
    await expect(await acting.canvas.findByText("Ce destinataire n’existe pas.")).toHaveAttribute("lang", "fr");
    setLanguage("en");
    await expect(await acting.canvas.findByText("This recipient does not exist.")).toHaveAttribute("lang", "en");
    await expect(await box(acting)).toHaveAccessibleDescription("This recipient does not exist.");
  },
};

export const NotConnected: Story = {
  globals: { language: "default" },
  parameters: { live: "refused" },
  play: async (acting) => {
    await acting.canvas.findByRole("button", { name: "Réessayer maintenant" });
    await sendTo(acting, hello);
    await expect(await acting.canvas.findByText("Connexion WebSocket non disponible")).toBeVisible();
    await expect(await box(acting)).toHaveValue(hello);
  },
};

/** Its first message makes it a discussion, which stays open. */
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

/** Somebody who never wrote before does so now. */
export const FirstMessageFromSomebody: Story = {
  args: { selected: null },
  play: async (acting) => {
    await row(acting, "Karim Benali");
    writeTo(defaultDb(), me, cast.sophie.username, "Bonjour Jeanne !");
    await expect(await row(acting, "Sophie Lambert")).toHaveTextContent("Bonjour Jeanne !");
  },
};

/** What is typed waits where it was typed. */
export const DraftsOfEach: Story = {
  ...desktop,
  play: async (acting) => {
    await acting.userEvent.type(await box(acting), "Pour Karim");
    await acting.userEvent.click(await row(acting, "Claire Moreau"));
    await expect(await box(acting, "Claire Moreau")).toHaveValue("");
    await acting.userEvent.click(await row(acting, "Karim Benali"));
    await expect(await box(acting)).toHaveValue("Pour Karim");
  },
};
