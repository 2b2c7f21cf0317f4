import { cast } from "@passerelle/domain/cast";
import { defaultDb, fails, offline } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { ProfileScreen } from "./ProfileScreen";
import { dialog, hrefs, refusedAt, save, saveButton, say, expectAnnounced, write } from "./story-steps";

/** The fields common to all profiles. */
const meta = {
  title: "Profiles/BasicsForm",
  component: ProfileScreen,
  args: { hrefs },
} satisfies Meta<typeof ProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Acting = Parameters<NonNullable<Story["play"]>>[0];

const jeanne = () => defaultDb().user.findFirst({ where: { id: { equals: 11 } }, strict: true });

/** Opens the form; returns functions to use it. */
async function open({ canvas, userEvent }: Acting) {
  await userEvent.click(await canvas.findByRole("button", { name: say("editBasics") }));
  return { canvas: await dialog(), userEvent };
}

/** Changes the name and presses Save. */
async function rename(acting: Acting) {
  const form = await open(acting);
  await write(form, "firstname", " Jeanne-Marie ");
  await save(form);
  return form;
}

export const Saves: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    await rename(acting);
    await expectAnnounced(acting, "status", say("basicsSaved"));
    await expect(await acting.canvas.findByRole("heading", { name: "Jeanne-Marie Martin" })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(jeanne()).toMatchObject({ firstname: "Jeanne-Marie", lastname: "Martin", phone: cast.jeanne.phone });
  },
};

export const AsksForTheName: Story = {
  parameters: { msw: [fails("updateMe", 500)] },
  play: async (acting) => {
    const form = await open(acting);
    await write(form, "firstname", " ");
    await write(form, "lastname", "");
    await save(form);
    await refusedAt(form, "firstname", say("required.firstname"));
    await refusedAt(form, "lastname", say("required.lastname"));
  },
};

const refusal = { errors: { firstname: "This name is too long.", phone: "This is no phone number." } };

export const UpdateFailedAsTheSpecificationQuotes: Story = {
  tags: ["smoke"],
  globals: { language: "default" },
  parameters: { msw: [fails("updateMe", 400, refusal)] },
  play: async (acting) => {
    const form = await rename(acting);
    await expectAnnounced(form, "alert", /^Update failed: This name is too long\. This is no phone number\.$/);
  },
};

export const UnexpectedErrorAsTheSpecificationQuotes: Story = {
  tags: ["smoke"],
  globals: { language: "default" },
  parameters: { msw: [offline("updateMe")] },
  play: async (acting) => {
    const form = await rename(acting);
    await expectAnnounced(form, "alert", "An unexpected error occurred.");
    await expect(await saveButton(form)).toBeEnabled();
  },
};
