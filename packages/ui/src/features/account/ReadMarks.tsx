import { useForm } from "react-hook-form";
import { Button } from "../../components/actions/Button";
import { Checkbox } from "../../components/fields/Checkbox";
import { WideField } from "../../forms/fields/FormSection";
import { StandaloneForm } from "../../forms/StandaloneForm";
import { useSave } from "../../forms/use-save";
import { useUpdateMe } from "./queries";
import { useTranslations } from "./translations";

/** Whether read marks are shared: shown to others, and received from them. `readMarks` is the saved value. */
export function ReadMarks({ readMarks }: { readMarks: boolean }) {
  const { t, say } = useTranslations();
  const form = useForm({ values: { readMarks } });
  const update = useUpdateMe(() => undefined);
  const { submit, message, dismiss } = useSave({
    form,
    fields: [],
    call: update.mutateAsync,
    success: () => say("readMarks.saved"),
    failure: say("readMarks.failed"),
  });
  return (
    <StandaloneForm
      message={message}
      onDismiss={dismiss}
      onSubmit={submit}
      title={t("readMarks.title")}
      about={t("readMarks.about")}
      actions={
        <Button type="submit" busy={update.isPending} disabled={!form.formState.isDirty}>
          {t("readMarks.save")}
        </Button>
      }
    >
      <WideField>
        <Checkbox label={t("readMarks.label")} {...form.register("readMarks")} />
      </WideField>
    </StandaloneForm>
  );
}
