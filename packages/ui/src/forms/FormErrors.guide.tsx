import type { PartGuide } from "../guides/part-guide";
import { FormErrors } from "./FormErrors";

export const guide: PartGuide = {
  page: "Components/FormErrors",
  dos: [
    {
      text: "Show it for what the server refuses at fields that the form does not have.",
      example: <FormErrors errors={{ title: "150 caractères au plus." }} />,
    },
  ],
  donts: [
    {
      text: "Repeat here what stands at the fields already, or speak of machines.",
      example: <FormErrors errors={{ body: "ER_422 constraint failed" }} />,
    },
  ],
};
