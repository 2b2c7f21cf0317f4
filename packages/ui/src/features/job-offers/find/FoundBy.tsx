import { chakra } from "@chakra-ui/react";
import type { Offer } from "./offers";
import { useTranslations } from "./translations";

const fields = ["title", "skills", "company", "location", "description"] as const;

/** Where the offer has each word of the search, and which ones it lacks. */
export function FoundBy({ foundBy }: { foundBy: Offer["foundBy"] | undefined }) {
  const { t } = useTranslations();
  if (!foundBy) return null;
  const wordsIn = (field: (typeof fields)[number]) =>
    foundBy.words.filter((found) => found.in === field).map(({ word, meant = word }) => meant);
  const parts = [
    ...fields
      .filter((field) => wordsIn(field).length > 0)
      .map((field) => t(`foundBy.${field}`, { words: wordsIn(field).join(", ") })),
    ...(foundBy.missing.length > 0 ? [t("foundBy.missing", { words: foundBy.missing.join(", ") })] : []),
  ];
  return (
    <chakra.div mt="1" textStyle="xs" fontWeight="normal" color="ink.muted" overflowWrap="anywhere">
      {parts.join(" · ")}
    </chakra.div>
  );
}
