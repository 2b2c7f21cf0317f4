import { chakra, HStack } from "@chakra-ui/react";
import { Avatar } from "../../components/people/Avatar";
import { Anchor } from "../../components/text/Link";
import { handleOf } from "../../components/people/person-name";
import { PersonName } from "../../components/people/PersonName";
import type { Person } from "./use-person";
import { useTranslations } from "./translations";

interface UserCardProps {
  person: Person;
  href: string;
  /** Whether the current page is the user's own profile. */
  current: boolean;
}

/** The current user, below the menu, with a link to their profile. */
export function UserCard({ person, href, current }: UserCardProps) {
  const { t } = useTranslations();
  return (
    <HStack
      asChild
      gap="3"
      m="3"
      p="2"
      borderRadius="control"
      _hover={{ bg: "neutral.tint" }}
      css={{ "&[aria-current=page]": { bg: "brand.tint" } }}
    >
      <Anchor href={href} {...(current && { "aria-current": "page" })}>
        <Avatar name={person.name} src={person.avatar} />
        <chakra.span flex="1" minW="0" lineHeight="snug" overflowWrap="anywhere">
          <chakra.span display="block" fontWeight="semibold">
            <PersonName name={person.name} />
          </chakra.span>
          <chakra.span display="block" textStyle="xs" color="ink.muted">
            {person.role ? t(`role.${person.role}`) : handleOf(person.username)}
          </chakra.span>
        </chakra.span>
      </Anchor>
    </HStack>
  );
}
