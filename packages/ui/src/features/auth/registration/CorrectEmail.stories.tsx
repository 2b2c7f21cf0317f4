import { cast } from "@passerelle/domain/cast";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { expectMessage, fieldOf, press } from "../story-steps";
import { VerifyEmailScreen } from "./VerifyEmailScreen";

const nadia = { email: cast.nadia.email, registrationId: "nadia-registration" };

/** Correcting a mistyped address before its verification. */
const meta = {
  title: "Auth/CorrectEmail",
  component: VerifyEmailScreen,
  parameters: { layout: "fullscreen", signedInAs: "nobody" },
  args: { verification: nadia, onChange: fn(), loginHref: "/login", onVerified: fn() },
} satisfies Meta<typeof VerifyEmailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The code is sent to the corrected address; nothing else has to be typed again. */
export const CorrectsTheAddress: Story = {
  play: async (acting) => {
    await press(acting, "correct.open");
    const email = await fieldOf(acting.canvas, "email");
    await expect(email).toHaveFocus();
    await acting.userEvent.clear(email);
    await acting.userEvent.paste("nadia@exemple.fr");
    await press(acting, "correct.submit");
    await waitFor(() =>
      expect(acting.args.onChange).toHaveBeenCalledWith({
        email: "nadia@exemple.fr",
        registrationId: nadia.registrationId,
        resendAt: expect.any(Number),
      }),
    );
    await expect(await fieldOf(acting.canvas, "otp")).toHaveFocus();
  },
};

export const CorrectedAddressIsTaken: Story = {
  play: async (acting) => {
    await press(acting, "correct.open");
    await acting.userEvent.clear(await fieldOf(acting.canvas, "email"));
    await acting.userEvent.paste(cast.jeanne.email);
    await press(acting, "correct.submit");
    await expectMessage(acting, "email", /already in use|déjà utilisée/);
  },
};
