import { setTimeout as pause } from "node:timers/promises";
import { createLive, createTickets, liveUrl } from "@passerelle/api";
import { WebSocket } from "ws";
import { systemClock } from "../src/platform/clock";
import type { Db } from "../src/platform/database/database";
import { addUser, openSession } from "./members";

/** A client of the live channel, as in a browser. */
export interface Client {
  live: ReturnType<typeof createLive>;
  /** The numbers of attempts, and of accepted and rejected connections. */
  made: number;
  opened: number;
  refused: number;
  isOpen: () => boolean;
}

/** Creates `size` logged-in users; returns their tokens. */
export function aCrowd(db: Db, size: number): Promise<string[]> {
  const people = Array.from({ length: size }, () => addUser(db, "applicant"));
  return Promise.all(people.map(async (person) => openSession(db, systemClock, (await person).id)));
}

/** Starts the interface's own live client, with its back-off. */
export function aClient(url: string, token: string): Client {
  class CountedSocket extends WebSocket {
    constructor(address: string) {
      super(address);
      client.made += 1;
    }
  }
  const checkSession = async () => void (client.refused += 1);
  const getToken = () => token;
  const getTicket = createTickets({ baseUrl: url, getToken });
  const options = { url: liveUrl(url, url), getToken, getTicket, checkSession, WebSocketImpl: CountedSocket };
  const live = createLive(options);
  const isOpen = () => live.getState().status === "OPEN";
  const client: Client = { live, made: 0, opened: 0, refused: 0, isOpen };
  live.subscribeState(() => {
    if (isOpen()) client.opened += 1;
  });
  live.start();
  return client;
}

/** Waits in real time despite fake timers. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await pause(5);
}
