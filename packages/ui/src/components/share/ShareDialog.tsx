import { useLastDefined } from "../provider/use-last-defined";
import { Dialog, DialogBody } from "../dialogs/Dialog";
import { ShareContent } from "./ShareContent";
import { useTranslations } from "./translations";

/** An offer's address for anybody, and its title. */
export interface Shared {
  url: string;
  title: string;
}

interface ShareDialogProps {
  /** Nothing while the dialog is closed. */
  shared: Shared | undefined;
  onClose: () => void;
}

/** An offer's link, to copy or as a QR code. */
export function ShareDialog({ shared, onClose }: ShareDialogProps) {
  const { t } = useTranslations();
  const last = useLastDefined(shared);
  return (
    <Dialog open={shared !== undefined} onClose={onClose} title={t("title")}>
      <DialogBody>{last && <ShareContent url={last.url} />}</DialogBody>
    </Dialog>
  );
}
