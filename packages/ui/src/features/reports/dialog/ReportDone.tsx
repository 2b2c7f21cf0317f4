import { Stack } from "@chakra-ui/react";
import { Announced } from "../../../components/feedback/Announced";
import { Button } from "../../../components/actions/Button";
import { DialogBody, DialogFooter } from "../../../components/dialogs/Dialog";
import { usePersonName } from "../../../components/people/person-name";
import { BlockButton } from "../../blocks";
import type { ReportTarget } from "../target";
import { useTranslations } from "./translations";

interface ReportDoneProps {
  target: ReportTarget;
  onClose: () => void;
  onBlocked: () => void;
}

/** Confirms the report, and offers to block its author. */
export function ReportDone({ target: { name, personId }, onClose, onBlocked }: ReportDoneProps) {
  const { t } = useTranslations();
  const personName = usePersonName();
  return (
    <>
      <DialogBody>
        <Stack gap="3">
          <Announced>{t("done.thanks")}</Announced>
          {personId !== undefined && (
            <Stack gap="2" align="start">
              <p>{t("done.block", { name: personName(name) })}</p>
              <BlockButton id={personId} name={name} inWords onBlocked={onBlocked} />
            </Stack>
          )}
        </Stack>
      </DialogBody>
      <DialogFooter>
        <Button data-initial-focus onClick={onClose}>
          {t("done.close")}
        </Button>
      </DialogFooter>
    </>
  );
}
