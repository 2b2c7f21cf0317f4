import { useClipboard } from "@chakra-ui/react";
import { Check, Copy } from "lucide-react";
import { announce } from "../feedback/Announcer";
import { Button } from "./Button";
import { useComponentTranslations } from "../translations";

interface CopyButtonProps {
  text: string;
  onCopied?: () => void;
}

/** Copies a text and confirms it. */
export function CopyButton({ text, onCopied }: CopyButtonProps) {
  const { t } = useComponentTranslations();
  const { copy, copied } = useClipboard({
    value: text,
    timeout: 4_000,
    onStatusChange: ({ copied: isCopied }) => {
      if (!isCopied) return;
      announce(t("copied"));
      onCopied?.();
    },
  });
  return (
    <Button
      variant="outline"
      size="sm"
      icon={copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
      onClick={copy}
    >
      {t(copied ? "copied" : "copy")}
    </Button>
  );
}
