import { aPost } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { truncate } from "../../components/format";
import { PostCard } from "./PostCard";
import { counted, jeanne, say, starting } from "./story-steps";

const long = "Un texte assez long pour être coupé, quelle que soit la largeur de l'écran. ".repeat(5).trim();

const meta = {
  title: "Posts/PostCard",
  component: PostCard,
  args: {
    post: aPost({ text: long }),
    me: jeanne,
    notify: fn(),
    onComments: fn(),
    onEdit: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof PostCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const cutAt = (limit: number): Story["play"] =>
  async function play({ canvas, userEvent }) {
    await expect(canvas.getByText(truncate(long, limit))).toBeVisible();
    const more = canvas.getByRole("button", { name: say("more") });
    await expect(more).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(more);
    await expect(canvas.getByText(long)).toBeVisible();
    const less = canvas.getByRole("button", { name: say("less") });
    await expect(less).toHaveFocus();
    await userEvent.click(less);
    await expect(canvas.getByText(truncate(long, limit))).toBeVisible();
  };

/** Cut at 100 characters, or at 150 below 768 px, until one asks for the rest. */
export const Cut: Story = {
  play: async (acting) => cutAt(window.innerWidth < 768 ? 150 : 100)?.(acting),
};

/** A text of exactly the limit is whole. */
export const JustShort: Story = {
  args: { post: aPost({ text: "x".repeat(100) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("x".repeat(100))).toBeVisible();
    await expect(canvas.queryByRole("button", { name: say("more") })).not.toBeInTheDocument();
  },
};

/** Markup is text, lines stay lines, and a character of four bytes is one character. */
export const MarkupLinesAndEmoji: Story = {
  args: { post: aPost({ text: `<b onclick="alert(1)">Bravo</b>\nà l'équipe 👩🏽‍🔬🎉` }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/<b onclick="alert\(1\)">Bravo<\/b>/)).toHaveStyle({ whiteSpace: "pre-wrap" });
    await expect(canvasElement.querySelector("article b")).toBeNull();
  },
};

export const RightToLeft: Story = {
  args: {
    post: aPost({
      fullname: "ليلى حداد",
      username: "leila.haddad",
      text: "نبحث عن مهندسة بيانات في ليون، انضموا إلينا!",
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^نبحث/)).toHaveStyle({ direction: "rtl" });
    await expect(canvas.getByText("@leila.haddad")).toHaveStyle({ direction: "ltr" });
  },
};

/** Nothing is wider than its card. */
export const OneLongWord: Story = {
  args: { post: aPost({ text: "n".repeat(140), fullname: "M".repeat(100), username: "m".repeat(60) }) },
  play: async ({ canvas }) => {
    const card = canvas.getByRole("article");
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};

/** Its box has its height before it arrives; it opens whole in a tab of its own. */
export const WithPicture: Story = {
  args: { post: aPost({ file: "/files/post-408.gif" }) },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole("img", { name: say("picture", { name: "Jeanne Martin" }) });
    const { width, height } = picture.getBoundingClientRect();
    await expect(Math.abs(width / height - 16 / 9)).toBeLessThan(0.05);
    await expect(picture.closest("a")).toHaveAttribute("href", "/files/post-408.gif");
  },
};

export const Edited: Story = {
  args: { post: aPost({ createdAt: "2024-03-12T09:05:00Z", updatedAt: "2024-03-12T10:00:00Z" }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/12 (mars|March) 2024/)).toBeVisible();
    await expect(canvas.getByText((text) => text.includes(say("edited")))).toBeVisible();
  },
};

export const SaysWhatIsAskedOfIt: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: counted("action.comments") }));
    await userEvent.click(canvas.getByRole("button", { name: starting("action.edit") }));
    await userEvent.click(canvas.getByRole("button", { name: starting("action.delete") }));
    await expect(args.onComments).toHaveBeenCalledWith(args.post);
    await expect(args.onEdit).toHaveBeenCalledWith(args.post);
    await expect(args.onDelete).toHaveBeenCalledWith(args.post);
  },
};
