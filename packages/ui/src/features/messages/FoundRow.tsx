import { chakra } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { IdCard } from "lucide-react";
import { useHrefs } from "../../components/text/hrefs";
import { Anchor } from "../../components/text/Link";
import { fullNameOf, handleOf } from "../../components/people/person-name";
import { PersonRow } from "./PersonRow";
import { useTranslations } from "./translations";

const Way = chakra(Anchor, {
  base: {
    flexShrink: 0,
    display: "grid",
    placeItems: "center",
    boxSize: { base: "target", md: "9" },
    me: "2",
    borderRadius: "control",
    color: "ink.muted",
    _hover: { bg: "sunken", color: "ink" },
  },
});

interface FoundRowProps {
  user: Schemas["UserSummary"];
  onChoose: () => void;
}

/** A possible recipient, with a link to their page. */
export function FoundRow({ user, onChoose }: FoundRowProps) {
  const { t, langOf } = useTranslations();
  const hrefs = useHrefs();
  const label = t("users.page", { name: fullNameOf(user) });
  return (
    <chakra.div display="flex" alignItems="center">
      <chakra.div flex="1" minW="0">
        <PersonRow person={user} name={user.username} onChoose={onChoose}>
          {handleOf(user.username)}
        </PersonRow>
      </chakra.div>
      {hrefs && (
        <Way href={hrefs.person(user.username)} data-tooltip={label} aria-label={label} lang={langOf("users.page")}>
          <IdCard size={18} aria-hidden />
        </Way>
      )}
    </chakra.div>
  );
}
