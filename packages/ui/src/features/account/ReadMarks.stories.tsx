import { cast } from "@passerelle/domain/cast";
import { defaultDb } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { useMe } from "./me";
import { ReadMarks } from "./ReadMarks";
import { type Acting, expectAnnounced, say } from "./story-steps";

/** As in My account, with the saved value. */
function Saved() {
  const { data } = useMe();
  return data?.readMarks === undefined ? null : <ReadMarks readMarks={data.readMarks} />;
}

/** Whether read marks are shared with others. */
const meta = { title: "Account/ReadMarks", component: Saved } satisfies Meta<typeof Saved>;
export default meta;
type Story = StoryObj<typeof meta>;

const choice = ({ canvas }: Pick<Acting, "canvas">) => canvas.findByRole("checkbox", { name: say("readMarks.label") });
const saveButton = ({ canvas }: Pick<Acting, "canvas">) => canvas.findByRole("button", { name: say("readMarks.save") });

async function switchOff(acting: Acting) {
  await acting.userEvent.click(await choice(acting));
  await acting.userEvent.click(await saveButton(acting));
}

const saved = () =>
  defaultDb().user.findFirst({ where: { username: { equals: cast.jeanne.username } }, strict: true }).readMarks;

export const Saves: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    await expect(await choice(acting)).toBeChecked();
    await expect(await saveButton(acting)).toBeDisabled();
    await switchOff(acting);
    await expectAnnounced(acting, "status", say("readMarks.saved"));
    await expect(saved()).toBe(false);
    await expect(await choice(acting)).not.toBeChecked();
    await expect(await saveButton(acting)).toHaveAttribute("aria-disabled", "true");
  },
};
