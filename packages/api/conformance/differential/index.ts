import { accounts, refusedAccounts, registrations, sessions } from "./accounts";
import { badInput } from "./bad-input";
import { cv } from "./cv";
import { applications, offers } from "./offers";
import { limits } from "./limits";
import { messages, posts } from "./posts";
import type { Step } from "./steps";

export { compareImplementations, type Comparison, type Implementation } from "./run";
export { type Step, tinyGif, tinyPdf } from "./steps";

/** All operations, with valid and invalid calls, as one long sequence over an empty implementation. */
export const sequence = (): Step[] => [
  ...registrations,
  ...refusedAccounts,
  ...accounts,
  ...offers,
  ...applications,
  ...posts,
  ...messages,
  ...cv,
  ...sessions,
  ...badInput(),
  ...limits,
];
