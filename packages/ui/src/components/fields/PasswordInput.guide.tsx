import type { PartGuide } from "../../guides/part-guide";
import { Field } from "./Field";
import { PasswordInput } from "./PasswordInput";
import { TextInput } from "./TextInput";

export const guide: PartGuide = {
  page: "Components/PasswordInput",
  dos: [
    {
      text: "Let people see what they type, and show the rules first.",
      example: (
        <Field label="Mot de passe" hint="12 caractères au moins">
          <PasswordInput defaultValue="une phrase secrète" />
        </Field>
      ),
    },
  ],
  donts: [
    {
      text: "Ask for the password twice.",
      example: (
        <Field label="Confirmez le mot de passe">
          <TextInput type="password" />
        </Field>
      ),
    },
  ],
};
