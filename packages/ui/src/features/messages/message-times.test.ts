import { aMessage, aPerson } from "@passerelle/mocks";
import { describe, expect, it } from "vitest";
import { placeOf } from "./message-times";

describe("the place of a message (grouped by sender and day)", () => {
  const [mine, theirs] = [aPerson({ id: 11, username: "jeanne.martin" }), aPerson()];
  const messages = [
    { sender: theirs, createdAt: "2026-10-11T23:58:00" },
    { sender: theirs, createdAt: "2026-10-12T00:01:00" },
    { sender: theirs, createdAt: "2026-10-12T00:02:00" },
    { sender: mine, createdAt: "2026-10-12T00:03:00" },
    { sender: mine, createdAt: "2026-10-12T00:08:00" },
  ].map((changes, id) => aMessage({ id, ...changes }));
  const places = messages.map((_, index) => placeOf(messages, index));

  it("begins a day at its first message", () =>
    expect(places.map(({ startsDay }) => startsDay)).toEqual([true, true, false, false, false]));

  it("begins a group where the sender or the day changes, or five minutes went by", () => {
    expect(places.map(({ startsGroup }) => startsGroup)).toEqual([true, true, false, true, true]);
    expect(places.map(({ endsGroup }) => endsGroup)).toEqual([true, false, true, true, true]);
  });

  it("begins a group behind a line, and ends the one in front of it", () => {
    const divided = messages.map((_, index) => placeOf(messages, index, 2));
    expect(divided.map(({ startsGroup }) => startsGroup)).toEqual([true, true, true, true, true]);
    expect(divided.map(({ endsGroup }) => endsGroup)).toEqual([true, true, true, true, true]);
  });
});
