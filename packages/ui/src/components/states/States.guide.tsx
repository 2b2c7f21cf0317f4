import type { PartGuide } from "../../guides/part-guide";
import { Button } from "../actions/Button";
import { EmptyState } from "./EmptyState";
import { FailedState } from "./FailedState";

export const guide: PartGuide = {
  page: "Components/States",
  dos: [
    {
      text: "Name the missing content and offer one action.",
      example: <EmptyState action={<Button>Ajouter</Button>}>Aucune formation n'a été trouvée.</EmptyState>,
    },
    {
      text: "After a failure, say what failed, and offer to try again.",
      example: <FailedState onRetry={() => undefined}>Impossible de charger les statistiques.</FailedState>,
    },
  ],
  donts: [{ text: "Leave the reader without an action.", example: <EmptyState>Vide.</EmptyState> }],
};
