import { SEED_SESSIONS } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { ApplicationsDialog, OffersScreen } from "../../packages/ui/src/features/applications";
import {
  messageField,
  say,
  seen,
  send,
  startApplication,
} from "../../packages/ui/src/features/applications/story-steps";
import { JobOffersScreen } from "../../packages/ui/src/features/job-offers";
import * as received from "../../packages/ui/src/features/applications/received/story-steps";
import { SplitView, switchSide } from "./SplitView";

const title = "Développeur ou développeuse front-end React";
const name = "Jeanne Martin";
const words = "Vos écrans me parlent.";

const meta = {
  title: "Journeys/An application from both sides",
  component: SplitView,
  parameters: { layout: "fullscreen", live: "open", framesItself: true, controls: { disable: true } },
  tags: ["!autodocs"],
  args: {
    applicant: (
      <OffersScreen
        username={SEED_SESSIONS.applicant.username}
        profileHref="/dashboard/applicant"
        offersHref="/dashboard/offers"
      />
    ),
    recruiter: (
      <JobOffersScreen
        username={SEED_SESSIONS.recruiter.username}
        renderPreview={() => null}
        renderApplications={(offer, onClose) => <ApplicationsDialog offer={offer} onClose={onClose} />}
      />
    ),
  },
} satisfies Meta<typeof SplitView>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const offerOf = async ({ canvas }: Pick<Parameters<Play>[0], "canvas">) =>
  (await canvas.findByRole("link", { name: title })).closest("tr, li");
const list = async () => within(await screen.findByRole("dialog", { name: received.say("title", { title }) }));

const applies: Play = async (acting) => {
  await startApplication(acting, title);
  await acting.userEvent.type(await messageField(), words);
  await send(acting);
  await seen(acting, "apply.success");
};

const isRead: Play = async (acting) => {
  await applies(acting);
  await switchSide(acting, "recruiter");
  await acting.userEvent.click(await acting.canvas.findByRole("button", { name: title }));
  const message = await (await list()).findByText(words);
  await waitFor(() => expect(message).toBeVisible());
};

const isAccepted: Play = async (acting) => {
  await isRead(acting);
  await acting.userEvent.click(
    (await list()).getByRole("button", { name: received.say("decide.of.accepted", { name }) }),
  );
  const question = await screen.findByRole("dialog", { name: received.say("decide.title.accepted", { name }) });
  await acting.userEvent.click(within(question).getByRole("button", { name: received.say("decide.send.accepted") }));
  const badge = await (await list()).findByText(received.decisionBadge.accepted);
  await waitFor(() => expect(badge).toBeVisible());
};

const learns: Play = async (acting) => {
  await isAccepted(acting);
  await acting.userEvent.click((await list()).getByRole("button", { name: /^(Close|Fermer)$/ }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await switchSide(acting, "applicant");
  await expect(await offerOf(acting)).toHaveTextContent(say("status.applied_seen"));
  await expect(await offerOf(acting)).toHaveTextContent(received.decisionBadge.accepted);
};

/** Each step first plays all earlier ones, so the last step tests the whole journey. */
export const Applies: Story = { name: "1. Jeanne applies", play: applies, tags: ["!test"] };

export const IsRead: Story = { name: "2. Claire reads it", play: isRead, tags: ["!test"] };

export const IsAccepted: Story = { name: "3. Claire accepts", play: isAccepted, tags: ["!test"] };

export const Learns: Story = { name: "4. Jeanne learns of it", play: learns };
