import { chakra } from "@chakra-ui/react";
import { MessageCircle, Pencil, Printer } from "lucide-react";
import { Badge } from "../../components/badges/Badge";
import { Button } from "../../components/actions/Button";
import { LinkButton } from "../../components/actions/LinkButton";
import { PersonName, fullNameOf, handleOf } from "../../components/people/PersonName";
import { ProfileHeader } from "../../components/people/ProfileHeader";
import { BlockButton } from "../blocks";
import type { PersonDetail } from "./queries";
import { useTranslations } from "./translations";
import { Avatar, avatarSizes, avatarUrl } from "../../components/people/Avatar";
import { Picture } from "../../components/people/Picture";

/** A person's uncropped picture, or initials. The name is beside it. */
function Portrait({ name, file }: { name: string; file: string | null }) {
  const src = avatarUrl(file);
  const initials = <Avatar name={name} size="xl" />;
  if (!src) return initials;
  return (
    <Picture
      src={src}
      srcSet={avatarSizes(src)}
      sizes="128px"
      alt=""
      fallback={initials}
      loading="eager"
      alignSelf="start"
      flexShrink={0}
      boxSize="32"
      objectFit="contain"
      bg="surface"
      borderRadius="card"
    />
  );
}

interface PersonHeaderProps {
  person: PersonDetail;
  /** The address for writing to the person, or for editing the own profile. */
  href: string;
  isOwn: boolean;
}

/** A person's picture, name, title and availability, with a button to write to them. */
export function PersonHeader({ person, href, isOwn }: PersonHeaderProps) {
  const { t } = useTranslations();
  const { username, role, avatar, profile } = person;
  const name = fullNameOf(person);
  const handle = handleOf(username);
  return (
    <ProfileHeader
      picture={<Portrait key={avatar} name={name} file={avatar} />}
      title={<PersonName name={name} />}
      headline={profile?.title}
      actions={
        <>
          {isOwn ? (
            <LinkButton href={href} variant="outline" icon={<Pencil size={16} aria-hidden />}>
              {t("edit")}
            </LinkButton>
          ) : (
            <LinkButton href={href} icon={<MessageCircle size={18} aria-hidden />}>
              {t("message")}
            </LinkButton>
          )}
          {!isOwn && <BlockButton id={person.id} name={name} inWords />}
          {profile && (
            <Button variant="outline" icon={<Printer size={16} aria-hidden />} onClick={() => window.print()}>
              {t("print")}
            </Button>
          )}
        </>
      }
    >
      <chakra.p color="ink.muted">
        {handle && `${handle} · `}
        {t(`role.${role}`)}
      </chakra.p>
      {profile?.availableImmediately && (
        <chakra.div mt="2">
          <Badge tone="green">{t("available")}</Badge>
        </chakra.div>
      )}
    </ProfileHeader>
  );
}
