import { expect, it } from "vitest";
import { keptFileName } from "./sanitize-file-name";

it.each<[string, string, string | null]>([
  ["as it is", "CV Zoé Lefèvre (2025).pdf", "CV Zoé Lefèvre (2025).pdf"],
  ["without its folders", "C:\\Users\\zoe/Documents/cv.pdf", "cv.pdf"],
  ["on one line", "mon\r\ncv\t2.pdf", "mon cv 2.pdf"],
  ["without marks of direction, which would show another ending", "cv\u202Efdp.exe\u2066", "cvfdp.exe"],
  ["without invisible characters", "\u200Bc\u0000v\uFEFF.pdf", "cv.pdf"],
  ["without halves of characters", "c\uD83Dv.pdf", "cv.pdf"],
  ["composed", "Re\u0301sume\u0301.pdf", "Résumé.pdf"],
  ["without piles of marks", `z${"\u0336".repeat(40)}.pdf`, "z\u0336\u0336.pdf"],
  ["with markup as the text that it is", "<img src=x>.pdf", "<img src=x>.pdf"],
  ["in a hundred characters", "x".repeat(200), `${"x".repeat(99)}…`],
  ["in a hundred characters with its ending", `${"é".repeat(200)}.pdf`, `${"é".repeat(95)}….pdf`],
  ["in a hundred characters, none cut in two", `${"😀".repeat(120)}.PDF`, `${"😀".repeat(95)}….PDF`],
  ["not at all if nothing is left", "folder/ \u200B\u202E", null],
  ["not at all if there is none", "", null],
])("the name of a file is kept %s", (_, given, kept) => expect(keptFileName(given)).toBe(kept));
