import { graphemes } from "../../components/text/graphemes";

/** The beginning of a text, to distinguish its buttons from those of others. */
export function labelOf(text: string): string {
  const [start = ""] = /^.{0,40}(?!\S)/su.exec(text.trim()) ?? [];
  return (start || [...graphemes(text.trim())].slice(0, 40).join("")).replaceAll(/\s+/g, " ").trim();
}
