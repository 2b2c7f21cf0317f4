import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createApi, createStrictApi } from "./client";
import { CALL_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from "./timeouts";
import { reasonOf, unwrap } from "./api-error";
import { form } from "./form-data";
import { memberShapes } from "./member-shapes";

const baseUrl = "http://passerelle.test";
const me = { firstname: "Jeanne" };
const fetched = vi.fn<typeof fetch>();

const json = (body: unknown, status = 200) => Response.json(body, { status });
function lastRequest(): Request {
  const request = fetched.mock.lastCall?.[0];
  if (!(request instanceof Request)) throw new Error("Nothing was fetched.");
  return request;
}

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  fetched.mockImplementation(() => Promise.resolve(json(me)));
});
afterEach(() => {
  vi.useRealTimers();
  fetched.mockReset();
});

describe("the bearer", () => {
  it("is sent while there is a token", async () => {
    await createStrictApi({ baseUrl, getToken: () => "abc" }).GET("/user/me");
    expect(lastRequest().headers.get("Authorization")).toBe("Bearer abc");
  });

  it("is not sent without one", async () => {
    await createStrictApi({ baseUrl, getToken: () => null }).GET("/user/me");
    expect(lastRequest().headers.has("Authorization")).toBe(false);
  });
});

it("is not used any more once its session is over", async () => {
  const call = unwrap(createStrictApi({ baseUrl, getToken: () => "abc", isOver: () => true }).GET("/user/me"));
  await expect(call).rejects.toMatchObject({ reason: { kind: "unauthenticated" } });
  expect(fetched).not.toHaveBeenCalled();
});

it.each([200, 500])("reports no call whose session ended before its answer: %d", async (status) => {
  let isOver = false;
  fetched.mockImplementation(() => {
    isOver = true;
    return Promise.resolve(json(me, status));
  });
  const told = vi.fn<() => void>();
  void createApi({ baseUrl, shapes: memberShapes, isOver: () => isOver })
    .GET("/user/me")
    .then(told, told);
  const other = createApi({ baseUrl, shapes: memberShapes }).GET("/user/me");
  await Promise.allSettled([other, new Promise((resolve) => setTimeout(resolve))]);
  expect(told).not.toHaveBeenCalled();
});

describe("the language", () => {
  it("is the chosen one", async () => {
    await createStrictApi({ baseUrl, getLanguage: () => "fr" }).GET("/posts");
    expect(lastRequest().headers.get("Accept-Language")).toBe("fr");
  });

  it("is `*` without a choice, whatever the browser prefers", async () => {
    await createStrictApi({ baseUrl }).GET("/posts");
    expect(lastRequest().headers.get("Accept-Language")).toBe("*");
  });
});

describe("a 401", () => {
  beforeEach(() => fetched.mockImplementation(() => Promise.resolve(json({ error: "Session expirée." }, 401))));

  it("ends the session and rejects the call", async () => {
    const onUnauthenticated = vi.fn<() => void>();
    const call = unwrap(createStrictApi({ baseUrl, getToken: () => "abc", onUnauthenticated }).GET("/user/me"));
    await expect(call).rejects.toMatchObject({ reason: { kind: "unauthenticated", message: "Session expirée." } });
    expect(onUnauthenticated).toHaveBeenCalledOnce();
  });

  it("of an earlier session leaves the present one alone", async () => {
    let token = "earlier";
    const onUnauthenticated = vi.fn<() => void>();
    const call = createStrictApi({ baseUrl, getToken: () => token, onUnauthenticated }).GET("/user/me");
    token = "present";
    await call;
    expect(onUnauthenticated).not.toHaveBeenCalled();
  });
});

// The `error` of openapi-fetch is undefined for an empty body, so that only `response.ok` tells.
it.each([
  [500, {}, { kind: "refused", status: 500 }],
  [500, { "Content-Length": "0" }, { kind: "refused", status: 500 }],
  [404, { "Content-Length": "0" }, { kind: "refused", status: 404 }],
  [401, { "Content-Length": "0" }, { kind: "unauthenticated" }],
])("a %d without a body, with %j, rejects the call", async (status, headers, reason) => {
  fetched.mockImplementation(() => Promise.resolve(new Response(null, { status, headers })));
  await expect(createApi({ baseUrl, shapes: memberShapes }).GET("/user/me")).rejects.toMatchObject({ reason });
  await expect(unwrap(createStrictApi({ baseUrl }).POST("/user/logout"))).rejects.toMatchObject({ reason });
});

