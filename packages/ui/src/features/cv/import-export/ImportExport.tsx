import { chakra, Stack } from "@chakra-ui/react";
import { toJsonResume } from "@passerelle/domain";
import { useMemo } from "react";
import { DialogBody } from "../../../components/dialogs/Dialog";
import { Field } from "../../../components/fields/Field";
import { FileInput } from "../../../components/fields/FileInput";
import { Link } from "../../../components/text/Link";
import { useFileDrop } from "../../../components/fields/use-file-drop";
import { useObjectUrl } from "../../../components/provider/use-object-url";
import { importMegabytes } from "../import-limits";
import { useTranslations } from "../translations";
import { ImportPreview } from "./ImportPreview";
import type { OwnCv } from "./own-cv";
import { DocumentImport } from "./DocumentImport";
import { useDocumentFile } from "./use-document-file";
import { isDocument, useResumeFile } from "./use-resume-file";

/** Exports the CV as a file, and imports entries from a chosen file. */
export function ImportExport({ own }: { own: OwnCv }) {
  const { t } = useTranslations();
  const resume = useResumeFile(own.cv);
  const document = useDocumentFile(own.cv);
  const chosen = resume.chosen ?? document.chosen;
  const drop = useFileDrop((files) => (files[0] && isDocument(files[0]) ? document : resume).choice.choose(files));
  return (
    <>
      {!chosen && (
        <DialogBody>
          <Stack gap="6" {...drop.area}>
            <Export cv={own.cv} />
            <Stack gap="4" alignItems="start">
              <chakra.h3 fontWeight="semibold">{t("importExport.import")}</chakra.h3>
              <Field
                label={t("importExport.file")}
                hint={t("importExport.fileHint", importMegabytes)}
                error={resume.choice.error}
              >
                <FileInput choice={resume.choice} label={t("importExport.choose")} />
              </Field>
              <DocumentImport {...document} />
            </Stack>
          </Stack>
        </DialogBody>
      )}
      {chosen && <ImportPreview key={chosen.id} chosen={chosen} username={own.username} />}
    </>
  );
}

function Export({ cv }: Pick<OwnCv, "cv">) {
  const { t } = useTranslations();
  const file = useMemo(
    () => new Blob([JSON.stringify(toJsonResume(cv), null, 2)], { type: "application/json" }),
    // A new blob at each render would change the address.
    [cv],
  );
  const address = useObjectUrl(file);
  return (
    <Stack gap="2" alignItems="start">
      <chakra.h3 fontWeight="semibold">{t("importExport.export")}</chakra.h3>
      <chakra.p>{t("importExport.exportHint")}</chakra.p>
      {address !== undefined && (
        <Link href={address} download="cv.json">
          {t("importExport.save")}
        </Link>
      )}
    </Stack>
  );
}
