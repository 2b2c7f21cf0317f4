import type { PartGuide } from "../../guides/part-guide";
import { Field } from "./Field";
import { TextInput } from "./TextInput";

export const guide: PartGuide = {
  page: "Components/Field",
  dos: [
    {
      text: "Keep the label above the field and the hint visible; say how to correct an error.",
      example: (
        <Field
          label="Site web"
          hint="Avec https://"
          error={{ text: "Saisissez une adresse qui commence par https://, par exemple https://exemple.fr." }}
        >
          <TextInput defaultValue="exemple" />
        </Field>
      ),
    },
  ],
  donts: [
    {
      text: "Only say that something is wrong.",
      example: (
        <Field label="Site web" error={{ text: "Valeur invalide." }}>
          <TextInput defaultValue="exemple" />
        </Field>
      ),
    },
    {
      text: "Put information that is needed while typing into the placeholder.",
      example: (
        <Field label="Téléphone">
          <TextInput placeholder="10 chiffres, sans espaces" />
        </Field>
      ),
    },
  ],
};
