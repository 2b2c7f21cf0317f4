import { form } from "@passerelle/api";
import { useState } from "react";
import { type FieldValues, type UseFormReturn, useWatch } from "react-hook-form";
import type { UploadInit } from "./upload";

/** The progress of a form's upload. */
export type UploadState =
  | { kind: "sending"; file: File; /** From 0 to 1. */ share: number; cancel: () => void }
  | { kind: "stopped"; file: File; share: number; isCancelled: boolean };

/** Sends a body as a form, with progress if it has a file. `call` spreads its argument into the call's options. */
export function useUpload() {
  const [state, show] = useState<UploadState>();
  const send = async <Body extends object, Answer>(
    body: Body,
    call: (init: ReturnType<typeof form<Body>> & UploadInit) => Promise<Answer>,
  ): Promise<Answer> => {
    const file = fileIn(body);
    // If its code cannot be loaded, an ordinary call shows whether the network is available.
    const code = file && (await import("./upload").catch(() => undefined));
    if (!code) return call(form(body));
    return code.upload(file, show, (init) => call({ ...form(body), ...init }));
  };
  return { state, send };
}

/** The state of an upload, as long as the form has the uploaded values. */
export function useShownUpload<Values extends FieldValues>(
  { control }: Pick<UseFormReturn<Values>, "control">,
  upload: UploadState | undefined,
): UploadState | undefined {
  const chosen = useWatch({ control, compute: chosenIn });
  return upload?.kind === "stopped" && nameOf(upload.file) !== chosen ? undefined : upload;
}

/** Files are compared by these properties, because react-hook-form considers all files equal. */
const nameOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`;

const chosenIn = (values: object) => {
  const file = fileIn(values);
  return file && nameOf(file);
};

const fileIn = (values: object): File | undefined =>
  Object.values<unknown>({ ...values }).find((value) => value instanceof File);
