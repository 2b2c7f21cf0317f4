import { ApiFailure, createApi, form, memberShapes } from "@passerelle/api";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { stallTimeout, upload } from "./upload";
import type { UploadState } from "./use-upload";

/** The part of XMLHttpRequest that uploads use; the test controls the network. */
class FakeXhr extends EventTarget {
  static last: FakeXhr;
  readonly upload = new EventTarget();
  readonly headers = new Headers();
  sent: Blob | undefined;
  url = "";
  status = 0;
  statusText = "";
  responseType = "";
  response: Blob | null = null;
  responseHeaders = "";
  constructor() {
    super();
    FakeXhr.last = this;
  }
  open = (method: string, url: string) => void (this.url = `${method} ${url}`);
  setRequestHeader = (name: string, value: string) => this.headers.set(name, value);
  getAllResponseHeaders = () => this.responseHeaders;
  send = (body: Blob) => void (this.sent = body);
  abort = () => this.dispatchEvent(new Event("abort"));
  fail = () => this.dispatchEvent(new Event("error"));
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event("progress"), { loaded, total }));
  }
  sendAll = () => this.upload.dispatchEvent(new Event("load"));
  answer(status: number, body: object, headers = "Content-Type: application/json\r\nContent-Language: fr\r\n") {
    Object.assign(this, { status, response: new Blob([JSON.stringify(body)]), responseHeaders: headers });
    this.dispatchEvent(new Event("load"));
  }
}

const file = new File(["%PDF-1.7"], "cv.pdf");
const states: (UploadState | undefined)[] = [];
const shown = () => states.at(-1);
const onUnauthenticated = vi.fn<() => void>();

/** Starts saving a resume; returns the call once it is in progress. */
async function begin() {
  const api = createApi({
    baseUrl: "http://server.example",
    shapes: memberShapes,
    getToken: () => "a-token",
    getLanguage: () => "fr",
    onUnauthenticated,
  });
  const call = upload(
    file,
    (state) => states.push(state),
    (init) => api.PATCH("/applicant", { ...form({ resume: file }), ...init }),
  );
  const failed = call.then(
    () => undefined,
    (error: unknown) => (error instanceof ApiFailure ? error.reason : error),
  );
  await vi.waitFor(() => expect(FakeXhr.last.sent).toBeDefined());
  return { call, failed };
}

beforeEach(() => {
  vi.stubGlobal("XMLHttpRequest", FakeXhr);
  FakeXhr.last = new FakeXhr();
  states.length = 0;
  onUnauthenticated.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("an upload", () => {
  it("is the call that fetch would make", async () => {
    const { call } = await begin();
    const { url, headers, sent } = FakeXhr.last;
    expect(url).toBe("PATCH http://server.example/applicant");
    expect(headers.get("Authorization")).toBe("Bearer a-token");
    expect(headers.get("Accept-Language")).toBe("fr");
    expect(headers.get("Content-Type")).toMatch(/^multipart\/form-data; boundary=/);
    expect(await sent?.text()).toContain('name="resume"; filename="cv.pdf"');
    FakeXhr.last.sendAll();
    const unstated = { sector: null, academicLevel: null, experienceLevel: null, portfolioUrl: null, resumeUrl: null };
    const stated = { profile: "Soudeuse", skills: ["TIG"], languages: [], availableImmediately: false };
    FakeXhr.last.answer(200, { data: { ...unstated, ...stated }, unknown: true });
    // The answer is normalised to the contract's shape.
    expect(await call).toEqual({ data: { ...unstated, ...stated } });
    expect(shown()).toBeUndefined();
  });

  it("says how far it is, and that it is there only once all of it has left", async () => {
    const { call } = await begin();
    expect(shown()).toMatchObject({ kind: "sending", share: 0 });
    FakeXhr.last.progress(430, 1000);
    expect(shown()).toMatchObject({ share: 0.43 });
    FakeXhr.last.progress(1000, 1000);
    expect(shown()).toMatchObject({ share: 0.99 });
    FakeXhr.last.sendAll();
    expect(shown()).toMatchObject({ share: 1 });
    FakeXhr.last.answer(200, {});
    await call.catch(() => undefined);
  });

  it("is refused in the server's words and language", async () => {
    const { failed } = await begin();
    FakeXhr.last.answer(400, { errors: { resume: "Ce fichier n'est pas un PDF." } });
    expect(await failed).toEqual({ kind: "invalid", fields: { resume: "Ce fichier n'est pas un PDF." }, lang: "fr" });
    expect(shown()).toBeUndefined();
  });

  it("ends the session with a 401", async () => {
    const { failed } = await begin();
    FakeXhr.last.answer(401, { error: "Session expirée" });
    expect(await failed).toMatchObject({ kind: "unauthenticated" });
    expect(onUnauthenticated).toHaveBeenCalledOnce();
  });

  it("was not saved if it is cancelled", async () => {
    const { failed } = await begin();
    FakeXhr.last.progress(430, 1000);
    const state = shown();
    if (state?.kind === "sending") state.cancel();
    expect(await failed).toEqual({ kind: "cancelled" });
    expect(shown()).toEqual({ kind: "stopped", file, share: 0.43, isCancelled: true });
  });

  it("was not saved if the network is lost before its end", async () => {
    const { failed } = await begin();
    FakeXhr.last.progress(430, 1000);
    FakeXhr.last.fail();
    expect(await failed).toEqual({ kind: "refused" });
    expect(shown()).toEqual({ kind: "stopped", file, share: 0.43, isCancelled: false });
  });

  it("may have been saved if the network is lost after its end", async () => {
    const { failed } = await begin();
    FakeXhr.last.sendAll();
    FakeXhr.last.fail();
    expect(await failed).toEqual({ kind: "offline" });
    expect(shown()).toBeUndefined();
  });

  it("may take as long as it moves, and is given up once it stands", async () => {
    const { failed } = await begin();
    vi.useFakeTimers();
    FakeXhr.last.progress(1, 1000);
    for (const loaded of [2, 3, 4]) {
      vi.advanceTimersByTime(stallTimeout - 1);
      FakeXhr.last.progress(loaded, 1000);
    }
    expect(shown()).toMatchObject({ kind: "sending", share: 0.004 });
    vi.advanceTimersByTime(stallTimeout);
    vi.useRealTimers();
    expect(await failed).toEqual({ kind: "refused" });
  });
});
