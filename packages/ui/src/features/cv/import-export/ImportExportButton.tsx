import { ArrowLeftRight } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../components/Button";
import { useTranslations } from "../translations";

const ImportExportDialog = lazy(async () => ({ default: (await import("./ImportExportDialog")).ImportExportDialog }));

/** Opens what takes a CV to other services, or from them. */
export function ImportExportButton() {
  const { t } = useTranslations();
  const [state, setState] = useState<"open" | "closed">();
  return (
    <>
      <Button
        variant="outline"
        icon={<ArrowLeftRight size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setState("open")}
      >
        {t("importExport.title")}
      </Button>
      {state && (
        <Suspense>
          <ImportExportDialog open={state === "open"} onClose={() => setState("closed")} />
        </Suspense>
      )}
    </>
  );
}
