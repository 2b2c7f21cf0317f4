import type { Meta, StoryObj } from "@storybook/react-vite";
import { ExperiencesScreen } from "./experiences";

const meta = { title: "CV/ExperiencesScreen", component: ExperiencesScreen } satisfies Meta<typeof ExperiencesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
