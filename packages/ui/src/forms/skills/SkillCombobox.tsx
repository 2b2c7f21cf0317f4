import { chakra } from "@chakra-ui/react";
import { type KeyboardEvent, useId, useState } from "react";
import { useFieldControl } from "../../components/fields/field-context";
import { ownEscape } from "../../components/dialogs/own-escape";
import { TextInput } from "../../components/fields/TextInput";
import type { TagControlProps } from "../fields/FormTagField";
import { Suggestions, optionId } from "./Suggestions";
import type { WantedSkill } from "./use-skill-demand";

interface SkillComboboxProps extends Pick<TagControlProps, "name" | "onBlur" | "ref"> {
  typed: string;
  suggests: boolean;
  suggested: readonly WantedSkill[];
  hasChips: boolean;
  onType: (text: string) => void;
  /** The chosen name; without one, the typed text is added. */
  onAdd: (name?: string) => void;
  onRemoveLast: () => void;
}

/** An HTML datalist cannot show the number of offers beside a suggestion. */
const combobox = { role: "combobox", "aria-autocomplete": "list" } as const;

/** The text field for the next word of a list, with suggestions if there are some. */
export function SkillCombobox(props: SkillComboboxProps) {
  const { typed, suggests, suggested, hasChips, onType, onAdd, onRemoveLast, onBlur, ...input } = props;
  const control = useFieldControl();
  const listId = useId();
  const [isWanted, setIsWanted] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const open = isWanted && suggested.length > 0;
  const place = open ? suggested.findIndex(({ name }) => name === chosen) : -1;

  const close = () => {
    setIsWanted(false);
    setChosen(undefined);
  };
  const add = (name?: string) => {
    close();
    onAdd(name);
  };
  /** Moves through the suggestions; the typed text comes before the first and after the last. */
  const move = (step: number) => {
    setIsWanted(true);
    const places = suggested.length + 1;
    setChosen(suggested[((place + 1 + step + places) % places) - 1]?.name);
  };
  const keys: Record<string, (() => void) | false> = {
    ArrowDown: suggested.length > 0 && (() => move(1)),
    ArrowUp: suggested.length > 0 && (() => move(-1)),
    Enter: typed !== "" && (() => add(suggested[place]?.name)),
    Escape: open && close,
    Backspace: typed === "" && hasChips && onRemoveLast,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (event.nativeEvent.isComposing || !act) return;
    event.preventDefault();
    act();
  };
  return (
    <chakra.div position="relative" data-part="root">
      <TextInput
        {...control}
        {...input}
        {...(open && ownEscape)}
        {...(suggests && { ...combobox, "aria-expanded": open, "aria-controls": listId })}
        {...(place >= 0 && { "aria-activedescendant": optionId(listId, place) })}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setIsWanted(true);
          setChosen(undefined);
          onType(event.target.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          if (typed !== "") add();
          close();
          onBlur();
        }}
      />
      <Suggestions id={listId} open={open} suggested={suggested} place={place} onChoose={add} />
    </chakra.div>
  );
}
