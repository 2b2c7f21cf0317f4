import { graphemes } from "../../components/graphemes";

/** The first words of a text, by which its buttons are told apart. */
export function startOf(text: string): string {
  const [start = ""] = /^.{0,40}(?!\S)/su.exec(text.trim()) ?? [];
  return (start || [...graphemes(text.trim())].slice(0, 40).join("")).replaceAll(/\s+/g, " ").trim();
}
