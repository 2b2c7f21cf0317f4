import { beforeEach, expect, it, vi } from "vitest";

beforeEach(() => vi.resetModules());

const answering = async (answer: () => Promise<Response>) => {
  vi.stubGlobal("fetch", answer);
  const { operator } = await import("./operator");
  return operator;
};

it("takes name and address from the server", async () => {
  const said = { name: "Association Passerelle", email: "contact@passerelle.example", more: 1 };
  expect(await answering(async () => Response.json(said))).toEqual({ name: said.name, email: said.email });
});

it.each([
  ["a page", async () => new Response("<!doctype html>")],
  ["nothing of that kind", async () => Response.json({ name: "", email: 5 })],
  ["null", async () => Response.json(null)],
  ["no answer", () => Promise.reject(new Error("offline"))],
])("names no operator for %s", async (_what, answer) => expect(await answering(answer)).toEqual({}));
