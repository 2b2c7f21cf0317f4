import { Flex, Stack, chakra } from "@chakra-ui/react";
import { Trash } from "lucide-react";
import { textLimits, trimText } from "@passerelle/domain";
import { useForm, useWatch } from "react-hook-form";
import { Banner } from "../../../../components/feedback/Banner";
import { DeleteDialog } from "../../../../components/dialogs/DeleteDialog";
import { IconButton } from "../../../../components/actions/IconButton";
import { QueryView } from "../../../../components/states/QueryView";
import { type Notify, useDialogState } from "../../../../components/dialogs/use-dialog-state";
import { userText } from "../../../../components/text/UserText";
import { DateText, quoteOr } from "../../../../i18n";
import { ProfileSection } from "../../../profiles";
import { type Note, noteDraft, useAddNote, useDeleteNote, useNotes } from "./queries";
import { useTranslations } from "./translations";
import { Button } from "../../../../components/actions/Button";
import { Textarea } from "../../../../components/fields/TextInput";
import { RestoredNotice } from "../../../../forms/FormNotes";
import { FormField } from "../../../../forms/fields/FormField";
import { useSave } from "../../../../forms/use-save";

const max = textLimits.text;

/** Adds a note to an application; keeps the text until it is stored. */
function NoteForm({ applicationId, notify }: { applicationId: number; notify: Notify }) {
  const { t, say } = useTranslations();
  const form = useForm({ defaultValues: { text: "" } });
  const text = useWatch({ control: form.control, name: "text" });
  const add = useAddNote(applicationId);
  const { submit, restored } = useSave({
    form,
    fields: ["text"],
    draft: noteDraft(applicationId),
    call: ({ text }) => (trimText(text) ? add.mutateAsync(trimText(text)) : undefined),
    success: ({ message }) => quoteOr(message, say("added")),
    failure: say("addFailed"),
    staysOpen: true,
    onSuccess: (said) => {
      form.reset({ text: "" });
      notify({ tone: "success", text: said });
    },
    onError: (said) => notify({ tone: "error", text: said }),
  });
  return (
    <chakra.form noValidate onSubmit={submit} display="flex" flexDirection="column" gap="3">
      {restored && <RestoredNotice />}
      <FormField
        form={form}
        name="text"
        label={t("new")}
        limit={max}
        tooLong={(count) => say("tooLong", { max, count })}
      >
        {(control) => <Textarea rows={2} readOnly={add.isPending} {...control} />}
      </FormField>
      <Flex justify="flex-end">
        <Button type="submit" size="sm" variant="outline" busy={add.isPending} disabled={!trimText(text)}>
          {t("add")}
        </Button>
      </Flex>
    </chakra.form>
  );
}

/** The recruiter's private notes on an application; hidden if the server does not support notes. */
export function ApplicationNotes({ applicationId }: { applicationId: number }) {
  const { t, say } = useTranslations();
  const notes = useNotes(applicationId);
  const remove = useDeleteNote(applicationId);
  const { task, openDialog, close, finish, notify, banner } = useDialogState<Note>();
  if (notes.data === null) return null;
  return (
    <ProfileSection title={t("title")} size="lg">
      <Stack gap="4" tabIndex={-1}>
        <chakra.p color="ink.muted">{t("about")}</chakra.p>
        <Banner {...banner} over />
        <QueryView query={notes} loading={t("loading")} failed={say("loadFailed")}>
          {(list) => list && list.length > 0 && <NoteList notes={list} onDelete={openDialog} />}
        </QueryView>
        <NoteForm applicationId={applicationId} notify={notify} />
      </Stack>
      <DeleteDialog
        id={task?.id}
        title={t("deleteTitle")}
        remove={remove}
        deleted={say("deleted")}
        failed={say("deleteFailed")}
        onClose={close}
        onDone={finish}
      >
        {t("deleteQuestion")}
      </DeleteDialog>
    </ProfileSection>
  );
}

function NoteList({ notes, onDelete }: { notes: readonly Note[]; onDelete: (note: Note) => void }) {
  const { t } = useTranslations();
  return (
    <Stack as="ul" aria-label={t("title")} listStyleType="none" gap="3">
      {notes.map((note) => (
        <Flex as="li" key={note.id} gap="3" align="start" p="3" bg="sunken" borderRadius="card">
          <Stack flex="1" minW="0" gap="1">
            <chakra.p {...userText} whiteSpace="pre-wrap" overflowWrap="anywhere">
              {note.text}
            </chakra.p>
            <chakra.p textStyle="sm" color="ink.muted">
              <DateText value={note.createdAt} style="day" />
            </chakra.p>
          </Stack>
          <IconButton label={t("deleteThis", { text: note.text.slice(0, 40) })} onClick={() => onDelete(note)}>
            <Trash size={18} aria-hidden />
          </IconButton>
        </Flex>
      ))}
    </Stack>
  );
}
