import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { NotificationsScreen } from "./NotificationsScreen";
import { type Acting, claireAccepts, isUnread, lineOf, toasts } from "./story-steps";

/** Notifications that arrive while the list is open. */
const meta = {
  title: "Notifications/Live",
  tags: ["motion"],
  component: NotificationsScreen,
  parameters: { layout: "fullscreen", live: "open", inDashboard: true },
  args: { hrefOf: ({ kind }) => (kind === "post" ? "/dashboard/posts" : "/dashboard/applications") },
} satisfies Meta<typeof NotificationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = ({ canvas }: Pick<Acting, "canvas">) => within(canvas.getByRole("list", { name: "Notifications" }));
const firstLine = (acting: Pick<Acting, "canvas">) => list(acting).getAllByRole("listitem")[0];

/** The badge of the menu, which is in a drawer on phones. */
async function badge({ canvas, userEvent }: Acting) {
  const opener = canvas.queryByRole("button", { name: "Ouvrir le menu" });
  if (opener) await userEvent.click(opener);
  const menu = within(await screen.findByRole("navigation", { name: "Menu principal" }));
  return menu.getByRole("link", { name: /^Notifications/ });
}

export const ArrivesWhileOneLooks: Story = {
  play: async (acting) => {
    await acting.canvas.findByText("Page 1 sur 3");
    const text = claireAccepts();
    await waitFor(() => expect(firstLine(acting)).toHaveTextContent(text));
    await expect(isUnread(await lineOf({ canvas: list(acting) }, text))).toBe(true);
    await expect(await toasts().findByText(text)).toBeVisible();
    await expect(await badge(acting)).toHaveAccessibleName("Notifications 4 notifications non lues");
  },
};

export const LeavesWhatOneReadsInItsPlace: Story = {
  play: async (acting) => {
    await acting.canvas.findByText("Page 1 sur 3");
    const read = list(acting).getAllByRole("listitem")[5];
    read?.scrollIntoView({ block: "center" });
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(0));
    const placeOf = () => read?.getBoundingClientRect().top ?? 0;
    const before = placeOf();
    const text = claireAccepts();
    await waitFor(() => expect(firstLine(acting)).toHaveTextContent(text));
    await waitFor(() => expect(placeOf()).toBeCloseTo(before, -1));
  },
};
