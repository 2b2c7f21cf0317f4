import { Dialog, DialogBody } from "../../../components/dialogs/Dialog";
import { QueryView } from "../../../components/states/QueryView";
import { useTranslations } from "../translations";
import { ImportExport } from "./ImportExport";
import { useOwnCv } from "./own-cv";

interface ImportExportDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The user's CV as a file for other services, and entries from such a file. */
export function ImportExportDialog({ open, onClose }: ImportExportDialogProps) {
  const { t, say } = useTranslations();
  const own = useOwnCv();
  return (
    <Dialog open={open} onClose={onClose} title={t("importExport.title")} size="lg">
      {own.data ? (
        <ImportExport own={own.data} />
      ) : (
        <DialogBody>
          <QueryView query={own} loading={t("importExport.loading")} failed={say("importExport.loadFailed")}>
            {() => null}
          </QueryView>
        </DialogBody>
      )}
    </Dialog>
  );
}
