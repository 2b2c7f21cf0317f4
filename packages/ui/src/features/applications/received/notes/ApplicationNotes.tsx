import { chakra, Flex, Stack } from "@chakra-ui/react";
import { Trash } from "lucide-react";
import { Banner } from "../../../../components/feedback/Banner";
import { DeleteDialog } from "../../../../components/dialogs/DeleteDialog";
import { ErrorText } from "../../../../components/fields/ErrorText";
import { IconButton } from "../../../../components/actions/IconButton";
import { QueryView } from "../../../../components/states/QueryView";
import { useDialogState } from "../../../../components/dialogs/use-dialog-state";
import { userText } from "../../../../components/text/user-text";
import { DateText } from "../../../../i18n";
import { ProfileSection } from "../../../profiles";
import { NoteForm } from "./NoteForm";
import { type Note, useDeleteNote, useNotes } from "./queries";
import { useTranslations } from "./translations";

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
        <QueryView
          query={notes}
          loading={t("loading")}
          failed={<ErrorText error={notes.error} otherwise={say("loadFailed")} />}
        >
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

interface NoteListProps {
  notes: readonly Note[];
  onDelete: (note: Note) => void;
}

function NoteList({ notes, onDelete }: NoteListProps) {
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
