import { demoPassword } from "@passerelle/domain/cast";
import { defaultDb, SEED_CODE } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { isWithinWindow } from "../../components/stories/story-steps";
import { AccountScreen } from "./AccountScreen";
import { type Acting, expectAnnounced, fieldOf, refusedAt, save, say, write } from "./story-steps";

const email = "jeanne@nouvelle-adresse.example";
const sent = /A code has just been sent|Un code vient d’être envoyé/;

/** A new address, which becomes valid when its code is entered. */
const meta = {
  title: "Account/PendingEmail",
  component: AccountScreen,
  args: { onSaved: fn(), onDeleted: fn() },
  beforeEach: () => void defaultDb().emailChange.create({ userId: 11, email }),
} satisfies Meta<typeof AccountScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const jeanne = () => defaultDb().user.findFirst({ where: { id: { equals: 11 } }, strict: true });
const pending = () => defaultDb().emailChange.findFirst({ where: { userId: { equals: 11 } } });
const field = ({ canvas }: Pick<Acting, "canvas">) => canvas.findByLabelText(new RegExp(`^${say("newEmail.code")}`));
const press = async ({ canvas, userEvent }: Acting, name: "confirm" | "resend" | "cancel") =>
  userEvent.click(await canvas.findByRole("button", { name: say(`newEmail.${name}`) }));
const gone = ({ canvas }: Pick<Acting, "canvas">) =>
  waitFor(() => expect(canvas.queryByRole("form", { name: say("newEmail.title") })).toBeNull());

const enters =
  (digits: string): Play =>
  async (acting) => {
    await acting.userEvent.type(await field(acting), digits);
    await press(acting, "confirm");
  };

/** The current address stays valid until the code is entered. */
export const Waiting: Story = {
  play: async ({ canvas }) => expect(await canvas.findByText(new RegExp(email))).toBeVisible(),
};

/** Changing the address requires the password, and then the code. */
export const Asks: Story = {
  beforeEach: () => void defaultDb().emailChange.deleteMany({ where: { userId: { equals: 11 } } }),
  play: async (acting) => {
    await write(acting, "email", email);
    await save(acting);
    await refusedAt(acting, "currentPassword", say("required.currentPassword"));
    await write(acting, "currentPassword", "pas-le-bon");
    await save(acting);
    await refusedAt(acting, "currentPassword", /not your current password|pas votre mot de passe/);
    await write(acting, "currentPassword", demoPassword);
    await save(acting);
    await expectAnnounced(acting, "status", sent);
    await expect(await fieldOf(acting, "email")).toHaveValue(jeanne().email);
    const control = await field(acting);
    await waitFor(() => expect(control).toHaveFocus());
    await isWithinWindow(control);
  },
};

/** The error about the code replaces the message that a code was sent. */
export const WrongCodeAfterAsking: Story = {
  beforeEach: () => void defaultDb().emailChange.deleteMany({ where: { userId: { equals: 11 } } }),
  play: async (acting) => {
    await write(acting, "email", email);
    await write(acting, "currentPassword", demoPassword);
    await save(acting);
    await expectAnnounced(acting, "status", sent);
    await enters("000000")(acting);
    await expectAnnounced(acting, "alert", /The code is wrong|Le code est incorrect/);
    await expect(acting.canvas.queryByText(sent)).toBeNull();
  },
};

export const Confirms: Story = {
  play: async (acting) => {
    await enters(SEED_CODE)(acting);
    await gone(acting);
    await expect(jeanne().email).toBe(email);
    await expect(await fieldOf(acting, "email")).toHaveValue(email);
  },
};

export const SendsAnotherCode: Story = {
  play: async (acting) => {
    await press(acting, "resend");
    await expect(await screen.findByText(sent)).toBeVisible();
    await expect(pending()?.email).toBe(email);
  },
};

export const KeepsThePresentAddress: Story = {
  play: async (acting) => {
    await press(acting, "cancel");
    await gone(acting);
    await expect(pending()).toBeNull();
  },
};
