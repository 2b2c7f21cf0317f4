import { Dialog } from "../../components/dialogs/Dialog";
import { BasicsForm, type BasicsFormProps } from "./BasicsForm";
import { useTranslations } from "./translations";

interface BasicsDialogProps extends BasicsFormProps {
  open: boolean;
  onClose: () => void;
}

/** The dialog that edits the user's basic data. */
export function BasicsDialog({ open, onClose, ...form }: BasicsDialogProps) {
  const { t } = useTranslations();
  return (
    <Dialog open={open} onClose={onClose} title={t("basics")}>
      <BasicsForm {...form} />
    </Dialog>
  );
}
