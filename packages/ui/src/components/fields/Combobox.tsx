import { chakra } from "@chakra-ui/react";
import { type KeyboardEvent, useId, useState } from "react";
import { ownEscape } from "../dialogs/layers";
import { Announced } from "../feedback/Announced";
import { useComponentTranslations } from "../translations";
import { useFieldControl } from "./field-context";
import { optionId, type Suggestion, SuggestionList } from "./SuggestionList";
import { TextInput, type TextInputProps } from "./TextInput";

interface ComboboxProps<Item extends Suggestion> extends Omit<TextInputProps, "value" | "onChange" | "onKeyDown"> {
  value: string;
  /** Without them it is an ordinary text field. */
  suggestions: readonly Item[] | undefined;
  /** The name of the list of suggestions. */
  listLabel: string;
  onType: (text: string) => void;
  onChoose: (suggestion: Item) => void;
  /** The actions of further keys, and of Enter while no suggestion is selected. */
  keys?: Readonly<Record<string, (() => void) | false>>;
}

/** An HTML datalist cannot show a note beside a suggestion. */
const combobox = { role: "combobox", "aria-autocomplete": "list" } as const;

/** A text field with suggestions, which the arrow keys or a click choose; any other text is allowed. */
export function Combobox<Item extends Suggestion>(props: ComboboxProps<Item>) {
  const { value, suggestions, listLabel, onType, onChoose, keys: further = {}, onBlur, ...input } = props;
  const control = useFieldControl();
  const { t } = useComponentTranslations();
  const listId = useId();
  const [isWanted, setIsWanted] = useState(false);
  const [selected, setSelected] = useState<string>();
  const items = suggestions ?? [];
  const open = isWanted && items.length > 0;
  const place = open ? items.findIndex(({ id }) => id === selected) : -1;
  const chosen = items[place];

  const close = () => {
    setIsWanted(false);
    setSelected(undefined);
  };
  const choose = (suggestion: Item) => {
    close();
    onChoose(suggestion);
  };
  /** Moves through the suggestions; the typed text comes before the first and after the last. */
  const move = (step: number) => {
    setIsWanted(true);
    const places = items.length + 1;
    setSelected(items[((place + 1 + step + places) % places) - 1]?.id);
  };
  const own: typeof further = {
    ArrowDown: items.length > 0 && (() => move(1)),
    ArrowUp: items.length > 0 && (() => move(-1)),
    Enter: chosen !== undefined && (() => choose(chosen)),
    Escape: open && close,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = own[event.key] || further[event.key];
    if (event.nativeEvent.isComposing || !act) return;
    event.preventDefault();
    act();
  };
  return (
    <chakra.div position="relative" width="full" data-part="root">
      <TextInput
        {...control}
        {...input}
        {...(open && ownEscape)}
        {...(suggestions && { ...combobox, "aria-expanded": open, "aria-controls": listId })}
        {...(place >= 0 && { "aria-activedescendant": optionId(listId, place) })}
        autoComplete="off"
        value={value}
        onChange={(event) => {
          setIsWanted(true);
          setSelected(undefined);
          onType(event.target.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          close();
          onBlur?.(event);
        }}
      />
      <SuggestionList id={listId} label={listLabel} open={open} suggestions={items} place={place} onChoose={choose} />
      <Announced hidden changesOnly>
        {items.length > 0 ? t("suggestions", { count: items.length }) : ""}
      </Announced>
    </chakra.div>
  );
}
