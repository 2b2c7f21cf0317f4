import type { Meta, StoryObj } from "@storybook/react-vite";
import { Plus } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { expect, screen } from "storybook/test";
import { Button } from "../actions/Button";
import { Page } from "./Page";
import { useScreenChange } from "./screen-change";
import { Surface } from "./Surface";

const meta = {
  title: "Components/Page",
  component: Page,
  args: {
    title: "Formations",
    lang: "fr",
    action: <Button icon={<Plus size={18} aria-hidden />}>Ajouter</Button>,
    children: <Surface p="6">Le contenu de la page.</Surface>,
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["smoke", "!test"] };

/** Too narrow for its words: they break at syllables, in any language, with a hyphen that is no part of the text. */
export const NarrowTitle: Story = {
  args: { title: "Psychothérapeute, accompagnatrice", action: undefined },
  render: (args) => (
    <div style={{ width: "7rem" }} lang="">
      <Page {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("heading", { name: "Psychothérapeute, accompagnatrice" });
    const parts = [...heading.childNodes].filter((node) => node instanceof Text && node.data.length > 1);
    const lines = parts.map((part) => {
      const range = document.createRange();
      range.selectNode(part);
      return [...range.getClientRects()].map(({ top }) => top);
    });
    await expect(new Set(lines.flat()).size).toBeGreaterThan(2);
    // Only the space between the words breaks a part of the text.
    await expect(lines.filter((tops) => new Set(tops).size > 1).length).toBeLessThanOrEqual(1);
  },
};

/** Content that shows whether its page's heading was there when it first rendered. */
function LateContent() {
  const [headings] = useState(() => screen.queryAllByRole("heading", { name: "Formations" }).length);
  return <Surface p="6">Headings before the content: {headings}</Surface>;
}

/** A screen with a link to another screen. */
function Screens(page: ComponentProps<typeof Page>) {
  const [isOpen, setIsOpen] = useState(false);
  useScreenChange(isOpen ? "/formations" : "/");
  return isOpen ? <Page {...page} /> : <Button onClick={() => setIsOpen(true)}>{page.title}</Button>;
}

export const HeadingFirst: Story = {
  args: { children: <LateContent /> },
  render: (args) => <Screens {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Formations" }));
    await expect(await canvas.findByText("Headings before the content: 1")).toBeVisible();
  },
};
