import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn } from "storybook/test";
import { expectAnnounced } from "../../components/stories/story-steps";
import { Composer, type ComposerProps } from "./Composer";
import { type Acting, box, say } from "./story-steps";

const meta = {
  title: "Messages/Composer",
  component: Composer,
  args: {
    name: "Karim Benali",
    text: "",
    onChange: fn(),
    onSend: fn(),
    busy: false,
    sending: false,
    failure: undefined,
    ref: null,
  },
  render: (args) => <Typing {...args} />,
} satisfies Meta<typeof Composer>;
export default meta;
type Story = StoryObj<typeof meta>;

function Typing({ text: first, ...props }: ComposerProps) {
  const [text, setText] = useState(first);
  return <Composer {...props} text={text} onChange={setText} />;
}

const sendButton = ({ canvas }: Pick<Acting, "canvas">) => canvas.getByRole("button", { name: say("composer.send") });

export const EnterSends: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    await acting.userEvent.type(await box(acting), "Bonjour{Shift>}{Enter}{/Shift}Karim");
    await expect(acting.args.onSend).not.toHaveBeenCalled();
    await acting.userEvent.type(await box(acting), "{Enter}");
    await expect(acting.args.onSend).toHaveBeenCalledTimes(1);
    await expect(await box(acting)).toHaveValue("Bonjour\nKarim");
  },
};

/** The Enter that ends a composition, for example of Japanese, does not send. */
export const NotWhileComposing: Story = {
  args: { text: "こんにちは" },
  play: async (acting) => {
    await fireEvent.keyDown(await box(acting), { key: "Enter", isComposing: true });
    await fireEvent.keyDown(await box(acting), { key: "Enter", keyCode: 229 });
    await expect(acting.args.onSend).not.toHaveBeenCalled();
    await fireEvent.keyDown(await box(acting), { key: "Enter" });
    await expect(acting.args.onSend).toHaveBeenCalledTimes(1);
  },
};

export const BlankIsRefused: Story = {
  play: async (acting) => {
    await acting.userEvent.type(await box(acting), "  {Shift>}{Enter}{/Shift} {Enter}");
    await expect(acting.args.onSend).not.toHaveBeenCalled();
    await expect(sendButton(acting)).toBeDisabled();
  },
};

export const Sending: Story = {
  args: { text: "Une chose encore", busy: true, sending: true },
  play: async (acting) => {
    await expect(acting.canvas.getByText(say("composer.sending"))).toBeVisible();
    await expect(sendButton(acting)).toHaveAttribute("aria-busy", "true");
    await acting.userEvent.type(await box(acting), " :{Enter}");
    await expect(await box(acting)).toHaveValue("Une chose encore :");
    await acting.userEvent.click(sendButton(acting));
    await expect(acting.args.onSend).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  tags: ["smoke"],
  args: { text: "Bonjour Karim", failure: { text: "Erreur lors de l'envoi du message", lang: "fr" } },
  play: async (acting) => {
    await expectAnnounced(acting.canvas, "alert", "Erreur lors de l'envoi du message");
    await expect(await box(acting)).toHaveAccessibleDescription("Erreur lors de l'envoi du message");
    await acting.userEvent.click(await box(acting));
    await acting.userEvent.click(sendButton(acting));
    await expect(acting.args.onSend).toHaveBeenCalledTimes(1);
    await expect(await box(acting)).toHaveFocus();
  },
};

/** Warns before anything is sent, and truncates nothing. */
export const TooLong: Story = {
  args: { text: "a".repeat(5_001) },
  play: async (acting) => {
    await expectAnnounced(acting.canvas, "alert", /5.000/);
    await expect(await box(acting)).toBeInvalid();
    await expect(sendButton(acting)).toBeDisabled();
    await fireEvent.keyDown(await box(acting), { key: "Enter" });
    await expect(acting.args.onSend).not.toHaveBeenCalled();
    await expect(await box(acting)).toHaveValue("a".repeat(5_001));
  },
};

/** The box grows with the text, and then scrolls. */
export const LongText: Story = {
  args: { text: "Une ligne.\n".repeat(40) },
  play: async (acting) => {
    const { clientHeight, scrollHeight } = await box(acting);
    await expect(clientHeight).toBeGreaterThan(100);
    await expect(clientHeight).toBeLessThan(200);
    await expect(scrollHeight).toBeGreaterThan(clientHeight);
  },
};
