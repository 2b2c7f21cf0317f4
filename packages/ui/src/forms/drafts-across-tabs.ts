import { attempt } from "../browser-storage";
import { draftPrefix, draftStorage } from "./draft-storage";
import { here } from "./form-drafts";
import { formReopening } from "./form-reopening";
import { unsavedChanges } from "./unsaved-changes";
import { watchPage } from "./watch-page";

/** One entry of a kind of draft, and since when it is as it is. */
type Entry = readonly [name: string, value: unknown, since: number];

/** What one tab holds, in the storage of all tabs. */
interface DraftCopy {
  owner: string;
  entries: readonly Entry[];
}

/** The person of a session; some servers send no ids. */
interface DraftOwner {
  id: number | undefined;
  username: string;
}

const maxAge = 30 * 24 * 60 * 60 * 1_000;
/** In characters; larger than any form or message. */
const maxLength = 500_000;
const tabKey = "tab";
const lockOf = (tab: string) => `tab:${tab}`;

let readSession: () => DraftOwner | null = () => null;
let stopWatching: (() => void) | undefined;
let tab: Promise<string> | undefined;
/** The tab whose copy this page writes, once it is known. */
let held: string | undefined;
let since = new Map<string, number>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Lets unsaved text outlive this tab: once it is closed, another tab of the same person takes the text over. The person
 * is read from the session each time; without a session the text ends with the tab, and also without the Web Locks API,
 * which browsers offer over TLS only.
 */
export async function keepDraftsAcrossTabs(session: () => DraftOwner | null) {
  readSession = session;
  stopWatching ??= watchPage();
  if (!session()) return forgetCopies();
  if (!("locks" in navigator) || !navigator.locks) return;
  const isFirst = tab === undefined;
  if (isFirst) watch();
  tab ??= holdTab();
  held = await tab;
  await takeOver(isFirst);
  // The screens may have been there first.
  if (isFirst) formReopening.reopen();
}

function forgetCopies() {
  for (const [id] of storedCopies()) remove(id);
}

/** The same for two sessions of one person. */
function readOwner(): string | undefined {
  const session = readSession();
  return session ? String(session.id ?? session.username.toLowerCase()) : undefined;
}

function watch() {
  for (const event of ["input", "submit"]) document.addEventListener(event, copySoon);
  window.addEventListener("pagehide", copy);
  document.addEventListener("visibilitychange", () => (document.hidden ? copy() : void takeOver()));
}

function copySoon() {
  clearTimeout(timer);
  timer = setTimeout(copy, 1_000);
}

/** The lock of this tab tells the others that it is open; a tab that was duplicated gets an id of its own. */
async function holdTab(): Promise<string> {
  const before = attempt(() => sessionStorage.getItem(tabKey));
  if (before && (await hold(before))) return before;
  const id = crypto.randomUUID();
  await hold(id);
  attempt(() => sessionStorage.setItem(tabKey, id));
  return id;
}

function hold(id: string): Promise<boolean> {
  return new Promise((resolve) => {
    const untilClosed = new Promise<never>(() => undefined);
    navigator.locks
      .request(lockOf(id), { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock ? untilClosed : undefined;
      })
      .catch(() => resolve(false));
  });
}

/** Writes what this tab holds; where there is no room or it is too much, nothing of it outlives the tab. */
function copy() {
  const owner = readOwner();
  if (held === undefined || owner === undefined) return;
  const entries = ownEntries();
  since = new Map(entries.map(([name, value, time]) => [identify(name, value), time]));
  const key = draftPrefix + held;
  const text = JSON.stringify({ owner, entries } satisfies DraftCopy);
  remove(held);
  if (entries.length > 0 && text.length <= maxLength) attempt(() => localStorage.setItem(key, text));
}

const remove = (id: string) => attempt(() => localStorage.removeItem(draftPrefix + id));

const identify = (name: string, value: unknown) => JSON.stringify([name, value]);

