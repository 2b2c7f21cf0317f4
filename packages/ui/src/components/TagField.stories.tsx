import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { Field } from "./Field";
import { booleanControl } from "./story-controls";
import { TagField } from "./TagField";

function Skills({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial);
  return (
    <Field label="Compétences" hint="Séparées par des virgules">
      <TagField value={value} onChange={setValue} />
    </Field>
  );
}

const meta = {
  title: "Components/TagField",
  component: TagField,
  args: { value: "React, TypeScript", onChange: () => undefined },
  argTypes: { disabled: booleanControl },
  render: ({ value }) => <Skills key={value} initial={value} />,
} satisfies Meta<typeof TagField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["!test"] };

export const Filled: Story = {};

export const ShowsWhatItUnderstands: Story = {
  args: { value: "" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "Go, go, , SQL ");
    const chips = canvas.getAllByRole("listitem", { hidden: true }).map((chip) => chip.textContent);
    await expect(chips).toEqual(["Go", "SQL"]);
  },
};
