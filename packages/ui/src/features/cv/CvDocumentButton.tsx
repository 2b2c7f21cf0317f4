import { FileText } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../components/Button";
import { useTranslations } from "./translations";

const CvDocumentDialog = lazy(async () => ({ default: (await import("./CvDocumentDialog")).CvDocumentDialog }));

/** Opens what makes a document of the whole CV. */
export function CvDocumentButton() {
  const { t } = useTranslations();
  const [state, setState] = useState<"open" | "closed">();
  return (
    <>
      <Button
        variant="outline"
        icon={<FileText size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setState("open")}
      >
        {t("document.title")}
      </Button>
      {state && (
        <Suspense>
          <CvDocumentDialog open={state === "open"} onClose={() => setState("closed")} />
        </Suspense>
      )}
    </>
  );
}
