import { cast } from "@passerelle/domain/cast";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { expectAnnounced } from "../../../components/stories/story-steps";
import { ForgotPasswordScreen } from "./ForgotPasswordScreen";
import { fill, press, say } from "./story-steps";

const meta = {
  title: "Auth/ForgotPasswordScreen",
  component: ForgotPasswordScreen,
  parameters: { layout: "fullscreen", signedInAs: "nobody" },
  args: { loginHref: "/login", resetHref: "/reset-password", onSent: fn() },
} satisfies Meta<typeof ForgotPasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const asks =
  (email: string): Play =>
  async (acting) => {
    await fill(acting, "email", email);
    await press(acting, "forgot.submit");
  };

export const Ready: Story = {
  tags: ["smoke"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: say("forgot.haveCode") })).toHaveAttribute(
      "href",
      "/reset-password",
    );
    await expect(canvas.getByRole("link", { name: say("toLogin") })).toHaveAttribute("href", "/login");
  },
};

export const Sends: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    await asks(cast.claire.email)(acting);
    await expectAnnounced(acting.canvas, "status", /have just been sent|viennent d’être envoyés/);
    await waitFor(() => expect(acting.args.onSent).toHaveBeenCalledOnce());
  },
};
