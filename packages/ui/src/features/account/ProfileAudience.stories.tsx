import { cast } from "@passerelle/domain/cast";
import { defaultDb } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { useMe } from "./me";
import { ProfileAudience } from "./ProfileAudience";
import { type Acting, expectAnnounced, say } from "./story-steps";

/** As in My account, with the saved value. */
function Saved() {
  const { data } = useMe();
  return data?.profileAudience ? <ProfileAudience username={data.username} audience={data.profileAudience} /> : null;
}

/** Who may see the profile. */
const meta = { title: "Account/ProfileAudience", component: Saved } satisfies Meta<typeof Saved>;
export default meta;
type Story = StoryObj<typeof meta>;

const choice = ({ canvas }: Pick<Acting, "canvas">) => canvas.findByRole("combobox", { name: say("audience.label") });
const saveButton = ({ canvas }: Pick<Acting, "canvas">) => canvas.findByRole("button", { name: say("audience.save") });

async function chooseMembers(acting: Acting) {
  await acting.userEvent.selectOptions(await choice(acting), "members");
  await acting.userEvent.click(await saveButton(acting));
}

const savedOf = (username: string) =>
  defaultDb().user.findFirst({ where: { username: { equals: username } }, strict: true }).profileAudience;

export const Saves: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    await expect(await choice(acting)).toHaveValue("contacts");
    await expect(await saveButton(acting)).toBeDisabled();
    for (const audience of ["contacts", "members"] as const)
      await expect(acting.canvas.getByRole("link", { name: say(`audience.as.${audience}`) })).toHaveAttribute(
        "href",
        `/dashboard/people/${cast.jeanne.username}?as=${audience}`,
      );
    await chooseMembers(acting);
    await expectAnnounced(acting, "status", say("audience.saved"));
    await expect(savedOf(cast.jeanne.username)).toBe("members");
    await expect(await choice(acting)).toHaveValue("members");
    await expect(await saveButton(acting)).toHaveAttribute("aria-disabled", "true");
  },
};
