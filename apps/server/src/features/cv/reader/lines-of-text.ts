import type { StyledLine } from "./styled-line";

/**
 * The lines of a plain text: an empty line is a wide gap, four spaces are an indentation, and `**` marks bold lines.
 */
export function linesOfText(text: string): StyledLine[] {
  let gap = 9;
  return text.split("\n").flatMap((written) => {
    const indent = written.length - written.trimStart().length;
    const isBold = written.trim().startsWith("**");
    const line = written.replaceAll("**", "").trim();
    if (line === "") {
      gap = 2.5;
      return [];
    }
    const read = {
      text: line,
      parts: [line],
      style: isBold ? "bold 10" : "plain 10",
      size: 10,
      left: indent * 4,
      gap,
    };
    gap = 1.2;
    return [read];
  });
}
