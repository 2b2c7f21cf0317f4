import { ArrowLeftRight } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../components/Button";
import { useTranslations } from "../translations";

const ExchangeDialog = lazy(async () => ({ default: (await import("./ExchangeDialog")).ExchangeDialog }));

/** Opens what takes a CV to other services, or from them. */
export function ExchangeButton() {
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
        {t("exchange.title")}
      </Button>
      {state && (
        <Suspense>
          <ExchangeDialog open={state === "open"} onClose={() => setState("closed")} />
        </Suspense>
      )}
    </>
  );
}
