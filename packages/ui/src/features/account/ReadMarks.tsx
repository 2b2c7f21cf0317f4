import { Flex } from "@chakra-ui/react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "../../components/Button";
import { Checkbox } from "../../components/Checkbox";
import type { Message } from "../../components/MessageBox";
import { Surface } from "../../components/Surface";
import { useFailureSentence } from "../../components/use-error-sentence";
import { FormSection, WideField } from "../../forms/FormSection";
import { useUnsavedChanges } from "../../forms/unsaved/use-unsaved-changes";
import { useUpdateMe } from "./queries";
import { StandaloneForm } from "./StandaloneForm";
import { useTranslations } from "./translations";

/** Whether read marks are shared: shown to others, and seen from them. `readMarks` is the saved value. */
export function ReadMarks({ readMarks }: { readMarks: boolean }) {
  const { t, say } = useTranslations();
  const form = useForm({ values: { readMarks } });
  const { isDirty } = form.formState;
  useUnsavedChanges(isDirty);
  const [message, setMessage] = useState<Message>();
  const failureSentence = useFailureSentence();
  const update = useUpdateMe(() => setMessage({ tone: "success", text: say("readMarks.saved") }));
  const save = form.handleSubmit((values) => {
    setMessage(undefined);
    update.mutate(values, {
      onError: (error) => setMessage({ tone: "error", text: failureSentence(error, say("readMarks.failed")) }),
    });
  });
  return (
    <StandaloneForm
      label={t("readMarks.title")}
      message={message}
      onDismiss={() => setMessage(undefined)}
      onSubmit={(event) => void save(event)}
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
