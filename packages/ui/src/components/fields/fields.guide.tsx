import { Stack } from "@chakra-ui/react";
import { type PartGuide, advice } from "../../guides/part-guide";
import { Checkbox } from "./Checkbox";
import { Field } from "./Field";
import { TextInput } from "./TextInput";
import { PasswordInput } from "./PasswordInput";
import { Badge } from "../badges/Badge";

export const guides: readonly PartGuide[] = [
  {
    page: "Components/Checkbox",
    dos: [advice("State the fact that is true when it is ticked.", <Checkbox label="Offre active" defaultChecked />)],
    donts: [
      advice("Ask a question, or phrase it in the negative.", <Checkbox label="Ne pas afficher l'offre ?" />),
      advice(
        "Use it for an immediate action: that is a button.",
        <Stack>
          <Checkbox label="Supprimer l'offre" />
        </Stack>,
      ),
    ],
  },
  {
    page: "Components/Field",
    dos: [
      advice(
        "Keep the label above the field and the hint visible; say how to correct an error.",
        <Field
          label="Site web"
          hint="Avec https://"
          error={{ text: "Saisissez une adresse qui commence par https://, par exemple https://exemple.fr." }}
        >
          <TextInput defaultValue="exemple" />
        </Field>,
      ),
    ],
    donts: [
      advice(
        "Only say that something is wrong.",
        <Field label="Site web" error={{ text: "Valeur invalide." }}>
          <TextInput defaultValue="exemple" />
        </Field>,
      ),
      advice(
        "Put information that is needed while typing into the placeholder.",
        <Field label="Téléphone">
          <TextInput placeholder="10 chiffres, sans espaces" />
        </Field>,
      ),
    ],
  },
  {
    page: "Components/PasswordInput",
    dos: [
      advice(
        "Let people see what they type, and show the rules first.",
        <Field label="Mot de passe" hint="12 caractères au moins">
          <PasswordInput defaultValue="une phrase secrète" />
        </Field>,
      ),
    ],
    donts: [
      advice(
        "Ask for the password twice.",
        <Field label="Confirmez le mot de passe">
          <TextInput type="password" />
        </Field>,
      ),
    ],
  },
  {
    page: "Components/CommaListField",
    dos: [
      advice(
        "Show the recognised tags while the user types.",
        <Stack gap="2" align="start">
          <Field label="Compétences" hint="À séparer par des virgules">
            <TextInput defaultValue="Go, SQL" />
          </Field>
          <Badge tone="neutral">Go</Badge>
        </Stack>,
      ),
    ],
    donts: [
      advice(
        "Use a separate field for each skill.",
        <Stack gap="2">
          <Field label="Compétence 1">
            <TextInput defaultValue="Go" />
          </Field>
          <Field label="Compétence 2">
            <TextInput defaultValue="SQL" />
          </Field>
        </Stack>,
      ),
    ],
  },
];
