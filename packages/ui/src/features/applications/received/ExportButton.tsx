import { Download } from "lucide-react";
import { useState } from "react";
import { lazyDialog } from "../../../chunks/lazy-dialog";
import { Button } from "../../../components/actions/Button";
import type { useReceived, Wanted } from "./received-list";
import { useTranslations } from "./translations";

const ExportDialog = lazyDialog(async () => (await import("./exports/ExportDialog")).ExportDialog, {
  isOpen: ({ open }) => open,
});

interface ExportButtonProps {
  offerId: number;
  wanted: Wanted;
  received: ReturnType<typeof useReceived>;
}

/** Opens the dialog that exports the applications; nothing if there are none. */
export function ExportButton({ offerId, wanted, received: { data } }: ExportButtonProps) {
  const { t } = useTranslations();
  const [isOpen, setOpen] = useState(false);
  if (!data?.counts?.all) return null;
  return (
    <>
      <Button
        variant="outline"
        colorPalette="neutral"
        size="sm"
        ms="auto"
        icon={<Download size={16} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t("export")}
      </Button>
      <ExportDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        offerId={offerId}
        wanted={wanted}
        found={data.totalItems}
        asOf={data.asOf}
        all={data.counts.all}
      />
    </>
  );
}
