import { type QueryClient, type QueryKey, useQueryClient } from "@tanstack/react-query";
import type { QueryRoot } from "./query-keys";
import { isGone, isUnclear } from "./call-failures";

/** A discussion shows the state of an application; its messages do not. */
const discussions = ["messages", "discussions"] as const;

/** The queries to refetch after each kind of change, except those that the change itself updates. */
const affected = {
  /** Names and pictures appear beside everything that a person wrote. */
  account: ["me", "person", "company", "posts", "found-posts", "messages"],
  /** Skills and titles are matched with offers. */
  applicantProfile: ["applicant-profile", "person", "job-offers-for-me", "job-offer"],
  recruiterProfile: ["recruiter-profile", "company"],
  cvEntry: ["cv", "profile", "person", "job-offers-for-me", "job-offer", "dashboard"],
  jobOffer: ["job-offers", "company", "applications", "dashboard", discussions],
  /** The reader's own application. */
  application: ["job-offers-for-me", "job-offer", "dashboard", discussions],
  /** A decision by another person, or by the reader in another tab. */
  decision: ["dashboard", discussions],
  /** Its notifications disappear with it. */
  post: ["posts", "found-posts", "notifications", "dashboard"],
  /** The other person's texts and offers are hidden or shown; notifications of them disappear. */
  block: ["blocks", "person", "company", "posts", "found-posts", "likers", "messages", "notifications", "job-offers-for-me", "job-offer"],
  /** Other people's actions, as reported by a notification. */
  othersPost: ["posts", "dashboard"],
  othersOffer: ["job-offers", "company", "applications", "job-offers-for-me", "job-offer", "dashboard", discussions],
} as const satisfies Record<string, readonly (QueryRoot | readonly [QueryRoot, string])[]>;

export type Change = keyof typeof affected;

/**
 * Refetches queries by the beginning of their keys: visible ones at once, others when they are shown. The only way to
 * do so (.oxlintrc.json), because a call without a key would refetch everything.
 */
export async function reload(client: QueryClient, ...keys: readonly [QueryKey, ...QueryKey[]]): Promise<void> {
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Marks queries to be refetched when they are shown next; visible ones stay as they are. */
export async function markStale(client: QueryClient, ...keys: readonly [QueryKey, ...QueryKey[]]): Promise<void> {
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey, refetchType: "none" })));
}

export async function reloadAfter(client: QueryClient, change: Change): Promise<void> {
  await Promise.all(affected[change].map((key) => reload(client, typeof key === "string" ? [key] : key)));
}

export async function reloadFailed(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ predicate: ({ state }) => state.status === "error" });
}

/** Updates the cached data of a key. A pending answer may be older than the change, so it is requested again. */
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

/** Refetches the affected data after a save, even if the object was deleted meanwhile or the outcome is unknown. */
export function useReloadAfterSave(change: Change) {
  const reload = useReload(change);
  return { onSuccess: reload, onError: (error: Error) => (isGone(error) || isUnclear(error)) && reload() };
}
