import type { PartGuide } from "../../guides/part-guide";
import { MessageBox } from "./MessageBox";

const nothing = () => undefined;
/** Long enough for the example to stay visible, in milliseconds. */
const forever = 2 ** 31 - 1;

export const guide: PartGuide = {
  page: "Components/MessageBox",
  dos: [
    {
      text: "Say what happened and what to do, close to where it happened.",
      example: (
        <MessageBox
          message={{
            tone: "error",
            text: { text: "Échec de la suppression de la formation. Veuillez réessayer." },
            awaitsReader: true,
          }}
          onDismiss={nothing}
          duration={forever}
        />
      ),
    },
  ],
  donts: [
    {
      text: "Only say that there was an error.",
      example: (
        <MessageBox
          message={{ tone: "error", text: { text: "Erreur !" }, awaitsReader: true }}
          onDismiss={nothing}
          duration={forever}
        />
      ),
    },
  ],
};
