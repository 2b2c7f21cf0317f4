import { chakra, Stack } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { MatchedSkill } from "./MatchedSkill";
import { MissingSkills } from "./MissingSkills";
import type { Offer } from "./offers";
import { useTranslations } from "./translations";

interface MatchDetailsProps {
  match: Schemas["JobOfferMatch"];
  offerId: Offer["id"];
  /** Whether missing skills can be added to the profile from here. */
  canAdd: boolean;
}

/** The matching skills with their sources, and the missing ones. */
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
