import { chakra, Flex } from "@chakra-ui/react";
import { WifiOff } from "lucide-react";
import { useLiveChannel, useLiveState } from "../../data";
import { Announced } from "../../components/feedback/Announced";
import { Button } from "../../components/actions/Button";
import { useSecondsUntil } from "../../components/text/use-seconds-until";
import { useTranslations } from "./translations";

/** 'Hors ligne, nouvelle tentative dans N s' between two attempts, with a button to retry now. */
export function OfflineBanner() {
  const state = useLiveState();
  const channel = useLiveChannel();
  if (state.status !== "CLOSED" || state.retryAt === null) return null;
  return <Waiting key={state.retryAt} until={state.retryAt} onRetry={() => channel.retryNow()} />;
}

function Waiting({ until, onRetry }: { until: number; onRetry: () => void }) {
  const { t } = useTranslations();
  const seconds = useSecondsUntil(until);
  return (
    <Flex
      align="center"
      justify="center"
      wrap="wrap"
      columnGap="4"
      px="4"
      py={{ base: "1", lg: "1.5" }}
      colorPalette="yellow"
      bg="yellow.tint"
      color="yellow.fg"
      textStyle="sm"
    >
      <WifiOff size={18} aria-hidden />
      {/* Announced once, not every second. */}
      <Announced hidden>{t("offline", { seconds: "…" })}</Announced>
      <chakra.span aria-hidden fontVariantNumeric="tabular-nums">
        {t("offline", { seconds })}
      </chakra.span>
      <Button variant="plain" size="sm" onClick={onRetry}>
        {t("retryNow")}
      </Button>
    </Flex>
  );
}
