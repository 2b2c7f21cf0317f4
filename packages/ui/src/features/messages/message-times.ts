import { isSamePerson } from "@passerelle/api";
import { minute } from "@passerelle/domain";
import { daysBetween } from "../../i18n";
import type { Line } from "./message-lines";

/** Messages of one person within this time are grouped, in milliseconds. */
const together = 5 * minute * 1000;

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
 * The position of the message at this index. It depends on its neighbours only, so its cost does not grow with the list.
 * Groups end at the line before `divided`.
 */
export function placeOf(messages: readonly Line[], index: number, divided?: number): Place {
  const [before, message, after] = [messages[index - 1], messages[index], messages[index + 1]];
  const startsDay = !before || !message || daysBetween(timeOf(before), timeOf(message)) !== 0;
  const startsGroup = message?.id === divided || !follows(message, before);
  return { startsDay, startsGroup, endsGroup: after?.id === divided || !follows(after, message) };
}
