import { chakra, Flex, Heading, Stack } from "@chakra-ui/react";
import { MessageCircle, Pencil, Printer } from "lucide-react";
import { Badge } from "../../components/Badge";
import { Button } from "../../components/Button";
import { LinkButton } from "../../components/LinkButton";
import { fullNameOf, handleOf } from "../../components/person-name";
import { PersonName } from "../../components/PersonName";
import { userText } from "../../components/user-text";
import { Portrait } from "./Portrait";
import type { PersonDetail } from "./queries";
import { useTranslations } from "./translations";

interface PersonHeaderProps {
  person: PersonDetail;
  /** Where one writes to the person; or where one's own profile is edited. */
  href: string;
  isOwn: boolean;
}

/** Who it is: picture, name, title, availability; and the way to write to them. */
export function PersonHeader({ person, href, isOwn }: PersonHeaderProps) {
  const { t } = useTranslations();
  const { username, role, avatar, profile } = person;
  const name = fullNameOf(person);
  const handle = handleOf(username);
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
      <Portrait key={avatar} name={name} file={avatar} />
      <Stack gap="1" flex="1" minW="0" overflowWrap="anywhere">
        <Heading as="h2" size="xl" fontSize={{ md: "3xl" }}>
          <PersonName name={name} />
        </Heading>
        {profile?.title && (
          <chakra.p {...userText} fontSize="lg" fontWeight="medium" color="brand.fg">
            {profile.title}
          </chakra.p>
        )}
        <chakra.p color="ink.muted">
          {handle && `${handle} · `}
          {t(`role.${role}`)}
        </chakra.p>
        {profile?.availableImmediately && (
          <chakra.div mt="2">
            <Badge tone="green">{t("available")}</Badge>
          </chakra.div>
        )}
      </Stack>
      <Stack gap="2" alignSelf={{ base: "stretch", md: "start" }} data-unprinted>
        {isOwn ? (
          <LinkButton href={href} variant="outline" icon={<Pencil size={16} aria-hidden />}>
            {t("edit")}
          </LinkButton>
        ) : (
          <LinkButton href={href} icon={<MessageCircle size={18} aria-hidden />}>
            {t("message")}
          </LinkButton>
        )}
        {profile && (
          <Button variant="outline" icon={<Printer size={16} aria-hidden />} onClick={() => window.print()}>
            {t("print")}
          </Button>
        )}
      </Stack>
    </Flex>
  );
}
