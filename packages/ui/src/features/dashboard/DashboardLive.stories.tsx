import { cast } from "@passerelle/domain/cast";
import type { LiveServerMessage } from "@passerelle/api";
import { aMessage, aNotification, defaultDb, personOf, SEED_SESSIONS } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { announced } from "../../components/feedback/Announcer";
import { toasts } from "../../components/stories/story-toasts";
import { Overlay } from "./ConnectionOverlay";
import { DashboardShell } from "./DashboardShell";
import { HomeScreen } from "./HomeScreen";
import { hrefs, liveLinks, serverSays } from "./story-setting";

/** The live channel in the dashboard: toasts, badges, and the notice while it is down. */
const meta = {
  title: "Dashboard/Live connection",
  tags: ["motion"],
  component: DashboardShell,
  parameters: { layout: "fullscreen", live: "open" },
  globals: { language: "fr" },
  args: {
    user: SEED_SESSIONS.applicant,
    hrefs,
    currentPath: hrefs.dashboard,
    ...liveLinks,
    onOpen: fn(),
    onLogout: fn(),
    children: null,
  },
  render: (args) => (
    <DashboardShell {...args}>
      <HomeScreen hrefs={hrefs} />
    </DashboardShell>
  ),
} satisfies Meta<typeof DashboardShell>;
export default meta;
type Story = StoryObj<typeof meta>;

const unreadMessages = (unread_count: number): LiveServerMessage => ({
  type: "unread_messages_count_update",
  data: { unread_count },
});

/** Sends live messages once the user has loaded and the channel is open. */
async function hears(canvas: { findByText: (text: string) => Promise<HTMLElement> }, ...messages: LiveServerMessage[]) {
  await canvas.findByText("Bienvenue, Jeanne Martin !");
  for (const message of messages) serverSays(message);
}

const isReadOnServer = (id: number) => defaultDb().notification.findFirst({ where: { id: { equals: id } } })?.isRead;

const fromHugo: LiveServerMessage = {
  type: "new_message",
  data: { message: aMessage({ sender: personOf(cast.hugo) }) },
};

export const Connecting: Story = {
  tags: ["smoke"],
  parameters: { live: "connecting" },
  play: async ({ canvas }) => expect(await canvas.findByText("Connexion au serveur...")).toBeVisible(),
};

/** After a failed attempt it can be dismissed; a focused text field stays clearly visible. */
export const CanBePutAside: Story = {
  args: { onOpen: fn() },
  render: (args) => (
    <>
      <Overlay onPutAside={() => args.onOpen("put aside")} />
      <input aria-label="Message" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const overlay = (await canvas.findByText("Connexion au serveur...")).parentElement?.parentElement ?? document.body;
    await expect(getComputedStyle(overlay).backgroundColor).not.toBe("rgba(0, 0, 0, 0)");
    await userEvent.type(canvas.getByRole("textbox"), "Bonjour");
    await expect(getComputedStyle(overlay).backgroundColor).toBe("rgba(0, 0, 0, 0)");
    await userEvent.click(canvas.getByRole("button", { name: "Continuer sans le direct" }));
  },
};

export const Offline: Story = {
  parameters: { live: "refused" },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Hors ligne, nouvelle tentative dans [2-5] s$/)).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Réessayer maintenant" }));
    // Refused again: the pause before the next attempt is longer.
    await expect(await canvas.findByText(/^Hors ligne, nouvelle tentative dans [78] s$/)).toBeVisible();
  },
};

/** Notices stay below the header at its present height, with the line about the connection. */
export const OfflineOnPhone: Story = {
  parameters: { live: "refused" },
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Réessayer maintenant" });
    const header = canvas.getByRole("banner");
    const below = document.createElement("div");
    below.style.cssText = "position: absolute; height: var(--stuck)";
    header.append(below);
    await waitFor(() => expect(below.offsetHeight).toBe(header.offsetHeight));
    below.remove();
  },
};

export const NewMessage: Story = {
  tags: ["smoke"],
  play: async ({ canvas }) => {
    await hears(canvas, unreadMessages(0), fromHugo, unreadMessages(1));
    await expect(await toasts().findByText("Nouveau message de Hugo Petit")).toBeVisible();
    await expect(canvas.queryByText("Connexion au serveur...")).not.toBeInTheDocument();
    // One toast, without a second one for the count.
    await new Promise((resolve) => setTimeout(resolve, 700));
    await expect(toasts().queryByText("1 message non lu")).not.toBeInTheDocument();
  },
};

const says = (id: number, content: string, sender = personOf(cast.hugo)): LiveServerMessage => ({
  type: "new_message",
  data: { message: aMessage({ id, content, sender }) },
});

