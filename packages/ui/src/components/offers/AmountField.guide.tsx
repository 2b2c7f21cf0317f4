import { readPay } from "@passerelle/domain";
import type { PartGuide } from "../../guides/part-guide";
import { Field } from "../fields/Field";
import { TextInput } from "../fields/TextInput";
import { AmountField } from "./AmountField";

export const guide: PartGuide = {
  page: "Components/AmountField",
  dos: [
    {
      text: "Ask for every amount with this field. It shows how the text is read, and asks where there are two readings.",
      example: (
        <AmountField label="Salaire" read={readPay("35 k€")}>
          <TextInput readOnly value="35 k€" />
        </AmountField>
      ),
    },
  ],
  donts: [
    {
      text: "Ask for an amount with a plain field, which hides that '2,100' is read as 2.1.",
      example: (
        <Field label="Salaire">
          <TextInput readOnly value="2,100" />
        </Field>
      ),
    },
  ],
};
