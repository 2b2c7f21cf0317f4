import { setTimeout as pause } from "node:timers/promises";
import { createLive, createTickets, liveUrl } from "@passerelle/api";
import { secondsSessionValid } from "../src/features/auth/session-lifetime";
import { WebSocket } from "ws";
import { hashOf, newToken } from "../src/features/auth/random-tokens";
import { secondsAfter, systemClock } from "../src/platform/clock";
import type { Db } from "../src/platform/database/database";
import { newUser } from "./members";

/** A client of the live channel, as in a browser. */
export interface Client {
  live: ReturnType<typeof createLive>;
  /** The numbers of attempts, and of accepted and rejected connections. */
  made: number;
  opened: number;
  refused: number;
  isOpen: () => boolean;
}

/** Creates `size` logged-in users; returns their tokens. Their logins, one after the other, would take half a minute. */
export async function aCrowd(db: Db, size: number): Promise<string[]> {
  const users = Array.from({ length: size }, () => newUser("applicant"));
  const people = await db.insertInto("users").values(users).returning("id").execute();
  const sessions = people.map(({ id }) => ({ token: newToken(), user_id: id }));
  const expires_at = secondsAfter(systemClock.now(), secondsSessionValid);
  const rows = sessions.map(({ token, user_id }) => ({ user_id, token_hash: hashOf(token), expires_at }));
  await db.insertInto("sessions").values(rows).execute();
  return sessions.map(({ token }) => token);
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
