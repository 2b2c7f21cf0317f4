import { Stack } from "@chakra-ui/react";
import type { UseMutationResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { reasonOf, serverText } from "@passerelle/api";
import { isGone, isUnclear } from "../data/call-failures";
import { type Sentence, quoteOr } from "../i18n";
import { Button } from "../components/actions/Button";
import { DialogBody, DialogCancel, DialogFooter, DialogForm } from "../components/dialogs/Dialog";
import { formKey } from "./drafts/form-drafts";
import { Notice } from "../components/feedback/Notice";
import { RequiredNote, RestoredNotice } from "./FormNotes";
import { correctedFields } from "./fields/field-errors";
import { useErrorSentence, useFailureSentence } from "../components/states/use-error-sentence";
import type { Answer } from "../components/use-outcome";
import { type UploadState, useShownUpload } from "./files/upload/use-upload";
import { UploadView } from "./files/upload/UploadView";
import { useFormTranslations } from "./translations";
import { useSave } from "./use-save";
import { useStateTranslations } from "../components/states/translations";
import { useComponentTranslations, useQuotedComponentTranslations } from "../components/translations";
import { FormErrors } from "./FormErrors";
import { MessageBox } from "../components/feedback/MessageBox";

interface SaveFailureProps {
  /** The error of the last save; nothing is shown without one. */
  error: Error | null;
  /** The screen's quoted default, if it differs from that of a 400: 'Une erreur inattendue est survenue.' */
  failed?: Sentence;
  /** Whether it creates an object, so that a 404 does not mean a deleted one. */
  isNew?: boolean;
  /** Fields whose server message no longer applies. */
  corrected?: readonly string[];
  onDismiss: () => void;
}

/**
 * Refused fields under 'Erreur de validation'; any other failure with the server's text or the default, for 5 seconds.
 * Without an answer, the text says that it may have been saved.
 */
function SaveFailure({ error, failed, isNew = false, corrected = [], onDismiss }: SaveFailureProps) {
  const { say } = useQuotedComponentTranslations();
  const states = useStateTranslations();
  const errorSentence = useErrorSentence();
  const failureSentence = useFailureSentence();
  if (!error) return null;
  const { fields, lang } = serverText(error);
  const refused = Object.entries(fields);
  if (refused.length > 0) {
    const standing = refused.filter(([field]) => !corrected.includes(field));
    return <FormErrors errors={Object.fromEntries(standing)} lang={lang} />;
  }
  const unexpected = say("quoted.unexpected");
  if (isGone(error) && !isNew) return <Notice text={failureSentence(error, unexpected)} />;
  const reason = reasonOf(error);
  const isInvalid = reason.kind === "refused" && reason.status === 400;
  const text = errorSentence(error, isInvalid ? unexpected : (failed ?? unexpected));
  const said = isUnclear(error) ? states.say("sentences", { first: text, rest: states.say("maybeSaved") }) : text;
  return <MessageBox message={{ tone: "error", text: said }} onDismiss={onDismiss} />;
}

/**
 * The kind of save: changes to an existing entry, a new entry, or the text of an entry that has left the list. Only an
 * existing entry can turn out to be deleted: elsewhere a 404 is an ordinary failure.
 */
type FormTarget = "existing" | "new" | "gone";

/** The draft key and the target of a list's form: for an entry, a new one, or one that is missing from the list. */
export function formOf(form: string, entry: { id: number } | undefined, missing: number | undefined) {
  const target: FormTarget = entry ? "existing" : missing === undefined ? "new" : "gone";
  return { draft: formKey(form, entry?.id ?? missing), target };
}

interface EntryFormProps<Values extends FieldValues, Input> {
  form: UseFormReturn<Values>;
  /** The `formKey` under which unsaved text is restored after a login. */
  draft: string;
  /** The name under which unsaved text outlives the dialog, which then closes without a question. */
  keptAs?: string | undefined;
  /** The fields in reading order. */
  names: readonly Path<Values>[];
  save: UseMutationResult<Answer, Error, Input> & { upload?: UploadState | undefined };
  target?: FormTarget;
  /** The request body for the typed values. */
  inputOf: (values: Values) => Input;
  /** Called after a save with the server's message, or `saved`. */
  onSaved: (text: Sentence) => void;
  /** The quoted default for a save. */
  saved: Sentence;
  /** The quoted default for a failed save. */
  failed?: Sentence;
  /** Whether there is anything to save; true by default. */
  changed?: boolean;
  /** The components' own text by default; set if the form does something other than saving. */
  saveLabel?: string;
  savingLabel?: string;
  /** The reason that it can no longer be sent; undefined while it can. */
  closed?: ReactNode;
  /** A hint beside the button. */
  hint?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** The form of a list's entry in its dialog: one save at a time; errors are shown, and typed text is kept. */
export function EntryForm<Values extends FieldValues, Input>(props: EntryFormProps<Values, Input>) {
  const {
    form,
    draft,
    keptAs,
    names,
    save,
    target = "existing",
    inputOf,
    onSaved,
    saved,
    failed,
    changed = true,
    saveLabel,
    savingLabel,
    closed,
    hint,
    children,
  } = props;
  const { t } = useComponentTranslations();
  const own = useFormTranslations();
  const quoted = useQuotedComponentTranslations();
  const errorSentence = useErrorSentence();
  const upload = useShownUpload(form, save.upload);
  const isNew = target !== "existing";
  const { submit, restored } = useSave({
    form,
    fields: names,
    draft,
    keptAs,
    call: (values) => save.mutateAsync(inputOf(values)),
    success: ({ message }) => quoteOr(message, saved),
    failure: (error) =>
      own.say("notSaved", { reason: errorSentence(error, failed ?? quoted.say("quoted.unexpected")) }),
    onSuccess: onSaved,
  });

  return (
    <DialogForm onSubmit={submit}>
      <DialogBody>
        <Stack gap="4">
          {target === "gone" ? <Notice text={own.say("rowGone")} /> : restored && <RestoredNotice />}
          <RequiredNote />
          <div>{children}</div>
        </Stack>
      </DialogBody>
      <Stack px={{ base: "4", md: "6" }} pb="4" _empty={{ display: "none" }}>
        <UploadView state={upload} />
        {hint}
        {closed ?? (
          <SaveFailure
            error={reasonOf(save.error).kind === "cancelled" ? null : save.error}
            isNew={isNew}
            {...(failed && { failed })}
            corrected={correctedFields(form, names)}
            onDismiss={save.reset}
          />
        )}
      </Stack>
      <DialogFooter>
        <DialogCancel />
        {!closed && (isNew || !isGone(save.error)) && (
          <Button type="submit" disabled={!changed} busy={save.isPending} busyLabel={savingLabel ?? t("saving")}>
            {target === "gone" ? own.t("addAsNew") : (saveLabel ?? t("save"))}
          </Button>
        )}
      </DialogFooter>
    </DialogForm>
  );
}