/** What this tab would store if it were left now. */
function ownEntries(): Entry[] {
  const names = (attempt(() => Object.keys(sessionStorage)) ?? [])
    .filter((key) => key.startsWith(draftPrefix))
    .map((key) => key.slice(draftPrefix.length));
  const stored = names.flatMap((name) => draftStorage.read(name).map((value): [string, unknown] => [name, value]));
  const typed = unsavedChanges.drafts().map((draft): [string, unknown] => ["forms", [...draft, here()]]);
  const places = new Set(typed.map(([name, value]) => placeOf(name, value)));
  const waiting = stored.filter(([name, value]) => !places.has(placeOf(name, value)));
  const now = Date.now();
  return [...waiting, ...typed].map(([name, value]) => [name, value, since.get(identify(name, value)) ?? now]);
}

/** Takes over what its owner typed in tabs that are closed, once each; the copies of other people are deleted. */
async function takeOver(isFirst = false) {
  if (document.hidden) return;
  await navigator.locks.request("drafts", async () => {
    const { held: locks = [] } = await navigator.locks.query();
    const open = new Set(locks.map(({ name }) => name));
    const owner = readOwner();
    if (owner === undefined) return;
    for (const [id, found] of storedCopies()) {
      const isOurs = found?.owner === owner;
      // A browser that crashed has lost what this tab had stored for itself.
      const isLeft = id === held ? isFirst : !open.has(lockOf(id));
      if (!isOurs || (isLeft && merge(found.entries))) remove(id);
    }
    copy();
  });
}

/** All copies, by the id of their tab: this tab's first, then the newest. */
function storedCopies() {
  const keys = attempt(() => Object.keys(localStorage)) ?? [];
  const copies = keys.flatMap((key): [string, DraftCopy | undefined][] =>
    key.startsWith(draftPrefix) ? [[key.slice(draftPrefix.length), readCopy(key)]] : [],
  );
  return copies.toSorted(([id, one], [, other]) => (id === held ? -1 : newest(other) - newest(one)));
}

const newest = (found: DraftCopy | undefined) => Math.max(0, ...(found?.entries ?? []).map(([, , time]) => time));

/** Adds the entries that are recent enough, unless the same places hold other text; returns whether it did. */
function merge(found: readonly Entry[]): boolean {
  const own = ownEntries();
  const known = new Set(own.map(([name, value]) => identify(name, value)));
  const places = new Set(own.map(([name, value]) => placeOf(name, value)));
  const young = found.filter(([, , time]) => time > Date.now() - maxAge);
  const added = young.filter(([name, value]) => !known.has(identify(name, value)));
  if (added.some(([name, value]) => places.has(placeOf(name, value)))) return false;
  const isStored = [...new Set(added.map(([name]) => name))].every((kind) => {
    const values = added.flatMap(([name, value]) => (name === kind ? [value] : []));
    return draftStorage.write(kind, isAttempt(kind) ? values : [...values, ...draftStorage.read(kind)]);
  });
  for (const [name, value, time] of added) since.set(identify(name, value), time);
  if (isStored && added.length > 0) draftStorage.notify();
  return isStored;
}

/** A creation's attempt moves with its text; without its form it is meaningless. */
const isAttempt = (name: string) => name.startsWith("attempt:");

/** Where something is typed: a form, a discussion. */
function placeOf(name: string, value: unknown): string {
  return identify(name, Array.isArray(value) && !isAttempt(name) ? value[0] : value);
}

function readCopy(key: string): DraftCopy | undefined {
  const found = attempt((): unknown => JSON.parse(localStorage.getItem(key) ?? "null"));
  return isCopy(found) ? found : undefined;
}

function isCopy(value: unknown): value is DraftCopy {
  if (typeof value !== "object" || value === null || !("owner" in value) || !("entries" in value)) return false;
  return typeof value.owner === "string" && Array.isArray(value.entries) && value.entries.every(isEntry);
}

function isEntry(value: unknown): value is Entry {
  return Array.isArray(value) && typeof value[0] === "string" && typeof value[2] === "number";
}
