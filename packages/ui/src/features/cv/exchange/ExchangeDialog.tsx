import { Dialog, DialogBody } from "../../../components/Dialog";
import { ErrorText } from "../../../components/ErrorText";
import { QueryView } from "../../../components/QueryView";
import { useTranslations } from "../translations";
import { Exchange } from "./Exchange";
import { useOwnCv } from "./own-cv";

interface ExchangeDialogProps {
  open: boolean;
  onClose: () => void;
}

/** One's CV as a file for other services, and entries from such a file. */
export function ExchangeDialog({ open, onClose }: ExchangeDialogProps) {
  const { t, say } = useTranslations();
  const own = useOwnCv();
  return (
    <Dialog open={open} onClose={onClose} title={t("exchange.title")} size="lg">
      {own.data ? (
        <Exchange own={own.data} />
      ) : (
        <DialogBody>
          <QueryView
            query={own}
            loading={t("exchange.loading")}
            failed={<ErrorText error={own.error} otherwise={say("exchange.loadFailed")} />}
          >
            {() => null}
          </QueryView>
        </DialogBody>
      )}
    </Dialog>
  );
}
