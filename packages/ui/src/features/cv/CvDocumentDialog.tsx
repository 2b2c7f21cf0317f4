import { Box, Skeleton, Stack, chakra } from "@chakra-ui/react";
import { cvDesigns } from "@passerelle/domain";
import { Download } from "lucide-react";
import { useMemo, useState } from "react";
import type { Schemas } from "@passerelle/api";
import { Announced } from "../../components/feedback/Announced";
import { Button } from "../../components/actions/Button";
import { ChoiceButtons } from "../../components/actions/ChoiceButtons";
import { Dialog, DialogBody, DialogFooter } from "../../components/dialogs/Dialog";
import { Link } from "../../components/text/Link";
import { toast } from "../../components/feedback/toast";
import { useFailureSentence } from "../../components/states/use-error-sentence";
import { useObjectUrl } from "../../components/provider/use-object-url";
import { useLanguage } from "../../i18n";
import { type DocumentChoices, useDrawCv, usePreview, useStoreCv } from "./document-queries";
import { useTranslations } from "./translations";
import { QueryView } from "../../components/states/QueryView";

/** The pages of the document, before it is created. */
function CvPreview({ choices }: { choices: DocumentChoices }) {
  const { t, say } = useTranslations();
  const preview = usePreview(choices);
  return (
    <QueryView
      query={preview}
      loading={t("document.previewLoading")}
      failed={say("document.previewFailed")}
      skeleton={<Skeleton height="60vh" width="full" />}
    >
      {(shown) => shown && <Pages preview={shown} choices={choices} />}
    </QueryView>
  );
}

interface PagesProps {
  preview: Schemas["CvPreview"];
  choices: DocumentChoices;
}

function Pages({ preview: { pages, svg }, choices: { design } }: PagesProps) {
  const { t } = useTranslations();
  const picture = useMemo(() => (svg === undefined ? undefined : new Blob([svg], { type: "image/svg+xml" })), [svg]);
  const address = useObjectUrl(picture);
  if (svg === undefined) return <chakra.p>{t("document.previewTooLong", { pages })}</chakra.p>;
  const name = t("document.preview", { design: t(`document.${design}`), count: pages });
  return (
    <chakra.section
      aria-label={name}
      tabIndex={0}
      width="full"
      maxHeight="60vh"
      overflowY="auto"
      borderWidth="1px"
      borderColor="line"
    >
      <chakra.img src={address} alt={name} width="full" bg="white" />
    </chakra.section>
  );
}

/** The whole CV as a PDF, to save or to use as the profile's resume. */
export function CvDocumentDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
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
