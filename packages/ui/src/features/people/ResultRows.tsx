import { chakra, Stack } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import type { ReactNode } from "react";
import { Avatar, avatarUrl } from "../../components/people/Avatar";
import { CompanyLink, PersonLink } from "../../components/people/NameLink";
import { CompanyLogo } from "../../components/people/CompanyLogo";
import { PersonName, fullNameOf, handleOf } from "../../components/people/PersonName";
import { UserText } from "../../components/text/UserText";
import { useTranslations } from "./translations";

interface ResultRowProps {
  picture?: ReactNode;
  name: ReactNode;
  /** Content below the name. */
  children: ReactNode;
}

/** A result: its name, with what it is below. */
export const ResultRow = ({ picture, name, children }: ResultRowProps) => (
  <chakra.li display="flex" alignItems="center" gap="3" py="3" minW="0">
    {picture}
    <chakra.div flex="1" minW="0" overflowWrap="anywhere" lineHeight="snug">
      <chakra.div fontWeight="semibold">{name}</chakra.div>
      <chakra.div mt="0.5" textStyle="sm" color="ink.muted">
        {children}
      </chakra.div>
    </chakra.div>
  </chakra.li>
);

/** The list of the results of one kind. */
export const ResultRows = ({ children }: { children: ReactNode }) => (
  <Stack as="ul" listStyleType="none" gap="0" css={{ "& > * + *": { borderTopWidth: "1px", borderColor: "line" } }}>
    {children}
  </Stack>
);

/** The people found, with links to their pages. */
export function FoundPeople({ people }: { people: readonly Schemas["FoundPerson"][] }) {
  const { t } = useTranslations();
  return (
    <ResultRows>
      {people.map((person) => (
        <ResultRow
          key={person.id}
          picture={<Avatar name={fullNameOf(person)} src={avatarUrl(person.avatar)} />}
          name={
            <PersonLink username={person.username}>
              <PersonName name={fullNameOf(person)} />
            </PersonLink>
          }
        >
          {person.title ? <UserText>{person.title}</UserText> : t(`role.${person.role}`)} · {handleOf(person.username)}
        </ResultRow>
      ))}
    </ResultRows>
  );
}

/** The companies found, with links to their pages. */
export function FoundCompanies({ companies }: { companies: readonly Schemas["FoundCompany"][] }) {
  return (
    <ResultRows>
      {companies.map(({ recruiter, company, sector, headquarters, logo, logoSizes }) => (
        <ResultRow
          key={recruiter.id}
          picture={<CompanyLogo src={logo ?? undefined} sizes={logoSizes} small />}
          name={
            <CompanyLink username={recruiter.username}>
              <UserText>{company}</UserText>
            </CompanyLink>
          }
        >
          <UserText>{[sector, headquarters].filter(Boolean).join(" · ")}</UserText>
        </ResultRow>
      ))}
    </ResultRows>
  );
}
