import { reasonOf } from "@passerelle/api";
import { useEffect, useRef } from "react";
import { isUnclear } from "../api";
import type { Sentence } from "../i18n";
import { useDialog } from "./dialog-context";
import { toast } from "./toast";
import { useKitWords } from "./words";

interface Outcome<Answer> {
  success: (answer: Answer) => Sentence;
  failure: (error: Error) => Sentence;
  onSuccess: (text: Sentence, answer: Answer) => void;
  onError: (text: Sentence, error: Error) => void;
}

/** Tells what became of a call where it was begun; in a toast, once its dialog is closed or its screen left. */
export function useOutcome() {
  const { open } = useDialog();
  const { say } = useKitWords();
  const here = useRef(false);
  useEffect(() => {
    here.current = open;
    return () => {
      here.current = false;
    };
  }, [open]);

  return <Answer>(call: Promise<Answer>, { success, failure, onSuccess, onError }: Outcome<Answer>) => {
    const succeed = (answer: Answer) => {
      const text = success(answer);
      if (here.current) onSuccess(text, answer);
      else toast.success(text);
    };
    const fail = (error: Error) => {
      const text = failure(error);
      if (here.current) onError(text, error);
      // The session has ended, which is told on its own.
      else if (reasonOf(error).kind !== "unauthenticated") toast.error(isUnclear(error) ? say("maybeSaved") : text);
    };
    void call.then(succeed, fail);
  };
}
