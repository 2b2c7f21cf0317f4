import { HStack, Text, chakra } from "@chakra-ui/react";
import { ArrowDownUp, Check, Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "../../components/actions/Button";
import { EmptyState } from "../../components/states/EmptyState";
import { returnsFocusTo } from "../../components/focus/focus-restoration";
import { ListScreen } from "../../components/lists/ListScreen";
import { usePrefetchSkillField } from "../../forms/tags/SkillField";
import { useReopenedForm } from "../../forms/drafts/form-drafts";
import { useDialogState } from "../../components/dialogs/use-dialog-state";
import type { CvEntry, CvList } from "./cv-list";
import { CvDeleteDialog } from "./CvDeleteDialog";
import { CvDocumentButton } from "./CvDocumentButton";
import { CvTable, entryButton } from "./CvTable";
import { ImportExportButton } from "./import-export/ImportExportButton";
import { UndoDeletion } from "./UndoDeletion";
import { useEntries } from "./queries";
import { useTranslations } from "./translations";
import { useOrdering } from "./use-ordering";
import type { Sentence } from "../../i18n";
import { Dialog } from "../../components/dialogs/Dialog";
import { useLastDefined } from "../../components/provider/use-last-defined";
import { CvForm } from "./CvForm";

/** Starts and ends reordering a list. */
function OrderButton({ isOrdering, onToggle }: { isOrdering: boolean; onToggle: () => void }) {
  const { t } = useTranslations();
  const Icon = isOrdering ? Check : ArrowDownUp;
  return (
    <HStack wrap="wrap" gap="3" justify="space-between">
      <Text color="ink.muted" textStyle="sm" maxW="42rem">
        {isOrdering && t("order.hint")}
      </Text>
      <Button
        size="sm"
        variant={isOrdering ? "solid" : "outline"}
        icon={<Icon size={16} aria-hidden />}
        onClick={onToggle}
      >
        {isOrdering ? t("order.end") : t("order.begin")}
      </Button>
    </HStack>
  );
}

interface CvDialogProps<Entry extends CvEntry, Input extends object> {
  list: CvList<Entry, Input>;
  /**
   * A new entry, an entry to edit, or the id of an entry that has left the list; undefined while the dialog is closed.
   */
  draft: { entry?: Entry | undefined; missing?: number | undefined } | undefined;
  onClose: () => void;
  /** Called after the entry was saved, with the message to show. */
  onSaved: (text: Sentence) => void;
}

/** The modal that adds or edits an entry, reset each time it opens. */
function CvDialog<Entry extends CvEntry, Input extends object>(props: CvDialogProps<Entry, Input>) {
  const { list, draft, onClose, onSaved } = props;
  const { t } = useTranslations();
  const { entry, missing } = useLastDefined(draft) ?? {};
  const title = entry ? t(`editTitle.${list.name}`) : t(`addTitle.${list.name}`);
  return (
    <Dialog open={!!draft} onClose={onClose} title={title}>
      <CvForm list={list} entry={entry} missing={missing} onSaved={onSaved} />
    </Dialog>
  );
}

type Task<Entry> =
  | { kind: "save"; entry?: Entry | undefined; missing?: number | undefined }
  | { kind: "delete"; entry: Entry; position: number };

interface CvListScreenProps<Entry extends CvEntry, Input extends object> {
  list: CvList<Entry, Input>;
}

/** One of the four lists of a CV, with its form and its delete dialog. */
export function CvListScreen<Entry extends CvEntry, Input extends object>({ list }: CvListScreenProps<Entry, Input>) {
  const { t, lang, say } = useTranslations();
  const { name, calls } = list;
  usePrefetchSkillField();
  const entries = useEntries(name, calls);
  const { task, openDialog, close, finish, notify, banner } = useDialogState<Task<Entry>>();
  useReopenedForm(name, entries.query.data?.items, (entry, missing) => openDialog({ kind: "save", entry, missing }));
  const [removed, setRemoved] = useState<{ entry: Entry; position: number }>();
  const [restored, setRestored] = useState<number>();
  const { ordering, positionOf, isPossible, toggle } = useOrdering(list, entries, notify);
  const add = (label: string) => (
    <Button icon={<Plus size={18} aria-hidden />} onClick={() => openDialog({ kind: "save" })}>
      {label}
    </Button>
  );
  return (
    <ListScreen
      title={t(`title.${name}`)}
      lang={lang}
      list={entries}
      banner={banner}
      action={
        <HStack wrap="wrap">
          <ImportExportButton />
          <CvDocumentButton />
          {add(t("add"))}
        </HStack>
      }
      tools={
        <chakra.div
          display="contents"
          {...(restored !== undefined && returnsFocusTo(`button[name=${entryButton(restored)}]`))}
        >
          {removed && (
            <UndoDeletion
              key={removed.entry.id}
              list={list}
              {...removed}
              onRestored={(message, id) => {
                setRemoved(undefined);
                setRestored(id);
                notify(message);
              }}
              onFailed={notify}
            />
          )}
          {isPossible && <OrderButton isOrdering={ordering !== undefined} onToggle={toggle} />}
        </chakra.div>
      }
      loading={t(`loading.${name}`)}
      failed={say(`loadFailed.${name}`)}
      empty={<EmptyState action={add(t(`addTitle.${name}`))}>{t(`empty.${name}`)}</EmptyState>}
      table={(paging) => (
        <CvTable
          list={list}
          paging={paging}
          ordering={ordering}
          onEdit={(entry) => openDialog({ kind: "save", entry })}
          onDelete={(entry) => openDialog({ kind: "delete", entry, position: positionOf(entry.id) })}
        />
      )}
    >
      <CvDialog
        list={list}
        draft={task?.kind === "save" ? task : undefined}
        onClose={close}
        onSaved={(text) => finish({ tone: "success", text })}
      />
      <CvDeleteDialog
        list={list}
        entry={task?.kind === "delete" ? task.entry : undefined}
        onClose={close}
        onDone={(message) => {
          if (message.tone === "success" && task?.kind === "delete") setRemoved(task);
          finish(message);
        }}
      />
    </ListScreen>
  );
}
