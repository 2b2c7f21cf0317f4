import type { Meta, StoryObj } from "@storybook/react-vite";
import { Bell } from "lucide-react";
import { StatCard } from "./StatCard";

const meta = {
  title: "Components/StatCard",
  component: StatCard,
  args: {
    value: "12",
    label: "Notifications",
    href: "/dashboard/notifications",
    icon: <Bell size={20} aria-hidden />,
    note: "2 non lues",
  },
} satisfies Meta<typeof StatCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["smoke", "!test"] };

export const PartOfAWhole: Story = {
  args: { value: "4", label: "Candidatures Vues", note: "67 %", share: 4 / 6 },
};
