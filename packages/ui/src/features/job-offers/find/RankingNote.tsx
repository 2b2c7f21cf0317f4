import { chakra } from "@chakra-ui/react";
import { ChevronRight } from "lucide-react";
import { useTranslations } from "./translations";

/** The order of the offers, explained in four sentences. */
export function RankingNote() {
  const { t, langOf } = useTranslations();
  return (
    <chakra.details lang={langOf("match.how")} color="ink.muted" css={{ "&[open] > summary svg": { rotate: "90deg" } }}>
      <chakra.summary
        display="inline-flex"
        alignItems="center"
        gap="1.5"
        minH={{ base: "target", md: "8" }}
        fontWeight="medium"
        cursor="pointer"
        borderRadius="sm"
        listStyleType="none"
        _hover={{ color: "ink" }}
      >
        <ChevronRight size={18} aria-hidden />
        {t("match.how")}
      </chakra.summary>
      <chakra.p maxW="prose" mt="1" ps="6">
        {[t("match.howFirst"), t("match.howTitle"), t("match.howRest"), t("match.howNever")].join(" ")}
      </chakra.p>
    </chakra.details>
  );
}
