import { Stack } from "@chakra-ui/react";
import { errorText, fieldMessages, reasonOf } from "@passerelle/api";
import { useForm } from "react-hook-form";
import { Button } from "../../kit/Button";
import { DialogBody, DialogCancel, DialogFooter } from "../../kit/Dialog";
import { DialogForm } from "../../kit/DialogForm";
import { FormErrors } from "../../kit/FormErrors";
import { MessageBox } from "../../kit/MessageBox";
import { fields, inputOf, type JobOfferValues, valuesOf } from "./job-offer-values";
import { JobOfferFields } from "./JobOfferFields";
import { type JobOffer, useSaveJobOffer } from "./queries";
import { useWords } from "./words";

interface JobOfferFormProps {
  offer: JobOffer | undefined;
  onSaved: (message: string | undefined) => void;
}

/** Adds or edits an offer: a 400 is told above the buttons and at its fields, and nothing typed is lost (§5, D-001). */
export function JobOfferForm({ offer, onSaved }: JobOfferFormProps) {
  const { t } = useWords();
  const form = useForm<JobOfferValues>({ defaultValues: valuesOf(offer) });
  const save = useSaveJobOffer(offer?.id);
  const invalid = fieldMessages(save.error);

  const submit = form.handleSubmit((values) => {
    if (save.isPending) return;
    save.mutate(inputOf(values), {
      onSuccess: (answer) => onSaved(answer.message),
      onError: (error) => {
        const said = fieldMessages(error);
        const refused = fields.filter((field) => said[field]);
        for (const field of refused) form.setError(field, { type: "server", message: said[field] ?? "" });
        if (refused[0]) form.setFocus(refused[0]);
      },
    });
  });

  return (
    <DialogForm onSubmit={submit} dirty={form.formState.isDirty}>
      <DialogBody>
        <JobOfferFields form={form} editing={!!offer} />
      </DialogBody>
      <Stack px={{ base: "4", md: "6" }} pb="4" _empty={{ display: "none" }}>
        <FormErrors errors={invalid} />
        <SaveFailure error={Object.keys(invalid).length > 0 ? null : save.error} onDismiss={save.reset} />
      </Stack>
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" busy={save.isPending} busyLabel={t("form.saving")}>
          {t("form.save")}
        </Button>
      </DialogFooter>
    </DialogForm>
  );
}

/** Any other failure: the server's words, or the quoted default, for 5 seconds (§8, §9). */
function SaveFailure({ error, onDismiss }: { error: Error | null; onDismiss: () => void }) {
  const { t } = useWords();
  if (!error) return null;
  const reason = reasonOf(error);
  const isInvalid = reason.kind === "refused" && reason.status === 400;
  const text = errorText(error, t(isInvalid ? "refused" : "saveFailed"));
  return <MessageBox message={{ tone: "error", text }} onDismiss={onDismiss} />;
}
