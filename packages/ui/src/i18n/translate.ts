import {
  accountErrors,
  applicationErrors,
  authErrors,
  blockErrors,
  commonErrors,
  cvErrors,
  fieldErrors,
  fileErrors,
  hour,
  jobOfferErrors,
  type Language,
  liveErrors,
  messageErrors,
  minute,
  notificationErrors,
  postErrors,
  profileErrors,
  rateLimitErrors,
  reportErrors,
  storedErrors,
  type Text,
} from "@passerelle/domain";
import { translateNotification } from "./translate-notification";

const entries: (Text | ((number: number) => Text))[] = [
  accountErrors,
  applicationErrors,
  authErrors,
  commonErrors,
  cvErrors,
  fieldErrors,
  fileErrors,
  jobOfferErrors,
  liveErrors,
  blockErrors,
  messageErrors,
  notificationErrors,
  postErrors,
  reportErrors,
  profileErrors,
  rateLimitErrors,
  storedErrors,
].flatMap((texts) => Object.values<Text | ((number: number) => Text)>(texts));

/** The error with this text in either language; for a text with numbers, the one with the last number. */
function refusalOf(text: string): Text | undefined {
  const number = Number(/\d+(?=\D*$)/.exec(text)?.[0]);
  const texts = entries.flatMap((entry) =>
    // Longer waits are given in minutes or hours.
    typeof entry === "function" ? [entry(number), entry(number * minute), entry(number * hour)] : [entry],
  );
  return texts.find(({ fr, en }) => fr === text || en === text);
}

/** Translates a server's error or notification, with or without its full stop; undefined if it is not one of ours. */
export function translate(text: string, to: Language): string | undefined {
  if (text.endsWith(".")) return refusalOf(text)?.[to] ?? translateNotification(text, to);
  return refusalOf(`${text}.`)?.[to].slice(0, -1) ?? translateNotification(text, to);
}
