import { reasonOf } from "@passerelle/api";
import { useEffect, useRef } from "react";
import { isUnclear } from "../data/call-failures";
import type { Sentence } from "../i18n";
import { useDialog } from "./dialogs/layers";
import { toast } from "./feedback/toast";
import { useStateTranslations } from "./states/translations";
import { useFailureSentence } from "./states/use-error-sentence";

/** The part of an answer that is shown to the user. */
export interface Answer {
  message?: string;
}

interface Outcome<Result> {
  success: (result: Result) => Sentence;
  /** The text for any failed change, or the one for each error. */
  failure: Sentence | ((error: Error) => Sentence);
  onSuccess: (text: Sentence, result: Result) => void;
  onError: (text: Sentence, error: Error) => void;
  /** Shows a failure after its place was left; a toast by default. */
  onErrorElsewhere?: (text: Sentence) => void;
}

/** Shows the outcome of a call where it began, or in a toast once that dialog is closed or that screen left. */
export function useOutcome() {
  const { open } = useDialog();
  const { say } = useStateTranslations();
  const failureSentence = useFailureSentence();
  const here = useRef(false);
  useEffect(() => {
    here.current = open;
    return () => {
      here.current = false;
    };
  }, [open]);

  return <Result>(call: Promise<Result>, outcome: Outcome<Result>) => {
    const { success, failure, onSuccess, onError, onErrorElsewhere = toast.error } = outcome;
    const succeed = (result: Result) => {
      const text = success(result);
      if (here.current) onSuccess(text, result);
      else toast.success(text);
    };
    const fail = (error: Error) => {
      const text = typeof failure === "function" ? failure(error) : failureSentence(error, failure);
      if (here.current) return onError(text, error);
      // It may be saved, so there is no offer to save it again.
      if (isUnclear(error)) return toast.error(say("maybeSaved"));
      // The session has ended, and its unsaved text is gone.
      if (reasonOf(error).kind === "unauthenticated") return toast.error(text);
      onErrorElsewhere(text);
    };
    void call.then(succeed, fail);
  };
}
