import { chakra, Stack } from "@chakra-ui/react";
import { Field } from "../../../components/fields/Field";
import { FileInput } from "../../../components/fields/FileInput";
import { UploadView } from "../../../forms/files/upload/UploadView";
import { useTranslations } from "../translations";
import type { DocumentFile } from "./use-document-file";

/** Chooses a PDF or Word file with a CV, and shows the progress of its upload. The server does not store the file. */
export function DocumentImport({ choice, upload }: Pick<DocumentFile, "choice" | "upload">) {
  const { t } = useTranslations();
  return (
    <Stack gap="2" w="full">
      <Field label={t("importExport.document")} hint={t("importExport.documentHint")} error={choice.error}>
        <chakra.span>
          <FileInput choice={choice} label={t("importExport.chooseDocument")} />
        </chakra.span>
      </Field>
      <UploadView state={upload} />
    </Stack>
  );
}
