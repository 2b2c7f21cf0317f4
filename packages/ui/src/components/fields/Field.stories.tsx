import { Stack } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Field } from "./Field";
import { PasswordInput } from "./PasswordInput";
import { Select } from "./Select";
import { namedChoice } from "../stories/story-controls";
import { DateInput, TextInput, Textarea } from "./TextInput";

const meta = {
  title: "Components/Field",
  component: Field,
  args: { label: "Établissement", children: <TextInput /> },
  argTypes: { error: namedChoice({ None: undefined, Missing: { text: "L'établissement est obligatoire." } }) },
  decorators: [
    (Story) => (
      <Stack maxW="26rem" gap="5">
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ["smoke", "!test"],
  args: { children: <TextInput defaultValue="Université de Lyon" /> },
};

const contracts = [
  { value: "cdi", label: "CDI" },
  { value: "cdd", label: "CDD" },
];

export const WithError: Story = {
  args: { required: true, hint: "Le nom complet, sans sigle.", error: { text: "L'établissement est obligatoire." } },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox");
    await expect(input).toBeInvalid();
    await waitFor(() => expect(input).toHaveAccessibleDescription(/sigle.*obligatoire/));
  },
};

export const EveryControl: Story = {
  render: () => (
    <>
      <Field label="Poste" required>
        <TextInput defaultValue="Développeuse web" />
      </Field>
      <Field label="Début">
        <DateInput defaultValue="2024-03-01" />
      </Field>
      <Field label="Salaire" hint="Brut, par mois, en euros">
        <TextInput defaultValue="2800" />
      </Field>
      <Field label="Contrat">
        <Select options={contracts} defaultValue="cdi" />
      </Field>
      <Field label="Mot de passe">
        <PasswordInput defaultValue="secret" />
      </Field>
      <Field label="Description" error={{ text: "La description est obligatoire." }}>
        <Textarea />
      </Field>
    </>
  ),
};
