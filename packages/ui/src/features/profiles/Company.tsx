import { chakra, Flex, Grid, Stack } from "@chakra-ui/react";
import { ExternalLink } from "../../components/ExternalLink";
import { Fact } from "../../components/Fact";
import { Logo } from "../../components/Logo";
import { userText } from "../../components/user-text";
import { UserText } from "../../components/UserText";
import { Prose } from "./CvEntry";
import type { RecruiterProfile } from "./queries";
import { useTranslations } from "./translations";

/** A company as applicants read about it. */
export function Company({ profile }: { profile: RecruiterProfile }) {
  const { t } = useTranslations();
  const { company, sector, website, headquarters, employees, description, logo, logoSizes } = profile;
  return (
    <Stack gap="6">
      <Flex gap="4" align="center">
        <Logo src={logo ?? undefined} sizes={logoSizes} />
        <Stack gap="0" minW="0" overflowWrap="anywhere">
          {company && (
            <chakra.p {...userText} fontSize="xl" fontWeight="semibold">
              {company}
            </chakra.p>
          )}
          {sector && (
            <chakra.p {...userText} color="ink.muted">
              {sector}
            </chakra.p>
          )}
        </Stack>
      </Flex>
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
