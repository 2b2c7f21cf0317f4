import { Flex, Stack, chakra } from "@chakra-ui/react";
import { useRef } from "react";
import { encode } from "uqr";
import { CopyButton } from "../actions/CopyButton";
import { Field } from "../fields/Field";
import { TextInput } from "../fields/TextInput";
import { TallLink } from "../text/Link";
import { useTranslations } from "./translations";

/** The blank modules around a code that readers need. */
const border = 4;
/** Large enough to print. */
const pixelsOfModule = 20;

/** A code as a file: black on white, whatever the colours of the page. */
function qrFile(text: string): string {
  const { data, size } = encode(text, { border, ecc: "M" });
  const rows = data.map((row) => row.map((isDark) => (isDark ? "1" : "0")).join(""));
  const runs = rows.flatMap((row, y) =>
    Array.from(row.matchAll(/1+/g), ({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`),
  );
  const width = size * pixelsOfModule;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${width}" height="${width}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${runs.join("")}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}

/** A QR code. */
function QrCode({ file, label }: { file: string; label: string }) {
  return <chakra.img src={file} alt={label} boxSize="44" maxW="full" borderRadius="control" />;
}

/** An offer's link, to copy or as a QR code. */
export function ShareContent({ url }: { url: string }) {
  const { t } = useTranslations();
  const file = qrFile(url);
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
        <Stack gap="2" flex="1" minW="min(10rem, 100%)">
          <p>{t("codeHint")}</p>
          <TallLink href={file} download="offre-qr.svg" alignSelf="start">
            {t("download")}
          </TallLink>
        </Stack>
      </Flex>
    </Stack>
  );
}
