import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import type { Message } from "../components/feedback/MessageBox";
import { type SaveOptions, useSave } from "./use-save";

type StandaloneSaveOptions<Values extends FieldValues, Result> = Pick<
  SaveOptions<Values, Result>,
  "form" | "fields" | "call" | "success" | "failure"
> & { onSuccess?: () => void };

/** A form that can be saved again and again; returns the props of its `StandaloneForm`, which shows each outcome. */
export function useStandaloneSave<Values extends FieldValues, Result>({
  call,
  onSuccess,
  ...options
}: StandaloneSaveOptions<Values, Result>) {
  const [message, setMessage] = useState<Message>();
  const { submit } = useSave({
    ...options,
    staysOpen: true,
    call: (values) => {
      setMessage(undefined);
      return call(values);
    },
    onSuccess: (text) => {
      onSuccess?.();
      setMessage({ tone: "success", text });
    },
    onError: (text) => setMessage({ tone: "error", text }),
  });
  return { message, onDismiss: () => setMessage(undefined), onSubmit: submit };
}
