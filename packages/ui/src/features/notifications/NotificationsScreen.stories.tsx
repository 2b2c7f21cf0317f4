import { aNotification, defaultDb, fails, never } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { expectAnnounced, plain, seesLoading } from "../../components/stories/story-steps";
import { NotificationsScreen } from "./NotificationsScreen";
import { type Acting, choose, hasNotifications, isUnread, lineOf, many, say, toasts } from "./story-steps";

const meta = {
  title: "Notifications/NotificationsScreen",
  component: NotificationsScreen,
  args: { hrefOf: ({ kind }) => (kind === "post" ? "/dashboard/posts" : "/dashboard/applications") },
} satisfies Meta<typeof NotificationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const liked = "Karim Benali a aimé votre post.";

export const Ready: Story = {
  tags: ["smoke"],
  play: async ({ canvas }) => {
    const title = await canvas.findByRole("heading", { name: "Notifications" });
    await expect(title.closest("[lang]")).toHaveAttribute("lang", "fr");
    await expect(isUnread(await lineOf({ canvas }, liked))).toBe(true);
    await expect(isUnread(await lineOf({ canvas }, "Hugo Petit a aimé votre post."))).toBe(false);
    await expect(canvas.getAllByRole("listitem")).toHaveLength(15);
    await expect(canvas.getByText("Page 1 sur 3")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Toutes" })).toHaveAttribute("aria-pressed", "true");
  },
};

export const Unread: Story = {
  play: async (acting) => {
    await acting.canvas.findByText(liked);
    await choose(acting, "unread");
    await expect(acting.canvas.getByRole("button", { name: "Non lues" })).toHaveAttribute("aria-pressed", "true");
    await expect(acting.canvas.getByRole("button", { name: "Toutes" })).toHaveAttribute("aria-pressed", "false");
    await expect(acting.canvas.getAllByRole("listitem")).toHaveLength(3);
    await expect(acting.canvas.getByText("Page 1 sur 1")).toBeVisible();
  },
};

export const TurnsThePage: Story = {
  tags: ["smoke"],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText("Page 1 sur 3");
    await expect(canvas.getByRole("button", { name: "Précédent" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "Suivant" }));
    await userEvent.click(canvas.getByRole("button", { name: "Suivant" }));
    await expect(canvas.getByText("Page 3 sur 3")).toBeVisible();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(4);
    await expect(canvas.getByRole("button", { name: "Suivant" })).toHaveAttribute("aria-disabled", "true");
    await expect(canvas.getByRole("button", { name: "Suivant" })).toHaveFocus();
  },
};

export const Empty: Story = {
  tags: ["smoke"],
  parameters: { msw: [hasNotifications()] },
  play: async (acting) => {
    await expect(await acting.canvas.findByText("Aucune notification pour le moment.")).toBeVisible();
    await expect(acting.canvas.getByText("Page 1 sur 1")).toBeVisible();
    await choose(acting, "unread");
    await expect(acting.canvas.getByText("Aucune notification non lue.")).toBeVisible();
    await choose(acting, "read");
    await expect(acting.canvas.getByText("Aucune notification lue.")).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ["smoke"],
  parameters: { msw: [never("listNotifications")] },
  play: async ({ canvas }) => seesLoading(canvas, "Chargement..."),
};

export const SessionExpired: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("listNotifications", 401, { error: "Unauthenticated." })] },
  play: async ({ canvas }) => expectAnnounced(canvas, "alert", "Session expirée. Veuillez vous reconnecter."),
};

export const ServerError: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("listNotifications", 500, { error: "Internal error." })] },
  play: async ({ canvas }) => expectAnnounced(canvas, "alert", "Erreur serveur. Veuillez réessayer plus tard."),
};

export const LoadFailed: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("listNotifications", 501)] },
  play: async ({ canvas }) => expectAnnounced(canvas, "alert", "Impossible de charger les notifications."),
};

const types = ["post_like", "post_comment", "comment_like", "job_offer", "job_application", "profile_view"];

export const EveryEvent: Story = {
  parameters: {
    msw: [hasNotifications(...many(6, (index) => ({ eventType: types[index] ?? "", isRead: index > 2 })))],
  },
  play: async ({ canvas }) => {
    await canvas.findByText("J'aime");
    for (const label of ["Commentaire", "J'aime (commentaire)", "Offre d'emploi", "Candidature", "profile_view"])
      await expect(canvas.getByText(label)).toBeVisible();
  },
};

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

