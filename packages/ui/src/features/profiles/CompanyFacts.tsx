import { Grid, Stack } from "@chakra-ui/react";
import { ExternalLink } from "../../components/text/ExternalLink";
import { Fact } from "../../components/text/Fact";
import { UserText } from "../../components/text/UserText";
import { Prose } from "./CvEntry";
import type { RecruiterProfile } from "./recruiter-profile";
import { useTranslations } from "./translations";

/** Whether `CompanyFacts` shows anything of this profile. */
export const hasCompanyFacts = ({ website, headquarters, employees, description }: RecruiterProfile) =>
  [website, headquarters, employees, description].some(Boolean);

/** A company's description, location and size. */
export function CompanyFacts({ profile }: { profile: RecruiterProfile }) {
  const { t } = useTranslations();
  const { website, headquarters, employees, description } = profile;
  return (
    <Stack gap="6">
      {description && <Prose>{description}</Prose>}
      <Grid as="dl" templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" }} gap="4">
        {website && (
          <Fact name={t("field.website")}>
            <ExternalLink href={website} />
          </Fact>
        )}
        {headquarters && (
          <Fact name={t("field.headquarters")}>
            <UserText>{headquarters}</UserText>
          </Fact>
        )}
        {employees && (
          <Fact name={t("field.employees")}>
            <UserText>{employees}</UserText>
          </Fact>
        )}
      </Grid>
    </Stack>
  );
}
