import { Stack } from "@chakra-ui/react";
import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { Announced } from "../feedback/Announced";
import { Button } from "../actions/Button";
import { useComponentTranslations } from "../translations";

interface FailedStateProps {
  /** The description of the failure. */
  children: ReactNode;
  onRetry: () => void;
  busy?: boolean;
}

/** A failure with a retry button. */
export function FailedState({ children, onRetry, busy = false }: FailedStateProps) {
  const { t } = useComponentTranslations();
  return (
    <Stack align="center" textAlign="center" gap="4" py={{ base: "8", md: "12" }} px="4">
      {/* Another failed attempt announces the same text again. */}
      <Announced
        key={String(busy)}
        changesOnly={busy}
        assertive
        maxW="32rem"
        color="danger"
        fontWeight="medium"
        overflowWrap="anywhere"
      >
        {children}
      </Announced>
      <Button
        variant="outline"
        colorPalette="neutral"
        busy={busy}
        icon={<RotateCw size={18} aria-hidden />}
        onClick={onRetry}
      >
        {t("retry")}
      </Button>
    </Stack>
  );
}
