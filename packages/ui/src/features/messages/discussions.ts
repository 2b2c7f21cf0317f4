import { fullNameOf } from "../../components/people/PersonName";
import { type Identity, isSamePerson, personKey, type Schemas } from "@passerelle/api";
import { fold } from "@passerelle/domain";

export type Person = Schemas["Person"];
export type Message = Schemas["Message"];
export type Discussion = Schemas["Discussion"];

/** A discussion with a person; without an id it exists only in this browser until its first message. */
export interface DiscussionEntry {
  /** Its identifier in an address: the other person's username, except for deleted accounts. */
  key: string;
  id: number | null;
  person: Person;
  lastMessage: Message | null;
  offer: Discussion["offer"];
  /** The number of unread messages; 0 if the server does not send it. */
  unread: number;
  /** The newest of one's own messages that the other person has read, if known. */
  readUpTo?: number | undefined;
}

/** Whether the account is deleted: its messages stay readable, but none can be sent. */
export const isDeleted = ({ deleted }: Person) => deleted === true;

/** The identifier of a stored discussion in addresses. Usernames contain no "~", which marks deleted accounts. */
export const keyWith = (person: Person, id: number) =>
  isDeleted(person) ? `${person.username}~${id}` : person.username;

export function stored(discussion: Discussion): DiscussionEntry {
  const { id, interlocutor: person, lastMessage, offer, unreadCount: unread = 0, readUpTo } = discussion;
  return { key: keyWith(person, id), id, person, lastMessage, offer, unread, readUpTo };
}

/** A discussion's key on screen, which survives a rename. */
export const identityOf = ({ key, person }: DiscussionEntry) => (isDeleted(person) ? key : personKey(person));

/** A discussion that starts with the next message. */
export const begun = (person: Person): DiscussionEntry => ({
  key: person.username,
  id: null,
  person,
  lastMessage: null,
  offer: null,
  unread: 0,
});

/** The discussions, preceded by new ones with unsent messages to these people. */
export function withBegun(known: readonly DiscussionEntry[], people: readonly Person[]): readonly DiscussionEntry[] {
  const isListed = (person: Person) => known.some((each) => isSamePerson(each.person, person));
  const next = people.find((person) => !isListed(person));
  return next ? withBegun([begun(next), ...known], people) : known;
}

// N'Diaye is also found by 'ndiaye', and Ndiaye by 'n'diaye'.
const joined = (text: string) => fold(text).replaceAll("'", "");

/**
 * The entries that match a search: each of its words occurs in the first name, the last name or the username, ignoring
 * case and accents. `personOf` returns an entry's person.
 */
export function search<Entry>(
  entries: readonly Entry[],
  query: string,
  personOf: (entry: Entry) => Person,
): readonly Entry[] {
  const words = joined(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries;
  return entries.filter((entry) => {
    const person = personOf(entry);
    const names = joined(`${fullNameOf(person)} ${person.username}`);
    return words.every((word) => names.includes(word));
  });
}

/** The result for the address. */
export type Selection =
  { kind: "none" | "finding" | "unknown" | "oneself" } | { kind: "open"; discussion: DiscussionEntry };

interface Known {
  me: Identity;
  /** Undefined while loading. */
  discussions: readonly DiscussionEntry[] | undefined;
  /** The user with this name; null if none, undefined while loading. Only asked without a stored discussion. */
  found: Person | null | undefined;
  /** The person previously at the same address, who may have been renamed. */
  before?: Identity | undefined;
}

/** The discussion in the address: a stored one, or a new one with an existing user. */
export function select(selected: string | null, { me, discussions, found, before }: Known): Selection {
  if (selected === null) return { kind: "none" };
  const named = { username: selected };
  if (isSamePerson(named, { username: me.username })) return { kind: "oneself" };
  const withPerson = (wanted: Identity) => discussions?.find(({ person }) => isSamePerson(person, wanted));
  const listed =
    discussions?.find(({ key }) => key === selected) ?? withPerson(named) ?? (before && withPerson(before));
  if (listed) return { kind: "open", discussion: listed };
  if (!discussions || found === undefined) return { kind: "finding" };
  if (!found) return { kind: "unknown" };
  if (isSamePerson(found, me)) return { kind: "oneself" };
  return { kind: "open", discussion: withPerson(found) ?? begun(found) };
}
