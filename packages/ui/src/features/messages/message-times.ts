import { isSamePerson } from "@passerelle/api";
import type { Line } from "./lines";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Messages of one person that follow each other this closely stand together, in milliseconds. */
const together = 5 * minute;

const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0);

/** How many midnights lie between, in the reader's time zone; a day of 23 or 25 hours is a day. */
export const daysBetween = (from: number, to: number) => Math.round((midnight(to) - midnight(from)) / day);

/** How long ago, in the largest unit that says it; a clock ahead of ours counts as now. Both in milliseconds. */
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

/** Where a message stands among those around it: bubbles are grouped by sender and day. */
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
 * The place of the message at this index; looks at its neighbours alone, so that ten thousand cost nothing. In front of
 * `divided` stands a line, across which nothing is grouped.
 */
export function placeOf(messages: readonly Line[], index: number, divided?: number): Place {
  const [before, message, after] = [messages[index - 1], messages[index], messages[index + 1]];
  const startsDay = !before || !message || daysBetween(timeOf(before), timeOf(message)) !== 0;
  const startsGroup = message?.id === divided || !follows(message, before);
  return { startsDay, startsGroup, endsGroup: after?.id === divided || !follows(after, message) };
}
