import type { Meta, StoryObj } from "@storybook/react-vite";
import { CertificationsScreen } from "./certifications";

const meta = { title: "CV/CertificationsScreen", component: CertificationsScreen } satisfies Meta<
  typeof CertificationsScreen
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
