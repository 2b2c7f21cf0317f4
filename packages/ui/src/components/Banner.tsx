import { Box } from "@chakra-ui/react";
import { MessageBox, type MessageBoxProps, messageKey } from "./MessageBox";
import { useNewestBanner } from "./newest-banner";

interface BannerProps extends MessageBoxProps {
  /** Lies over what follows, which keeps its place under the pointer. */
  over?: boolean;
}

/** A page's status, which stays in view wherever the page is scrolled to (5 seconds); a page shows the newest alone. */
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
