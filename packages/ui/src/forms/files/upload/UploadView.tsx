import { chakra } from "@chakra-ui/react";
import type { UploadState } from "./use-upload";
import { lazyPart } from "../../../chunks/lazy-part";

const UploadProgress = lazyPart(async () => (await import("./UploadProgress")).UploadProgress, { failed: () => null });

/** The progress of a form's upload, on its own line; nothing if there is no upload. */
export const UploadView = ({ state }: { state: UploadState | undefined }) =>
  state && (
    <chakra.div flexBasis="full" minW="0" _empty={{ display: "none" }}>
      <UploadProgress {...state} />
    </chakra.div>
  );
