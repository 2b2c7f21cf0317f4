import { Box, Stack, Text } from "@chakra-ui/react";
import { type PartGuide, advice } from "../../guides/part-guide";
import { SkeletonCards, SkeletonText } from "./Skeletons";
import { Button } from "../actions/Button";
import { EmptyState } from "./EmptyState";
import { FailedState } from "./FailedState";

export const guides: readonly PartGuide[] = [
  {
    page: "Components/QueryView",
    dos: [advice("Show a skeleton of the content, and describe it for screen readers.", <SkeletonText />)],
    donts: [
      advice("Leave the space blank, or only say that it is loading.", <Text color="ink.muted">Chargement...</Text>),
    ],
  },
  {
    page: "Components/Skeletons",
    dos: [advice("Use the shape of the content, so that nothing moves when it arrives.", <SkeletonCards cards={1} />)],
    donts: [
      advice(
        "Use lines where a form or cards will be.",
        <Stack gap="3">
          <SkeletonText lines={2} />
          <Box h="12" />
        </Stack>,
      ),
    ],
  },
  {
    page: "Components/States",
    dos: [
      advice(
        "Name the missing content and offer one action.",
        <EmptyState action={<Button>Ajouter</Button>}>Aucune formation n'a été trouvée.</EmptyState>,
      ),
      advice(
        "After a failure, say what failed, and offer to try again.",
        <FailedState onRetry={() => undefined}>Impossible de charger les statistiques.</FailedState>,
      ),
    ],
    donts: [advice("Leave the reader without an action.", <EmptyState>Vide.</EmptyState>)],
  },
];
