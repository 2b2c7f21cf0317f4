import { defaultDb, fails, never } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { NotificationsScreen } from "./NotificationsScreen";
import { choose, isUnread, lineOf, many, say, toasts, hasNotifications, type Acting } from "./story-steps";

/** Opening a notification, which marks it as read. */
const meta = {
  title: "Notifications/Reading",
  component: NotificationsScreen,
  args: { hrefOf: ({ kind }) => (kind === "post" ? "/dashboard/posts" : "/dashboard/applications") },
} satisfies Meta<typeof NotificationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const liked = "Karim Benali a aimé votre post.";
/** Three notifications without an object; the first two are unread. */
const gone = hasNotifications(...many(3, (index) => ({ isRead: index > 1, target: null })));

export const AtOnce: Story = {
  parameters: { msw: [never("readNotification")] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("link", { name: new RegExp(liked) }));
    await waitFor(async () => expect(isUnread(await lineOf({ canvas }, liked))).toBe(false));
  },
};

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

/** The notification was removed meanwhile: it disappears from the list. */
export const ReadsWhatIsGone: Story = {
  play: async ({ canvas, userEvent }) => {
    const line = await canvas.findByRole("link", { name: new RegExp(liked) });
    defaultDb().notification.delete({ where: { id: { equals: 501 } } });
    await userEvent.click(line);
    await expect(await toasts().findByText(/./, { selector: "p > span" })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(new RegExp(liked))).not.toBeInTheDocument());
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

export const AllFail: Story = {
  parameters: { msw: [fails("readNotifications", 500)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button({ canvas }));
    await expect(await toasts().findByText(say("readAllFailed"))).toBeVisible();
    await expect(isUnread(await lineOf({ canvas }, liked))).toBe(true);
    await expect(await button({ canvas })).toBeEnabled();
  },
};
