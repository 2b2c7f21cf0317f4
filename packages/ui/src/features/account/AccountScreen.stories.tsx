import { cast } from "@passerelle/domain/cast";
import { answers, aUser, fails, never } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { said, expectAnnounced } from "../../components/stories/story-steps";
import { AccountScreen } from "./AccountScreen";
import { button, fieldOf, say } from "./story-steps";

const meta = {
  title: "Account/AccountScreen",
  component: AccountScreen,
  args: { onSaved: fn(), onDeleted: fn() },
} satisfies Meta<typeof AccountScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    await expect(await fieldOf(acting, "firstname")).toHaveValue("Jeanne");
    await expect(await fieldOf(acting, "lastname")).toHaveValue("Martin");
    await expect(await fieldOf(acting, "username")).toHaveValue(cast.jeanne.username);
    await expect(await fieldOf(acting, "email")).toHaveValue(cast.jeanne.email);
    await expect(await fieldOf(acting, "phone")).toHaveValue(cast.jeanne.phone);
    await expect(await fieldOf(acting, "birthdate")).toHaveValue("1994-05-12");
    await expect(await fieldOf(acting, "address")).toHaveValue("8 rue Sainte-Catherine, 33000 Bordeaux");
    await expect(await button(acting, "save")).toBeDisabled();
    await expect(await button(acting, "reset")).toBeDisabled();
  },
};

export const AsTheSpecificationQuotes: Story = {
  tags: ["smoke"],
  globals: { language: "default" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "My account" })).toBeVisible();
    for (const name of ["First Name", "Last Name", "Username", "Email Address"]) {
      await expect(await canvas.findByRole("textbox", { name })).toBeRequired();
    }
    for (const name of ["Phone Number", "Address"]) {
      await expect(canvas.getByRole("textbox", { name })).not.toBeRequired();
    }
    await expect(canvas.getByLabelText("Birth Date")).toHaveAttribute("type", "date");
    await expect(canvas.getByLabelText("Change Picture")).toHaveAccessibleDescription("JPG, PNG or GIF, max. 5MB");
    await expect(canvas.getByRole("button", { name: "Update Account" })).toBeDisabled();
    await expect(canvas.getByRole("button", { name: "Reset" })).toBeDisabled();
  },
};

export const TheRoleIsShownAndStays: Story = {
  parameters: { signedInAs: "recruiter" },
  play: async ({ canvas }) => {
    const role = await canvas.findByLabelText(say("field.role"));
    await expect(role).toHaveValue(say("role.recruiter"));
    await expect(role).toHaveAttribute("readonly");
  },
};

export const Loading: Story = {
  tags: ["smoke"],
  parameters: { msw: [never("getMe")] },
  play: async () => said("status", say("loading")),
};

export const LoadFailed: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("getMe", 500)] },
  play: async (acting) => {
    const { canvas, userEvent, msw } = acting;
    await expectAnnounced(canvas, "alert", say("loadFailed"));
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole("button", { name: /Try again|Réessayer/ }));
    await expect(await fieldOf(acting, "firstname")).toHaveValue("Jeanne");
  },
};

export const NoData: Story = {
  parameters: { msw: [answers("getMe", 200, aUser({ username: "" }))] },
  play: async ({ canvas }) => expectAnnounced(canvas, "alert", say("noData")),
};

/** Words without break opportunities: nothing is cut off, and the page does not scroll sideways. */
export const LongWords: Story = { globals: { data: "extreme" } };
