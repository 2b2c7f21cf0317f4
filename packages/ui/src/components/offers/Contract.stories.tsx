import type { Meta, StoryObj } from "@storybook/react-vite";
import { contracts } from "./employment-contracts";
import { ContractName } from "./ContractName";
import { choice } from "../stories/story-controls";

/** A contract type as text and as an option. */
const meta = {
  title: "Components/Contract",
  component: ContractName,
  args: { contract: "alternance" },
  argTypes: { contract: choice(contracts) },
} satisfies Meta<typeof ContractName>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["smoke", "!test"] };
