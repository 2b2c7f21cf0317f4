import { createApi, memberShapes } from "@passerelle/api";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { untilAnswered } from "./until-answered";

const api = createApi({ baseUrl: "http://server.example", shapes: memberShapes });
const params = { path: { id: 12 } };
const save = () => untilAnswered((signal) => api.PUT("/job-offer/{id}/saved", { params, ...(signal && { signal }) }));

type Network = (request: Request, init: { signal: AbortSignal }) => Promise<Response>;

/** Never answers, as a dead connection. */
const silence: Network = (_, { signal }) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });

const ok = () => Promise.resolve(Response.json({}));

/** A network that answers so, one call after the other, and is silent then. */
function aNetwork(...answers: Network[]) {
  const left = [...answers];
  const calls = vi.fn<Network>((request, init) => (left.shift() ?? silence)(request, init));
  vi.stubGlobal("fetch", (request: Request, init: { signal: AbortSignal }) => calls(request, init));
  return calls;
}

// A second takes a millisecond.
beforeEach(() => {
  vi.spyOn(AbortSignal, "timeout").mockImplementation((time) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException("Too late.", "TimeoutError")), time / 1_000);
    return controller.signal;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("gets through although five connections are dead", async () => {
  const calls = aNetwork(silence, silence, silence, silence, silence, ok);
  expect(await save()).toEqual({});
  expect(calls).toHaveBeenCalledTimes(6);
});

it("gives up where nothing ever answers", async () => {
  const calls = aNetwork();
  await expect(save()).rejects.toMatchObject({ reason: { kind: "offline" } });
  expect(calls).toHaveBeenCalledTimes(6);
});

it.each([
  ["a refusal", () => Promise.resolve(Response.json({ error: "Non." }, { status: 409 })), "refused"],
  ["a lost network", () => Promise.reject(new TypeError("Failed to fetch")), "offline"],
] as const)("sends nothing again after %s", async (_, answer, kind) => {
  const calls = aNetwork(answer);
  await expect(save()).rejects.toMatchObject({ reason: { kind } });
  expect(calls).toHaveBeenCalledTimes(1);
});
