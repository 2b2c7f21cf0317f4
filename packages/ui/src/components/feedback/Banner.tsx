import { Box } from "@chakra-ui/react";
import { createContext, useContext, useEffect, useEffectEvent } from "react";
import { measuredBanner, measuredNotice, stuckNotice } from "../layout/sticky-part";
import { toastPlace } from "./toast-place";
import { MessageBox, type MessageBoxProps, messageKey } from "./MessageBox";

type Dismiss = () => void;

/**
 * Manages the single banner of a page: `show` dismisses the previous one, and returns a function to call after the new
 * one has disappeared.
 */
export function createNewestBanner() {
  let newest: Dismiss | undefined;
  return {
    show(dismiss: Dismiss) {
      newest?.();
      newest = dismiss;
      return () => {
        if (newest === dismiss) newest = undefined;
      };
    },
  };
}

export const NewestBanner = createContext<ReturnType<typeof createNewestBanner> | undefined>(undefined);

/** Dismisses the page's previous banner when another appears, so that outdated messages disappear. */
export function useNewestBanner(onDismiss: Dismiss) {
  const newest = useContext(NewestBanner);
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => newest?.show(() => dismiss()), [newest]);
}

interface BannerProps extends MessageBoxProps {
  /** Lies in the corner of the window instead of moving the content below. */
  over?: boolean;
}

const inTheCorner = { ...toastPlace, zIndex: "sticky", boxShadow: "floating", borderRadius: "control" } as const;

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
