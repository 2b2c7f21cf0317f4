import { defaultDb, SEED_RESET_CODE, SEED_SESSIONS } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { expectAnnounced } from "../../../components/stories/story-steps";
import { areTranslationsLoadedAtom, translationOf } from "../../../i18n/server-translations";
import { store } from "../../../store";
import { ResetPasswordScreen } from "./ResetPasswordScreen";
import { chosen, fieldOf, fill, newPassword, press, say } from "./story-steps";

const meta = {
  title: "Auth/ResetPasswordScreen",
  component: ResetPasswordScreen,
  parameters: { layout: "fullscreen", signedInAs: "nobody" },
  args: { loginHref: "/login", forgotHref: "/forgot-password", onReset: fn() },
} satisfies Meta<typeof ResetPasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const steps = newPassword("reset", SEED_RESET_CODE);

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
    await steps.send(acting, { code: SEED_RESET_CODE.toLowerCase().replaceAll("-", " ") });
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

export const WrongCode: Story = { play: steps.sendWrongCode };

/** The field and the message use the page's language. */
export const ShortPassword: Story = {
  play: async (acting) => {
    translationOf("", "fr");
    await waitFor(() => expect(store.get(areTranslationsLoadedAtom)).toBe(true));
    await steps.send(acting, { password: "court" });
    const told = /At least 8 characters\.|8 caractères au moins\./;
    await waitFor(() => expect(acting.canvas.getAllByText(told)).toHaveLength(2));
    const texts = acting.canvas.getAllByText(told).map(({ textContent }) => told.exec(textContent)?.[0]);
    await expect(new Set(texts).size).toBe(1);
  },
};
