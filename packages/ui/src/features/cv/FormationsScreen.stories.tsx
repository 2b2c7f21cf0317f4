import type { Meta, StoryObj } from "@storybook/react-vite";
import { FormationsScreen } from "./formations";

const meta = { title: "CV/FormationsScreen", component: FormationsScreen } satisfies Meta<typeof FormationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
