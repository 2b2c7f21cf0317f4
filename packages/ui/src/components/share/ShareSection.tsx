import { Box, chakra } from "@chakra-ui/react";
import { Share2 } from "lucide-react";
import { useComponentTranslations } from "../translations";
import { ShareContent } from "./ShareContent";
import { useTranslations } from "./translations";

interface ShareSectionProps {
  url: string;
  /** The title for the device's share sheet. */
  title: string;
}

/** Shares an offer without JavaScript. The public pages' script opens the device's share sheet instead, and copies. */
export function ShareSection({ url, title }: ShareSectionProps) {
  const { t } = useTranslations();
  const components = useComponentTranslations();
  return (
    <chakra.details data-share={url} data-title={title}>
      <chakra.summary
        display="inline-flex"
        alignItems="center"
        gap="2"
        minH="target"
        fontWeight="medium"
        color="brand.fg"
        cursor="pointer"
        listStyleType="none"
      >
        <Share2 size={16} aria-hidden />
        {t("action")}
      </chakra.summary>
      <Box pt="3">
        <ShareContent url={url} />
        {/* The script writes one of the texts into it. */}
        <p aria-live="polite" data-copied={components.t("copied")} data-refused={components.t("copyRefused")} />
      </Box>
    </chakra.details>
  );
}
