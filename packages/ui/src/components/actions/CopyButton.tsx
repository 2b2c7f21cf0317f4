import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { Announced } from "../feedback/Announced";
import { announce } from "../feedback/Announcer";
import { Button } from "./Button";
import { useComponentTranslations } from "../translations";

interface CopyButtonProps {
  text: string;
  /** Selects the text on the screen if the browser refuses to copy it. */
  onSelect: () => void;
  onCopied?: () => void;
}

/** How long the confirmation stays, in milliseconds. */
const shownFor = 4_000;

/** Copies a text and confirms it; if the browser refuses, says so and selects the text. */
export function CopyButton({ text, onSelect, onCopied }: CopyButtonProps) {
  const { t } = useComponentTranslations();
  const [outcome, setOutcome] = useState<"copied" | "refused">();
  useEffect(() => {
    if (outcome !== "copied") return undefined;
    const timer = setTimeout(() => setOutcome(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      setOutcome("refused");
      return onSelect();
    }
    setOutcome("copied");
    announce(t("copied"));
    return onCopied?.();
  };
  const isCopied = outcome === "copied";
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        icon={isCopied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
        onClick={() => void copy()}
      >
        {t(isCopied ? "copied" : "copy")}
      </Button>
      {outcome === "refused" && (
        <Announced assertive w="full" textStyle="sm">
          {t("copyRefused")}
        </Announced>
      )}
    </>
  );
}
