import { Box, Stack } from "@chakra-ui/react";
import type { PartGuide } from "../../guides/part-guide";
import { SkeletonCards, SkeletonText } from "./Skeletons";

export const guide: PartGuide = {
  page: "Components/Skeletons",
  dos: [
    {
      text: "Use the shape of the content, so that nothing moves when it arrives.",
      example: <SkeletonCards cards={1} />,
    },
  ],
  donts: [
    {
      text: "Use lines where a form or cards will be.",
      example: (
        <Stack gap="3">
          <SkeletonText lines={2} />
          <Box h="12" />
        </Stack>
      ),
    },
  ],
};
