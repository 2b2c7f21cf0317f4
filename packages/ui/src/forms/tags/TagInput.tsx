import { chakra, Stack } from "@chakra-ui/react";
import { maxCountedOffers, maxTagLength, skillKey } from "@passerelle/domain";
import { X } from "lucide-react";
import { Combobox } from "../../components/fields/Combobox";
import { UserText } from "../../components/text/UserText";
import { useApi } from "../../data/api-context";
import type { TagControlProps } from "../fields/FormTagField";
import { useSuggestions } from "../use-suggestions";
import { useTagInput } from "./use-tag-input";
import { useTagTranslations } from "./translations";

export interface TagInputProps extends TagControlProps {
  /** Suggests skills that offers ask for. */
  suggests?: boolean;
}

/** A list of words as chips, and a text field for the next one, with the number of offers that ask for a skill. */
export function TagInput({ value, onChange, suggests = false, beside, onBlur, ...input }: TagInputProps) {
  const { t } = useTagTranslations();
  const { names, typed, box, type, add, remove } = useTagInput(value, onChange);
  const suggested = useSkillDemand(suggests ? typed : "", names);
  const suggestions = suggested.map(({ name, offers }) => ({
    id: name,
    name,
    about: offers < maxCountedOffers ? t("offers", { count: offers }) : t("manyOffers", { count: maxCountedOffers }),
  }));
  const last = names.at(-1);
  return (
    <Stack ref={box} gap="2" width="full">
      <TagChips names={names} beside={beside} onRemove={remove} />
      <Combobox
        {...input}
        value={typed}
        suggestions={suggests ? suggestions : undefined}
        listLabel={t("suggestions")}
        onType={type}
        onChoose={({ name }) => add(name)}
        keys={{
          Enter: typed !== "" && (() => add()),
          Backspace: typed === "" && last !== undefined && (() => remove(last)),
        }}
        onBlur={() => {
          if (typed !== "") add();
          onBlur();
        }}
      />
    </Stack>
  );
}

/** Skills that offers ask for and that begin with the typed text, except those already in the field. */
function useSkillDemand(typed: string, names: readonly string[]) {
  const api = useApi();
  const suggested = useSuggestions(typed, {
    name: "skills",
    maxLength: maxTagLength,
    read: (q, signal) => api.GET("/skills", { params: { query: { q } }, signal }),
  });
  const own = new Set(names.map(skillKey));
  return suggested.filter(({ name }) => !own.has(skillKey(name)));
}

const List = chakra("ul", { base: { display: "flex", flexWrap: "wrap", gap: "1.5", listStyle: "none", minW: 0 } });

const Chip = chakra("li", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    minW: 0,
    maxW: "full",
    ps: "min({spacing.3}, 4vw)",
    borderWidth: "1px",
    borderColor: "line",
    // Round with one line, and not a circle around several.
    borderRadius: "1.375rem",
    bg: "surface",
    textStyle: "sm",
    overflowWrap: "anywhere",
  },
});

const Remove = chakra("button", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    flexShrink: 0,
    minW: { base: "44px", md: "8" },
    minH: { base: "target", md: "8" },
    borderRadius: "full",
    color: "ink.muted",
    cursor: "pointer",
    _hover: { color: "danger" },
  },
});

interface TagChipsProps {
  names: readonly string[];
  beside?: TagControlProps["beside"];
  onRemove: (name: string) => void;
}

function TagChips({ names, beside, onRemove }: TagChipsProps) {
  const { t } = useTagTranslations();
  if (names.length === 0) return null;
  return (
    <List>
      {names.map((name) => (
        <Chip key={name}>
          <chakra.span display="flex" flexWrap="wrap" alignItems="center" minW="0">
            <UserText>{name}</UserText>
            {beside?.(name)}
          </chakra.span>
          <Remove type="button" aria-label={t("remove", { name })} onClick={() => onRemove(name)}>
            <X size={14} aria-hidden />
          </Remove>
        </Chip>
      ))}
    </List>
  );
}
