import { QueryObserver } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { createQueryClient } from "./query-client";
import type { QueryRoot } from "./query-keys";
import { patch, reload, reloadAfter, reloadFailed } from "./reload";

/** A query on screen, with its calls. */
async function onShow(client: ReturnType<typeof createQueryClient>, root: QueryRoot) {
  const read = vi.fn<() => Promise<string>>(() => Promise.resolve(root));
  new QueryObserver(client, { queryKey: [root, 1], queryFn: read }).subscribe(() => undefined);
  await expect.poll(() => client.getQueryData([root, 1])).toBe(root);
  return read;
}

it("reloads visible queries at once, and the others when they are shown", async () => {
  const client = createQueryClient();
  const posts = await onShow(client, "posts");
  client.setQueryData(["dashboard", "stats"], 7);
  await reload(client, ["posts"], ["dashboard"]);
  expect(posts).toHaveBeenCalledTimes(2);
  expect(client.getQueryState(["dashboard", "stats"])?.isInvalidated).toBe(true);
});

it("leaves alone what a change does not touch", async () => {
  const client = createQueryClient();
  const [me, entries, messages] = [
    await onShow(client, "me"),
    await onShow(client, "cv"),
    await onShow(client, "messages"),
  ];
  await reloadAfter(client, "cvEntry");
  expect([me, entries, messages].map((read) => read.mock.calls.length)).toEqual([1, 2, 1]);
});

it("reads again what could not be read, and nothing else", async () => {
  const client = createQueryClient();
  const posts = await onShow(client, "posts");
  const me = vi.fn<() => Promise<string>>(() => Promise.resolve("me")).mockRejectedValueOnce(new Error("down"));
  new QueryObserver(client, { queryKey: ["me"], queryFn: me }).subscribe(() => undefined);
  await expect.poll(() => client.getQueryState(["me"])?.status).toBe("error");
  await reloadFailed(client);
  expect(client.getQueryData(["me"])).toBe("me");
  expect(posts).toHaveBeenCalledTimes(1);
});

it("asks again for an answer that was on its way when something changed", async () => {
  const client = createQueryClient();
  const answers = [() => Promise.resolve("old"), () => new Promise<string>(() => undefined), () => Promise.resolve("new")];
  const read = vi.fn<() => Promise<string>>(() => answers.shift()?.() ?? Promise.reject(new Error("asked too often")));
  new QueryObserver(client, { queryKey: ["posts"], queryFn: read }).subscribe(() => undefined);
  await expect.poll(() => client.getQueryData(["posts"])).toBe("old");
  void reload(client, ["posts"]);
  await patch<string>(client, ["posts"], (text) => `${text}, changed`);
  expect(client.getQueryData(["posts"])).toBe("old, changed");
  await expect.poll(() => client.getQueryData(["posts"])).toBe("new");
});
