import { chakra, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { resumeParts } from "../json-resume-import/entries";
import { Announced } from "../../../components/feedback/Announced";
import { Button } from "../../../components/actions/Button";
import { DialogBody, DialogFooter } from "../../../components/dialogs/Dialog";
import { useDialog } from "../../../components/dialogs/layers";
import { UserText } from "../../../components/text/UserText";
import { useUnsavedChanges } from "../../../forms/unsaved/use-unsaved-changes";
import { useTranslations } from "../translations";
import { FileNotes } from "./FileNotes";
import { ImportRowItem } from "./ImportRowItem";
import { type ImportRow, useImport } from "./use-import";
import type { ChosenFile } from "./use-resume-file";

interface ImportPreviewProps {
  chosen: ChosenFile;
  username: string;
}

/** The entries of a file to be imported; nothing is stored before the import is confirmed. */
export function ImportPreview({ chosen, username }: ImportPreviewProps) {
  const { t } = useTranslations();
  const { rows, ticked, left, isUnsaved, isRunning, outcomes, tick, give, run } = useImport(chosen, username);
  const { whileSaving } = useUnsavedChanges(isUnsaved || isRunning);
  const { close } = useDialog();
  const isDone = ticked === 0 && !isRunning;
  const saved = outcomes.filter((outcome) => outcome === "saved").length;
  const failed = outcomes.filter((outcome) => outcome instanceof Error).length;
  const sure = rows.filter(({ item }) => item.source === undefined);
  const groups = resumeParts
    .map((part) => ({ part, rows: sure.filter(({ item }) => item.part === part) }))
    .filter((group) => group.rows.length > 0);
  const unsure = rows.filter(({ item }) => item.source !== undefined);
  const itemOf = (row: ImportRow) => (
    <ImportRowItem
      key={row.item.id}
      row={row}
      isLocked={isRunning}
      onTick={(isTicked) => tick(row.item.id, isTicked)}
      onGive={(fields) => give(row.item.id, fields)}
    />
  );
  return (
    <>
      <DialogBody>
        <Stack gap="5">
          <FileNotes
            name={<UserText>{chosen.name}</UserText>}
            read={chosen.read}
            isUntouched={!isRunning && saved === 0}
          />
          {groups.map((group) => (
            <ImportGroup key={group.part} name={group.part} title={t(`importExport.part.${group.part}`)}>
              {group.rows.map(itemOf)}
            </ImportGroup>
          ))}
          {unsure.length > 0 && (
            <ImportGroup name="unsure" title={t("importExport.unsure")} hint={t("importExport.unsureHint")}>
              {unsure.map(itemOf)}
            </ImportGroup>
          )}
        </Stack>
      </DialogBody>
      <DialogFooter flexWrap="wrap">
        <Announced flex="1" minW="min(12rem, 100%)">
          {!isRunning && outcomes.length > 0 && (
            <>
              {t("importExport.saved", { count: saved })}{" "}
              {failed > 0 && <>{t("importExport.failed", { count: failed })} </>}
              {left > 0 && t("importExport.left", { count: left })}
            </>
          )}
        </Announced>
        <Button busy={isRunning} onClick={isDone ? close : () => void whileSaving(run())}>
          {isDone ? t("importExport.close") : t("importExport.add", { count: ticked })}
        </Button>
      </DialogFooter>
    </>
  );
}

interface ImportGroupProps {
  name: string;
  title: string;
  hint?: string;
  children: ReactNode;
}

/** A titled list of rows. */
function ImportGroup({ name, title, hint, children }: ImportGroupProps) {
  return (
    <chakra.section aria-labelledby={`import-${name}`}>
      <chakra.h3 id={`import-${name}`} fontWeight="semibold" mb="1">
        {title}
      </chakra.h3>
      {hint && (
        <chakra.p textStyle="sm" color="ink.muted">
          {hint}
        </chakra.p>
      )}
      <Stack as="ul" gap="0" listStyleType="none" divideY="1px" divideColor="line">
        {children}
      </Stack>
    </chakra.section>
  );
}
