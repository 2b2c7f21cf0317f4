import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { said } from "./story-steps";
import { CrashScreen } from "./CrashScreen";
import { LoadingScreen } from "./LoadingScreen";

const meta = { title: "Kit/Full page", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Loading: Story = { render: () => <LoadingScreen /> };

const reload = fn();

export const Crashed: Story = {
  render: () => <CrashScreen onReload={reload} />,
  play: async ({ canvas, userEvent }) => {
    await said("alert", canvas.getByRole("heading").innerText);
    await userEvent.click(canvas.getByRole("button"));
    await expect(reload).toHaveBeenCalledOnce();
  },
};
