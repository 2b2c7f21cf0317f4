import { chakra, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Banner } from "../components/Banner";
import { Button } from "../components/Button";
import { RequiredNote } from "./RequiredNote";
import { RestoredNotice } from "./RestoredNotice";
import { Surface } from "../components/Surface";
import type { Changes } from "./use-changes";
import { useKitTranslations } from "../components/translations";

interface ChangesFormProps {
  changes: Changes;
  /** The kit's own words, unless the specification quotes others for this form. */
  saveLabel?: string;
  savingLabel?: string;
  /** Left out: a form without a Reset button. */
  resetLabel?: string;
  /** FormSections. */
  children: ReactNode;
}

/** The card of a form that sends only what changed: its status, its fields, its buttons. */
export function ChangesForm({ changes, saveLabel, savingLabel, resetLabel, children }: ChangesFormProps) {
  const { t } = useKitTranslations();
  const { submit, reset, dirty, busy, restored, message, dismiss } = changes;
  return (
    <chakra.form
      noValidate
      onSubmit={submit}
      display="flex"
      flexDirection="column"
      gap="4"
      // A field that takes the focus, refused, comes clear of the banner.
      css={{ "& :is(input, select, textarea)": { scrollMarginBlock: "7rem" } }}
    >
      <Banner message={message} onDismiss={dismiss} />
      {restored && <RestoredNotice />}
      <RequiredNote />
      <Surface>
        {children}
        <Flex direction={{ base: "column-reverse", sm: "row" }} justify="flex-end" gap="3" p={{ base: "4", md: "6" }}>
          {resetLabel && (
            <Button variant="outline" colorPalette="neutral" disabled={!dirty || busy} onClick={reset}>
              {resetLabel}
            </Button>
          )}
          <Button type="submit" disabled={!dirty} busy={busy} busyLabel={savingLabel ?? t("saving")}>
            {saveLabel ?? t("save")}
          </Button>
        </Flex>
      </Surface>
    </chakra.form>
  );
}
