import { aPost, defaultDb } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { truncate } from "../../components/text/truncate";
import { PostCard } from "./PostCard";
import { ids, jeanne, say } from "./story-steps";

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

/** Cut at 100 characters, or at 150 below 768 px, until it is expanded. */
export const Cut: Story = {
  play: async (acting) => cutAt(window.innerWidth < 768 ? 150 : 100)?.(acting),
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

/** The height of a picture's box, from its width and the picture's proportions. */
const boxHeight = (width: number, ratio: number) =>
  Math.max(44, Math.min(width / ratio, 576, 0.75 * window.innerHeight));

/** A picture of unknown size has a box with default proportions; it opens in full in its own tab. */
export const WithPicture: Story = {
  args: { post: aPost({ file: "/files/post-408.gif" }) },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole("img", { name: say("picture", { name: "Jeanne Martin" }) });
    const { width, height } = picture.getBoundingClientRect();
    await expect(height).toBeCloseTo(boxHeight(width, 16 / 9), 0);
    await expect(picture.closest("a")).toHaveAttribute("href", "/files/post-408.gif");
  },
};

const drawing = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#F2B134" stroke="#0B5D51" stroke-width="8%"/>
  </svg>`;

/** A post with a picture of this size, which the mock serves. */
function pictured(width: number, height: number) {
  const name = `drawing-${width}x${height}.svg`;
  const url = `/files/${name}`;
  const half = { url: `${url}?size=small`, width: Math.ceil(width / 2), height: Math.ceil(height / 2) };
  return {
    args: { post: aPost({ file: url, fileSizes: [half, { url, width, height }] }) },
    beforeEach: () => {
      defaultDb().files.set(name, new Blob([drawing(width, height)], { type: "image/svg+xml" }));
      defaultDb().post.update({ where: { id: { equals: ids.aichas } }, data: { file: name } });
    },
  };
}

/** The box of the picture, once it has loaded. */
async function arrived(canvas: Parameters<NonNullable<Story["play"]>>[0]["canvas"]) {
  const picture = await canvas.findByRole<HTMLImageElement>("img");
  await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
  await expect(picture).toHaveStyle({ objectFit: "contain" });
  return picture.getBoundingClientRect();
}

/** Shown in full, with a background beside it, where it would otherwise be taller than the window. */
export const Portrait: Story = {
  ...pictured(1200, 1600),
  play: async ({ canvas }) => {
    const { width, height } = await arrived(canvas);
    await expect(height).toBeCloseTo(boxHeight(width, 3 / 4), 0);
  },
};

/** Not enlarged, on a background that is large enough to touch. */
export const TinyPicture: Story = {
  ...pictured(24, 16),
  play: async ({ canvas }) => expect((await arrived(canvas)).height).toBe(44),
};

/**
 * If the smaller version fails, the picture itself is loaded; if that fails too, the box shows its description, until
 * the reader returns to the page.
 */
export const BrokenPicture: Story = {
  args: pictured(800, 600).args,
  beforeEach: () => void defaultDb().files.set("drawing-800x600.svg", new Blob([], { type: "image/svg+xml" })),
  play: async ({ canvas, canvasElement, args: { post } }) => {
    const name = say("picture", { name: post.fullname });
    const text = await canvas.findByText(name);
    await expect(text).toBeVisible();
    await expect(canvasElement.querySelector("img")).toBeNull();
    const { width = 0, height } = text.parentElement?.getBoundingClientRect() ?? {};
    await expect(height).toBeCloseTo(boxHeight(width, 4 / 3), 0);
    defaultDb().files.set("drawing-800x600.svg", new Blob([drawing(800, 600)], { type: "image/svg+xml" }));
    dispatchEvent(new Event("focus"));
    await waitFor(() => expect(canvasElement.querySelector("img")?.naturalWidth).toBeGreaterThan(0));
  },
};
