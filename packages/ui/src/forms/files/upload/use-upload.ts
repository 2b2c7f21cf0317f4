import { form } from "@passerelle/api";
import { useState } from "react";
import { fileIn } from "./file-in";
import type { UploadInit } from "./upload";

/** How far a form with a file is. */
export type UploadState =
  | { kind: "sending"; file: File; /** From 0 to 1. */ share: number; cancel: () => void }
  | { kind: "stopped"; file: File; share: number; isCancelled: boolean };

/**
 * Sends a body as a form, and says how far it is where it carries a file. `call` spreads what it is given into the
 * options of the call.
 */
export function useUpload() {
  const [state, show] = useState<UploadState>();
  const send = async <Body extends object, Answer>(
    body: Body,
    call: (init: ReturnType<typeof form<Body>> & UploadInit) => Promise<Answer>,
  ): Promise<Answer> => {
    const file = fileIn(body);
    // Without the code of it, the call tells as every other whether the network is there.
    const code = file && (await import("./upload").catch(() => undefined));
    if (!code) return call(form(body));
    return code.upload(file, show, (init) => call({ ...form(body), ...init }));
  };
  return { state, send };
}
