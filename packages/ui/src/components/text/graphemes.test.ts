import { describe, expect, it } from "vitest";
import { graphemes } from "./graphemes";

const seen = ["e\u0301", "👩‍👩‍👧", "🇫🇷", "👍🏽", "❤️", "1️⃣", "\r\n", "a"];

describe.each([
  ["the browser's own rule", new Intl.Segmenter()],
  ["the rule for older browsers", null],
])("%s", (_, by) => {
  it("keeps together what people see as one character", () => expect([...graphemes(seen.join(""), by)]).toEqual(seen));
});
