import { chakra } from "@chakra-ui/react";
import { maxCountedOffers } from "@passerelle/domain";
import { useEffect, useRef } from "react";
import { UserText } from "../../components/text/UserText";
import { useSkillTranslations } from "./translations";
import type { WantedSkill } from "./use-skill-demand";

const List = chakra("ul", {
  base: {
    position: "absolute",
    zIndex: "1",
    insetInline: "0",
    top: "calc(100% + {spacing.1})",
    p: "1",
    maxH: "15rem",
    overflowY: "auto",
    listStyle: "none",
    bg: "raised",
    borderWidth: "1px",
    borderColor: "line",
    borderRadius: "control",
    boxShadow: "floating",
    // The save bar covers the end of the page.
    scrollMarginBottom: "9rem",
  },
});

const Option = chakra("li", {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "3",
    px: "3",
    py: "1",
    minH: { base: "target", md: "9" },
    borderRadius: "control",
    cursor: "pointer",
    textStyle: "sm",
    overflowWrap: "anywhere",
    _hover: { bg: "brand.tint" },
    "&[aria-selected=true]": { bg: "brand.tint", outline: "2px solid {colors.focus}", outlineOffset: "-2px" },
  },
});

// An HTML select would take the focus from the text field.
const roles = { list: { role: "listbox" }, option: { role: "option" } } as const;

/** The id of an option of a list. */
export const optionId = (listId: string, place: number) => `${listId}-${place}`;

interface SuggestionsProps {
  id: string;
  open: boolean;
  suggested: readonly WantedSkill[];
  /** The index of the suggestion selected by keyboard; -1 for none. */
  place: number;
  onChoose: (name: string) => void;
}

/** Skills that offers ask for, each with the number of offers. */
export function Suggestions({ id, open, suggested, place, onChoose }: SuggestionsProps) {
  const { t } = useSkillTranslations();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (open) (list.current?.children[place] ?? list.current)?.scrollIntoView({ block: "nearest" });
  }, [open, place]);
  return (
    <List
      ref={list}
      id={id}
      {...roles.list}
      aria-label={t("suggestions")}
      hidden={!open}
      // Keeps the focus in the text field.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      {suggested.map(({ name, offers }, index) => (
        <Option
          key={name}
          id={optionId(id, index)}
          {...roles.option}
          aria-selected={index === place}
          onClick={() => onChoose(name)}
        >
          <UserText>{name}</UserText>{" "}
          <chakra.span color="ink.muted" flexShrink={0}>
            {offers < maxCountedOffers ? t("offers", { count: offers }) : t("manyOffers", { count: maxCountedOffers })}
          </chakra.span>
        </Option>
      ))}
    </List>
  );
}
