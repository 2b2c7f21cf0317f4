import { chakra } from "@chakra-ui/react";
import { TagList } from "../../components/badges/TagList";
import { useTranslations } from "./translations";

const shown = 6;

/** The first of a list's short words, and how many more there are; a row stays a row. */
export function Tags({ tags }: { tags: readonly string[] }) {
  const { t } = useTranslations();
  const count = tags.length - shown;
  return (
    <TagList tags={tags.slice(0, shown)} minW={{ md: "9rem" }}>
      {count > 0 && (
        <chakra.span textStyle="sm" fontWeight="normal" color="ink.muted" title={tags.slice(shown).join(", ")}>
          {t("more", { count })}
        </chakra.span>
      )}
    </TagList>
  );
}

/** A cell of tags; none on a card that has none. */
export const tagsOrNothing = (tags: readonly string[]) => (tags.length > 0 ? <Tags tags={tags} /> : null);
