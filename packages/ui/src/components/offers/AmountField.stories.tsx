import type { Meta, StoryObj } from "@storybook/react-vite";
import { parsePay } from "@passerelle/domain";
import { useRef, useState } from "react";
import { expect, waitFor } from "storybook/test";
import { TextInput } from "../fields/TextInput";
import { AmountField } from "./AmountField";

const hint = "Brut, par mois.";

/** The hint with more text; amounts contain blanks of several kinds. */
const described = (text: string) =>
  new RegExp(`^${hint} ${text.replaceAll(/[.?]/g, String.raw`\$&`)}$`.replaceAll(" ", String.raw`\s`));

function Typed({ start }: { start: string }) {
  const [typed, setTyped] = useState(start);
  const input = useRef<HTMLInputElement>(null);
  const choose = (text: string) => {
    setTyped(text);
    input.current?.focus();
  };
  return (
    <AmountField label="Salaire" hint={hint} read={parsePay(typed)} onChoose={choose}>
      <TextInput ref={input} value={typed} onChange={(event) => setTyped(event.target.value)} />
    </AmountField>
  );
}

/** A field for an amount of euros, which shows how the typed text is read. */
const meta = {
  title: "Components/AmountField",
  component: Typed,
  args: { start: "" },
} satisfies Meta<typeof Typed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["smoke", "!test"], args: { start: "35 k€" } };

export const ShowsTheAmountWhileTyping: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.type(input, "35 k");
    await waitFor(() => expect(input).toHaveAccessibleDescription(described("Montant compris : 35 000 €")));
    await userEvent.clear(input);
    await userEvent.type(input, "1-2-3");
    const unreadable = "Ce montant n’est pas compris. Saisissez un seul montant, par exemple « 2 100,50 » ou « 35 k ».";
    await waitFor(() => expect(input).toHaveAccessibleDescription(described(unreadable)));
    await userEvent.clear(input);
    await userEvent.type(input, "1 700 net");
    const net = "Saisissez le montant brut : le net dépend de chaque personne.";
    await waitFor(() => expect(input).toHaveAccessibleDescription(described(net)));
    await userEvent.clear(input);
    await userEvent.type(input, "à partir de 2100 € brut");
    await waitFor(() => expect(input).toHaveAccessibleDescription(described("Montant compris : 2 100 €")));
    await userEvent.clear(input);
    await userEvent.type(input, "99999999");
    await waitFor(() =>
      expect(input).toHaveAccessibleDescription(described("C’est plus que le maximum de 1 000 000 €.")),
    );
  },
};
