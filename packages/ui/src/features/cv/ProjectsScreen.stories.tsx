import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProjectsScreen } from "./projects";

const meta = { title: "CV/ProjectsScreen", component: ProjectsScreen } satisfies Meta<typeof ProjectsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
