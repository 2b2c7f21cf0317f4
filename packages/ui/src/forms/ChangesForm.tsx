import { chakra, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Banner } from "../components/feedback/Banner";
import { Button } from "../components/actions/Button";
import { RequiredNote, RestoredNotice } from "./FormNotes";
import { measuredFoot } from "../components/layout/sticky-part";
import { Surface } from "../components/layout/Surface";
import { low } from "../theme/conditions";
import type { Changes } from "./use-changes";
import { UploadView } from "./files/upload/UploadView";
import { useComponentTranslations } from "../components/translations";

interface ChangesFormProps {
  changes: Changes;
  /** The components' own text by default; set if the specification quotes another one. */
  saveLabel?: string;
  savingLabel?: string;
  /** Without it, the form has no Reset button. */
  resetLabel?: string;
  children: ReactNode;
}

const grow = { base: 1, sm: 0 };

/** Keeps the save button in view in forms of any length. */
const inView = {
  position: "sticky",
  bottom: "var(--stuck-bottom, 0px)",
  zIndex: "docked",
  borderColor: "line",
  css: { [low]: { position: "static" } },
} as const;

/** The card of a form that sends only changes: its status, fields and buttons. */
export function ChangesForm({ changes, saveLabel, savingLabel, resetLabel, children }: ChangesFormProps) {
  const { t } = useComponentTranslations();
  const { submit, reset, dirty, busy, restored, message, dismiss, upload } = changes;
  return (
    <chakra.form noValidate onSubmit={submit} display="flex" flexDirection="column" gap="4">
      <Banner message={message} onDismiss={dismiss} />
      {restored && <RestoredNotice />}
      <RequiredNote />
      <Surface>
        {children}
        <Flex
          wrap="wrap"
          justify="flex-end"
          gap="3"
          px={{ base: "4", md: "6" }}
          py="4"
          bg="surface"
          borderBottomRadius="card"
          borderTopWidth="1px"
          borderColor="transparent"
          {...(dirty && { ref: measuredFoot, "data-save-bar": true, ...inView })}
        >
          <UploadView state={upload} />
          {resetLabel && (
            <Button variant="outline" colorPalette="neutral" flexGrow={grow} disabled={!dirty || busy} onClick={reset}>
              {resetLabel}
            </Button>
          )}
          <Button type="submit" flexGrow={grow} disabled={!dirty} busy={busy} busyLabel={savingLabel ?? t("saving")}>
            {saveLabel ?? t("save")}
          </Button>
        </Flex>
      </Surface>
    </chakra.form>
  );
}
