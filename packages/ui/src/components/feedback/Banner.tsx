import { Box } from "@chakra-ui/react";
import { measuredBanner, measuredNotice, stuckNotice } from "../layout/sticky-part";
import { passingPlace } from "./passing-place";
import { MessageBox, type MessageBoxProps, messageKey } from "./MessageBox";
import { useNewestBanner } from "./newest-banner";

interface BannerProps extends MessageBoxProps {
  /** Lies in the corner of the window instead of moving the content below. */
  over?: boolean;
}

const inTheCorner = { ...passingPlace, zIndex: "sticky", boxShadow: "floating", borderRadius: "control" } as const;

/** A page's status message, which stays in view while scrolling (5 seconds). A page shows only the newest one. */
export function Banner(banner: BannerProps) {
  return banner.message && <ShownBanner key={messageKey(banner.message)} {...banner} />;
}

function ShownBanner({ over = false, ...box }: BannerProps) {
  useNewestBanner(box.onDismiss);
  return (
    <Box
      {...(over
        ? { ref: measuredBanner, "data-banner": true, ...inTheCorner }
        : { ref: measuredNotice, ...stuckNotice })}
    >
      <MessageBox {...box} />
    </Box>
  );
}
