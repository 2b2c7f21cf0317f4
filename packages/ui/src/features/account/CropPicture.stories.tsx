import { defaultDb } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, screen, waitFor, within } from "storybook/test";
import { AccountScreen } from "./AccountScreen";
import { picture, save, say, expectAnnounced } from "./story-steps";
import { colourAt, redAndBlue, turned, unreadable } from "./story-pictures";

/** Choosing the part of a picture to keep. */
const meta = {
  title: "Account/CropPicture",
  component: AccountScreen,
  args: { onSaved: fn(), onDeleted: fn() },
  globals: { language: "en" },
} satisfies Meta<typeof AccountScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Acting = Parameters<NonNullable<Story["play"]>>[0];

async function startCrop(acting: Acting, file: File) {
  await acting.userEvent.upload(await picture(acting), file);
  await acting.userEvent.click(await acting.canvas.findByRole("button", { name: /^Crop: / }));
  return within(await screen.findByRole("dialog", { name: "Crop the picture" }));
}

async function apply({ userEvent }: Acting, dialog: ReturnType<typeof within>) {
  const button = await dialog.findByRole("button", { name: "Use this part" });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
}

/** The stored picture after saving. */
async function stored(acting: Acting) {
  await save(acting);
  await expectAnnounced(acting, "status", say("saved"));
  const { avatar } = defaultDb().user.findFirst({ where: { id: { equals: 11 } }, strict: true });
  const blob = defaultDb().files.get(avatar ?? "");
  if (!blob) throw new Error("Nothing is stored.");
  return createImageBitmap(blob);
}

export const KeepsTheMiddle: Story = {
  play: async (acting) => {
    const dialog = await startCrop(acting, await redAndBlue());
    await expect(dialog.getByRole("slider", { name: "Zoom" })).toHaveValue("1");
    await apply(acting, dialog);
    const kept = await stored(acting);
    await expect([kept.width, kept.height]).toEqual([200, 200]);
    await expect([colourAt(kept, 20, 100), colourAt(kept, 180, 100)]).toEqual(["red", "blue"]);
  },
};

export const Zoomed: Story = {
  play: async (acting) => {
    const dialog = await startCrop(acting, await redAndBlue());
    await expect(await dialog.findByRole("group", { name: "Part of the picture that is kept" })).toBeVisible();
    await fireEvent.change(dialog.getByRole("slider", { name: "Zoom" }), { target: { value: "2" } });
    await apply(acting, dialog);
    const kept = await stored(acting);
    await expect([kept.width, kept.height]).toEqual([100, 100]);
  },
};

export const MovedByTheKeyboard: Story = {
  play: async (acting) => {
    const dialog = await startCrop(acting, await redAndBlue());
    const area = await dialog.findByRole("group", { name: "Part of the picture that is kept" });
    await waitFor(() => expect(dialog.getByRole("button", { name: "Use this part" })).toBeEnabled());
    area.focus();
    for (let presses = 0; presses < 60; presses += 1) await acting.userEvent.keyboard("{ArrowLeft}");
    await apply(acting, dialog);
    const kept = await stored(acting);
    await expect([colourAt(kept, 20, 100), colourAt(kept, 180, 100)]).toEqual(["blue", "blue"]);
  },
};

/** A photo taken with the camera held upright: its EXIF orientation rotates the stored pixels. */
export const Upright: Story = {
  play: async (acting) => {
    const dialog = await startCrop(acting, await turned());
    await apply(acting, dialog);
    const kept = await stored(acting);
    await expect([colourAt(kept, 100, 20), colourAt(kept, 100, 180)]).toEqual(["red", "blue"]);
  },
};

export const WholeAfterAll: Story = {
  play: async (acting) => {
    await apply(acting, await startCrop(acting, await redAndBlue()));
    await acting.userEvent.click(acting.canvas.getByRole("button", { name: /^Use the whole picture: / }));
    await expect(acting.canvas.queryByRole("button", { name: /^Use the whole picture/ })).not.toBeInTheDocument();
    const kept = await stored(acting);
    await expect([kept.width, kept.height]).toEqual([400, 200]);
  },
};

export const Unreadable: Story = {
  play: async (acting) => {
    const dialog = await startCrop(acting, unreadable());
    await expectAnnounced({ canvas: dialog }, "alert", "This picture cannot be cropped. It can be used whole.");
    await expect(dialog.getByRole("button", { name: "Use this part" })).toBeDisabled();
  },
};
