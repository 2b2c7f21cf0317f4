import type { Meta, StoryObj } from "@storybook/react-vite";
import { Plus } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { expect, screen, waitFor } from "storybook/test";
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

export const WithAction: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Formations");
    await waitFor(() => expect(document.title).toBe("Formations · Passerelle"));
  },
};

export const LongTitle: Story = {
  args: { title: "Applications for: Ingénieure données, équipe mesures et instruments embarqués", lang: "en" },
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
