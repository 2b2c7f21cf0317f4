import { chakra } from "@chakra-ui/react";
import { secondsLinkValid } from "@passerelle/domain";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "../../components/actions/Button";
import type { Message } from "../../components/feedback/MessageBox";
import { PasswordInput } from "../../components/fields/PasswordInput";
import { useErrorSentence } from "../../components/states/use-error-sentence";
import { WideField } from "../../forms/fields/FormSection";
import { FormField } from "../../forms/fields/FormField";
import { useSubmission } from "../../forms/use-submission";
import { StandaloneForm } from "../../forms/StandaloneForm";
import { useExportMe } from "./queries";
import { useTranslations } from "./translations";

/** Exports the user's data: requires the password, then shows a link to the archive that works once. */
export function ExportData() {
  const { t, say } = useTranslations();
  const form = useForm({ defaultValues: { currentPassword: "" } });
  const [message, setMessage] = useState<Message>();
  const [link, setLink] = useState<string>();
  const make = useExportMe();
  const errorSentence = useErrorSentence();
  const submit = useSubmission({
    form,
    fields: ["currentPassword"],
    send: ({ currentPassword }, settle) => {
      setMessage(undefined);
      make.mutate(currentPassword, {
        onSuccess: ({ data }) => {
          settle();
          form.reset();
          if (data) setLink(data.url);
          setMessage(
            data
              ? { tone: "success", text: say("export.ready", { minutes: secondsLinkValid / 60 }) }
              : { tone: "error", text: say("export.failed") },
          );
        },
        onError: (error) => {
          setMessage({ tone: "error", text: errorSentence(error, say("export.failed")) });
          settle(error);
        },
      });
    },
  });
  return (
    <StandaloneForm
      title={t("export.title")}
      about={t("export.about")}
      message={message}
      onDismiss={() => setMessage(undefined)}
      onSubmit={submit}
      actions={
        <>
          {link !== undefined && (
            <chakra.a
              href={link}
              download
              minH={{ base: "target", md: "6" }}
              alignContent="center"
              textDecoration="underline"
              onClick={() => setLink(undefined)}
            >
              {t("export.download")}
            </chakra.a>
          )}
          <Button type="submit" variant="outline" busy={make.isPending}>
            {t("export.submit")}
          </Button>
        </>
      }
    >
      <WideField>
        <chakra.p maxW="70ch">{t("export.holds")}</chakra.p>
      </WideField>
      <FormField
        form={form}
        name="currentPassword"
        label={t("export.password")}
        required={say("deletion.requiredPassword")}
      >
        {(control) => <PasswordInput autoComplete="current-password" {...control} />}
      </FormField>
    </StandaloneForm>
  );
}
