import { distinctTags, splitList } from "@passerelle/domain";
import { useRef, useState } from "react";
import { announce } from "../../components/feedback/Announcer";
import { joinTags, splitTags } from "../../components/fields/tag-text";
import { useScopeLang } from "../../i18n";
import { useTagTranslations } from "./translations";

/** A comma-separated text as chips, and the text being typed after them. */
interface Chips {
  names: readonly string[];
  typed: string;
}

/** The form's value, which includes the text being typed. */
export const textOf = ({ names, typed }: Chips) => joinTags(typed === "" ? names : [...names, typed]);

/** The chips of a text in a field without focus. */
export const chipsOf = (text: string): Chips => ({ names: splitTags(text), typed: "" });

/** The chips after a keystroke: text before a comma becomes a chip, and so does each pasted line. */
export function typing({ names }: Chips, text: string): Chips {
  const parts = splitList(text, /[,\n]/, { isTyped: true });
  const typed = parts.pop()?.trimStart() ?? "";
  return { names: distinctTags([...names, ...parts]), typed };
}

/** Adds the typed text, or the chosen name, as a chip. */
export const withChip = ({ names, typed }: Chips, name?: string): Chips => ({
  names: distinctTags([...names, ...(name === undefined ? splitTags(typed) : [name])]),
  typed: "",
});

export const withoutChip = ({ names, typed }: Chips, name: string): Chips => ({
  names: names.filter((each) => each !== name),
  typed,
});

/** The chips of a form's comma-separated text; text set from outside becomes chips entirely. */
export function useTagInput(value: string, onChange: (value: string) => void) {
  const { t } = useTagTranslations();
  const lang = useScopeLang();
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState("");
  const [told, setTold] = useState(value);
  const [names, setNames] = useState(chipsOf(value).names);
  if (value !== told) show(chipsOf(value), value);
  const chips: Chips = { names, typed };

  function show(next: Chips, text: string) {
    setNames(next.names);
    setTyped(next.typed);
    setTold(text);
  }
  function change(next: Chips) {
    const text = textOf(next);
    show(next, text);
    if (text !== value) onChange(text);
  }
  const say = (text: string) => announce(text, lang === undefined ? {} : { lang });
  /** Turns the typed text, or the chosen name, into a chip. */
  const add = (name?: string) => {
    const next = withChip(chips, name);
    if (next.names.length > names.length) say(t("added", { name: next.names.at(-1) ?? "" }));
    change(next);
  };
  const remove = (name: string) => {
    change(withoutChip(chips, name));
    say(t("removed", { name }));
    box.current?.querySelector<HTMLElement>("input")?.focus();
  };
  return { ...chips, box, type: (text: string) => change(typing(chips, text)), add, remove };
}
