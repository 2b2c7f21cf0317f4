import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { contracts } from "./employment-contracts";
import { ContractName } from "./ContractName";
import { ContractSelect } from "./ContractSelect";
import { Field } from "../fields/Field";
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

export const Choice: Story = {
  render: () => (
    <Field label="Contrat">
      <ContractSelect defaultValue="cdi" />
    </Field>
  ),
  play: async ({ canvas, userEvent }) => {
    const choice = canvas.getByLabelText("Contrat");
    await expect(choice).toHaveValue("cdi");
    await userEvent.selectOptions(choice, "freelance");
    await expect(choice).toHaveValue("freelance");
    await expect(canvas.getAllByRole("option").map((option) => option.textContent)).toHaveLength(5);
  },
};
