import { chakra, Stack } from "@chakra-ui/react";
import { Field } from "../../../components/fields/Field";
import { FileInput } from "../../../components/fields/FileInput";
import { UploadView } from "../../../forms/files/upload/UploadView";
import { useTranslations } from "../translations";
import type { PdfFile } from "./use-pdf-file";

/** A CV as a PDF to choose, and how far it is: the server reads its text and keeps nothing of it. */
export function PdfImport({ choice, upload }: Pick<PdfFile, "choice" | "upload">) {
  const { t } = useTranslations();
  return (
    <Stack gap="2" w="full">
      <Field label={t("importExport.pdf")} hint={t("importExport.pdfHint")} error={choice.error}>
        <chakra.span>
          <FileInput choice={choice} label={t("importExport.choosePdf")} />
        </chakra.span>
      </Field>
      <UploadView state={upload} />
    </Stack>
  );
}
