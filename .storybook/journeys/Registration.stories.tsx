import type { Schemas } from "@passerelle/api";
import { SEED_CODE } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { RegisterScreen, type Verification, VerifyEmailScreen } from "../../packages/ui/src/features/auth";
import { camille, fieldOf, fillIn, press } from "../../packages/ui/src/features/auth/story-steps";
import { HomeScreen } from "../../packages/ui/src/features/dashboard";
import { hrefs } from "../../packages/ui/src/features/dashboard/story-setting";
import { StoryFrame } from "../StoryFrame";

/** The path from the first form to the dashboard, as in the application's routes. */
function Registering() {
  const [verification, setVerification] = useState<Verification>();
  const [session, setSession] = useState<Schemas["Session"] | null>(null);
  const form = verification ? (
    <VerifyEmailScreen
      verification={verification}
      onChange={setVerification}
      loginHref="/login"
      onVerified={setSession}
    />
  ) : (
    <RegisterScreen draft={undefined} onType={() => undefined} loginHref="/login" onRegistered={setVerification} />
  );
  return (
    <StoryFrame key={session?.token ?? ""} session={session} inDashboard>
      {session ? <HomeScreen hrefs={hrefs} /> : form}
    </StoryFrame>
  );
}

const meta = {
  title: "Journeys/Registration",
  component: Registering,
  parameters: { layout: "fullscreen", live: "open", framesItself: true },
  tags: ["!autodocs"],
} satisfies Meta<typeof Registering>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const registers: Play = async (acting) => {
  await fillIn(acting, camille);
  await press(acting, "register.submit");
  await expect(await fieldOf(acting.canvas, "otp")).toBeVisible();
  await expect(await fieldOf(acting.canvas, "email")).toHaveValue(camille.email);
};

const verifies: Play = async (acting) => {
  await registers(acting);
  await fillIn(acting, { otp: SEED_CODE });
  await press(acting, "verify.submit");
  await expect(await acting.canvas.findByText(/^(Welcome|Bienvenue), Camille Durand ?!$/)).toBeVisible();
};

export const Registers: Story = { name: "1. Registers", play: registers, tags: ["!test"] };

export const Verifies: Story = { name: "2. Verifies the address, and is logged in", play: verifies };
