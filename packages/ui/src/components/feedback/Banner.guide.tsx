import type { PartGuide } from "../../guides/part-guide";
import { Banner } from "./Banner";

const nothing = () => undefined;
/** Long enough for the example to stay visible, in milliseconds. */
const forever = 2 ** 31 - 1;

export const guide: PartGuide = {
  page: "Components/Banner",
  dos: [
    {
      text: "Show the outcome of an action that concerns the whole screen, and keep it in view.",
      example: (
        <Banner
          message={{ tone: "success", text: { text: "Offre enregistrée !" } }}
          onDismiss={nothing}
          duration={forever}
        />
      ),
    },
  ],
  donts: [
    {
      text: "Show the error of a single field: it belongs at the field.",
      example: (
        <Banner
          message={{ tone: "error", text: { text: "Le titre est obligatoire." } }}
          onDismiss={nothing}
          duration={forever}
        />
      ),
    },
  ],
};
