import { HStack, Text } from "@chakra-ui/react";
import type { PartGuide } from "../../guides/part-guide";
import { Button } from "../actions/Button";
import { Pagination } from "./Pagination";

export const guide: PartGuide = {
  page: "Components/Pagination",
  dos: [
    {
      text: "Show the current page and the number of pages; a single page needs no controls.",
      example: <Pagination page={2} totalPages={5} onPage={() => undefined} />,
    },
  ],
  donts: [
    {
      text: "Show a button for every page.",
      example: (
        <HStack gap="1" wrap="wrap">
          {[1, 2, 3, 4, 5, 6, 7].map((page) => (
            <Button key={page} size="sm" variant="outline">
              {page}
            </Button>
          ))}
          <Text>...</Text>
        </HStack>
      ),
    },
  ],
};
