import { publicPaths } from "@passerelle/domain";
import { useState } from "react";
import { lazyDialog } from "../../chunks/lazy-dialog";
import type { Shared } from "./ShareDialog";

const ShareDialog = lazyDialog(async () => (await import("./ShareDialog")).ShareDialog, {
  isOpen: ({ shared }) => shared !== undefined,
});

/** Phones and tablets; elsewhere the dialog has more to offer. */
const hasShareSheet = () => "share" in navigator && matchMedia("(pointer: coarse)").matches;

/** Shares a public offer with the device's share sheet, or in a dialog, which has to be rendered (D-384). */
export function useShare() {
  const [shared, setShared] = useState<Shared>();
  const share = (offer: { id: number; jobTitle: string }) => {
    const next = { url: location.origin + publicPaths.offer(offer), title: offer.jobTitle };
    // The person may close the sheet without sharing.
    if (hasShareSheet()) navigator.share(next).catch(() => undefined);
    else setShared(next);
  };
  return { share, dialog: <ShareDialog shared={shared} onClose={() => setShared(undefined)} /> };
}
