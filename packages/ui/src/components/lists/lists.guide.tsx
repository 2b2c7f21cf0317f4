import { HStack, Stack, Text } from "@chakra-ui/react";
import { Pencil, Trash2 } from "lucide-react";
import { type PartGuide, advice } from "../../guides/part-guide";
import { Button } from "../actions/Button";
import { IconButton } from "../actions/IconButton";
import { RowTitle } from "./RowTitle";
import { Pagination } from "./Pagination";

export const guides: readonly PartGuide[] = [
  {
    page: "Components/DataTable",
    dos: [
      advice(
        "Make the title link to the row's main action, and name the object in each icon's label.",
        <HStack justify="space-between">
          <RowTitle>Développeuse React</RowTitle>
          <HStack gap="1">
            <IconButton label="Modifier : Développeuse React">
              <Pencil size={18} aria-hidden />
            </IconButton>
            <IconButton label="Supprimer : Développeuse React" colorPalette="red">
              <Trash2 size={18} aria-hidden />
            </IconButton>
          </HStack>
        </HStack>,
      ),
    ],
    donts: [
      advice(
        "Fill a row with text buttons.",
        <HStack gap="2" wrap="wrap">
          <Text>Développeuse React</Text>
          <Button size="sm">Modifier</Button>
          <Button size="sm" colorPalette="red">
            Supprimer
          </Button>
        </HStack>,
      ),
    ],
  },
  {
    page: "Components/PagedTable",
    dos: [
      advice(
        "Keep the old rows visible while the next page loads.",
        <Stack gap="2" opacity={0.8}>
          <RowTitle>Brest</RowTitle>
          <RowTitle>Caen</RowTitle>
        </Stack>,
      ),
    ],
    donts: [
      advice(
        "Load rows endlessly.",
        <Stack gap="2">
          <Text>Brest</Text>
          <HStack>
            <Button variant="plain">Charger plus</Button>
          </HStack>
        </Stack>,
      ),
    ],
  },
  {
    page: "Components/Pagination",
    dos: [
      advice(
        "Show the current page and the number of pages; a single page needs no controls.",
        <Pagination page={2} totalPages={5} onPage={() => undefined} />,
      ),
    ],
    donts: [
      advice(
        "Show a button for every page.",
        <HStack gap="1" wrap="wrap">
          {[1, 2, 3, 4, 5, 6, 7].map((page) => (
            <Button key={page} size="sm" variant="outline">
              {page}
            </Button>
          ))}
          <Text>...</Text>
        </HStack>,
      ),
    ],
  },
];
