import { defaultDb, fails, never, offline, SEED_UNDO_CODE, SEED_SESSIONS } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { expectAnnounced } from "../../../components/stories/story-steps";
import { UndoEmailScreen } from "./UndoEmailScreen";
import { fieldOf, fill, press, say } from "./story-steps";

const meta = {
  title: "Auth/UndoEmailScreen",
  component: UndoEmailScreen,
  parameters: { layout: "fullscreen", signedInAs: "nobody" },
  args: { loginHref: "/login", onRestored: fn() },
} satisfies Meta<typeof UndoEmailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const chosen = "un-pont-sur-la-loire";

const chooses =
  (code: string, password = chosen): Play =>
  async (acting) => {
    await fill(acting, "code", code);
    await fill(acting, "password", password);
    await press(acting, "undo.submit");
  };

export const Ready: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    await expect(await fieldOf(acting, "code")).toHaveValue("");
  },
};

/** The former address is restored, all sessions end, and only the new password works. */
export const Restores: Story = {
  play: async (acting) => {
    await chooses(SEED_UNDO_CODE.toLowerCase().replaceAll("-", " "))(acting);
    await expectAnnounced(acting.canvas, "status", /Your address is restored|Votre adresse est rétablie/);
    await waitFor(() => expect(acting.args.onRestored).toHaveBeenCalledOnce());
    const { token, username } = SEED_SESSIONS.applicant;
    await expect(defaultDb().session.findFirst({ where: { token: { equals: token } } })).toBeNull();
    await expect(defaultDb().user.findFirst({ where: { username: { equals: username } } })).toMatchObject({
      email: "jeanne.avant@passerelle.example",
      password: chosen,
    });
  },
};

/** The code from the link is filled in. */
export const OpenedFromTheMail: Story = {
  args: { code: SEED_UNDO_CODE },
  play: async (acting) => {
    await expect(await fieldOf(acting, "code")).toHaveValue(SEED_UNDO_CODE);
    await fill(acting, "password", chosen);
    await press(acting, "undo.submit");
    await waitFor(() => expect(acting.args.onRestored).toHaveBeenCalledOnce());
  },
};

export const WrongCode: Story = {
  play: async (acting) => {
    await chooses("0000-0000-0000")(acting);
    await expectAnnounced(acting.canvas, "alert", /wrong, expired or already used|incorrect, expiré ou déjà utilisé/);
    await expect(await fieldOf(acting, "password")).toHaveValue(chosen);
  },
};

export const WeakPassword: Story = {
  parameters: { msw: [fails("undoEmail", 400, { errors: { password: "This password is too easy to guess." } })] },
  play: async (acting) => {
    await chooses(SEED_UNDO_CODE, "motdepasse")(acting);
    const password = await fieldOf(acting, "password");
    await waitFor(() => expect(password).toHaveAccessibleDescription(/too easy to guess/));
    await expect(acting.args.onRestored).not.toHaveBeenCalled();
  },
};

export const AsksForWhatIsMissing: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    await press(acting, "undo.submit");
    for (const name of ["code", "password"] as const) {
      const field = await fieldOf(acting, name);
      await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(say(`required.${name}`))));
    }
  },
};

export const Busy: Story = {
  parameters: { msw: [never("undoEmail")] },
  play: async (acting) => {
    await chooses(SEED_UNDO_CODE)(acting);
    await expect(await acting.canvas.findByRole("button", { busy: true })).toHaveAccessibleName(say("undo.submit"));
  },
};

export const ServerFails: Story = {
  parameters: { msw: [fails("undoEmail", 500)] },
  play: async (acting) => {
    await chooses(SEED_UNDO_CODE)(acting);
    await expectAnnounced(acting.canvas, "alert", say("undo.failed"));
  },
};

export const Offline: Story = {
  parameters: { msw: [offline("undoEmail")] },
  play: async (acting) => {
    await chooses(SEED_UNDO_CODE)(acting);
    await expectAnnounced(acting.canvas, "alert", say("undo.failed"));
    await expect(await fieldOf(acting, "code")).toHaveValue(SEED_UNDO_CODE);
  },
};
