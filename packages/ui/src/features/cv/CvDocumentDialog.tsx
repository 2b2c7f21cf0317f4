import { Box, chakra, Stack } from "@chakra-ui/react";
import { cvDesigns } from "@passerelle/domain";
import { Download } from "lucide-react";
import { useState } from "react";
import { Announced } from "../../components/feedback/Announced";
import { Button } from "../../components/actions/Button";
import { ChoiceButtons } from "../../components/actions/ChoiceButtons";
import { Dialog, DialogBody, DialogFooter } from "../../components/dialogs/Dialog";
import { Link } from "../../components/text/Link";
import { toast } from "../../components/feedback/toast";
import { useFailureSentence } from "../../components/states/use-error-sentence";
import { useObjectUrl } from "../../components/provider/use-object-url";
import { useLanguage } from "../../i18n";
import { CvPreview } from "./CvPreview";
import { type DocumentChoices, useDrawCv, useStoreCv } from "./document-queries";
import { useTranslations } from "./translations";

interface CvDocumentDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The whole CV as a PDF, to save or to use as the profile's resume. */
export function CvDocumentDialog({ open, onClose }: CvDocumentDialogProps) {
  const { t } = useTranslations();
  return (
    <Dialog open={open} onClose={onClose} title={t("document.title")} size="lg">
      <CvDocument />
    </Dialog>
  );
}

function CvDocument() {
  const { t, say } = useTranslations();
  const failureSentence = useFailureSentence();
  const [reading] = useLanguage();
  const [choices, setChoices] = useState<DocumentChoices>({
    language: reading === "en" ? reading : "fr",
    design: "classic",
  });
  const draw = useDrawCv();
  const store = useStoreCv();
  const address = useObjectUrl(draw.data?.content);
  const choose = (chosen: Partial<DocumentChoices>) => {
    setChoices({ ...choices, ...chosen });
    draw.reset();
  };
  return (
    <>
      <DialogBody>
        <Stack gap="4" alignItems="start">
          <chakra.p>{t("document.holds")}</chakra.p>
          <chakra.p color="ink.muted">{t("document.omits")}</chakra.p>
          <ChoiceButtons
            label={t("document.language")}
            choices={[
              { value: "fr", label: t("document.fr") },
              { value: "en", label: t("document.en") },
            ]}
            chosen={choices.language}
            onChoose={(language) => choose({ language })}
          />
          <ChoiceButtons
            label={t("document.design")}
            choices={cvDesigns.map((value) => ({ value, label: t(`document.${value}`) }))}
            chosen={choices.design}
            onChoose={(design) => choose({ design })}
          />
          <chakra.p color="ink.muted">{t(`document.about.${choices.design}`)}</chakra.p>
          <Box width="full">
            <CvPreview choices={choices} />
          </Box>
        </Stack>
      </DialogBody>
      <DialogFooter flexWrap="wrap">
        <Button
          variant="outline"
          busy={store.isPending}
          onClick={() =>
            store.mutate(choices, {
              onSuccess: () => toast.success(say("document.stored")),
              onError: (error) => toast.error(failureSentence(error, say("document.storeFailed"))),
            })
          }
        >
          {t("document.store")}
        </Button>
        {address !== undefined && (
          <>
            <Announced hidden>{t("document.ready")}</Announced>
            <Link href={address} download={draw.data?.name}>
              {t("document.save")}
            </Link>
          </>
        )}
        <Button
          icon={<Download size={18} aria-hidden />}
          busy={draw.isPending}
          onClick={() =>
            draw.mutate(choices, {
              onError: (error) => toast.error(failureSentence(error, say("document.drawFailed"))),
            })
          }
        >
          {t("document.draw")}
        </Button>
      </DialogFooter>
    </>
  );
}
