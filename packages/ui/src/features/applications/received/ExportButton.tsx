import { Download } from "lucide-react";
import { useState } from "react";
import { lazyDialog } from "../../../chunks/lazy-dialog";
import { Button } from "../../../components/actions/Button";
import type { ExportFormProps } from "./exports/ExportDialog";
import { useTranslations } from "./translations";

const ExportDialog = lazyDialog(async () => (await import("./exports/ExportDialog")).ExportDialog, {
  isOpen: ({ open }) => open,
});

/** Opens the dialog that exports the applications. */
export function ExportButton(props: ExportFormProps) {
  const { t } = useTranslations();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        colorPalette="neutral"
        flexGrow={{ base: "1", md: "0" }}
        icon={<Download size={16} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t("export")}
      </Button>
      <ExportDialog open={isOpen} onClose={() => setOpen(false)} {...props} />
    </>
  );
}
