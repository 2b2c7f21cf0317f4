import { Stack, chakra } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { EmptyState } from "../../../components/states/EmptyState";
import { QueryView } from "../../../components/states/QueryView";
import { PersonCv, usePerson } from "../../people";
import { ApplicantFacts, ProfileSection, hasFacts } from "../../profiles";
import { useTranslations } from "./translations";
import { TagList } from "../../../components/badges/TagList";
import { MatchedSkill } from "../../job-offers";
import { matchSkills } from "./matched-skills";

/** The offer's skills that the applicant lists, with their sources: a count, not a score. */
function ListedSkills({ offerSkills, profile }: { offerSkills: readonly string[]; profile: Schemas["PersonProfile"] }) {
  const { t } = useTranslations();
  const { matchedSkills, missingSkills } = matchSkills(offerSkills, profile);
  const [count, total] = [matchedSkills.length, matchedSkills.length + missingSkills.length];
  return (
    <ProfileSection title={t("listed.title")} size="lg">
      <Stack gap="3">
        <chakra.p>{t("listed.count", { count, total })}</chakra.p>
        {count > 0 && (
          <Stack as="ul" listStyleType="none" gap="1.5">
            {matchedSkills.map(({ name, source }) => (
              <MatchedSkill key={name} name={name}>
                {t(`source.${source.kind}`, { title: source.title ?? "" })}
              </MatchedSkill>
            ))}
          </Stack>
        )}
        {missingSkills.length > 0 && (
          <Stack gap="2">
            <chakra.p color="ink.muted">{t("listed.others")}</chakra.p>
            <TagList tags={missingSkills} />
          </Stack>
        )}
      </Stack>
    </ProfileSection>
  );
}

/** The profile and CV of an applicant, and the offer's skills that they list. */
export function ReceivedCv({ username, offerSkills }: { username: string; offerSkills: readonly string[] }) {
  const { t, say } = useTranslations();
  const person = usePerson(username, undefined);
  return (
    <QueryView query={person} loading={t("loadingCv")} failed={say("cvFailed")}>
      {(found) =>
        found?.profile ? (
          <Stack gap="8">
            {offerSkills.length > 0 && <ListedSkills offerSkills={offerSkills} profile={found.profile} />}
            {hasFacts(found.profile) && (
              <ProfileSection title={t("profile")} size="lg">
                <ApplicantFacts profile={found.profile} />
              </ProfileSection>
            )}
            <PersonCv profile={found.profile} />
          </Stack>
        ) : (
          <EmptyState>{t(found ? "noCv" : "hiddenCv")}</EmptyState>
        )
      }
    </QueryView>
  );
}
