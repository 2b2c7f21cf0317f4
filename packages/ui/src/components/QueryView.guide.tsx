import { Text } from "@chakra-ui/react";
import type { PartGuide } from "../guides/part-guide";
import { SkeletonText } from "./Skeletons";

export const guide: PartGuide = {
  page: "Components/QueryView",
  dos: [{ text: "Draw a skeleton of the content, and name it for screen readers.", example: <SkeletonText /> }],
  donts: [
    {
      text: "Leave the place blank, or say only that it loads.",
      example: <Text color="ink.muted">Chargement...</Text>,
    },
  ],
};