it("does not end the session at a 403", async () => {
  fetched.mockImplementation(() => Promise.resolve(json({ error: "Réservé." }, 403)));
  const onUnauthenticated = vi.fn<() => void>();
  await createStrictApi({ baseUrl, getToken: () => "abc", onUnauthenticated }).GET("/formations");
  expect(onUnauthenticated).not.toHaveBeenCalled();
});

it("sends a form as multipart", async () => {
  await createStrictApi({ baseUrl }).PATCH("/applicant", form({ profile: "Développeuse", skills: ["Go", "SQL"] }));
  const request = lastRequest();
  expect(request.headers.get("Content-Type")).toMatch(/^multipart\/form-data; boundary=/);
  expect((await request.formData()).getAll("skills")).toEqual(["Go", "SQL"]);
});

describe("without a server", () => {
  it("a call is offline", async () => {
    fetched.mockRejectedValue(new TypeError("Failed to fetch"));
    await expect(unwrap(createStrictApi({ baseUrl }).GET("/posts"))).rejects.toMatchObject({
      reason: { kind: "offline" },
    });
  });

  it.each([
    ["a change never left a browser without a connection", "POST", [false, false], { unsent: true }],
    ["a change may have arrived before the connection was lost", "POST", [true, false], {}],
    ["a change may have been sent when the connection came back", "POST", [false, true], {}],
    ["a read has no outcome", "GET", [false, false], {}],
  ] as const)("%s (D-430)", async (_, method, [before, after], expected) => {
    let isOnline: boolean = before;
    fetched.mockImplementation(() => {
      isOnline = after;
      return Promise.reject(new TypeError("Failed to fetch"));
    });
    const client = createApi({ baseUrl, shapes: memberShapes, isOnline: () => isOnline });
    const call = method === "GET" ? client.GET("/posts") : client.POST("/user/logout");
    expect(await call.catch(reasonOf)).toEqual({ kind: "offline", ...expected });
  });

  it("a call waits ten seconds and is offline", async () => {
    // AbortSignal.timeout does not use the timers that fake timers replace.
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
    fetched.mockImplementation(hangUntilAborted);
    const call = unwrap(createStrictApi({ baseUrl }).GET("/posts"));
    await expect.poll(() => fetched).toHaveBeenCalled();
    expect(timeout).toHaveBeenCalledWith(CALL_TIMEOUT_MS);
    limit.abort(new DOMException("late", "TimeoutError"));
    await expect(call).rejects.toMatchObject({ reason: { kind: "offline" } });
    timeout.mockRestore();
  });

  it("a file upload gets more time", async () => {
    const timeout = vi.spyOn(AbortSignal, "timeout");
    await createStrictApi({ baseUrl }).POST("/post", form({ text: "Bonjour", image: new Blob(["GIF89a"]) }));
    expect(timeout).toHaveBeenCalledWith(UPLOAD_TIMEOUT_MS);
    timeout.mockRestore();
  });

  it("waits as long for a document that is drawn", async () => {
    const timeout = vi.spyOn(AbortSignal, "timeout");
    fetched.mockImplementation(() => Promise.resolve(new Response("%PDF-")));
    await createStrictApi({ baseUrl }).GET("/cv/pdf", {
      params: { query: { language: "fr" } },
      parseAs: "blob",
      headers: { Accept: "application/pdf" },
    });
    expect(timeout).toHaveBeenCalledWith(UPLOAD_TIMEOUT_MS);
    timeout.mockRestore();
  });

  it("an aborted call does not count as offline", async () => {
    fetched.mockImplementation(hangUntilAborted);
    const giveUp = new AbortController();
    const call = unwrap(createStrictApi({ baseUrl }).GET("/posts", { signal: giveUp.signal }));
    giveUp.abort();
    await expect(call).rejects.toMatchObject({ name: "AbortError" });
  });
});

const hangUntilAborted: typeof fetch = (_request, init) =>
  new Promise((_resolve, reject) => {
    const signal = init?.signal;
    const abort = () => reject(signal?.reason instanceof Error ? signal.reason : new Error("aborted"));
    if (signal?.aborted) abort();
    else signal?.addEventListener("abort", abort);
  });
