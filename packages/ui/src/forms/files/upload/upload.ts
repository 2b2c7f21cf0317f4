import { ApiFailure } from "@passerelle/api";
import { isUnsent } from "../../../data/call-failures";
import type { UploadState } from "./use-upload";

/** The options of an API call that make it use this upload. */
export type UploadInit = { fetch?: (request: Request) => Promise<Response> };

/**
 * Makes a call with a file, and reports its progress. A call that ends before the whole form was sent saved nothing,
 * because servers reject incomplete forms.
 */
export async function upload<Answer>(
  file: File,
  show: (state: UploadState | undefined) => void,
  call: (init: UploadInit) => Promise<Answer>,
): Promise<Answer> {
  const controller = new AbortController();
  let share = 0;
  const fetch = (request: Request) =>
    fetchByXhr(request, {
      signal: controller.signal,
      onProgress: (sent) => {
        share = sent;
        show({ kind: "sending", file, share, cancel: () => controller.abort() });
      },
    });
  try {
    const answer = await call({ fetch });
    show(undefined);
    return answer;
  } catch (error) {
    const isCancelled = controller.signal.aborted;
    const isCut = isCancelled || (share < 1 && isLost(error));
    show(isCut ? { kind: "stopped", file, share, isCancelled } : undefined);
    if (isCancelled) throw new ApiFailure({ kind: "cancelled" });
    throw isCut && !isUnsent(error) ? new ApiFailure({ kind: "refused" }) : error;
  }
}

const isLost = (error: unknown) =>
  error instanceof ApiFailure && (error.reason.kind === "offline" || error.reason.kind === "unanswered");

interface XhrOptions {
  signal: AbortSignal;
  /** The sent share of the body, from 0 to 1; 1 once all of it is sent. */
  onProgress: (share: number) => void;
}

/** The maximum time without progress, in milliseconds; a slow network may take longer in total. */
export const stallTimeout = 60_000;

/** `fetch` by XMLHttpRequest, the only browser API with upload progress. Rejects like `fetch`. */
async function fetchByXhr(request: Request, { signal, onProgress }: XhrOptions): Promise<Response> {
  const body = await request.blob();
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const fail = () => {
      clearTimeout(timer);
      reject(new TypeError("Failed to fetch"));
    };
    const abort = () => xhr.abort();
    let timer = setTimeout(abort, stallTimeout);
    const moved = () => {
      clearTimeout(timer);
      timer = setTimeout(abort, stallTimeout);
    };
    xhr.open(request.method, request.url);
    xhr.responseType = "blob";
    for (const [name, value] of request.headers) xhr.setRequestHeader(name, value);
    xhr.upload.addEventListener("progress", ({ loaded, total }) => {
      moved();
      // An upload can be cancelled until its last byte is sent.
      onProgress(total > 0 ? Math.min(loaded / total, 0.99) : 0);
    });
    xhr.upload.addEventListener("load", () => {
      moved();
      onProgress(1);
    });
    xhr.addEventListener("load", () => {
      clearTimeout(timer);
      resolve(responseOf(xhr));
    });
    xhr.addEventListener("error", fail);
    xhr.addEventListener("abort", fail);
    signal.addEventListener("abort", abort);
    if (signal.aborted) return fail();
    onProgress(0);
    xhr.send(body);
  });
}

const bodiless = new Set([204, 205, 304]);

function responseOf(xhr: XMLHttpRequest): Response {
  const content: unknown = xhr.response;
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().split("\r\n")) {
    const at = line.indexOf(":");
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  const body = content instanceof Blob && !bodiless.has(xhr.status) ? content : null;
  return new Response(body, { status: xhr.status, statusText: xhr.statusText, headers });
}
