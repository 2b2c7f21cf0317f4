import { chakra, Stack } from "@chakra-ui/react";
import { UserText } from "../../../components/text/UserText";
import { useTranslations } from "../translations";
import type { UnsureText } from "./use-resume-file";

/** Texts that may be entries, to be copied: they are never imported (D-330). */
export function UnsureTexts({ texts }: { texts: readonly UnsureText[] }) {
  const { t } = useTranslations();
  return (
    <chakra.section aria-labelledby="import-unsure">
      <chakra.h3 id="import-unsure" fontWeight="semibold" mb="1">
        {t("importExport.unsure")}
      </chakra.h3>
      <chakra.p textStyle="sm" color="ink.muted">
        {t("importExport.unsureHint")}
      </chakra.p>
      <Stack as="ul" gap="0" listStyleType="none" divideY="1px" divideColor="line">
        {texts.map(({ section, text }, index) => (
          <chakra.li key={`${index} ${text}`} py="2">
            <chakra.p textStyle="sm" color="ink.muted">
              {t(`importExport.part.${section === "work" ? "experiences" : "formations"}`)}
            </chakra.p>
            <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
              <UserText>{text}</UserText>
            </chakra.p>
          </chakra.li>
        ))}
      </Stack>
    </chakra.section>
  );
}