/** Several messages from one person share a toast, which counts them, shows the newest and opens the discussion. */
export const MessagesMerge: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const sentence = "2 nouveaux messages de Hugo Petit";
    await canvas.findByText("Bienvenue, Jeanne Martin !");
    serverSays(says(901, "Bonjour !"));
    serverSays(says(902, "Je suis Claire.", personOf(cast.claire)));
    serverSays(says(903, "Tu viens ?"));
    const link = await toasts().findByRole("link", { name: sentence });
    await expect(toasts().getByText("Tu viens ?")).toBeInTheDocument();
    await expect(toasts().queryByText("Bonjour !")).not.toBeInTheDocument();
    await expect(toasts().getAllByRole("link")).toHaveLength(2);
    await userEvent.click(link);
    const href = liveLinks.hrefOf({ kind: "discussion", username: cast.hugo.username });
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith(href));
    // A message after the toast has disappeared counts as the first again.
    serverSays(says(904, "Parfait."));
    await expect(await toasts().findByRole("link", { name: / de Hugo Petit$/ })).not.toHaveAccessibleName(sentence);
  },
};

/** A deleted message disappears from its toast; another person's toast stays. */
export const MessageChanged: Story = {
  play: async ({ canvas }) => {
    await hears(canvas, says(901, "À mardi !"), says(902, "Je suis Claire.", personOf(cast.claire)));
    await expect(await toasts().findByText("À mardi !")).toBeVisible();
    const message = aMessage({ id: 901, content: "À mercredi !", editedAt: new Date().toISOString() });
    serverSays({ type: "message_changed", data: { message: { ...message, sender: personOf(cast.hugo) } } });
    await waitFor(() => expect(toasts().queryByText("À mardi !")).not.toBeInTheDocument());
    await expect(await toasts().findByText("Je suis Claire.")).toBeVisible();
  },
};

export const OwnMessageFromAnotherTab: Story = {
  play: async ({ canvas }) => {
    const sender = personOf(cast.jeanne);
    const own: LiveServerMessage = { type: "new_message", data: { message: aMessage({ sender }) } };
    const notice: LiveServerMessage = { type: "new_notification", data: { message: "Et maintenant ceci." } };
    await hears(canvas, own, notice);
    await toasts().findByText("Et maintenant ceci.");
    await expect(toasts().queryByText(/Nouveau message/)).not.toBeInTheDocument();
  },
};

export const MessagesMissed: Story = {
  play: async ({ canvas }) => {
    await hears(canvas, unreadMessages(1), unreadMessages(4));
    await expect(await toasts().findByText("4 messages non lus")).toBeVisible();
  },
};

const liked = aNotification({ id: 501, message: "Karim Benali a aimé votre post.", target: { kind: "post", id: 88 } });

/** A toast opens the object of its notification, like the list, and marks it as read. */
export const NotificationOpensItsObject: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await hears(canvas, { type: "new_notification", data: { message: liked.message, notification: liked } });
    const link = await toasts().findByRole("link", { name: liked.message });
    await expect(link).toHaveAttribute("href", liveLinks.hrefOf({ kind: "post", id: 88 }));
    link.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith(liveLinks.hrefOf({ kind: "post", id: 88 })));
    await waitFor(() => expect(isReadOnServer(501)).toBe(true));
    await expect(toasts().queryByText(liked.message)).not.toBeInTheDocument();
  },
};

export const LiveError: Story = {
  play: async ({ canvas }) => {
    const message = "Cette personne n’existe pas.";
    await hears(canvas, { type: "error", data: { message } });
    await toasts().findByText(message);
    await waitFor(() => expect(announced("assertive")).toContain(message));
  },
};

export const FiveUnread: Story = {
  globals: { viewport: { value: "desktop", isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await hears(canvas, unreadMessages(5));
    const opener = canvas.queryByRole("button", { name: "Ouvrir le menu" });
    if (opener) await userEvent.click(opener);
    const entries = within(await screen.findByRole("navigation"));
    const entry = await entries.findByRole("link", { name: "Messages 5 messages non lus" });
    await waitFor(() => expect(entry).toHaveTextContent("5"));
  },
};

/** The tab's title shows the number of unread messages on every screen; the heading does not. */
export const TitleCounts: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText("Bienvenue, Jeanne Martin !");
    const heading = await canvas.findByRole("heading", { level: 1 });
    const title = heading.textContent;
    for (const [count, shown] of [
      [3, "(3) "],
      [100, "(99+) "],
      [0, ""],
    ] as const) {
      serverSays(unreadMessages(count));
      await waitFor(() => expect(document.title).toBe(`${shown}${title} · Passerelle`));
    }
    await expect(heading).toHaveTextContent(title);
  },
};
