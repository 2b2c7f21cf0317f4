import { accountErrors } from "./errors/account";
import { applicationErrors } from "./errors/applications";
import { authErrors } from "./errors/auth";
import { commonErrors } from "./errors/common";
import { cvErrors } from "./errors/cv";
import { fieldErrors } from "./errors/fields";
import { fileErrors } from "./errors/files";
import { jobOfferErrors } from "./errors/job-offers";
import { liveErrors } from "./errors/live";
import { messageErrors } from "./errors/messages";
import { notificationErrors } from "./errors/notifications";
import { postErrors } from "./errors/posts";
import { profileErrors } from "./errors/profiles";
import type { Language, Text } from "./language";
import { translateNotification } from "./notifications";

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
  messageErrors,
  notificationErrors,
  postErrors,
  profileErrors,
].flatMap((texts) => Object.values<Text | ((number: number) => Text)>(texts));

/** The refusal that says these words in either language; one of a number is asked for the number that the words hold. */
function refusalOf(words: string): Text | undefined {
  const number = Number(/\d+/.exec(words)?.[0]);
  const texts = entries.flatMap((entry) =>
    // Seconds are told in minutes from the first minute on.
    typeof entry === "function" ? [entry(number), entry(number * 60)] : [entry],
  );
  return texts.find(({ fr, en }) => fr === words || en === words);
}

/**
 * What the server said, a refusal or a notification, in the language asked for, whichever it was said in; `undefined`
 * where the words are none of ours. Their last full stop may be missing.
 */
export function translate(words: string, to: Language): string | undefined {
  if (words.endsWith(".")) return refusalOf(words)?.[to] ?? translateNotification(words, to);
  return refusalOf(`${words}.`)?.[to].slice(0, -1) ?? translateNotification(words, to);
}
