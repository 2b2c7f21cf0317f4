import { demoPassword } from "@passerelle/domain/cast";
import { defaultDb } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { DeleteAccount } from "./DeleteAccount";
import { type Acting, say } from "./story-steps";

const meta = {
  title: "Account/DeleteAccount",
  component: DeleteAccount,
  args: { onDeleted: fn() },
} satisfies Meta<typeof DeleteAccount>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const jeanne = () => defaultDb().user.findFirst({ where: { id: { equals: 11 } } });
const field = ({ canvas }: Pick<Acting, "canvas">) =>
  canvas.findByLabelText(new RegExp(`^${say("deletion.password")}`));
const press = async ({ canvas, userEvent }: Acting) =>
  userEvent.click(await canvas.findByRole("button", { name: say("deletion.submit") }));
const confirm = async ({ userEvent }: Pick<Acting, "userEvent">) =>
  userEvent.click(await screen.findByRole("button", { name: say("deletion.confirm") }));

const deletes =
  (password: string): Play =>
  async (acting) => {
    await acting.userEvent.click(await field(acting));
    await acting.userEvent.paste(password);
    await press(acting);
    await confirm(acting);
  };

export const Ready: Story = {
  tags: ["smoke"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say("deletion.goes"))).toBeVisible();
    await expect(canvas.getByText(say("deletion.stays"))).toBeVisible();
  },
};

export const Deletes: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    await deletes(demoPassword)(acting);
    await waitFor(() => expect(acting.args.onDeleted).toHaveBeenCalledOnce());
    await expect(jeanne()).toBeNull();
  },
};

export const WrongPassword: Story = {
  play: async (acting) => {
    await deletes("pas-le-bon")(acting);
    const password = await field(acting);
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription(/not your current password|pas votre mot de passe/),
    );
    await expect(acting.args.onDeleted).not.toHaveBeenCalled();
  },
};
