import { chakra } from "@chakra-ui/react";
import { Pencil } from "lucide-react";
import { LinkButton } from "../../components/actions/LinkButton";
import { Logo } from "../../components/layout/Logo";
import { fullNameOf } from "../../components/people/person-name";
import { PersonLink } from "../../components/people/PersonLink";
import { PersonName } from "../../components/people/PersonName";
import { ProfileHeader } from "../../components/people/ProfileHeader";
import { userText } from "../../components/text/user-text";
import type { Company } from "./company-query";
import { useTranslations } from "./translations";

interface CompanyHeaderProps {
  company: Company;
  editHref: string | undefined;
}

/** A company's logo, name, sector and recruiter. */
export function CompanyHeader({ company: { recruiter, profile }, editHref }: CompanyHeaderProps) {
  const { t } = useTranslations();
  const name = <PersonName name={fullNameOf(recruiter)} />;
  return (
    <ProfileHeader
      picture={<Logo src={profile?.logo ?? undefined} sizes={profile?.logoSizes} />}
      title={profile?.company ? <span {...userText}>{profile.company}</span> : name}
      headline={profile?.sector}
      actions={
        editHref && (
          <LinkButton href={editHref} variant="outline" icon={<Pencil size={16} aria-hidden />}>
            {t("companyPage.edit")}
          </LinkButton>
        )
      }
    >
      <chakra.p color="ink.muted">
        {t("companyPage.recruiter")} <PersonLink username={recruiter.username}>{name}</PersonLink>
      </chakra.p>
    </ProfileHeader>
  );
}
