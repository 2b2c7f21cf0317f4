import { isSamePerson } from "@passerelle/api";
import type { Line } from "./lines";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Messages of one person within this time are grouped, in milliseconds. */
const together = 5 * minute;

const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0);

/** The number of midnights between two times in the reader's time zone; days of 23 or 25 hours count as one. */
export const daysBetween = (from: number, to: number) => Math.round((midnight(to) - midnight(from)) / day);

/** A relative time in its largest unit; future times count as now. Both arguments are in milliseconds. */
export function agoOf(then: number, now: number) {
  const age = now - then;
  if (age < minute) return { amount: 0, unit: "second" } as const;
  if (age < hour) return { amount: Math.floor(age / minute), unit: "minute" } as const;
  if (age < day) return { amount: Math.floor(age / hour), unit: "hour" } as const;
  const days = daysBetween(then, now);
  if (days < 7) return { amount: days, unit: "day" } as const;
  if (days < 30) return { amount: Math.floor(days / 7), unit: "week" } as const;
  if (days < 365) return { amount: Math.floor(days / 30), unit: "month" } as const;
  return { amount: Math.floor(days / 365), unit: "year" } as const;
}

/** The position of a message in its group; bubbles are grouped by sender and day. */
export interface Place {
  startsDay: boolean;
  startsGroup: boolean;
  endsGroup: boolean;
}

const timeOf = ({ createdAt }: Line) => Date.parse(createdAt);

function follows(message: Line | undefined, before: Line | undefined) {
  if (!message || !before || !isSamePerson(message.sender, before.sender)) return false;
  const [then, now] = [timeOf(before), timeOf(message)];
  return now - then < together && daysBetween(then, now) === 0;
}

/**
 * The position of the message at this index. It depends on its neighbours only, so that long lists are cheap. Groups
 * end at the line before `divided`.
 */
export function placeOf(messages: readonly Line[], index: number, divided?: number): Place {
  const [before, message, after] = [messages[index - 1], messages[index], messages[index + 1]];
  const startsDay = !before || !message || daysBetween(timeOf(before), timeOf(message)) !== 0;
  const startsGroup = message?.id === divided || !follows(message, before);
  return { startsDay, startsGroup, endsGroup: after?.id === divided || !follows(after, message) };
}
