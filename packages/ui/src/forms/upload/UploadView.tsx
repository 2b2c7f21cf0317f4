import { chakra } from "@chakra-ui/react";
import { lazy, Suspense } from "react";
import type { UploadState } from "./use-upload";

const UploadProgress = lazy(async () => ({ default: (await import("./UploadProgress")).UploadProgress }));

/** How far the file of a form is, on a line of its own; nothing while none is under way. */
export const UploadView = ({ state }: { state: UploadState | undefined }) =>
  state && (
    <Suspense>
      <chakra.div flexBasis="full" minW="0">
        <UploadProgress {...state} />
      </chakra.div>
    </Suspense>
  );
