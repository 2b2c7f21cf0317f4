import { Flex } from "@chakra-ui/react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "../../components/actions/Button";
import { Checkbox } from "../../components/fields/Checkbox";
import type { Message } from "../../components/feedback/MessageBox";
import { Surface } from "../../components/layout/Surface";
import { useFailureSentence } from "../../components/states/use-error-sentence";
import { FormSection, WideField } from "../../forms/fields/FormSection";
import { useSave } from "../../forms/use-save";
import { useUpdateMe } from "./queries";
import { StandaloneForm } from "../../forms/StandaloneForm";
import { useTranslations } from "./translations";

/** Whether read marks are shared: shown to others, and received from them. `readMarks` is the saved value. */
export function ReadMarks({ readMarks }: { readMarks: boolean }) {
  const { t, say } = useTranslations();
  const form = useForm({ values: { readMarks } });
  const { isDirty } = form.formState;
  const [message, setMessage] = useState<Message>();
  const failureSentence = useFailureSentence();
  const update = useUpdateMe(() => undefined);
  const { submit } = useSave({
    form,
    fields: [],
    call: (values) => {
      setMessage(undefined);
      return update.mutateAsync(values);
    },
    success: () => say("readMarks.saved"),
    failure: (error) => failureSentence(error, say("readMarks.failed")),
    staysOpen: true,
    onSuccess: (text) => setMessage({ tone: "success", text }),
    onError: (text) => setMessage({ tone: "error", text }),
  });
  return (
    <StandaloneForm
      label={t("readMarks.title")}
      message={message}
      onDismiss={() => setMessage(undefined)}
      onSubmit={submit}
    >
      <Surface>
        <FormSection title={t("readMarks.title")} about={t("readMarks.about")}>
          <WideField>
            <Checkbox label={t("readMarks.label")} {...form.register("readMarks")} />
          </WideField>
        </FormSection>
        <Flex justify="flex-end" p={{ base: "4", md: "6" }}>
          <Button type="submit" busy={update.isPending} disabled={!isDirty}>
            {t("readMarks.save")}
          </Button>
        </Flex>
      </Surface>
    </StandaloneForm>
  );
}
