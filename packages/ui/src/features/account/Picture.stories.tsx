import { defaultDb, fails } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { aPicture, notAPicture } from "../../forms/files/story-files";
import { AccountScreen } from "./AccountScreen";
import { button, picture, save, say, expectAnnounced, write } from "./story-steps";

/** The account's picture: choosing, saving, deleting. */
const meta = {
  title: "Account/Picture",
  component: AccountScreen,
  args: { onSaved: fn(), onDeleted: fn() },
} satisfies Meta<typeof AccountScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const avatar = () => defaultDb().user.findFirst({ where: { id: { equals: 11 } }, strict: true }).avatar;
const shown = (root: HTMLElement, start: string) => root.querySelector(`img[src^="${start}"]`);

const choose: Play = async (acting) => {
  await acting.userEvent.upload(await picture(acting), aPicture());
  await waitFor(() => expect(shown(acting.canvasElement, "blob:")).toBeVisible());
};

export const Preview: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    await choose(acting);
    await expect(acting.canvas.getByText(/^portrait\.png/)).toBeVisible();
    await expect(await button(acting, "save")).toBeEnabled();
  },
};

export const Saved: Story = {
  play: async (acting) => {
    const before = avatar();
    await choose(acting);
    await save(acting);
    await expectAnnounced(acting, "status", say("saved"));
    await expect(avatar()).not.toBe(before);
    await waitFor(() => expect(shown(acting.canvasElement, `/avatars/${avatar()}`)).toBeVisible());
    await expect(await button(acting, "save")).toHaveAttribute("aria-disabled", "true");
  },
};

export const NotAPicture: Story = {
  parameters: { msw: [fails("updateMe", 500)] },
  play: async (acting) => {
    const input = await picture(acting);
    await acting.userEvent.upload(input, notAPicture());
    await waitFor(() => expect(input).toHaveAccessibleDescription(/not a JPG|n’est pas une image/));
    await expect(input).toBeInvalid();
    await expect(await button(acting, "save")).toBeDisabled();
  },
};

export const NotTakenIsSaidAfterASaveToo: Story = {
  play: async (acting) => {
    const input = await picture(acting);
    await acting.userEvent.upload(input, notAPicture());
    await waitFor(() => expect(input).toBeInvalid());
    await write(acting, "phone", "+33 7 00 00 00 00");
    await save(acting);
    await expectAnnounced(acting, "status", say("saved"));
    await expect(input).toHaveAccessibleDescription(/not a JPG|n’est pas une image/);
  },
};
