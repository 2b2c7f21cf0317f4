import { Stack } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Dialog } from "../../../components/dialogs/Dialog";
import { EntryForm } from "../../../forms/EntryForm";
import { formKey } from "../../../forms/drafts/form-drafts";
import type { Message } from "../../../components/feedback/MessageBox";
import { Notice } from "../../../components/feedback/Notice";
import { useErrorSentence } from "../../../components/states/use-error-sentence";
import { useLastDefined } from "../../../components/provider/use-last-defined";
import type { MessageValues } from "../shared/MessageField";
import { type Application, useDecide } from "./received-applications";
import { letterTo } from "./letter-templates";
import { LetterFields } from "./LetterFields";
import { TemplateDialogs } from "./templates/TemplateDialogs";
import type { TemplateTask } from "./templates/TemplatePicker";
import { useTranslations } from "./translations";
import { useIsBlocked } from "./use-is-blocked";
import { useNameWithin } from "./use-name-within";

/** The decision that a recruiter is about to make. */
export interface Verdict {
  application: Application;
  decision: NonNullable<Schemas["Decision"]>;
}

export interface DecisionDialogProps {
  jobOfferId: Schemas["JobOffer"]["id"];
  /** Undefined until it is known. */
  jobTitle: string | undefined;
  /** Undefined while the dialog is closed. */
  verdict: Verdict | undefined;
  onClose: () => void;
  /** Called after the decision, or when the application turned out to be gone. */
  onDone: (message: Message) => void;
}

/** Accepts or refuses an application, with an optional message to the applicant, whose placeholders are replaced. */
export function DecisionDialog({ jobOfferId, jobTitle, verdict, onClose, onDone }: DecisionDialogProps) {
  const { t } = useTranslations();
  const nameWithin = useNameWithin();
  const shown = useLastDefined(verdict);
  if (!shown) return null;
  const name = nameWithin(shown.application);
  return (
    <Dialog open={!!verdict} onClose={onClose} title={t(`decide.title.${shown.decision}`, { name })}>
      <DecisionForm jobOfferId={jobOfferId} jobTitle={jobTitle} verdict={shown} onDone={onDone} />
    </Dialog>
  );
}

interface DecisionFormProps extends Pick<DecisionDialogProps, "jobOfferId" | "jobTitle" | "onDone"> {
  verdict: Verdict;
}

function DecisionForm({ jobOfferId, jobTitle, verdict, onDone }: DecisionFormProps) {
  const { decision } = verdict;
  // The application when the dialog opened or, after a decision elsewhere, its current state.
  const [application, setApplication] = useState(verdict.application);
  const isBlocked = useIsBlocked(application);
  const { t, say } = useTranslations();
  const form = useForm<MessageValues>({ defaultValues: { message: "" } });
  const [task, setTask] = useState<TemplateTask>();
  const choose = (message: string) => form.setValue("message", message, { shouldDirty: true });
  const errorSentence = useErrorSentence();
  const failed = say("decide.failed");
  const { isDirty } = form.formState;
  const decide = useDecide(jobOfferId, {
    onGone: (error) => {
      // A typed message stays in its field, to be copied.
      if (!isDirty) onDone({ tone: "error", text: errorSentence(error, failed) });
    },
    onChanged: (changed) => changed && setApplication(changed),
  });
  return (
    <>
      <EntryForm
        form={form}
        draft={formKey(decision, application.id)}
        names={["message"]}
        save={decide}
        inputOf={({ message }) => ({
          application,
          decision,
          message: letterTo(application, message, jobTitle) || null,
        })}
        onSaved={(text) => onDone({ tone: "success", text })}
        saved={isBlocked ? say(`decide.doneBlocked.${decision}`) : say(`decide.done.${decision}`)}
        failed={failed}
        saveLabel={t(application.decision ? "decide.replace" : `decide.send.${decision}`)}
        savingLabel={t("decide.sending")}
      >
        <Stack gap="4">
          {isBlocked && <Notice text={say("blocked")} />}
          {application.decision && <Notice text={say(`decide.replaced.${application.decision}`)} />}
          <LetterFields
            form={form}
            decision={decision}
            applications={[application]}
            jobTitle={jobTitle}
            hasFocus
            onTask={setTask}
          />
        </Stack>
      </EntryForm>
      <TemplateDialogs task={task} decision={decision} onClose={() => setTask(undefined)} onText={choose} />
    </>
  );
}
