import { chakra } from "@chakra-ui/react";
import { type ReactNode, useEffect, useRef } from "react";
import { UserText } from "../text/UserText";

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

export const optionId = (listId: string, place: number) => `${listId}-${place}`;

/** A text to choose, with a note about it. */
export interface Suggestion {
  id: string;
  name: string;
  about?: ReactNode;
}

interface SuggestionListProps<Item extends Suggestion> {
  id: string;
  label: string;
  open: boolean;
  suggestions: readonly Item[];
  /** The index of the suggestion selected by keyboard; -1 for none. */
  place: number;
  onChoose: (suggestion: Item) => void;
}

/** The suggestions below a text field. */
export function SuggestionList<Item extends Suggestion>(props: SuggestionListProps<Item>) {
  const { id, label, open, suggestions, place, onChoose } = props;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (open) (list.current?.children[place] ?? list.current)?.scrollIntoView({ block: "nearest" });
  }, [open, place]);
  return (
    <List
      ref={list}
      id={id}
      {...roles.list}
      aria-label={label}
      hidden={!open}
      // Keeps the focus in the text field.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      {suggestions.map((suggestion, index) => (
        <Option
          key={suggestion.id}
          id={optionId(id, index)}
          {...roles.option}
          aria-selected={index === place}
          onClick={() => onChoose(suggestion)}
        >
          <UserText>{suggestion.name}</UserText>{" "}
          <chakra.span color="ink.muted" flexShrink={0} maxW="70%" textAlign="end">
            {suggestion.about}
          </chakra.span>
        </Option>
      ))}
    </List>
  );
}
