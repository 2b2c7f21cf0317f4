import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { said } from "../stories/story-steps";
import { CrashScreen } from "../states/CrashScreen";
import { LoadFailed } from "../states/FailedState";
import { LoadingScreen } from "../states/LoadingState";

const meta = { title: "Components/Full page", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Loading: Story = { tags: ["smoke"], render: () => <LoadingScreen /> };

const reload = fn();

export const Crashed: Story = {
  tags: ["smoke"],
  render: () => <CrashScreen place="page" onReload={reload} />,
  play: async ({ canvas, userEvent }) => {
    await said("alert", canvas.getByRole("heading").innerText);
    await userEvent.click(canvas.getByRole("button"));
    await expect(reload).toHaveBeenCalledOnce();
  },
};

export const CrashedInTheShell: Story = {
  render: () => <CrashScreen place="shell" onReload={reload} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading")).toBeVisible();
    await expect(canvas.queryByRole("main")).not.toBeInTheDocument();
  },
};

const retry = fn();

export const CouldNotBeLoaded: Story = {
  render: () => <LoadFailed place="shell" onRetry={retry} busy={false} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button"));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