export const EveryTime: Story = {
  tags: ["smoke"],
  beforeEach: ({ msw }) => {
    const times = [ago(-3), ago(59), ago(61), ago(23.5 * 60), "2024-03-12T14:05:00Z"];
    msw.use(hasNotifications(...many(5, (index) => ({ createdAt: times[index] ?? "" }))));
  },
  play: async ({ canvas }) => {
    const timeOf = async (index: number) => (await lineOf({ canvas }, `Notification ${index}`)).getByRole("time");
    await expect(await timeOf(1)).toHaveTextContent("À l'instant");
    await expect(await timeOf(2)).toHaveTextContent("À l'instant");
    await expect(await timeOf(3)).toHaveTextContent("Il y a 1 heure(s)");
    await expect(await timeOf(4)).toHaveTextContent("Il y a 23 heure(s)");
    await expect(await timeOf(5)).toHaveTextContent(/^12 mars 2024.*:05$/);
  },
};

const word = `${"Merci pour ce bel échange, nous avons hâte de travailler avec vous. ".repeat(60)}À lundi !`;

export const ALongWord: Story = {
  parameters: { msw: [hasNotifications(aNotification({ message: word, eventType: "job_application" }))] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Voir plus" }));
    await expect(canvas.getByText(/À lundi !$/)).toBeVisible();
    await expect(canvas.getByText(plain(say("unread")))).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Voir moins" }));
    await expect(canvas.queryByText(/À lundi !$/)).not.toBeInTheDocument();
  },
};

/** Words without break opportunities: nothing is cut off, and the page does not scroll sideways. */
export const LongWords: Story = { globals: { data: "extreme" } };

/** Three notifications without an object; the first two are unread. */
const gone = hasNotifications(...many(3, (index) => ({ isRead: index > 1, target: null })));

export const ItsObjectHasGone: Story = {
  parameters: { msw: [gone] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: /Notification 1/ })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /Notification 3/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole("link")).not.toBeInTheDocument();
    await expect(canvas.getAllByText(say("gone"), { exact: false })).toHaveLength(3);
  },
};

export const ByKeyboard: Story = {
  parameters: { msw: [gone, never("readNotification")] },
  play: async ({ canvas, userEvent }) => {
    const line = await canvas.findByRole("button", { name: /Notification 1/ });
    line.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(line).toHaveAccessibleName("Notification 1"));
    await expect(line).toHaveFocus();
    await userEvent.keyboard("{Tab}");
    await expect(canvas.getByRole("button", { name: /Notification 2/ })).toHaveFocus();
  },
};

export const GoesBackWhenItFails: Story = {
  parameters: { msw: [fails("readNotification", 500)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("link", { name: new RegExp(liked) }));
    await expect(await toasts().findByText(say("markFailed"))).toBeVisible();
    await expect(isUnread(await lineOf({ canvas }, liked))).toBe(true);
  },
};

export const OnceReadForever: Story = {
  parameters: { msw: [fails("readNotification", 500)] },
  play: async ({ canvas, userEvent }) => {
    const read = "Hugo Petit a aimé votre post.";
    await userEvent.click(await canvas.findByRole("link", { name: read }));
    await expect(isUnread(await lineOf({ canvas }, read))).toBe(false);
    await expect(toasts().queryByText(say("markFailed"))).not.toBeInTheDocument();
  },
};

export const LeavesTheUnread: Story = {
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    await canvas.findByRole("link", { name: new RegExp(liked) });
    await choose(acting, "unread");
    await userEvent.click(canvas.getByRole("link", { name: new RegExp(liked) }));
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(2));
    await expect(canvas.queryByText(liked)).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getAllByRole("link")[0]).toHaveFocus());
  },
};

const button = ({ canvas }: Pick<Acting, "canvas">) => canvas.findByRole("button", { name: say("readAll") });

/** Jeanne's stored notifications: the first one, and the number of unread ones. */
function stored() {
  const { notification } = defaultDb();
  const first = notification.findFirst({ where: { id: { equals: 501 } }, strict: true });
  return {
    first,
    unread: notification.count({ where: { userId: { equals: first.userId }, isRead: { equals: false } } }),
  };
}

export const AllAtOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    const readAll = await button({ canvas });
    await expect(stored().unread).toBeGreaterThan(1);
    await userEvent.click(readAll);
    await waitFor(async () => expect(isUnread(await lineOf({ canvas }, liked))).toBe(false));
    await expect(stored().unread).toBe(0);
    await expect(canvas.queryByText(say("unread"))).not.toBeInTheDocument();
    await expect(readAll).toHaveFocus();
    await expect(readAll).toHaveAttribute("aria-disabled", "true");
  },
};
