import { chakra, Flex, VisuallyHidden } from "@chakra-ui/react";
import { Button } from "../../components/Button";
import { type Filter, filters } from "./listing";
import { useTranslations } from "./translations";

interface FilterButtonsProps {
  chosen: Filter;
  /** How many are unread, a number beside the button. */
  unread: number;
  onChoose: (filter: Filter) => void;
}

/** Toutes, Non lues, Lues: one of them is pressed. */
export function FilterButtons({ chosen, unread, onChoose }: FilterButtonsProps) {
  const { t } = useTranslations();
  return (
    <Flex as="fieldset" gap="1" p="1" borderRadius="card" bg="neutral.tint">
      <VisuallyHidden asChild>
        <legend>{t("filters")}</legend>
      </VisuallyHidden>
      {filters.map((filter) => (
        <Button
          key={filter}
          size="sm"
          variant="ghost"
          colorPalette="neutral"
          aria-pressed={filter === chosen}
          onClick={() => onChoose(filter)}
          css={{
            "&[aria-pressed=true]": { bg: "surface", borderColor: "brand.fg", color: "brand.fg" },
          }}
        >
          {t(`filter.${filter}`)}
          {filter === "unread" && unread > 0 && (
            // The menu's badge says it in words.
            <chakra.span aria-hidden fontVariantNumeric="tabular-nums">
              {unread}
            </chakra.span>
          )}
        </Button>
      ))}
    </Flex>
  );
}
