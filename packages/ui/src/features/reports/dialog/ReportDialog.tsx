import { useState } from "react";
import { Stack, chakra } from "@chakra-ui/react";
import { reportReasons, textLimits } from "@passerelle/domain";
import { useForm } from "react-hook-form";
import { Dialog, DialogBody, DialogCancel, DialogFooter, DialogForm } from "../../../components/dialogs/Dialog";
import { usePersonName } from "../../../components/people/PersonName";
import { useLastDefined } from "../../../components/provider/use-last-defined";
import type { ReportDialogProps, ReportTarget } from "../report-target";
import { useTranslations } from "./translations";
import { Announced } from "../../../components/feedback/Announced";
import { Button } from "../../../components/actions/Button";
import { BlockButton } from "../../blocks";
import { Field } from "../../../components/fields/Field";
import { MessageBox } from "../../../components/feedback/MessageBox";
import { Select } from "../../../components/fields/Select";
import { Textarea } from "../../../components/fields/TextInput";
import { useErrorSentence } from "../../../components/states/use-error-sentence";
import { formKey } from "../../../forms/drafts/form-drafts";
import { RequiredNote, RestoredNotice } from "../../../forms/FormNotes";
import { useFieldError } from "../../../forms/fields/field-errors";
import { FormField } from "../../../forms/fields/FormField";
import { useSave } from "../../../forms/use-save";
import { reasonNamed, useCreateReport } from "./queries";

const max = textLimits.report;

// Without a reason the report would be sent with a default one.
const chosen = (reason: string) => reason !== "";

/** The reason for a report, with an optional explanation. */
function ReportForm({ target, onSent }: { target: ReportTarget; onSent: () => void }) {
  const { t, say } = useTranslations();
  const form = useForm({ defaultValues: { reason: "", text: "" } });
  const report = useCreateReport(target);
  const fieldError = useFieldError();
  const errorSentence = useErrorSentence();
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
    ...reportReasons.map((value) => ({ value, label: t(`reasons.${value}`) })),
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
          <FormField
            form={form}
            name="text"
            label={t("text")}
            limit={max}
            tooLong={(count) => say("tooLong", { max, count })}
          >
            {(control) => <Textarea {...control} />}
          </FormField>
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

interface ReportDoneProps {
  target: ReportTarget;
  onClose: () => void;
  onBlocked: () => void;
}

/** Confirms the report, and offers to block its author. */
function ReportDone({ target: { name, personId }, onClose, onBlocked }: ReportDoneProps) {
  const { t } = useTranslations();
  const personName = usePersonName();
  return (
    <>
      <DialogBody>
        <Stack gap="3">
          <Announced>{t("done.thanks")}</Announced>
          {personId !== undefined && (
            <Stack gap="2" align="start">
              <p>{t("done.block", { name: personName(name) })}</p>
              <BlockButton id={personId} name={name} inWords onBlocked={onBlocked} />
            </Stack>
          )}
        </Stack>
      </DialogBody>
      <DialogFooter>
        <Button data-initial-focus onClick={onClose}>
          {t("done.close")}
        </Button>
      </DialogFooter>
    </>
  );
}

/** A report's form; after it is sent, a confirmation with further options. */
export function ReportDialog({ target, onClose, onBlocked }: ReportDialogProps) {
  const { t } = useTranslations();
  const personName = usePersonName();
  const [sent, setSent] = useState<ReportDialogProps["target"]>();
  const shown = useLastDefined(target);
  if (!shown) return null;
  const isDone = sent === shown;
  const title = isDone ? t("done.title") : t(`title.${shown.kind}`, { name: personName(shown.name) });
  return (
    <Dialog open={target !== undefined} onClose={onClose} title={title}>
      {isDone ? (
        <ReportDone
          target={shown}
          onClose={onClose}
          onBlocked={() => {
            onClose();
            onBlocked?.();
          }}
        />
      ) : (
        <ReportForm target={shown} onSent={() => setSent(shown)} />
      )}
    </Dialog>
  );
}
