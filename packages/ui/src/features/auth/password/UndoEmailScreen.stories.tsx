import { defaultDb, SEED_UNDO_CODE, SEED_SESSIONS } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { expectAnnounced } from "../../../components/stories/story-steps";
import { UndoEmailScreen } from "./UndoEmailScreen";
import { chosen, fieldOf, newPassword } from "./story-steps";

const meta = {
  title: "Auth/UndoEmailScreen",
  component: UndoEmailScreen,
  parameters: { layout: "fullscreen", signedInAs: "nobody" },
  args: { loginHref: "/login", onRestored: fn() },
} satisfies Meta<typeof UndoEmailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const steps = newPassword("undo", SEED_UNDO_CODE);

export const Ready: Story = {
  tags: ["smoke"],
  play: async (acting) => expect(await fieldOf(acting, "code")).toHaveValue(""),
};

/** The former address is restored, all sessions end, and only the new password works. */
export const Restores: Story = {
  play: async (acting) => {
    await steps.send(acting, { code: SEED_UNDO_CODE.toLowerCase().replaceAll("-", " ") });
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
