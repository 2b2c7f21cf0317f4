import { chakra, HStack, Stack } from "@chakra-ui/react";
import { Badge } from "../../../components/badges/Badge";
import { Button } from "../../../components/actions/Button";
import { RelativeTime } from "../../../components/text/RelativeTime";
import type { OpenSession } from "./queries";
import { useTranslations } from "./translations";

interface SessionRowProps {
  session: OpenSession;
  busy: boolean;
  onEnd: () => void;
}

/** A session with its device and last use, and a button to end it; the current one ends by logging out. */
export function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const { t } = useTranslations();
  const device = session.device || t("unknown");
  return (
    <HStack as="li" justify="space-between" gap="3" py="3" borderTopWidth="1px" borderColor="line" minH="14">
      <Stack gap="0" minW="0">
        <chakra.span fontWeight="medium" overflowWrap="anywhere">
          {device}
        </chakra.span>
        <chakra.span textStyle="sm" color="ink.muted">
          {t("lastUsed")} <RelativeTime value={session.lastUsedAt} />
        </chakra.span>
      </Stack>
      {session.current ? (
        <Badge tone="green">{t("current")}</Badge>
      ) : (
        <Button
          variant="outline"
          colorPalette="neutral"
          busy={busy}
          aria-label={t("endThis", { device })}
          onClick={onEnd}
        >
          {t("end")}
        </Button>
      )}
    </HStack>
  );
}
