import { cast } from "@passerelle/domain/cast";
import { defaultDb, fails, never } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { AccountScreen } from "./AccountScreen";
import { button, expectAnnounced, fieldOf, picture, refusedAt, save, say, write } from "./story-steps";
import { aPicture, notAPicture } from "../../forms/files/story-files";

/** The form for the account's data. */
const meta = {
  title: "Account/AccountForm",
  component: AccountScreen,
  args: { onSaved: fn(), onDeleted: fn() },
} satisfies Meta<typeof AccountScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story["play"]>;

const jeanne = () => defaultDb().user.findFirst({ where: { id: { equals: 11 } }, strict: true });

const moves: Play = async (acting) => {
  await write(acting, "phone", "+33 7 00 00 00 00");
  await write(acting, "address", "1 place du Pont, 69007 Lyon");
};
const movesAndSaves: Play = async (acting) => {
  await moves(acting);
  await save(acting);
};

export const Saves: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    await movesAndSaves(acting);
    await expectAnnounced(acting, "status", say("saved"));
    await expect(jeanne()).toMatchObject({ phone: "+33 7 00 00 00 00", address: "1 place du Pont, 69007 Lyon" });
    const save = await button(acting, "save");
    await expect(save).toHaveAttribute("aria-disabled", "true");
    await expect(save).toHaveFocus();
    await expect(await button(acting, "reset")).toBeDisabled();
    await expect(acting.args.onSaved).toHaveBeenCalledWith(expect.objectContaining({ username: cast.jeanne.username }));
  },
};

/** Spaces alone enable the buttons but change nothing, neither with the button nor with Enter. */
export const NoChangesToSave: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("updateMe", 500)] },
  play: async (acting) => {
    await acting.userEvent.type(await fieldOf(acting, "lastname"), "  {Enter}");
    await expectAnnounced(acting, "status", say("unchanged"));
    await expect(await fieldOf(acting, "lastname")).toHaveValue("Martin");
    await expect(await button(acting, "save")).toBeDisabled();
  },
};

export const AsksForWhatIsMissing: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    for (const name of ["firstname", "lastname", "username"] as const) await write(acting, name, " ");
    await write(acting, "email", "jeanne");
    await write(acting, "phone", "call me");
    await save(acting);
    await refusedAt(acting, "firstname", say("required.firstname"));
    await refusedAt(acting, "lastname", say("required.lastname"));
    await refusedAt(acting, "username", new RegExp(say("required.username")));
    // The server's errors appear beside the form's own.
    await refusedAt(acting, "email", /address|adresse/);
    await refusedAt(acting, "phone", /Enter 6 to 20|Saisissez 6 à 20/);
    await waitFor(async () => expect(await fieldOf(acting, "firstname")).toHaveFocus());
    await write(acting, "email", "");
    await refusedAt(acting, "email", say("required.email"));
  },
};

export const Failed: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("updateMe", 500)] },
  play: async (acting) => {
    await movesAndSaves(acting);
    await expectAnnounced(acting, "alert", say("failed"));
    await expect(await fieldOf(acting, "phone")).toHaveValue("+33 7 00 00 00 00");
    await expect(await button(acting, "save")).toBeEnabled();
  },
};

export const Saving: Story = {
  tags: ["smoke"],
  parameters: { msw: [never("updateMe")] },
  play: async (acting) => {
    await movesAndSaves(acting);
    await expect(await acting.canvas.findByRole("button", { busy: true })).toHaveAccessibleName(say("saving"));
    await expect(await button(acting, "reset")).toBeDisabled();
  },
};

const shown = (root: HTMLElement, start: string) => root.querySelector(`img[src^="${start}"]`);

const choose: Play = async (acting) => {
  await acting.userEvent.upload(await picture(acting), aPicture());
  await waitFor(() => expect(shown(acting.canvasElement, "blob:")).toBeVisible());
};

export const PicturePreview: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    await choose(acting);
    await expect(acting.canvas.getByText(/^portrait\.png/)).toBeVisible();
    await expect(await button(acting, "save")).toBeEnabled();
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
