import type { StyledLine } from "../reader/styled-line";
import { blocksOf } from "./blocks";
import { linesOf } from "./lines";
import { openWord } from "./package";
import { readStyles } from "./styles";

/**
 * The lines of a Word file (.docx); "notWord" for any other archive. A hostile file may take any amount of time and
 * memory, so run this in a worker only.
 */
export function wordLines(bytes: Uint8Array): StyledLine[] | "notWord" {
  const word = openWord(bytes);
  return word === "notWord" ? word : linesOf(blocksOf(word.document, readStyles(word.styles)));
}
