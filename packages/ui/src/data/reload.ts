import { type QueryClient, type QueryKey, useQueryClient } from "@tanstack/react-query";
import type { QueryRoot } from "./query-keys";
import { isGone, isUnclear } from "./call-failures";

/** A discussion shows the state of its application; its messages do not. */
const discussions = ["messages", "discussions"] as const;

/** The queries to read again after each kind of change, besides those that the change itself updates. */
const affected = {
  /** One's name and picture stand beside what one wrote. */
  account: ["me", "person", "company", "posts", "messages"],
  /** Its skills and titles are matched with offers. */
  applicantProfile: ["applicant-profile", "person", "job-offers-for-me", "job-offer"],
  recruiterProfile: ["recruiter-profile", "company"],
  cvEntry: ["cv", "profile", "person", "job-offers-for-me", "job-offer", "dashboard"],
  jobOffer: ["job-offers", "company", "applications", "dashboard", discussions],
  /** One's own. */
  application: ["job-offers-for-me", "job-offer", "dashboard", discussions],
  /** A decision by another person, or by the reader in another tab. */
  decision: ["dashboard", discussions],
  /** With it goes what notifies of it. */
  post: ["posts", "notifications", "dashboard"],
  /** What the other one wrote and offers is hidden or shown. */
  block: ["blocks", "person", "company", "posts", "likers", "messages", "job-offers-for-me", "job-offer"],
  /** What others did, as a notification says. */
  othersPost: ["posts", "dashboard"],
  othersOffer: ["job-offers", "company", "applications", "job-offers-for-me", "job-offer", "dashboard", discussions],
} as const satisfies Record<string, readonly (QueryRoot | readonly [QueryRoot, string])[]>;

export type Change = keyof typeof affected;

/**
 * Has queries read again by what their keys begin with: those on show at once, the others when they are shown. It is the
 * one way to do so (.oxlintrc.json), since without a key everything is read.
 */
export async function reload(client: QueryClient, ...keys: readonly [QueryKey, ...QueryKey[]]): Promise<void> {
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Has queries read again when they are shown next; those on show stay as they are. */
export async function markStale(client: QueryClient, ...keys: readonly [QueryKey, ...QueryKey[]]): Promise<void> {
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey, refetchType: "none" })));
}

/** Has what a change touches read again. */
export async function reloadAfter(client: QueryClient, change: Change): Promise<void> {
  await Promise.all(affected[change].map((key) => reload(client, typeof key === "string" ? [key] : key)));
}

/** Has everything read again that could not be read. */
export async function reloadFailed(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ predicate: ({ state }) => state.status === "error" });
}

/** Changes the cached data of a key. An answer under way may be older than the change, so it is requested again. */
export async function patch<Data>(client: QueryClient, queryKey: QueryKey, change: (data: Data) => Data) {
  const isReading = client.isFetching({ queryKey }) > 0;
  await client.cancelQueries({ queryKey });
  client.setQueriesData<Data>({ queryKey }, (data) => data && change(data));
  if (isReading) void reload(client, queryKey);
}

/** `reloadAfter` within React. */
export function useReload(change: Change) {
  const client = useQueryClient();
  return () => void reloadAfter(client, change);
}

/**
 * Reads the affected queries again after a save, also if the object was deleted meanwhile or the outcome is unknown.
 */
export function useReloadAfterSave(change: Change) {
  const reload = useReload(change);
  return { onSuccess: reload, onError: (error: Error) => (isGone(error) || isUnclear(error)) && reload() };
}
