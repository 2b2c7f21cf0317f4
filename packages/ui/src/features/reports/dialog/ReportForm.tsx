import { chakra, Stack } from "@chakra-ui/react";
import { lengthOf, textLimits } from "@passerelle/domain";
import { useForm, useWatch } from "react-hook-form";
import { Button } from "../../../components/actions/Button";
import { DialogBody, DialogCancel, DialogFooter } from "../../../components/dialogs/Dialog";
import { Field } from "../../../components/fields/Field";
import { MessageBox } from "../../../components/feedback/MessageBox";
import { Select } from "../../../components/fields/Select";
import { Textarea } from "../../../components/fields/Textarea";
import { useErrorSentence } from "../../../components/states/use-error-sentence";
import { formKey } from "../../../forms/drafts/form-drafts";
import { DialogForm } from "../../../forms/DialogForm";
import { RequiredNote, RestoredNotice } from "../../../forms/FormNotes";
import { useFieldError } from "../../../forms/fields/field-errors";
import { useSave } from "../../../forms/use-save";
import type { ReportTarget } from "../target";
import { reasonNamed, reasons, useCreateReport } from "./queries";
import { useTranslations } from "./translations";

const max = textLimits.report;

// Without a reason the report would be sent with a default one.
const chosen = (reason: string) => reason !== "";

/** The reason for a report, with an optional explanation. */
export function ReportForm({ target, onSent }: { target: ReportTarget; onSent: () => void }) {
  const { t, say } = useTranslations();
  const form = useForm({ defaultValues: { reason: "", text: "" } });
  const report = useCreateReport(target);
  const fieldError = useFieldError();
  const errorSentence = useErrorSentence();
  const count = lengthOf(useWatch({ control: form.control, name: "text" }));
  const { submit, restored, message, dismiss } = useSave({
    form,
    fields: ["reason", "text"],
    draft: formKey(`report-${target.kind}`, target.id),
    call: ({ reason, text }) => report.mutateAsync({ reason: reasonNamed(reason), text }),
    success: () => say("done.thanks"),
    failure: (error) => errorSentence(error, say("failed")),
    onSuccess: onSent,
  });
  const { errors } = form.formState;
  const options = [
    { value: "", label: t("choose") },
    ...reasons.map((value) => ({ value, label: t(`reasons.${value}`) })),
  ];
  return (
    <DialogForm onSubmit={submit}>
      <DialogBody>
        <Stack gap="4">
          <chakra.p color="ink.muted">{t("about")}</chakra.p>
          {restored && <RestoredNotice />}
          <RequiredNote />
          <Field label={t("reason")} required error={fieldError(errors.reason, { chosen: say("requiredReason") })}>
            <Select options={options} {...form.register("reason", { validate: { chosen } })} />
          </Field>
          <Field
            label={t("text")}
            limit={max}
            error={fieldError(errors.text, { tooLong: say("tooLong", { max, count }) })}
          >
            <Textarea {...form.register("text", { validate: { tooLong: (text) => lengthOf(text) <= max } })} />
          </Field>
          <MessageBox message={message} onDismiss={dismiss} />
        </Stack>
      </DialogBody>
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" busy={report.isPending} busyLabel={t("sending")}>
          {t("send")}
        </Button>
      </DialogFooter>
    </DialogForm>
  );
}
