import { ConfirmDialog } from "../../kit/ConfirmDialog";
import type { Message } from "../../kit/MessageBox";
import { useLast } from "../../kit/use-last";
import { useOutcome } from "../../kit/use-outcome";
import type { Offer } from "./offers";
import { useWithdraw } from "./queries";
import { useFailureText } from "../../kit/use-failure-text";
import { useWords } from "./words";

interface WithdrawDialogProps {
  /** The offer whose application is withdrawn; nothing while the dialog is closed. */
  offer: Offer | undefined;
  onClose: () => void;
  /** It is withdrawn, or could not be. */
  onDone: (message: Message) => void;
}

/** Asks before an application is withdrawn (§2); possible whatever its state (D-107). */
export function WithdrawDialog({ offer, onClose, onDone }: WithdrawDialogProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const withdraw = useWithdraw();
  const tellOutcome = useOutcome();
  const title = useLast(offer)?.jobTitle;

  const confirm = () => {
    if (!offer || withdraw.isPending) return;
    const { applicationID } = offer;
    if (applicationID === null) return onDone({ tone: "error", text: t("withdraw.failed") });
    tellOutcome(withdraw.mutateAsync({ offer, applicationID }), {
      success: ({ message }) => message ?? t("withdraw.success"),
      failure: (error) => failureText(error, t("withdraw.failed")),
      onSuccess: (text) => onDone({ tone: "success", text }),
      onError: (text) => onDone({ tone: "error", text }),
    });
  };

  return (
    <ConfirmDialog
      open={!!offer}
      title={t("withdraw.title")}
      confirmLabel={t("withdraw.action")}
      onConfirm={confirm}
      onCancel={onClose}
      busy={withdraw.isPending}
    >
      {t("withdraw.question", { title })}
    </ConfirmDialog>
  );
}
