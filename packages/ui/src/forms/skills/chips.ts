import { joinTags, splitTags } from "../../components/tags";

/** A comma-separated text as chips, and what is being typed after them. */
export interface Chips {
  names: readonly string[];
  typed: string;
}

/** The whole text that the form holds: what is being typed belongs to it. */
export const textOf = ({ names, typed }: Chips) => joinTags(typed === "" ? names : [...names, typed]);

/** What a text shows that nobody is typing in. */
export const chipsOf = (text: string): Chips => ({ names: splitTags(text), typed: "" });

/** After a keystroke: whatever a comma ends becomes a chip, as does each line of what was pasted. */
export function typing({ names }: Chips, text: string): Chips {
  const parts = text.split(/[,\n]/);
  const typed = parts.pop()?.trimStart() ?? "";
  return { names: splitTags(joinTags([...names, ...parts])), typed };
}

/** With what was typed, or chosen instead of it, as a chip. */
export const withChip = ({ names, typed }: Chips, name = typed): Chips => chipsOf(joinTags([...names, name]));

export const withoutChip = ({ names, typed }: Chips, name: string): Chips => ({
  names: names.filter((each) => each !== name),
  typed,
});
