import { defaultDb, fails } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { NotificationsScreen } from "./NotificationsScreen";
import { type Acting, isUnread, lineOf, say, toasts } from "./story-steps";

/** Marking all notifications as read. */
const meta = {
  title: "Notifications/Reading all",
  component: NotificationsScreen,
  args: { hrefOf: ({ kind }) => (kind === "post" ? "/dashboard/posts" : "/dashboard/applications") },
} satisfies Meta<typeof NotificationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const liked = "Karim Benali a aimé votre post.";
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

export const Fails: Story = {
  parameters: { msw: [fails("readNotifications", 500)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button({ canvas }));
    await expect(await toasts().findByText(say("readAllFailed"))).toBeVisible();
    await expect(isUnread(await lineOf({ canvas }, liked))).toBe(true);
    await expect(await button({ canvas })).toBeEnabled();
  },
};
