import { setTimeout as pause } from "node:timers/promises";
import { call } from "./call";
import { opened } from "./live";
import type { Member } from "./members";
import { answer } from "./messages";

/** The calls that people made while their server was affected. */
export interface Traffic {
  /** The number of answers by status, method and path without ids. */
  statuses: Map<string, number>;
  /** Names of the confirmed formations, by person. */
  added: Map<Member, string[]>;
  /** Texts of the confirmed messages. */
  sent: string[];
  stop: () => Promise<void>;
}

const reads = [
  "/user/me",
  "/posts",
  "/notifications",
  "/messages/unread-count",
  "/discussions",
  "/job-offers-for-me",
  "/formations",
  "/user/sessions",
];

/** Milliseconds between a person's changes: 120 a minute are allowed, and a hundred entries of a list of a CV. */
const betweenChanges = 600;

/** Lets people read and write continuously; every second one also writes messages to `recipient`. */
export function startTraffic(people: readonly Member[], recipient: Member, url: string): Traffic {
  const statuses = new Map<string, number>();
  const added = new Map<Member, string[]>(people.map((person) => [person, []]));
  const sent: string[] = [];
  const end = new AbortController();

  const ask = async (person: Member, method: string, path: string, body?: unknown) => {
    const { status } = await call(url, method, path, { token: person.token, body });
    const name = `${method} ${path} ${status}`;
    statuses.set(name, (statuses.get(name) ?? 0) + 1);
    return status;
  };

  const act = async (person: Member, index: number) => {
    let nextChange = 0;
    for (let n = index; !end.signal.aborted; n += 1) {
      await ask(person, "GET", reads[n % reads.length] ?? "/posts");
      if (Date.now() < nextChange) continue;
      nextChange = Date.now() + betweenChanges;
      const degree = `Licence ${n}`;
      const body = { institution: "Nantes", degree, startedAt: "2019-09-01", location: "Nantes" };
      if ((await ask(person, "POST", "/formation", body)) === 201) added.get(person)?.push(degree);
    }
  };

  const talk = async (person: Member, index: number) => {
    const tab = await opened({ url }, person.token);
    for (let n = index; !end.signal.aborted; n += 1) {
      const content = `${person.username} ${n}`;
      const { type } = await answer(tab, { content, recipientUsername: recipient.username, clientId: `c${n}` });
      const name = `live ${type}`;
      statuses.set(name, (statuses.get(name) ?? 0) + 1);
      if (type === "message_sent") sent.push(content);
      // At most sixty are allowed per minute, after the first ones.
      await pause(500);
    }
    tab.socket.terminate();
  };

  const all = people.flatMap((person, index) => [act(person, index), ...(index % 2 ? [] : [talk(person, index)])]);
  return {
    statuses,
    added,
    sent,
    stop: async () => {
      end.abort();
      await Promise.all(all);
    },
  };
}
