import { FileText } from "lucide-react";
import { useState } from "react";
import { Button } from "../../components/actions/Button";
import { useTranslations } from "./translations";
import { lazyDialog } from "../../chunks/lazy-dialog";

const CvDocumentDialog = lazyDialog(async () => (await import("./CvDocumentDialog")).CvDocumentDialog, {
  isOpen: ({ open }) => open,
});

/** Opens the dialog that creates a PDF of the whole CV. */
export function CvDocumentButton() {
  const { t } = useTranslations();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        icon={<FileText size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t("document.title")}
      </Button>
      <CvDocumentDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
