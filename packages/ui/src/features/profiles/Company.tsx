import { chakra, Flex, Stack } from "@chakra-ui/react";
import { CompanyLink } from "../../components/people/NameLink";
import { CompanyLogo } from "../../components/people/CompanyLogo";
import { userText } from "../../components/text/UserText";
import { CompanyFacts } from "./CompanyFacts";
import type { RecruiterProfile } from "./recruiter-profile";

interface CompanyProps {
  profile: RecruiterProfile;
  /** The recruiter's username, if the name links to the company's page. */
  username?: string;
}

/** A company's profile as applicants see it. */
export function Company({ profile, username }: CompanyProps) {
  const { company, sector, logo, logoSizes } = profile;
  return (
    <Stack gap="6">
      <Flex gap="4" align="center">
        <CompanyLogo src={logo ?? undefined} sizes={logoSizes} />
        <Stack gap="0" minW="0" overflowWrap="anywhere">
          {company && (
            <chakra.p {...userText} fontSize="xl" fontWeight="semibold">
              <CompanyLink username={username} look="link">
                {company}
              </CompanyLink>
            </chakra.p>
          )}
          {sector && (
            <chakra.p {...userText} color="ink.muted">
              {sector}
            </chakra.p>
          )}
        </Stack>
      </Flex>
      <CompanyFacts profile={profile} />
    </Stack>
  );
}
