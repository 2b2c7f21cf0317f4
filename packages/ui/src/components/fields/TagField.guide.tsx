import { Stack } from "@chakra-ui/react";
import type { PartGuide } from "../../guides/part-guide";
import { Badge } from "../badges/Badge";
import { Field } from "./Field";
import { TextInput } from "./TextInput";

export const guide: PartGuide = {
  page: "Components/TagField",
  dos: [
    {
      text: "Show the recognised tags while the user types.",
      example: (
        <Stack gap="2" align="start">
          <Field label="Compétences" hint="À séparer par des virgules">
            <TextInput defaultValue="Go, SQL" />
          </Field>
          <Badge tone="neutral">Go</Badge>
        </Stack>
      ),
    },
  ],
  donts: [
    {
      text: "Use a separate field for each skill.",
      example: (
        <Stack gap="2">
          <Field label="Compétence 1">
            <TextInput defaultValue="Go" />
          </Field>
          <Field label="Compétence 2">
            <TextInput defaultValue="SQL" />
          </Field>
        </Stack>
      ),
    },
  ],
};
