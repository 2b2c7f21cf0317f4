import { reasonOf } from "@passerelle/api";
import { useEffect, useRef } from "react";
import { isUnclear } from "../data";
import type { Sentence } from "../i18n";
import { useDialog } from "../components/dialog-context";
import { here as addressNow } from "./drafts/form-drafts";
import { formReopening } from "./drafts/use-reopened-form";
import { toast } from "../components/toast";
import { useComponentTranslations } from "../components/translations";
import { useFormTranslations } from "./translations";

interface Outcome<Answer> {
  success: (answer: Answer) => Sentence;
  failure: (error: Error) => Sentence;
  /** Restores the draft of a form that was left before its save failed, so that it can be opened again. */
  restoreDraft?: () => void;
  onSuccess: (text: Sentence, answer: Answer) => void;
  onError: (text: Sentence, error: Error) => void;
}

/** How long a toast stays that offers to open the form again, in milliseconds. */
const reopeningTime = 10_000;

/** Tells what became of a call where it was begun; in a toast, once its dialog is closed or its screen left. */
export function useOutcome() {
  const { open } = useDialog();
  const components = useComponentTranslations();
  const { say } = useFormTranslations();
  const here = useRef(false);
  useEffect(() => {
    here.current = open;
    return () => {
      here.current = false;
    };
  }, [open]);

  return <Answer>(call: Promise<Answer>, { success, failure, restoreDraft, onSuccess, onError }: Outcome<Answer>) => {
    const address = addressNow();
    const succeed = (answer: Answer) => {
      const text = success(answer);
      if (here.current) onSuccess(text, answer);
      else toast.success(text);
    };
    const fail = (error: Error) => {
      const text = failure(error);
      if (here.current) return onError(text, error);
      // What may have been saved is not offered to be saved once more.
      if (isUnclear(error)) return toast.error(components.say("maybeSaved"));
      // The text of a session that has ended is not stored again.
      if (!restoreDraft || reasonOf(error).kind === "unauthenticated") return toast.error(text);
      restoreDraft();
      const opens = { href: address, open: () => formReopening.open(address), label: say("reopenForm") };
      return toast.error(text, { duration: reopeningTime, opens });
    };
    void call.then(succeed, fail);
  };
}
