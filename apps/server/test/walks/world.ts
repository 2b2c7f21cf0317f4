import type { LiveConnection, TestUser } from "@passerelle/api/conformance";

/** Three applicants and three recruiters. */
export const names = ["anna", "bruno", "dina", "rita", "remy", "rosa"] as const;
export type Name = (typeof names)[number];
export const applicants: readonly Name[] = ["anna", "bruno", "dina"];
export const recruiters: readonly Name[] = ["rita", "remy", "rosa"];

/** A published object that others may like and its author or operators may remove. */
interface Published {
  id: number;
  author: Name;
  text: string;
  hidden: boolean;
  likes: { id: number; author: Name }[];
}

export interface Post extends Published {
  comments: Published[];
}
export type Comment = Published;

export interface Application {
  id: number;
  applicant: Name;
  status: "unread" | "seen" | "accepted" | "rejected";
}

export interface Offer {
  id: number;
  recruiter: Name;
  title: string;
  active: boolean;
  applications: Application[];
}

export interface Message {
  id: number;
  discussionId: number;
  from: Name;
  to: Name;
  /** Whether the recipient blocked the sender when it was sent, and therefore never sees it. */
  withheld: boolean;
  read: boolean;
  deleted: boolean;
}

/** The expected results of a walk's acts, in order of creation. */
export interface World {
  posts: Post[];
  offers: Offer[];
  messages: Message[];
  /** Latest last. */
  blocks: { by: Name; of: Name }[];
  saved: { by: Name; offer: number }[];
  fullnames: Record<Name, string>;
  /** Former last names, which must not be shown any more. */
  formerNames: string[];
}

/** A person of the walk, with an open live channel. */
export interface Walker {
  user: TestUser;
  channel: LiveConnection;
}

export interface Real {
  walkers: Record<Name, Walker>;
  hide: (kind: "post" | "comment", id: number) => Promise<void>;
  restore: (kind: "post" | "comment", id: number) => Promise<void>;
  /** Resets all rate limits. */
  forgetLimits: () => Promise<void>;
}

export const blocks = ({ blocks }: World, by: Name, of: Name): boolean =>
  blocks.some((one) => one.by === by && one.of === of);

/** The published objects that a reader sees. */
export const visibleTo = <One extends { author: Name; hidden?: boolean }>(
  world: World,
  reader: Name,
  all: readonly One[],
): One[] => all.filter(({ author, hidden = false }) => !hidden && !blocks(world, reader, author));

export const applicationOf = ({ applications }: Offer, name: Name): Application | undefined =>
  applications.find(({ applicant }) => applicant === name);

export const isOpenFor = (world: World, reader: Name, { active, recruiter }: Offer): boolean =>
  active && !blocks(world, reader, recruiter);

/** The messages between two people that one of them sees. */
export const messagesOf = ({ messages }: World, reader: Name, other: Name): Message[] =>
  messages.filter(
    ({ from, to, withheld }) => (from === reader && to === other) || (from === other && to === reader && !withheld),
  );

/** The number of unread messages from another person; none while the reader blocks them. */
export const unreadFrom = (world: World, reader: Name, other: Name): number =>
  blocks(world, reader, other)
    ? 0
    : messagesOf(world, reader, other).filter(({ from, read, deleted }) => from === other && !read && !deleted).length;
