import { Box } from "@chakra-ui/react";
import { MessageBox, type MessageBoxProps, messageKey } from "./MessageBox";
import { useNewestBanner } from "./newest-banner";

interface BannerProps extends MessageBoxProps {
  /** Covers the content below instead of moving it. */
  over?: boolean;
}

/** A page's status message, which stays in view while scrolling (5 seconds). A page shows only the newest one. */
export function Banner(banner: BannerProps) {
  return banner.message && <ShownBanner key={messageKey(banner.message)} {...banner} />;
}

function ShownBanner({ over = false, ...box }: BannerProps) {
  useNewestBanner(box.onDismiss);
  return (
    <Box position="sticky" top="calc(var(--stuck, 0px) + 1rem)" zIndex="docked" {...(over && { h: "0" })}>
      <Box {...(over && { boxShadow: "floating", borderRadius: "control" })}>
        <MessageBox {...box} />
      </Box>
    </Box>
  );
}
