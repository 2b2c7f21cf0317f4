import { Download } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../components/Button";
import type { ExportFormProps } from "./exports/ExportDialog";
import { useTranslations } from "./translations";

const ExportDialog = lazy(async () => ({ default: (await import("./exports/ExportDialog")).ExportDialog }));

/** Opens what makes a file of the applications. */
export function ExportButton(props: ExportFormProps) {
  const { t } = useTranslations();
  const [state, setState] = useState<"open" | "closed">();
  return (
    <>
      <Button
        variant="outline"
        colorPalette="neutral"
        flexGrow={{ base: "1", md: "0" }}
        icon={<Download size={16} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setState("open")}
      >
        {t("export")}
      </Button>
      {state && (
        <Suspense>
          <ExportDialog open={state === "open"} onClose={() => setState("closed")} {...props} />
        </Suspense>
      )}
    </>
  );
}
