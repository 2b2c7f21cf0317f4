import { chakra, VisuallyHidden } from "@chakra-ui/react";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "../actions/Button";
import { toastPlace } from "./toast-place";
import { ToastCard } from "./ToastCard";
import { toast, toastsAtom } from "./toast";
import { overDialogs } from "../dialogs/layers";
import { useIsMobile } from "../../theme/use-breakpoint";
import { useComponentTranslations } from "../translations";

/** How many toasts are visible at once; more would cover the content on a phone. */
const shown = { phone: 1, desktop: 3 } as const;

const scrolls = {
  overflowY: "auto",
  p: "2",
  maxH: "calc(100dvh - var(--stuck-bottom, 0px) - var(--under-banner, 0px) - 8rem)",
} as const;

/** The toasts in their corner, above a banner; newest first, with the number of hidden ones. */
export function Toaster() {
  const { t } = useComponentTranslations();
  const toasts = useAtomValue(toastsAtom).toReversed();
  const isMobile = useIsMobile();
  const [wantsAll, setWantsAll] = useState(false);
  const limit = isMobile ? shown.phone : shown.desktop;
  const more = toasts.length - limit;
  const showsAll = wantsAll && more > 0;
  return createPortal(
    <chakra.section
      aria-label={t("notifications")}
      {...overDialogs}
      {...toastPlace}
      zIndex="toast"
      containerType="inline-size"
      containerName="toasts"
      // Beyond a banner in the same corner.
      my="var(--under-banner, 0px)"
      css={{ "html:has([data-banner]) &": { py: "2" } }}
      display="flex"
      flexDirection="column"
      gap="2"
      // Scroll containers clip shadows, so only the long list scrolls.
      {...(showsAll ? scrolls : { pointerEvents: "none" })}
      onKeyDown={({ key }) => key === "Escape" && setWantsAll(false)}
    >
      {toasts.map((each, index) => (
        <ToastCard
          // In the full list, the time of each toast starts again.
          key={`${each.id} ${showsAll}`}
          toast={each}
          hidden={index >= limit && !showsAll}
          lasting={showsAll}
          onDismiss={() => toast.dismiss(each.id)}
        />
      ))}
      {more > 0 && (
        <Button
          variant="outline"
          colorPalette="neutral"
          size="sm"
          alignSelf="end"
          flex="none"
          bg="raised"
          boxShadow="floating"
          borderRadius="full"
          pointerEvents="auto"
          aria-expanded={showsAll}
          onClick={() => setWantsAll(!showsAll)}
        >
          {showsAll ? (
            t("fewerToasts")
          ) : (
            <>
              <span aria-hidden>+ {more}</span>
              <VisuallyHidden>{t("moreToasts", { count: more })}</VisuallyHidden>
            </>
          )}
        </Button>
      )}
    </chakra.section>,
    // The application's root is inert behind a dialog.
    document.body,
  );
}
