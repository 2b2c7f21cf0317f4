import { MutationObserver } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { changesSettled } from "./changes-settled";
import { createQueryClient } from "./query-client";

it("waits for the changes under way, be they refused, and for those that begin meanwhile", async () => {
  const client = createQueryClient();
  const ends: (() => void)[] = [];
  const change = (end: "resolve" | "reject") =>
    new MutationObserver(client, {
      mutationFn: () => new Promise<void>((resolve, reject) => ends.push(end === "resolve" ? resolve : reject)),
    })
      .mutate()
      .catch(() => undefined);
  void change("reject");
  const told = vi.fn<() => void>();
  const settled = changesSettled(client).then(told);
  void change("resolve");
  await expect.poll(() => ends).toHaveLength(2);
  for (const end of ends) {
    expect(told).not.toHaveBeenCalled();
    end();
    await new Promise((resolve) => setTimeout(resolve));
  }
  await settled;
});

it("waits for nothing where nothing is under way", () =>
  expect(changesSettled(createQueryClient())).resolves.toBeUndefined());
