import { parsePay } from "@passerelle/domain";
import { Text } from "@chakra-ui/react";
import { type PartGuide, advice } from "../../guides/part-guide";
import { Field } from "../fields/Field";
import { TextInput } from "../fields/TextInput";
import { AmountField } from "./AmountField";
import { ContractName } from "./ContractName";

export const guides: readonly PartGuide[] = [
  {
    page: "Components/AmountField",
    dos: [
      advice(
        "Ask for every amount with this field. It shows how the text is read, and asks where there are two readings.",
        <AmountField label="Salaire" read={parsePay("35 k€")}>
          <TextInput readOnly value="35 k€" />
        </AmountField>,
      ),
    ],
    donts: [
      advice(
        "Ask for an amount with a plain field, which hides that '2,100' is read as 2.1.",
        <Field label="Salaire">
          <TextInput readOnly value="2,100" />
        </Field>,
      ),
    ],
  },
  {
    page: "Components/Contract",
    dos: [
      advice(
        "Show contract types with this component, which has their names in each language.",
        <ContractName contract="alternance" />,
      ),
    ],
    donts: [advice("Show the value that the API uses.", <Text fontFamily="mono">alternance</Text>)],
  },
];
