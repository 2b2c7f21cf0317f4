import { Flex, Stack, chakra } from "@chakra-ui/react";
import { useRef } from "react";
import { CopyButton } from "../actions/CopyButton";
import { Field } from "../fields/Field";
import { TextInput } from "../fields/TextInput";
import { TallLink } from "../text/Link";
import { qrCode } from "./qr-code";
import { useTranslations } from "./translations";

function QrCode({ file, label }: { file: string; label: string }) {
  return <chakra.img src={file} alt={label} boxSize="44" maxW="full" borderRadius="control" />;
}

/** An offer's link, to copy or as a QR code. */
export function ShareContent({ url }: { url: string }) {
  const { t } = useTranslations();
  const file = qrCode(url);
  const link = useRef<HTMLInputElement>(null);
  return (
    <Stack gap="4">
      <Flex gap="2" align="end" wrap="wrap">
        <chakra.div flex="1" minW="min(12rem, 100%)">
          <Field label={t("link")}>
            <TextInput ref={link} readOnly value={url} dir="ltr" />
          </Field>
        </chakra.div>
        <CopyButton text={url} onSelect={() => link.current?.select()} />
      </Flex>
      <Flex gap="4" align="center" wrap="wrap">
        <QrCode file={file} label={t("code")} />
        <Stack gap="2" flex="1" align="start" minW="min(10rem, 100%)">
          <p>{t("codeHint")}</p>
          <TallLink href={file} download="offre-qr.svg">
            {t("download")}
          </TallLink>
        </Stack>
      </Flex>
    </Stack>
  );
}
