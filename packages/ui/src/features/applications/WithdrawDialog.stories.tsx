import { cast } from "@passerelle/domain/cast";
import { defaultDb, fails } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { plain, expectAnnounced } from "../../components/stories/story-steps";
import { OffersScreen } from "./OffersScreen";
import { type Acting, askToWithdraw, say, sayShared, seen } from "./story-steps";

/** Withdrawing an application. */
const meta = {
  title: "Applications/WithdrawDialog",
  tags: ["motion"],
  component: OffersScreen,
  parameters: { signedInAs: "applicant" },
  args: { username: cast.jeanne.username, profileHref: "/dashboard/applicant", offersHref: "/dashboard/offers" },
} satisfies Meta<typeof OffersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const refused = "Ingénieure ou ingénieur données";

async function withdraw(acting: Acting) {
  const question = await askToWithdraw(acting, refused);
  await expect(question.getByText(plain(say("withdraw.question", { title: refused })))).toBeVisible();
  await acting.userEvent.click(question.getByRole("button", { name: say("withdraw.action") }));
}
const rowOf = ({ canvas }: Acting) => canvas.getByRole("link", { name: refused }).closest("tr, li");

export const Withdraws: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    await withdraw(acting);
    await seen(acting, "withdraw.success");
    await waitFor(() => expect(rowOf(acting)).toHaveTextContent(say("status.not_applied")));
    await expect(rowOf(acting)).not.toHaveTextContent(sayShared("decision.rejected"));
    await expect(acting.canvas.getByRole("button", { name: say("apply.title", { title: refused }) })).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("deleteApplication", 500)] },
  play: async (acting) => {
    await withdraw(acting);
    await expectAnnounced(acting.canvas, "alert", say("withdraw.failed"));
    await expect(rowOf(acting)).toHaveTextContent(sayShared("decision.rejected"));
  },
};

export const AlreadyWithdrawn: Story = {
  play: async (acting) => {
    const question = await askToWithdraw(acting, refused);
    defaultDb().application.delete({ where: { id: { equals: 303 } } });
    await acting.userEvent.click(question.getByRole("button", { name: say("withdraw.action") }));
    await expectAnnounced(acting.canvas, "alert", /./);
    await waitFor(() => expect(rowOf(acting)).toHaveTextContent(say("status.not_applied")));
  },
};
