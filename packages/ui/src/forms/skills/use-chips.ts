import { useRef, useState } from "react";
import { announce } from "../../components/feedback/Announcer";
import { useScopeLang } from "../../i18n";
import { chipsOf, textOf, typing, withChip, withoutChip, type Chips } from "./chips";
import { useSkillTranslations } from "./translations";

/** The chips of a form's comma-separated text; text set from outside becomes chips entirely. */
export function useChips(value: string, onChange: (value: string) => void) {
  const { t } = useSkillTranslations();
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
  const remove = (name: string | undefined) => {
    if (name === undefined) return;
    change(withoutChip(chips, name));
    say(t("removed", { name }));
    box.current?.querySelector<HTMLElement>("input")?.focus();
  };
  return { chips, box, type: (text: string) => change(typing(chips, text)), add, remove };
}
