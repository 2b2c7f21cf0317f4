import { type Account, callAs } from "./accounts";
import type { Server } from "./server";

/** Publishes a post by API, to prepare a journey. */
export async function publish(server: Server, by: Account, text: string) {
  const form = new FormData();
  form.set("text", text);
  return callAs(server, by, "POST", "/post", form);
}

/** Writes more posts than a screen shows; returns their ids. */
export async function writePosts(server: Server, by: Account, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let number = 1; number <= count; number += 1) {
    const { id } = await publish(server, by, `Chronique ${number}\n\n${"Une ligne de plus.\n".repeat(4)}`);
    ids.push(id);
  }
  return ids;
}
