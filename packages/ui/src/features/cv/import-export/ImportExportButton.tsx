import { ArrowLeftRight } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/actions/Button";
import { useTranslations } from "../translations";
import { lazyDialog } from "../../../chunks/lazy-dialog";

const ImportExportDialog = lazyDialog(async () => (await import("./ImportExportDialog")).ImportExportDialog, {
  isOpen: ({ open }) => open,
});

/** Opens the dialog that exports the CV to other services or imports it from them. */
export function ImportExportButton() {
  const { t } = useTranslations();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        icon={<ArrowLeftRight size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t("importExport.title")}
      </Button>
      <ImportExportDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
