import { Stack } from "@chakra-ui/react";
import { EmptyState } from "../../../components/states/EmptyState";
import { ErrorText } from "../../../components/fields/ErrorText";
import { QueryView } from "../../../components/states/QueryView";
import { PersonCv, usePerson } from "../../people";
import { ApplicantFacts, hasFacts, ProfileSection } from "../../profiles";
import { ListedSkills } from "./ListedSkills";
import { useTranslations } from "./translations";

interface ReceivedCvProps {
  username: string;
  offerSkills: readonly string[];
}

/** The profile and CV of an applicant, and the offer's skills that they list. */
export function ReceivedCv({ username, offerSkills }: ReceivedCvProps) {
  const { t, say } = useTranslations();
  const person = usePerson(username, undefined);
  return (
    <QueryView
      query={person}
      loading={t("loadingCv")}
      failed={<ErrorText error={person.error} otherwise={say("cvFailed")} />}
    >
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
