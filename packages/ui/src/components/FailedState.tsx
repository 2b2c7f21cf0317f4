import { Stack } from "@chakra-ui/react";
import { RotateCw } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Announced } from "./Announced";
import { Button } from "./Button";
import { useKitTranslations } from "./translations";

interface FailedStateProps {
  /** What happened. */
  children: ReactNode;
  onRetry: () => void;
  busy?: boolean;
}

/** What happened, and a way to try again. */
export function FailedState({ children, onRetry, busy = false }: FailedStateProps) {
  const { t } = useKitTranslations();
  const failure = useFailure(busy);
  return (
    <Stack align="center" textAlign="center" gap="4" py={{ base: "8", md: "12" }} px="4">
      <Announced key={failure} assertive maxW="32rem" color="danger" fontWeight="medium" overflowWrap="anywhere">
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

/** Which failure it is: the same words are said again once another try has failed. */
function useFailure(busy: boolean): number {
  const [was, setWas] = useState({ busy, times: 0 });
  if (busy !== was.busy) setWas({ busy, times: was.times + Number(!busy) });
  return was.times;
}
