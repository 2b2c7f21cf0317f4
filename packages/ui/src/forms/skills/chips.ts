import { splitWords } from "@passerelle/domain";
import { distinctTags, joinTags, splitTags } from "../../components/fields/tags";

/** A comma-separated text as chips, and the text being typed after them. */
export interface Chips {
  names: readonly string[];
  typed: string;
}

/** The form's value, which includes the text being typed. */
export const textOf = ({ names, typed }: Chips) => joinTags(typed === "" ? names : [...names, typed]);

/** The chips of a text in a field without focus. */
export const chipsOf = (text: string): Chips => ({ names: splitTags(text), typed: "" });

/** The chips after a keystroke: text before a comma becomes a chip, and so does each pasted line. */
export function typing({ names }: Chips, text: string): Chips {
  const parts = splitWords(text, /[,\n]/, { isTyped: true });
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
