import { chakra, Flex } from "@chakra-ui/react";
import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { Announced } from "../../../components/feedback/Announced";
import { Button } from "../../../components/actions/Button";
import { UserText } from "../../../components/text/UserText";
import { forcedColors } from "../../../theme/conditions";
import { useFileTranslations } from "../translations";
import type { UploadState } from "./use-upload";

/** The progress of a form's upload with a cancel button; then the information that it was cancelled. */
export function UploadProgress(state: UploadState) {
  const { t } = useFileTranslations();
  const percent = Math.floor(state.share * 100);
  if (state.kind === "sending") return <Sending {...state} percent={percent} />;
  const { isCancelled } = state;
  return (
    <Announced assertive={!isCancelled} textStyle="sm" color={isCancelled ? "ink.muted" : "danger"}>
      {isCancelled ? t("upload.cancelled") : t("upload.lost", { percent })}
    </Announced>
  );
}

/** Shorter uploads show no text; in milliseconds. */
const shownAfter = 400;

function useIsSlow() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), shownAfter);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}

type SendingProps = Extract<UploadState, { kind: "sending" }> & { percent: number };

function Sending({ file, share, cancel, percent }: SendingProps) {
  const { t } = useFileTranslations();
  const isSlow = useIsSlow();
  if (!isSlow) return null;
  const isSent = share === 1;
  return (
    <Flex direction="column" gap="1.5" minW="0">
      <Flex align="center" gap="3" textStyle="sm" minH="target">
        <chakra.span flex="1" minW="0" overflowWrap="anywhere">
          {t("upload.sending")} <UserText>{file.name}</UserText>
        </chakra.span>
        <chakra.span color="ink.muted" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          {isSent ? t("upload.checking") : t("upload.percent", { percent })}
        </chakra.span>
        {!isSent && (
          <Button
            size="sm"
            variant="outline"
            colorPalette="neutral"
            icon={<X size={16} aria-hidden />}
            onClick={cancel}
          >
            {t("upload.cancel")}
          </Button>
        )}
      </Flex>
      <Bar label={t("upload.label", { file: file.name })} percent={percent} />
      {/* Announced at every quarter only, so that screen readers can read other content. */}
      <Announced hidden>
        {isSent ? t("upload.checking") : t("upload.said", { percent: percent - (percent % 25) })}
      </Announced>
    </Flex>
  );
}

const sent = {
  background: "{colors.brand.solid}",
  [forcedColors]: { background: "Highlight", forcedColorAdjust: "none" },
};

function Bar({ label, percent }: { label: string; percent: number }) {
  return (
    <chakra.progress
      aria-label={label}
      max={100}
      value={percent}
      appearance="none"
      display="block"
      w="full"
      h="2"
      borderRadius="full"
      borderWidth="1px"
      borderColor="edge"
      overflow="hidden"
      bg="surface"
      css={{
        "&::-webkit-progress-bar": { background: "transparent" },
        "&::-webkit-progress-value": sent,
        "&::-moz-progress-bar": sent,
      }}
    />
  );
}
