import { quoteOr } from "../../i18n";
import { ConfirmDialog } from "../../components/dialogs/ConfirmDialog";
import type { Message } from "../../components/feedback/MessageBox";
import { useLastDefined } from "../../components/provider/use-last-defined";
import { useOutcome } from "../../components/use-outcome";
import type { Offer } from "../job-offers";
import { isKeptOnly } from "./ApplyOrWithdraw";
import { useWithdraw } from "./queries";
import { useTranslations } from "./translations";

interface WithdrawDialogProps {
  /** The offer whose application is withdrawn; undefined while the dialog is closed. */
  offer: Offer | undefined;
  onClose: () => void;
  /** Called after the withdrawal succeeded or failed. */
  onDone: (message: Message) => void;
}

/** Asks before an application is withdrawn, which is possible in any state. */
export function WithdrawDialog({ offer, onClose, onDone }: WithdrawDialogProps) {
  const { t, say } = useTranslations();
  const withdraw = useWithdraw();
  const tellOutcome = useOutcome();
  const shown = useLastDefined(offer);
  if (!shown) return null;
  const { jobTitle: title } = shown;
  const isKept = isKeptOnly(shown);

  const confirm = () => {
    if (!offer || withdraw.isPending) return;
    const { applicationID } = offer;
    if (applicationID === null)
      return onDone({ tone: "error", text: say(isKept ? "discard.failed" : "withdraw.failed") });
    tellOutcome(withdraw.mutateAsync({ offer, applicationID }), {
      success: ({ message }) => quoteOr(message, say(isKept ? "discard.success" : "withdraw.success")),
      failure: say(isKept ? "discard.failed" : "withdraw.failed"),
      onSuccess: (text) => onDone({ tone: "success", text }),
      onError: (text) => onDone({ tone: "error", text }),
    });
  };

  return (
    <ConfirmDialog
      open={!!offer}
      title={t(isKept ? "discard.title" : "withdraw.title")}
      confirmLabel={t(isKept ? "discard.action" : "withdraw.action")}
      onConfirm={confirm}
      onCancel={onClose}
      busy={withdraw.isPending}
    >
      {t(isKept ? "discard.question" : "withdraw.question", { title })}
    </ConfirmDialog>
  );
}
