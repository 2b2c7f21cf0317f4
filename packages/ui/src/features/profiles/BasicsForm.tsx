import { Grid, Stack } from "@chakra-ui/react";
import { textLimits } from "@passerelle/domain";
import { type UseFormReturn, useForm } from "react-hook-form";
import { FormField } from "../../forms/fields/FormField";
import type { Sentence } from "../../i18n";
import { Button } from "../../components/actions/Button";
import { DialogBody, DialogCancel, DialogFooter, DialogForm } from "../../components/dialogs/Dialog";
import { Link } from "../../components/text/Link";
import { MessageBox } from "../../components/feedback/MessageBox";
import { RestoredNotice } from "../../forms/FormNotes";
import { trimmed } from "../../forms/changes";
import { useChanges } from "../../forms/use-changes";
import { useErrorSentence } from "../../components/states/use-error-sentence";
import { useComponentTranslations } from "../../components/translations";
import { useUpdateMe } from "../account";
import type { User } from "./ProfileLayout";
import { useTranslations } from "./translations";

interface BasicsValues {
  firstname: string;
  lastname: string;
  phone: string;
  address: string;
}

/** The form's fields in reading order. */
const basicsFields: readonly (keyof BasicsValues)[] = ["firstname", "lastname", "phone", "address"];

function basicsOf({ firstname, lastname, phone, address }: User): BasicsValues {
  return { firstname, lastname, phone: phone ?? "", address: address ?? "" };
}

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
    inputOf: trimmed,
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

function BasicsFields({ form }: { form: UseFormReturn<BasicsValues> }) {
  const { t, say } = useTranslations();
  const field = (name: keyof BasicsValues) => ({ form, name, label: t(`field.${name}`) });
  return (
    <>
      <Grid templateColumns={{ md: "1fr 1fr" }} columnGap="4" rowGap="5">
        <FormField
          {...field("firstname")}
          limit={textLimits.name}
          required={say("required.firstname")}
          autoComplete="given-name"
        />
        <FormField
          {...field("lastname")}
          limit={textLimits.name}
          required={say("required.lastname")}
          autoComplete="family-name"
        />
      </Grid>
      <FormField {...field("phone")} hint={t("phoneHint")} limit={textLimits.phone} type="tel" autoComplete="tel" />
      <FormField {...field("address")} limit={textLimits.text} autoComplete="address-line1" />
    </>
  );
}
