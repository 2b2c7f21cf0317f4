import { chakra, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { quoteOr, type Sentence } from "../../i18n";
import { Button } from "../../components/actions/Button";
import { ConfirmDialog } from "../../components/dialogs/ConfirmDialog";
import type { Message } from "../../components/feedback/MessageBox";
import { PasswordInput } from "../../components/fields/PasswordInput";
import { useErrorSentence } from "../../components/states/use-error-sentence";
import { WideField } from "../../forms/fields/FormSection";
import { showRefusals } from "../../forms/fields/field-errors";
import { FormField } from "../../forms/fields/FormField";
import { useSubmission } from "../../forms/use-submission";
import { StandaloneForm } from "../../forms/StandaloneForm";
import { useDeleteMe } from "./queries";
import { useTranslations } from "./translations";

const fields = ["currentPassword"] as const;

/** Deletes the account: lists the consequences, requires the password and a confirmation. */
export function DeleteAccount({ onDeleted }: { onDeleted: (message: Sentence) => void }) {
  const { t, say, lang } = useTranslations();
  const form = useForm({ defaultValues: { currentPassword: "" } });
  const [isAsking, setIsAsking] = useState(false);
  const [message, setMessage] = useState<Message>();
  const remove = useDeleteMe((words) => onDeleted(quoteOr(words, say("deletion.deleted"))));
  const errorSentence = useErrorSentence();
  const submit = useSubmission({
    form,
    fields,
    send: (_, settle) => {
      settle();
      setMessage(undefined);
      setIsAsking(true);
    },
  });
  const confirm = () =>
    remove.mutate(form.getValues("currentPassword"), {
      onError: (error) => {
        setIsAsking(false);
        setMessage({ tone: "error", text: errorSentence(error, say("deletion.failed")) });
        showRefusals(form, fields, error, lang);
      },
    });
  return (
    <>
      <StandaloneForm
        title={t("deletion.title")}
        about={t("deletion.about")}
        message={message}
        onDismiss={() => setMessage(undefined)}
        onSubmit={submit}
        actions={
          <Button type="submit" variant="outline" colorPalette="red">
            {t("deletion.submit")}
          </Button>
        }
      >
        <WideField>
          <Stack gap="2" maxW="70ch">
            <chakra.p>{t("deletion.goes")}</chakra.p>
            <chakra.p>{t("deletion.stays")}</chakra.p>
          </Stack>
        </WideField>
        <FormField
          form={form}
          name="currentPassword"
          label={t("deletion.password")}
          required={say("deletion.requiredPassword")}
        >
          {(control) => <PasswordInput autoComplete="current-password" {...control} />}
        </FormField>
      </StandaloneForm>
      <ConfirmDialog
        open={isAsking}
        title={t("deletion.title")}
        confirmLabel={t("deletion.confirm")}
        busy={remove.isPending}
        onConfirm={confirm}
        onCancel={() => setIsAsking(false)}
      >
        {t("deletion.question")}
      </ConfirmDialog>
    </>
  );
}
