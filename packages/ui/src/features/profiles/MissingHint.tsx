import { chakra, HStack } from "@chakra-ui/react";
import { Lightbulb } from "lucide-react";
import { Link } from "../../components/text/Link";
import { missingOf } from "./missing";
import type { ApplicantProfile } from "./queries";
import { useTranslations } from "./translations";

/** The missing parts of the profile that would help matching and recruiters. */
export function MissingHint({ profile, href }: { profile: ApplicantProfile; href: string }) {
  const { t } = useTranslations();
  const missing = missingOf(profile);
  if (missing.length === 0) return null;
  const fields = missing.map((field) => t(`field.${field}`)).join(", ");
  return (
    <HStack align="start" gap="3" p="4" bg="brand.tint" color="brand.fg" borderRadius="control">
      <chakra.span mt="0.5" flexShrink={0}>
        <Lightbulb size={20} aria-hidden />
      </chakra.span>
      <p>
        {t("missing", { fields })} <Link href={href}>{t("complete")}</Link>
      </p>
    </HStack>
  );
}
