import { demoPassword } from "@passerelle/domain/cast";
import { defaultDb, SEED_SESSIONS } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { PasswordForm } from "./PasswordForm";
import { expectAnnounced } from "../../../components/stories/story-steps";
import { translator } from "../../../i18n/story-translations";
import { useTranslations } from "./translations";

const meta = { title: "Account/PasswordForm", component: PasswordForm } satisfies Meta<typeof PasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Acting = Parameters<NonNullable<Story["play"]>>[0];

const say = translator("changePassword", useTranslations);
type Play = NonNullable<Story["play"]>;

const chosen = "un-pont-sur-la-loire";
const jeanne = () => defaultDb().user.findFirst({ where: { id: { equals: 11 } }, strict: true });

const field = ({ canvas }: Pick<Acting, "canvas">, name: "current" | "new") =>
  canvas.findByLabelText(new RegExp(`^${say(name)}`));

async function write(acting: Acting, name: "current" | "new", text: string) {
  await acting.userEvent.click(await field(acting, name));
  await acting.userEvent.paste(text);
}

const press: Play = async ({ canvas, userEvent }) =>
  userEvent.click(await canvas.findByRole("button", { name: say("save") }));

const changes =
  (current: string, wanted = chosen): Play =>
  async (acting) => {
    await write(acting, "current", current);
    await write(acting, "new", wanted);
    await press(acting);
  };

export const Ready: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    await expect(await field(acting, "current")).toHaveAttribute("type", "password");
    await expect(await field(acting, "new")).toHaveAttribute("autocomplete", "new-password");
  },
};

/** Other sessions end, this one continues, and the passwords disappear from the screen. */
export const Changes: Story = {
  play: async (acting) => {
    defaultDb().session.create({ token: "elsewhere", userId: 11 });
    await changes(demoPassword)(acting);
    await expectAnnounced(acting.canvas, "status", /^Password changed\.|^Mot de passe changé\./);
    await expect(jeanne().password).toBe(chosen);
    const own = defaultDb().session.findMany({ where: { userId: { equals: 11 } } });
    await expect(own.map(({ token }) => token)).toEqual([SEED_SESSIONS.applicant.token]);
    await expect(await field(acting, "current")).toHaveValue("");
    await expect(await field(acting, "new")).toHaveValue("");
  },
};

export const WrongCurrentPassword: Story = {
  play: async (acting) => {
    await changes("pas-le-bon")(acting);
    const current = await field(acting, "current");
    await waitFor(() =>
      expect(current).toHaveAccessibleDescription(/not your current password|pas votre mot de passe/),
    );
    await waitFor(() => expect(current).toHaveFocus());
    await expect(await field(acting, "new")).toHaveValue(chosen);
    await expect(jeanne().password).toBe(demoPassword);
  },
};

export const AsksForWhatIsMissing: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    await press(acting);
    const current = await field(acting, "current");
    await waitFor(() => expect(current).toHaveAccessibleDescription(say("requiredCurrent")));
    await expect(current).toHaveFocus();
  },
};
