import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { Field } from "./Field";
import { disabledControl } from "../stories/story-controls";
import { CommaListField, type CommaListFieldProps } from "./CommaListField";

function Skills(props: CommaListFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Field label="Compétences" hint="À séparer par des virgules">
      <CommaListField {...props} value={value} onChange={setValue} />
    </Field>
  );
}

const meta = {
  title: "Components/CommaListField",
  component: CommaListField,
  args: { value: "React, TypeScript", onChange: () => undefined },
  argTypes: { disabled: disabledControl },
  render: (args) => <Skills key={args.value} {...args} />,
} satisfies Meta<typeof CommaListField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["smoke", "!test"] };

export const ShowsWhatItUnderstands: Story = {
  args: { value: "" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "Go, go, , SQL ");
    const chips = canvas.getAllByRole("listitem", { hidden: true }).map((chip) => chip.textContent?.trim());
    await expect(chips).toEqual(["Go", "SQL"]);
  },
};
