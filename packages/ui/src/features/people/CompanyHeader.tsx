import { chakra, Flex, Heading, Stack } from "@chakra-ui/react";
import { Pencil } from "lucide-react";
import { LinkButton } from "../../components/LinkButton";
import { Logo } from "../../components/Logo";
import { fullNameOf } from "../../components/person-name";
import { PersonLink } from "../../components/PersonLink";
import { PersonName } from "../../components/PersonName";
import { userText } from "../../components/user-text";
import type { Company } from "./company-query";
import { useTranslations } from "./translations";

interface CompanyHeaderProps {
  company: Company;
  /** Where one's own company is edited. */
  editHref: string | undefined;
}

/** Which company it is: logo, name, sector, and who recruits for it. */
export function CompanyHeader({ company: { recruiter, profile }, editHref }: CompanyHeaderProps) {
  const { t } = useTranslations();
  const name = <PersonName name={fullNameOf(recruiter)} />;
  return (
    <Flex
      direction={{ base: "column", md: "row" }}
      gap={{ base: "4", md: "6" }}
      px={{ base: "4", md: "8" }}
      py={{ base: "6", md: "8" }}
      bg="brand.tint"
      borderBottomWidth="1px"
      borderColor="line"
    >
      <Logo src={profile?.logo ?? undefined} sizes={profile?.logoSizes} />
      <Stack gap="1" flex="1" minW="0" overflowWrap="anywhere">
        <Heading as="h2" size="xl" fontSize={{ md: "3xl" }}>
          {profile?.company ? <span {...userText}>{profile.company}</span> : name}
        </Heading>
        {profile?.sector && (
          <chakra.p {...userText} fontSize="lg" fontWeight="medium" color="brand.fg">
            {profile.sector}
          </chakra.p>
        )}
        <chakra.p color="ink.muted">
          {t("companyPage.recruiter")} <PersonLink username={recruiter.username}>{name}</PersonLink>
        </chakra.p>
      </Stack>
      {editHref && (
        <LinkButton
          href={editHref}
          variant="outline"
          alignSelf={{ base: "stretch", md: "start" }}
          icon={<Pencil size={16} aria-hidden />}
        >
          {t("companyPage.edit")}
        </LinkButton>
      )}
    </Flex>
  );
}
