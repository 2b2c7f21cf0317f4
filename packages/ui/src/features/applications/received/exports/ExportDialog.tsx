import { chakra, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { Announced } from "../../../../components/feedback/Announced";
import { Button } from "../../../../components/actions/Button";
import { ChoiceButtons } from "../../../../components/actions/ChoiceButtons";
import { Dialog, DialogBody, DialogFooter } from "../../../../components/dialogs/Dialog";
import { Link } from "../../../../components/text/Link";
import { toast } from "../../../../components/feedback/toast";
import { useFailureSentence } from "../../../../components/states/use-error-sentence";
import { useObjectUrl } from "../../../../components/provider/use-object-url";
import { useLanguage } from "../../../../i18n";
import { type Export, useExport } from "./queries";
import { isNarrowed, type Wanted } from "../received-list";
import { useTranslations } from "./translations";

export interface ExportFormProps {
  offerId: number;
  /** The filters of the list, the number of matches, and the time of the list; and the total number. */
  wanted: Wanted;
  found: number;
  asOf: string | undefined;
  all: number;
}

/** Exports the applications to an offer as a table or a document. */
export function ExportDialog({ open, onClose, ...form }: ExportFormProps & { open: boolean; onClose: () => void }) {
  const { t } = useTranslations();
  return (
    <Dialog open={open} onClose={onClose} title={t("title")}>
      <ExportForm {...form} />
    </Dialog>
  );
}

function ExportForm({ offerId, wanted, found, asOf, all }: ExportFormProps) {
  const { t, say } = useTranslations();
  const failureSentence = useFailureSentence();
  const [reading] = useLanguage();
  const [chosen, setChosen] = useState<Pick<Export, "kind" | "language"> & { which: "shown" | "all" }>({
    kind: "pdf",
    language: reading === "en" ? reading : "fr",
    which: "shown",
  });
  const draw = useExport(offerId);
  const address = useObjectUrl(draw.data);
  const choose = (change: Partial<typeof chosen>) => {
    setChosen({ ...chosen, ...change });
    draw.reset();
  };
  const { kind, language, which } = chosen;
  const held: Pick<Export, "wanted" | "asOf"> =
    which === "shown" ? { wanted, asOf } : { wanted: { ...wanted, status: "all", search: "" }, asOf: undefined };
  return (
    <>
      <DialogBody>
        <Stack gap="4" alignItems="start">
          <ChoiceButtons
            label={t("format")}
            choices={(["pdf", "csv"] as const).map((value) => ({ value, label: t(value) }))}
            chosen={kind}
            onChoose={(value) => choose({ kind: value })}
          />
          <chakra.p>{t(`holds.${kind}`)}</chakra.p>
          <chakra.p color="ink.muted">{t("omits")}</chakra.p>
          {isNarrowed(wanted) && (
            <ChoiceButtons
              label={t("which")}
              choices={[
                { value: "shown", label: t("shown"), count: found },
                { value: "all", label: t("all"), count: all },
              ]}
              chosen={which}
              onChoose={(value) => choose({ which: value })}
            />
          )}
          <ChoiceButtons
            label={t("language")}
            choices={(["fr", "en"] as const).map((value) => ({ value, label: t(value) }))}
            chosen={language}
            onChoose={(value) => choose({ language: value })}
          />
          {address !== undefined && (
            <>
              <Announced>{t("ready")}</Announced>
              <Link href={address} download={`candidatures.${kind}`}>
                {t("save")}
              </Link>
            </>
          )}
        </Stack>
      </DialogBody>
      <DialogFooter>
        <Button
          busy={draw.isPending}
          onClick={() =>
            draw.mutate(
              { kind, language, ...held },
              { onError: (error) => toast.error(failureSentence(error, say("failed"))) },
            )
          }
        >
          {t("draw")}
        </Button>
      </DialogFooter>
    </>
  );
}
