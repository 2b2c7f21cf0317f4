import { chakra } from "@chakra-ui/react";
import { useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { forcedColors } from "../../theme/conditions";
import { overDialogs } from "../dialogs/layers";
import { followTooltips } from "./follow-tooltips";

/** The distance to the element and to the edges of the window, in pixels. */
const gap = 8;

/** The tooltips of the whole page, one at a time: the text in `data-tooltip` of an element, such as an icon button. */
export function Tooltips() {
  const [owner, setOwner] = useState<HTMLElement | null>(null);
  // From the first frame on: a pointer that comes earlier would get no tooltip.
  useLayoutEffect(() => followTooltips(setOwner), []);
  const text = owner?.dataset["tooltip"];
  if (!owner || !text) return null;
  return createPortal(
    <chakra.div
      key={text}
      role="tooltip"
      lang={owner.closest<HTMLElement>("[lang]")?.lang}
      ref={(tooltip: HTMLDivElement | null) => {
        if (tooltip) place(tooltip, owner);
      }}
      {...overDialogs}
      position="fixed"
      zIndex="tooltip"
      maxW="min(20rem, calc(100vw - 1rem))"
      px="2.5"
      py="1"
      bg="ink"
      color="canvas"
      borderRadius="control"
      textStyle="xs"
      fontWeight="medium"
      overflowWrap="anywhere"
      animation="fade-in {durations.fast} ease-out"
      css={{ [forcedColors]: { borderWidth: "1px" } }}
    >
      {text}
    </chakra.div>,
    // The application's root is inert behind a dialog.
    document.body,
  );
}

/** Places a tooltip above its element, or below it near the top of the window. */
function place(tooltip: HTMLElement, owner: HTMLElement) {
  const { top, bottom, left, width } = owner.getBoundingClientRect();
  const above = top - gap - tooltip.offsetHeight;
  const last = document.documentElement.clientWidth - gap - tooltip.offsetWidth;
  const centred = left + (width - tooltip.offsetWidth) / 2;
  Object.assign(tooltip.style, {
    top: `${above < gap ? bottom + gap : above}px`,
    left: `${Math.max(gap, Math.min(centred, last))}px`,
  });
}
