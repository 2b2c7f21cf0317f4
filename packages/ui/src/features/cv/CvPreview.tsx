import { chakra, Skeleton } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { useMemo } from "react";
import { ErrorText } from "../../components/fields/ErrorText";
import { useObjectUrl } from "../../components/provider/use-object-url";
import { QueryView } from "../../components/states/QueryView";
import { type DocumentChoices, usePreview } from "./document-queries";
import { useTranslations } from "./translations";

/** The pages of the document, before it is created. */
export function CvPreview({ choices }: { choices: DocumentChoices }) {
  const { t, say } = useTranslations();
  const preview = usePreview(choices);
  return (
    <QueryView
      query={preview}
      loading={t("document.previewLoading")}
      failed={<ErrorText error={preview.error} otherwise={say("document.previewFailed")} />}
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
