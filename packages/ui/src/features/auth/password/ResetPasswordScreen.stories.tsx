import { defaultDb, fails, never, offline, SEED_RESET_CODE, SEED_SESSIONS } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { expectAnnounced } from "../../../components/stories/story-steps";
import { areTranslationsLoadedAtom, translationOf } from "../../../i18n/server-translations";
import { store } from "../../../store";
import { ResetPasswordScreen } from "./ResetPasswordScreen";
import { fieldOf, fill, press, say } from "./story-steps";

const meta = {
  title: "Auth/ResetPasswordScreen",
  component: ResetPasswordScreen,
  parameters: { layout: "fullscreen", signedInAs: "nobody" },
  args: { loginHref: "/login", forgotHref: "/forgot-password", onReset: fn() },
} satisfies Meta<typeof ResetPasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const chosen = "un-pont-sur-la-loire";

const chooses =
  (code: string, password = chosen): Play =>
  async (acting) => {
    await fill(acting, "code", code);
    await fill(acting, "password", password);
    await press(acting, "reset.submit");
  };

export const Ready: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    await expect(await fieldOf(acting, "code")).toHaveValue("");
    await expect(acting.canvas.getByRole("link", { name: say("reset.again") })).toHaveAttribute(
      "href",
      "/forgot-password",
    );
  },
};

/** All sessions end, and only the new password works. */
export const Resets: Story = {
  play: async (acting) => {
    await chooses(SEED_RESET_CODE.toLowerCase().replaceAll("-", " "))(acting);
    await expectAnnounced(acting.canvas, "status", /Password changed|Mot de passe changé/);
    await waitFor(() => expect(acting.args.onReset).toHaveBeenCalledOnce());
    const { token, username } = SEED_SESSIONS.applicant;
    await expect(defaultDb().session.findFirst({ where: { token: { equals: token } } })).toBeNull();
    await expect(defaultDb().user.findFirst({ where: { username: { equals: username } } })).toHaveProperty(
      "password",
      chosen,
    );
  },
};

/** The code from the link is filled in. */
export const OpenedFromTheMail: Story = {
  args: { code: SEED_RESET_CODE },
  play: async (acting) => {
    await expect(await fieldOf(acting, "code")).toHaveValue(SEED_RESET_CODE);
    await fill(acting, "password", chosen);
    await press(acting, "reset.submit");
    await waitFor(() => expect(acting.args.onReset).toHaveBeenCalledOnce());
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
  parameters: { msw: [fails("resetPassword", 400, { errors: { password: "This password is too easy to guess." } })] },
  play: async (acting) => {
    await chooses(SEED_RESET_CODE, "motdepasse")(acting);
    const password = await fieldOf(acting, "password");
    await waitFor(() => expect(password).toHaveAccessibleDescription(/too easy to guess/));
    await expect(acting.args.onReset).not.toHaveBeenCalled();
  },
};

/** The field and the message use the page's language. */
export const ShortPassword: Story = {
  play: async (acting) => {
    translationOf("", "fr");
    await waitFor(() => expect(store.get(areTranslationsLoadedAtom)).toBe(true));
    await chooses(SEED_RESET_CODE, "court")(acting);
    const told = /At least 8 characters\.|8 caractères au moins\./;
    await waitFor(() => expect(acting.canvas.getAllByText(told)).toHaveLength(2));
    const texts = acting.canvas.getAllByText(told).map(({ textContent }) => told.exec(textContent)?.[0]);
    await expect(new Set(texts).size).toBe(1);
  },
};

export const AsksForWhatIsMissing: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    await press(acting, "reset.submit");
    for (const name of ["code", "password"] as const) {
      const field = await fieldOf(acting, name);
      await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(say(`required.${name}`))));
    }
  },
};

export const Busy: Story = {
  parameters: { msw: [never("resetPassword")] },
  play: async (acting) => {
    await chooses(SEED_RESET_CODE)(acting);
    await expect(await acting.canvas.findByRole("button", { busy: true })).toHaveAccessibleName(say("reset.submit"));
  },
};

export const ServerFails: Story = {
  parameters: { msw: [fails("resetPassword", 500)] },
  play: async (acting) => {
    await chooses(SEED_RESET_CODE)(acting);
    await expectAnnounced(acting.canvas, "alert", say("reset.failed"));
  },
};

export const Offline: Story = {
  parameters: { msw: [offline("resetPassword")] },
  play: async (acting) => {
    await chooses(SEED_RESET_CODE)(acting);
    await expectAnnounced(acting.canvas, "alert", say("reset.failed"));
    await expect(await fieldOf(acting, "code")).toHaveValue(SEED_RESET_CODE);
  },
};
