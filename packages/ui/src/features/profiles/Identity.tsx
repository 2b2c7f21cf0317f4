import { chakra, Skeleton } from "@chakra-ui/react";
import { Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { Avatar, avatarUrl } from "../../components/people/Avatar";
import { Button } from "../../components/actions/Button";
import { PersonName, fullNameOf, handleOf } from "../../components/people/PersonName";
import { ProfileHeader } from "../../components/people/ProfileHeader";
import type { User } from "./ProfileLayout";
import { useTranslations } from "./translations";

interface IdentityProps {
  user: User;
  /** The person's title or place; undefined while loading. */
  headline: string | null | undefined;
  badge?: ReactNode;
  onEdit: () => void;
}

/** A person's identity: picture, full name, title, @username and role. */
export function Identity({ user, headline, badge, onEdit }: IdentityProps) {
  const { t } = useTranslations();
  const name = fullNameOf(user);
  const handle = handleOf(user.username);
  return (
    <ProfileHeader
      picture={
        <chakra.span
          alignSelf="start"
          lineHeight="0"
          borderRadius="full"
          borderWidth="4px"
          borderColor="surface"
          css={{ "& > *": { bg: "surface" } }}
        >
          <Avatar name={name} src={avatarUrl(user.avatar)} size="xl" />
        </chakra.span>
      }
      title={<PersonName name={name} />}
      headline={headline}
      actions={
        <Button variant="outline" icon={<Pencil size={16} aria-hidden />} onClick={onEdit}>
          {t("editBasics")}
        </Button>
      }
    >
      {headline === undefined && <Skeleton h="5" my="0.5" width="14rem" maxW="full" />}
      <chakra.p color="ink.muted">
        {handle && `${handle} · `}
        {t(`role.${user.role}`)}
      </chakra.p>
      {badge && <chakra.div mt="2">{badge}</chakra.div>}
    </ProfileHeader>
  );
}
