import { chakra } from "@chakra-ui/react";
import { ArrowDown, ArrowUp, Pencil, Trash2 } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { TruncatedText } from "../../components/text/TruncatedText";
import { IconButton } from "../../components/actions/IconButton";
import { PagedTable, type Paging } from "../../components/lists/PagedTable";
import { RowTitle } from "../../components/lists/RowTitle";
import type { CvEntry, CvList } from "./cv-list";
import { useTranslations } from "./translations";
import type { Ordering, Step } from "./use-ordering";

interface MoveButtonsProps {
  id: number;
  title: string;
  /** The entry's position; the focus moves with it. */
  position: number;
  ordering: Ordering;
}

const icons = { up: ArrowUp, down: ArrowDown };
const steps = [
  ["up", -1],
  ["down", 1],
] as const satisfies [keyof typeof icons, Step][];

/** Moves an entry up or down; the pressed button keeps the focus wherever the entry moves. */
function MoveButtons({ id, title, position, ordering }: MoveButtonsProps) {
  const { t } = useTranslations();
  const buttons = useRef(new Map<Step, HTMLButtonElement>());
  useLayoutEffect(() => {
    const step = ordering.takeFocus(id);
    if (step !== undefined) buttons.current.get(step)?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Only where the entry has moved.
  }, [position]);
  return steps.map(([name, step]) => {
    const Icon = icons[name];
    return (
      <IconButton
        key={name}
        ref={(button) => {
          if (button) buttons.current.set(step, button);
        }}
        label={t(`order.${name}`, { title })}
        // Not `disabled`, which would lose the focus: at the end of the list the other button would take it, and the
        // next press would move back.
        aria-disabled={!ordering.canMove(id, step)}
        onClick={() => ordering.move(id, step)}
      >
        <Icon size={18} aria-hidden />
      </IconButton>
    );
  });
}

interface CvTableProps<Entry extends CvEntry, Input extends object> {
  list: CvList<Entry, Input>;
  paging: Paging<Entry>;
  /** Reordering, which replaces the edit and delete buttons. */
  ordering?: Ordering | undefined;
  onEdit: (entry: Entry) => void;
  onDelete: (entry: Entry) => void;
}

/** The name of an entry's button, to focus it. */
export const entryButton = (id: number) => `entry-${id}`;

/** The entries of a list: title, columns and actions. */
export function CvTable<Entry extends CvEntry, Input extends object>(props: CvTableProps<Entry, Input>) {
  const { list, paging, ordering, onEdit, onDelete } = props;
  const { t } = useTranslations();
  const { name, titleOf, titleLimit = Infinity, about, columns } = list;
  return (
    <PagedTable
      {...paging}
      label={t(`title.${name}`)}
      rowKey={({ id }) => id}
      title={{
        header: t(`entry.${name}`),
        lines: 2,
        cell: (entry) => (
          <>
            <RowTitle name={entryButton(entry.id)} onClick={() => onEdit(entry)}>
              <TruncatedText limit={titleLimit}>{titleOf(entry)}</TruncatedText>
            </RowTitle>
            <chakra.div textStyle="sm" fontWeight="normal" color="ink.muted" maxW="28rem" overflowWrap="anywhere">
              {about(entry)}
            </chakra.div>
          </>
        ),
      }}
      columns={columns.map(({ header, ...column }) => ({ header: t(`column.${header}`), ...column }))}
      actions={(entry) =>
        ordering ? (
          <MoveButtons
            id={entry.id}
            title={titleOf(entry)}
            position={paging.list?.items.indexOf(entry) ?? 0}
            ordering={ordering}
          />
        ) : (
          <>
            <IconButton label={t("edit", { title: titleOf(entry) })} onClick={() => onEdit(entry)}>
              <Pencil size={18} aria-hidden />
            </IconButton>
            <IconButton
              label={t("delete", { title: titleOf(entry) })}
              colorPalette="red"
              onClick={() => onDelete(entry)}
            >
              <Trash2 size={18} aria-hidden />
            </IconButton>
          </>
        )
      }
    />
  );
}
