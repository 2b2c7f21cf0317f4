import { chakra, Stack } from "@chakra-ui/react";
import { resumeParts } from "../json-resume/entries";
import { Announced } from "../../../components/feedback/Announced";
import { Button } from "../../../components/actions/Button";
import { DialogBody, DialogFooter } from "../../../components/dialogs/Dialog";
import { useDialog } from "../../../components/dialogs/dialog-context";
import { UserText } from "../../../components/text/UserText";
import { useUnsavedChanges } from "../../../forms/unsaved/use-unsaved-changes";
import { useTranslations } from "../translations";
import { FileNotes } from "./FileNotes";
import { ImportRowItem } from "./ImportRowItem";
import { UnsureTexts } from "./UnsureTexts";
import { useImport } from "./use-import";
import type { ChosenFile } from "./use-resume-file";

interface ImportPreviewProps {
  chosen: ChosenFile;
  username: string;
}

/** The entries of a file to be imported; nothing is stored before the import is confirmed. */
export function ImportPreview({ chosen, username }: ImportPreviewProps) {
  const { t } = useTranslations();
  const { rows, ticked, isRunning, outcomes, tick, give, run } = useImport(chosen, username);
  const { whileSaving } = useUnsavedChanges(ticked > 0 || isRunning);
  const { close } = useDialog();
  const isDone = ticked === 0 && !isRunning;
  const saved = outcomes.filter((outcome) => outcome === "saved").length;
  const failed = outcomes.filter((outcome) => outcome instanceof Error).length;
  const groups = resumeParts
    .map((part) => ({ part, rows: rows.filter(({ item }) => item.part === part) }))
    .filter((group) => group.rows.length > 0);
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
            <chakra.section key={group.part} aria-labelledby={`import-${group.part}`}>
              <chakra.h3 id={`import-${group.part}`} fontWeight="semibold" mb="1">
                {t(`importExport.part.${group.part}`)}
              </chakra.h3>
              <Stack as="ul" gap="0" listStyleType="none" divideY="1px" divideColor="line">
                {group.rows.map((row) => (
                  <ImportRowItem
                    key={row.item.id}
                    row={row}
                    isLocked={isRunning}
                    onTick={(isTicked) => tick(row.item.id, isTicked)}
                    onGive={(fields) => give(row.item.id, fields)}
                  />
                ))}
              </Stack>
            </chakra.section>
          ))}
          {chosen.unsure.length > 0 && <UnsureTexts texts={chosen.unsure} />}
        </Stack>
      </DialogBody>
      <DialogFooter flexWrap="wrap">
        <Announced flex="1" minW="min(12rem, 100%)">
          {!isRunning && outcomes.length > 0 && (
            <>
              {t("importExport.saved", { count: saved })} {failed > 0 && t("importExport.failed", { count: failed })}
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
