import { chakra, Flex } from "@chakra-ui/react";
import { lengthOf, textLimits, trimText } from "@passerelle/domain";
import { useForm, useWatch } from "react-hook-form";
import { Button } from "../../../../components/actions/Button";
import { Field } from "../../../../components/fields/Field";
import { Textarea } from "../../../../components/fields/Textarea";
import type { Notify } from "../../../../components/dialogs/use-dialog-state";
import { useFailureSentence } from "../../../../components/states/use-error-sentence";
import { RestoredNotice } from "../../../../forms/FormNotes";
import { useFieldError } from "../../../../forms/fields/field-errors";
import { useSave } from "../../../../forms/use-save";
import { quoteOr } from "../../../../i18n";
import { noteDraft, useAddNote } from "./queries";
import { useTranslations } from "./translations";

interface NoteFormProps {
  applicationId: number;
  notify: Notify;
}

const max = textLimits.text;

/** Adds a note to an application; keeps the text until it is stored. */
export function NoteForm({ applicationId, notify }: NoteFormProps) {
  const { t, say } = useTranslations();
  const failureSentence = useFailureSentence();
  const fieldError = useFieldError();
  const form = useForm({ defaultValues: { text: "" } });
  const text = useWatch({ control: form.control, name: "text" });
  const count = lengthOf(text);
  const add = useAddNote(applicationId);
  const { submit, restored } = useSave({
    form,
    fields: ["text"],
    draft: noteDraft(applicationId),
    call: ({ text }) => (trimText(text) ? add.mutateAsync(trimText(text)) : undefined),
    success: ({ message }) => quoteOr(message, say("added")),
    failure: (error) => failureSentence(error, say("addFailed")),
    staysOpen: true,
    onSuccess: (said) => {
      form.reset({ text: "" });
      notify({ tone: "success", text: said });
    },
    onError: (said) => notify({ tone: "error", text: said }),
  });
  return (
    <chakra.form noValidate onSubmit={submit} display="flex" flexDirection="column" gap="3">
      {restored && <RestoredNotice />}
      <Field
        label={t("new")}
        limit={max}
        error={fieldError(form.formState.errors.text, { tooLong: say("tooLong", { max, count }) })}
      >
        <Textarea
          rows={2}
          readOnly={add.isPending}
          {...form.register("text", { validate: { tooLong: (typed) => lengthOf(typed) <= max } })}
        />
      </Field>
      <Flex justify="flex-end">
        <Button type="submit" size="sm" variant="outline" busy={add.isPending} disabled={!trimText(text)}>
          {t("add")}
        </Button>
      </Flex>
    </chakra.form>
  );
}
