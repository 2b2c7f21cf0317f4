import { Stack } from "@chakra-ui/react";
import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { Announced } from "./Announced";
import { Button } from "./Button";
import { useComponentTranslations } from "./translations";

interface FailedStateProps {
  /** What happened. */
  children: ReactNode;
  onRetry: () => void;
  busy?: boolean;
}

/** What happened, and a way to try again. */
export function FailedState({ children, onRetry, busy = false }: FailedStateProps) {
  const { t } = useComponentTranslations();
  return (
    <Stack align="center" textAlign="center" gap="4" py={{ base: "8", md: "12" }} px="4">
      {/* The same words are said again once another try has failed. */}
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
