import { codeMail, mailText } from "@passerelle/domain";
import { cast } from "@passerelle/domain/cast";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { answers, fails, readsBody, SEED_CODE } from "@passerelle/mocks";
import { expect, fn, waitFor } from "storybook/test";
import { expectAnnounced } from "../../../components/stories/story-steps";
import { expectMessage, fieldOf, fillIn, press, say } from "../story-steps";
import { VerifyEmailScreen } from "./VerifyEmailScreen";

const nadia = { email: cast.nadia.email, otp: SEED_CODE, registrationId: "nadia-registration" };

const meta = {
  title: "Auth/VerifyEmailScreen",
  component: VerifyEmailScreen,
  parameters: { layout: "fullscreen", signedInAs: "nobody" },
  args: { verification: { email: nadia.email }, onChange: fn(), loginHref: "/login", onVerified: fn() },
} satisfies Meta<typeof VerifyEmailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const verifies =
  (otp: string): Play =>
  async (acting) => {
    await fillIn(acting, { otp });
    await press(acting, "verify.submit");
  };

export const EmailCarriedOver: Story = {
  tags: ["smoke"],
  play: async ({ canvas }) => {
    const email = await fieldOf(canvas, "email");
    await expect(email).toHaveValue(nadia.email);
    await expect(email).toHaveAttribute("readonly");
    await expect(await fieldOf(canvas, "otp")).toHaveFocus();
  },
};

export const WithoutAnEmail: Story = {
  args: { verification: undefined },
  play: async ({ canvas }) => {
    await expect(await fieldOf(canvas, "email")).not.toHaveAttribute("readonly");
    await expect(await fieldOf(canvas, "otp")).toHaveFocus();
  },
};

export const AsTheSpecificationQuotes: Story = {
  tags: ["smoke"],
  globals: { language: "default" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Verify Your Email" })).toBeVisible();
    await expect(canvas.getByText("A verification code has been sent to your email.")).toBeVisible();
    const otp = canvas.getByRole("textbox", { name: "Verification Code (OTP)" });
    await expect(otp).toHaveAttribute("autocomplete", "one-time-code");
    await expect(canvas.getByRole("button", { name: "Verify" })).toBeEnabled();
  },
};

export const Verifies: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    await verifies(nadia.otp)(acting);
    await expectAnnounced(acting.canvas, "status", say("verify.success"));
    await waitFor(() =>
      expect(acting.args.onVerified).toHaveBeenCalledWith(
        expect.objectContaining({ username: cast.nadia.username, role: "applicant" }),
        expect.objectContaining({ key: "verify.success" }),
      ),
    );
  },
};

const verificationSent = fn();

/** The server is asked to set no cookie. */
export const OnASharedComputer: Story = {
  args: { verification: { email: nadia.email, isShared: true } },
  parameters: { msw: [readsBody("verifyEmail", verificationSent)] },
  play: async (acting) => {
    await verifies(nadia.otp)(acting);
    await waitFor(() =>
      expect(verificationSent).toHaveBeenCalledWith({ email: nadia.email, otp: nadia.otp, shared: true }),
    );
  },
};

/** Pasting the whole mail fills in the code and sends it. */
export const RecognisesACodeInAMail: Story = {
  play: async (acting) => {
    await acting.userEvent.click(await fieldOf(acting.canvas, "otp"));
    const asking = { at: new Date(), browser: "Firefox", system: "Windows" };
    await acting.userEvent.paste(
      mailText(codeMail(nadia.otp, nadia.email, asking), "fr", "https://passerelle.example"),
    );
    await expect(await fieldOf(acting.canvas, "otp")).toHaveValue(nadia.otp);
    await waitFor(() => expect(acting.args.onVerified).toHaveBeenCalledOnce());
  },
};

const named = { verification: { email: nadia.email, registrationId: nadia.registrationId } };

export const AsksForWhatIsMissing: Story = {
  tags: ["smoke"],
  args: { verification: undefined },
  play: async (acting) => {
    await press(acting, "verify.submit");
    await expectMessage(acting, "email", say("required.email"));
    await expectMessage(acting, "otp", say("required.otp"));
  },
};

export const WrongCode: Story = {
  play: async (acting) => {
    await verifies("000000")(acting);
    await expectAnnounced(acting.canvas, "alert", /The code is wrong|Le code est incorrect/);
    await expect(await fieldOf(acting.canvas, "otp")).toHaveValue("000000");
  },
};

export const ServerFails: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("verifyEmail", 500)] },
  play: async (acting) => {
    await verifies(nadia.otp)(acting);
    await expectAnnounced(acting.canvas, "alert", say("verify.failed"));
  },
};

export const WithoutAToken: Story = {
  tags: ["smoke"],
  parameters: {
    msw: [answers("verifyEmail", 200, { token: "", user: { username: cast.nadia.username, role: "applicant" } })],
  },
  play: async (acting) => {
    await verifies(nadia.otp)(acting);
    await expectAnnounced(acting.canvas, "alert", say("verify.noToken"));
    await expect(acting.args.onVerified).not.toHaveBeenCalled();
  },
};

export const SendsANewCode: Story = {
  args: { verification: undefined },
  play: async (acting) => {
    const { canvas } = acting;
    await fillIn(acting, { email: nadia.email });
    await press(acting, "verify.resend");
    await expectAnnounced(canvas, "status", /new one has just been sent|vient d’être envoyé/);
    await expect(await canvas.findByRole("button", { name: /\d+ s$/ })).toHaveAttribute("aria-disabled", "true");
  },
};

export const HasToWaitForANewCode: Story = {
  args: { verification: undefined },
  parameters: {
    msw: [fails("resendOtp", 429, { error: "Too many attempts." }, { "Retry-After": "42" })],
  },
  play: async (acting) => {
    await fillIn(acting, { email: nadia.email });
    await press(acting, "verify.resend");
    await expect(await acting.canvas.findByRole("button", { name: / (4[0-2]|3\d) s$/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};

/** After five wrong codes a new one can be requested at once. */
export const FiveWrongCodes: Story = {
  args: { verification: { ...named.verification, resendAt: Date.now() + 3_600_000 } },
  parameters: { msw: [fails("verifyEmail", 400, { error: "This code was cancelled.", code: "code_cancelled" })] },
  play: async (acting) => {
    await expect(await acting.canvas.findByRole("button", { name: /\d+ s$/ })).toBeDisabled();
    await verifies("000000")(acting);
    await expectAnnounced(acting.canvas, "alert", /cancelled|annulé/);
    await expect(await acting.canvas.findByRole("button", { name: say("verify.resend") })).toBeEnabled();
    await expect(acting.args.onChange).toHaveBeenLastCalledWith({ ...named.verification, resendAt: 0 });
  },
};
