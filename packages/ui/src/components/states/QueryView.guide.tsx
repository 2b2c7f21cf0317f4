import { Text } from "@chakra-ui/react";
import type { PartGuide } from "../../guides/part-guide";
import { SkeletonText } from "./Skeletons";

export const guide: PartGuide = {
  page: "Components/QueryView",
  dos: [{ text: "Show a skeleton of the content, and describe it for screen readers.", example: <SkeletonText /> }],
  donts: [
    {
      text: "Leave the space blank, or only say that it is loading.",
      example: <Text color="ink.muted">Chargement...</Text>,
    },
  ],
};
