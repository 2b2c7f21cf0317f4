import { Stack } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Dialog } from "../../../components/dialogs/Dialog";
import { Notice } from "../../../components/feedback/Notice";
import { useLastDefined } from "../../../components/provider/use-last-defined";
import { EntryForm } from "../../../forms/EntryForm";
import { formKey } from "../../../forms/drafts/form-drafts";
import { type Decided, useDecideMany } from "./decide-many";
import { letterTo } from "./letter-templates";
import { LetterFields } from "./LetterFields";
import type { MessageValues } from "../shared/MessageField";
import type { Received } from "./received-list";
import { undecided } from "./use-selected";
import { useOwnTemplates } from "./templates/queries";
import { TemplateDialogs } from "./templates/TemplateDialogs";
import type { TemplateTask } from "./templates/TemplatePicker";
import { useTemplates } from "./templates/use-templates";
import { useTranslations } from "./translations";

/** The decision that a recruiter is about to make on several applications. */
export interface Letters {
  decision: NonNullable<Schemas["Decision"]>;
  applications: readonly Received[];
  /** The number of decided applications in the list that are not included. */
  leftOut: number;
}

export interface LettersDialogProps {
  offerId: number;
  /** Undefined until it is known. */
  jobTitle: string | undefined;
  /** Undefined while the dialog is closed. */
  letters: Letters | undefined;
  onClose: () => void;
  onDone: (decided: Decided, decision: Letters["decision"]) => void;
}

/** Accepts or refuses several applications, with a text whose placeholders are replaced for each person. */
export function LettersDialog({ offerId, jobTitle, letters, onClose, onDone }: LettersDialogProps) {
  const { t } = useTranslations();
  const shown = useLastDefined(letters);
  // Loaded before the dialog opens, which starts with one of them.
  useOwnTemplates();
  if (!shown) return null;
  const { decision, applications } = shown;
  return (
    <Dialog
      open={!!letters}
      onClose={onClose}
      title={t(`letters.title.${decision}`, { count: applications.length })}
      size="lg"
    >
      <LettersForm offerId={offerId} jobTitle={jobTitle} letters={shown} onDone={onDone} />
    </Dialog>
  );
}

/** The number of decisions that are replaced, and of decided applications that are left out. */
function AnsweredNotice({ letters: { applications, leftOut } }: Pick<LettersFormProps, "letters">) {
  const { say } = useTranslations();
  const replaced = applications.length - undecided(applications).length;
  return (
    <>
      {replaced > 0 && <Notice text={say("letters.replaced", { count: replaced })} />}
      {leftOut > 0 && <Notice text={say("letters.leftOut", { count: leftOut })} />}
    </>
  );
}

interface LettersFormProps extends Pick<LettersDialogProps, "offerId" | "jobTitle" | "onDone"> {
  letters: Letters;
}

function LettersForm({ offerId, jobTitle, letters, onDone }: LettersFormProps) {
  const { decision, applications } = letters;
  const { t, say } = useTranslations();
  const { templates } = useTemplates(decision);
  const [task, setTask] = useState<TemplateTask>();
  const form = useForm<MessageValues>({ defaultValues: { message: templates[0]?.text ?? "" } });
  const choose = (message: string) => form.setValue("message", message, { shouldDirty: true });
  const decide = useDecideMany(offerId, (decided) => onDone(decided, decision));
  const count = applications.length;
  return (
    <>
      <EntryForm
        form={form}
        draft={formKey(`letters-${decision}`, offerId)}
        names={["message"]}
        save={decide}
        inputOf={({ message }) =>
          applications.map((application) => ({
            application,
            decision,
            message: letterTo(application, message, jobTitle) || null,
          }))
        }
        onSaved={() => undefined}
        saved={say(`letters.done.${decision}`, { count })}
        failed={say("decide.failed")}
        saveLabel={t(`letters.send.${decision}`, { count })}
        savingLabel={t("decide.sending")}
      >
        <Stack gap="4">
          <AnsweredNotice letters={letters} />
          <LetterFields
            form={form}
            decision={decision}
            applications={applications}
            jobTitle={jobTitle}
            onTask={setTask}
          />
        </Stack>
      </EntryForm>
      <TemplateDialogs task={task} decision={decision} onClose={() => setTask(undefined)} onText={choose} />
    </>
  );
}
