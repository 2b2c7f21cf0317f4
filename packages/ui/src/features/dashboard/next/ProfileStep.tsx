import { chakra, Flex } from "@chakra-ui/react";
import { Lightbulb } from "lucide-react";
import { LinkButton } from "../../../components/actions/LinkButton";
import type { Missing } from "./first-steps";
import { useTranslations } from "./translations";

/** The parts of an applicant's profile by their importance for matching and for recruiters. */
const byWeight = ["skills", "profile", "resume", "sector"] as const;

/** The most useful missing part of the profile, and its benefit; hidden when the profile is complete. */
export function ProfileStep({ missing, href }: { missing: Missing; href: string }) {
  const { t } = useTranslations();
  const next = byWeight.find((part) => missing.includes(part));
  if (!next) return null;
  return (
    <Flex wrap="wrap" align="center" gap="3" p={{ base: "4", md: "5" }} bg="brand.tint" borderRadius="card">
      <chakra.span color="brand.fg" flexShrink={0}>
        <Lightbulb size={20} aria-hidden />
      </chakra.span>
      <chakra.p flex="1 1 14rem">
        <chakra.strong display="block" fontWeight="semibold">
          {t(`missing.${next}`)}
        </chakra.strong>
        {t(`benefit.${next}`)}
      </chakra.p>
      <LinkButton href={href} size="sm">
        {t("complete")}
      </LinkButton>
    </Flex>
  );
}
