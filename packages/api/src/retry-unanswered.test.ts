import { beforeEach, expect, it, vi } from "vitest";
import { createApi } from "./client";
import { memberShapes } from "./member-shapes";
import { retryUnanswered } from "./retry-unanswered";

let isOver = false;
const over = () => isOver;
const api = createApi({
  baseUrl: "http://server.example",
  shapes: memberShapes,
  isOver: over,
  fetch: retryUnanswered(over),
});
const params = { path: { id: 12 } };
const save = () => api.PUT("/job-offer/{id}/saved", { params });

const gone = () => Promise.resolve(Response.json({ error: "Non." }, { status: 404 }));
const ok = () => Promise.resolve(Response.json({}));

type Network = (request: Request, init: { signal: AbortSignal }) => Promise<Response>;

/** Never answers, like a dead connection. */
const silence: Network = (_, { signal }) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });

/** A network that gives these answers, one per call, and then never answers again. */
function aNetwork(...answers: Network[]) {
  const left = [...answers];
  const calls = vi.fn<Network>((request, init) => (left.shift() ?? silence)(request, init));
  vi.stubGlobal("fetch", (request: Request, init: { signal: AbortSignal }) => calls(request, init));
  return calls;
}

// Shortens timeouts: a second becomes a millisecond.
beforeEach(() => {
  isOver = false;
  vi.spyOn(AbortSignal, "timeout").mockImplementation((time) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException("Too late.", "TimeoutError")), time / 1_000);
    return controller.signal;
  });
});
it("gets through although all six connections are dead", async () => {
  const calls = aNetwork(silence, silence, silence, silence, silence, silence, ok);
  expect(await save()).toEqual({});
  expect(calls).toHaveBeenCalledTimes(7);
});

it("gives up where nothing ever answers", async () => {
  const calls = aNetwork();
  await expect(save()).rejects.toMatchObject({ reason: { kind: "offline" } });
  expect(calls).toHaveBeenCalledTimes(7);
});

it.each([
  ["a refusal", () => Promise.resolve(Response.json({ error: "Non." }, { status: 409 })), "refused"],
  ["a lost network", () => Promise.reject(new TypeError("Failed to fetch")), "offline"],
] as const)("sends nothing again after %s", async (_, answer, kind) => {
  const calls = aNetwork(answer);
  await expect(save()).rejects.toMatchObject({ reason: { kind } });
  expect(calls).toHaveBeenCalledTimes(1);
});

it.each([
  ["a deletion", () => api.DELETE("/post/{id}", { params })],
  ["a setting", save],
])("sends %s again", async (_, send) => {
  const calls = aNetwork(silence, ok);
  await send();
  expect(calls).toHaveBeenCalledTimes(2);
});

it.each([
  ["a comment", () => api.POST("/comment", { body: { postID: 12, content: "Oui.", clientId: crypto.randomUUID() } })],
  ["an offer's change", () => api.PATCH("/job-offer/{id}", { params, body: { active: false } })],
  ["a question", () => api.GET("/user/me")],
])("sends %s once", async (_, send) => {
  const calls = aNetwork(silence, ok);
  await expect(send()).rejects.toMatchObject({ reason: { kind: "offline" } });
  expect(calls).toHaveBeenCalledTimes(1);
});

it("does not know whether something is gone by an earlier attempt", async () => {
  aNetwork(silence, gone);
  await expect(api.DELETE("/post/{id}", { params })).rejects.toMatchObject({ reason: { kind: "offline" } });
  aNetwork(gone);
  await expect(api.DELETE("/post/{id}", { params })).rejects.toMatchObject({ reason: { status: 404 } });
});

it("stops when the caller gives up", async () => {
  const controller = new AbortController();
  const calls = aNetwork((request, init) => {
    queueMicrotask(() => controller.abort());
    return silence(request, init);
  });
  const call = api.DELETE("/post/{id}", { params, signal: controller.signal });
  await expect(call).rejects.toMatchObject({ name: "AbortError" });
  expect(calls).toHaveBeenCalledTimes(1);
});

it("sends nothing again once the session is over", async () => {
  const calls = aNetwork((request, init) => {
    isOver = true;
    return silence(request, init);
  });
  const told = vi.fn<() => void>();
  void save().then(told, told);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(calls).toHaveBeenCalledTimes(1);
  expect(told).not.toHaveBeenCalled();
});
