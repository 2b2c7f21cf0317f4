import { expect, it } from "vitest";
import { cursorOf, cursorText } from "./cursor";

const cursor = { isUnread: true, createdAt: "2026-10-08T08:00:00.123456Z", id: 57 };

it("reads what it wrote", () => expect(cursorOf(cursorText(cursor))).toEqual(cursor));

it.each([
  undefined,
  "",
  "57",
  "1_2026-02-30T08:00:00.000000Z_57",
  "1_2026-10-08T24:00:00.000000Z_57",
  "1_0000-10-08T08:00:00.000000Z_57",
  "1_2026-10-08T08:00:00.123456Z_57'",
])("takes %j for none", (text) => expect(cursorOf(text)).toBeUndefined());
