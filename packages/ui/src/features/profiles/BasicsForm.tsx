import { Grid, Stack } from "@chakra-ui/react";
import { textLimits, trimText } from "@passerelle/domain";
import { type UseFormReturn, useForm } from "react-hook-form";
import { useFieldError } from "../../forms/fields/field-errors";
import type { Sentence } from "../../i18n";
import { Button } from "../../components/actions/Button";
import { DialogBody, DialogCancel, DialogFooter } from "../../components/dialogs/Dialog";
import { DialogForm } from "../../forms/DialogForm";
import { Field } from "../../components/fields/Field";
import { Link } from "../../components/text/Link";
import { MessageBox } from "../../components/feedback/MessageBox";
import { RestoredNotice } from "../../forms/FormNotes";
import { TextInput } from "../../components/fields/TextInput";
import { useChanges } from "../../forms/use-changes";
import { useErrorSentence } from "../../components/states/use-error-sentence";
import { useComponentTranslations } from "../../components/translations";
import { useUpdateMe } from "../account";
import { basicsFields, basicsInput, basicsOf, type BasicsValues } from "./basics-values";
import type { User } from "./queries";
import { useTranslations } from "./translations";

export interface BasicsFormProps {
  user: User;
  /** The address for editing the rest of the account. */
  accountHref: string;
  /** Called after a save, with the message to show. */
  onSaved: (message: Sentence) => void;
}

/** Edits basic data; an error starts with 'Update failed: '. */
export function BasicsForm({ user, accountHref, onSaved }: BasicsFormProps) {
  const { t, say } = useTranslations();
  const { t: componentText } = useComponentTranslations();
  const form = useForm<BasicsValues>({ defaultValues: basicsOf(user) });
  const errorSentence = useErrorSentence();
  const changes = useChanges({
    form,
    draft: "basics",
    fields: basicsFields,
    saved: user,
    valuesOf: basicsOf,
    inputOf: basicsInput,
    call: useUpdateMe(() => undefined),
    texts: { saved: say("basicsSaved"), unchanged: say("unchanged"), failed: (error) => failure(error) },
    onSaved,
  });
  const failure = (error: Error) => {
    const unexpected = say("unexpected");
    const reason = errorSentence(error, unexpected);
    return reason === unexpected ? unexpected : say("updateFailed", { reason });
  };

  return (
    <DialogForm onSubmit={changes.submit}>
      <DialogBody>
        <Stack gap="5">
          {changes.restored && <RestoredNotice />}
          <BasicsFields form={form} />
          <Link href={accountHref}>{t("inAccount")}</Link>
        </Stack>
      </DialogBody>
      <Stack px={{ base: "4", md: "6" }} pb="4" _empty={{ display: "none" }}>
        <MessageBox message={changes.message} onDismiss={changes.dismiss} />
      </Stack>
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" disabled={!changes.dirty} busy={changes.busy} busyLabel={componentText("saving")}>
          {componentText("save")}
        </Button>
      </DialogFooter>
    </DialogForm>
  );
}

function BasicsFields({ form: { register, formState } }: { form: UseFormReturn<BasicsValues> }) {
  const { t, say } = useTranslations();
  const fieldError = useFieldError();
  const { errors } = formState;
  const filled = (name: "firstname" | "lastname") =>
    register(name, { validate: { required: (text) => trimText(text) !== "" } });
  return (
    <>
      <Grid templateColumns={{ md: "1fr 1fr" }} columnGap="4" rowGap="5">
        <Field
          label={t("field.firstname")}
          required
          limit={textLimits.name}
          error={fieldError(errors.firstname, { required: say("required.firstname") })}
        >
          <TextInput autoComplete="given-name" {...filled("firstname")} />
        </Field>
        <Field
          label={t("field.lastname")}
          required
          limit={textLimits.name}
          error={fieldError(errors.lastname, { required: say("required.lastname") })}
        >
          <TextInput autoComplete="family-name" {...filled("lastname")} />
        </Field>
      </Grid>
      <Field label={t("field.phone")} hint={t("phoneHint")} limit={textLimits.phone} error={fieldError(errors.phone)}>
        <TextInput type="tel" autoComplete="tel" {...register("phone")} />
      </Field>
      <Field label={t("field.address")} limit={textLimits.text} error={fieldError(errors.address)}>
        <TextInput autoComplete="address-line1" {...register("address")} />
      </Field>
    </>
  );
}
