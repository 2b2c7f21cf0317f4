import { ApiFailure } from "@passerelle/api";
import { isUnsent } from "../../../data";
import type { UploadState } from "./use-upload";
import { fetchByXhr } from "./xhr";

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
