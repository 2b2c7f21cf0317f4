import { HStack } from "@chakra-ui/react";
import { Lightbulb } from "lucide-react";
import { Link } from "../../../components/text/Link";
import { hasEmptyProfile, type Offer } from "./offers";
import { useTranslations } from "./translations";

/** For applicants without skills: explains what matches are based on. */
export function ProfileHint({ offers, profileHref }: { offers: readonly Offer[]; profileHref: string }) {
  const { t, langOf } = useTranslations();
  if (!hasEmptyProfile(offers)) return null;
  return (
    <HStack lang={langOf("match.emptyProfile")} gap="3" p="4" bg="brand.tint" color="brand.fg" borderRadius="card">
      <Lightbulb size={20} aria-hidden style={{ flexShrink: 0 }} />
      <Link href={profileHref}>{t("match.emptyProfile")}</Link>
    </HStack>
  );
}
