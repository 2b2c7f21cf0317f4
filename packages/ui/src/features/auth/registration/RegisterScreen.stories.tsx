import type { Meta, StoryObj } from "@storybook/react-vite";
import { defaultDb, fails } from "@passerelle/mocks";
import { expect, fn, waitFor } from "storybook/test";
import { expectAnnounced } from "../../../components/stories/story-steps";
import { RegisterScreen } from "./RegisterScreen";
import { camille, expectMessage, fieldOf, fillIn, press, say } from "../story-steps";

const meta = {
  title: "Auth/RegisterScreen",
  component: RegisterScreen,
  parameters: { layout: "fullscreen", signedInAs: "nobody" },
  args: { draft: undefined, onType: fn(), loginHref: "/login", onRegistered: fn() },
} satisfies Meta<typeof RegisterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const registers: Play = async (acting) => {
  await fillIn(acting, camille);
  await press(acting, "register.submit");
};

export const Ready: Story = { tags: ["smoke"] };

export const AsTheSpecificationQuotes: Story = {
  tags: ["smoke"],
  globals: { language: "default" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Create Your Account" })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Phone Number" })).not.toBeRequired();
    await expect(canvas.getByPlaceholderText(/^\+\d+/)).toHaveAccessibleName("Phone Number");
    const role = canvas.getByRole("combobox", { name: "Role" });
    await expect(role).toHaveValue("");
    await expect(role).toHaveAccessibleDescription("This cannot be changed later.");
    await expect(role.compareDocumentPosition(canvas.getByRole("textbox", { name: "First Name" }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await expect(canvas.getByRole("link", { name: "Already have an account? Login here" })).toHaveAttribute(
      "href",
      "/login",
    );
  },
};

export const Registers: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    const { canvas, args } = acting;
    await fillIn(acting, { ...camille, role: "recruiter" });
    await press(acting, "register.submit");
    await expectAnnounced(canvas, "status", say("register.success"));
    await waitFor(() =>
      expect(args.onRegistered).toHaveBeenCalledWith(
        { email: camille.email, registrationId: expect.any(String), resendAt: expect.any(Number) },
        expect.objectContaining({ key: "register.success" }),
      ),
    );
    const kept = defaultDb().user.findFirst({ where: { email: { equals: camille.email } } });
    await expect(kept).toMatchObject({ role: "recruiter", phone: camille.phone });
  },
};

export const AsksForWhatIsMissing: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    await press(acting, "register.submit");
    for (const name of ["role", "firstname", "lastname", "email", "password", "birthdate"] as const) {
      await expectMessage(acting, name, say(`required.${name}`));
    }
    await expect(await fieldOf(acting.canvas, "phone")).toBeValid();
    await waitFor(async () => expect(await fieldOf(acting.canvas, "role")).toHaveFocus());
  },
};

export const NamesAllFaultsAtOnce: Story = {
  play: async (acting) => {
    await fillIn(acting, { email: "camille", phone: "abc", password: "court" });
    await press(acting, "register.submit");
    for (const name of ["role", "firstname", "lastname", "birthdate"] as const) {
      await expectMessage(acting, name, say(`required.${name}`));
    }
    await expectMessage(acting, "phone", /(Enter 6 to 20|Saisissez 6 à 20)/);
    await expectMessage(acting, "password", /(At least|Au moins) 8/);
    await waitFor(async () => expect(await fieldOf(acting.canvas, "email")).toBeInvalid());
    await expect(await fieldOf(acting.canvas, "role")).toHaveFocus();
  },
};

const weakAndTooYoung = {
  password: "This password is too easy to guess.",
  birthdate: "You must be at least 15 years old.",
};

export const RefusedFields: Story = {
  parameters: { msw: [fails("register", 400, { errors: weakAndTooYoung })] },
  play: async (acting) => {
    await fillIn(acting, { ...camille, password: "motdepasse", birthdate: "2020-01-01" });
    await press(acting, "register.submit");
    await expectMessage(acting, "password", /too easy to guess/);
    await expectMessage(acting, "birthdate", /at least 15/);
    const box = acting.canvas.getByRole("button", { name: /^Dismiss|^Fermer/ }).parentElement;
    await expect(box).toHaveTextContent("This password is too easy to guess. You must be at least 15 years old.");
    await expect(await fieldOf(acting.canvas, "firstname")).toHaveValue(camille.firstname);
  },
};

export const ServerFails: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("register", 500)] },
  play: async (acting) => {
    await registers(acting);
    await expectAnnounced(acting.canvas, "alert", say("register.failed"));
  },
};
