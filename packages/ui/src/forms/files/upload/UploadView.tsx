import { chakra } from "@chakra-ui/react";
import type { UploadState } from "./use-upload";
import { lazyPart } from "../../../chunks/lazy-part";

const UploadProgress = lazyPart(async () => (await import("./UploadProgress")).UploadProgress, { failed: () => null });

/** How far the file of a form is, on a line of its own; nothing while none is under way. */
export const UploadView = ({ state }: { state: UploadState | undefined }) =>
  state && (
    <chakra.div flexBasis="full" minW="0" _empty={{ display: "none" }}>
      <UploadProgress {...state} />
    </chakra.div>
  );
