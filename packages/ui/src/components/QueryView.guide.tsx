import { Text } from "@chakra-ui/react";
import type { PartGuide } from "../guides/part-guide";
import { SkeletonText } from "./Skeletons";

export const guide: PartGuide = {
  page: "Components/QueryView",
  dos: [
    { text: "Draw the shape of what is coming, and name it for those who cannot see it.", example: <SkeletonText /> },
  ],
  donts: [
    {
      text: "Leave the place blank, or say only that it loads.",
      example: <Text color="ink.muted">Chargement...</Text>,
    },
  ],
};
