import { chakra } from "@chakra-ui/react";
import { TagList } from "../../components/badges/TagList";
import { useTranslations } from "./translations";

const shown = 6;

/** The first tags of a list, and the number of further ones, which keep rows short. */
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

/** A cell of tags; on a card only if there are some. */
export const tagsOrNothing = (tags: readonly string[]) => (tags.length > 0 ? <Tags tags={tags} /> : null);
