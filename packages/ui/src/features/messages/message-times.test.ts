import { aMessage, aPerson } from "@passerelle/mocks";
import { describe, expect, it } from "vitest";
import { formatAgo, formatDate } from "../../i18n";
import { agoOf, placeOf } from "./message-times";

const at = (text: string) => new Date(text).getTime();
const ago = (then: string, now: string) => {
  const { amount, unit } = agoOf(at(then), at(now));
  return formatAgo(amount, unit, "fr");
};

// Local times, because days are the reader's own.
describe("how long ago", () => {
  it.each([
    ["2026-10-12T10:00:00", "2026-10-12T10:00:59", "maintenant"],
    ["2026-10-12T10:00:05", "2026-10-12T10:00:00", "maintenant"],
    ["2026-10-12T10:00:00", "2026-10-12T10:01:00", "il y a 1 minute"],
    ["2026-10-12T10:00:00", "2026-10-12T10:05:30", "il y a 5 minutes"],
    ["2026-10-12T10:00:00", "2026-10-12T11:00:00", "il y a 1 heure"],
    ["2026-10-11T23:00:00", "2026-10-12T10:00:00", "il y a 11 heures"],
    ["2026-10-11T09:00:00", "2026-10-12T10:00:00", "hier"],
    ["2026-10-10T23:00:00", "2026-10-12T08:00:00", "avant-hier"],
    ["2026-10-09T10:00:00", "2026-10-12T10:00:00", "il y a 3 jours"],
    ["2026-10-05T10:00:00", "2026-10-12T10:00:00", "il y a 1 semaine"],
    ["2026-08-12T10:00:00", "2026-10-12T10:00:00", "il y a 2 mois"],
    ["2024-10-12T10:00:00", "2026-10-12T10:00:00", "il y a 2 ans"],
  ])("%s is, at %s, %s", (then, now, words) => expect(ago(then, now)).toBe(words));

  it("is said in English too, with the time of day and the day of the week", () => {
    expect(formatAgo(5, "minute", "en")).toBe("5 minutes ago");
    expect(formatDate("2026-10-12T14:05:00", "time", "fr")).toBe("14:05");
    expect(formatDate("2026-10-12T14:05:00", "weekday", "fr")).toBe("lundi 12 octobre 2026");
  });
});

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

  it("begins a day at its first message", () => {
    expect(places.map(({ startsDay }) => startsDay)).toEqual([true, true, false, false, false]);
  });

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
