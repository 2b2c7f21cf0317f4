import { expect } from "@playwright/test";
import type { Account } from "./accounts";
import type { Server } from "./server";

/** Somebody with more posts in the feed than a screen shows. */
export async function writePosts(server: Server, { token }: Account, count: number) {
  for (let number = 1; number <= count; number += 1) {
    const body = new FormData();
    body.set("text", `Chronique ${number}\n\n${"Une ligne de plus.\n".repeat(4)}`);
    const answer = await fetch(`${server.url}/post`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body,
    });
    expect(answer.ok).toBe(true);
  }
}
