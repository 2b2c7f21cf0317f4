import { chakra, HStack, Stack } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { Check } from "lucide-react";
import { userText } from "../../components/user-text";
import { MissingSkills } from "./MissingSkills";
import type { Offer } from "./offers";
import { useTranslations } from "./translations";

interface MatchDetailsProps {
  match: Schemas["JobOfferMatch"];
  offerId: Offer["id"];
  /** Whether missing skills can be added to the profile from here. */
  canAdd: boolean;
}

/** Which skills match and where they were found, and which are missing. */
export function MatchDetails({ match: { matchedSkills, missingSkills }, offerId, canAdd }: MatchDetailsProps) {
  const { t } = useTranslations();
  return (
    <Stack gap="4">
      {matchedSkills.length > 0 && (
        <Stack gap="2">
          <chakra.h4 fontWeight="medium">{t("match.have")}</chakra.h4>
          <Stack as="ul" listStyleType="none" gap="1.5">
            {matchedSkills.map(({ name, source: { kind, title } }) => (
              <MatchedSkill key={name} name={name}>
                {t(`source.${kind}`, { title: title ?? "" })}
              </MatchedSkill>
            ))}
          </Stack>
        </Stack>
      )}
      <MissingSkills offerId={offerId} skills={missingSkills} canAdd={canAdd} />
    </Stack>
  );
}

interface MatchedSkillProps {
  name: string;
  /** Where it was found. */
  children: string;
}

/** A skill that somebody lists, and where. */
export function MatchedSkill({ name, children }: MatchedSkillProps) {
  return (
    <HStack as="li" align="start" gap="2">
      <chakra.span color="brand.fg" mt="0.5" flexShrink="0">
        <Check size={18} aria-hidden />
      </chakra.span>
      <chakra.span minW="0" overflowWrap="anywhere">
        <chakra.bdi lang={userText.lang} fontWeight="medium">
          {name}
        </chakra.bdi>{" "}
        <chakra.span color="ink.muted">— {children}</chakra.span>
      </chakra.span>
    </HStack>
  );
}
