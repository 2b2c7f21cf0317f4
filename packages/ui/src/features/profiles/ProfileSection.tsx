import { chakra, Flex, Heading, Stack } from "@chakra-ui/react";
import { Pencil } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Link } from "../../components/text/Link";
import { useTranslations } from "./translations";

interface ProfileSectionProps {
  title: string;
  /** `lg` for the long parts. */
  size?: "md" | "lg";
  /** Where this part is edited; an Invitation leads there by itself. */
  editHref?: string | undefined;
  children: ReactNode;
}

/** A part of the profile under its title, with the way to edit it. */
export function ProfileSection({ title, size = "md", editHref, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <Stack as="section" aria-labelledby={id} gap="4">
      <Flex align="center" justify="space-between" gap="3" minH={{ base: "target", md: "8" }}>
        <Heading as="h3" size={size} id={id}>
          {title}
        </Heading>
        {editHref && <EditLink href={editHref} name={title} />}
      </Flex>
      {children}
    </Stack>
  );
}

/** As high as a finger needs it on phones. */
const targetLine = { display: "inline-flex", alignItems: "center", gap: "1.5", minH: { base: "target", md: "8" } };

function EditLink({ href, name }: { href: string; name: string }) {
  const { t } = useTranslations();
  return (
    <chakra.span textStyle="sm" flexShrink={0} css={{ "& a": targetLine }}>
      <Link href={href} aria-label={t("editNamed", { name })}>
        <Pencil size={14} aria-hidden />
        {t("edit")}
      </Link>
    </chakra.span>
  );
}

interface InvitationProps {
  /** What could stand here. */
  children: ReactNode;
  href: string;
  /** What the link says. */
  action: string;
}

/** In the place of a part that is still empty: a friendly word, and the way to fill it in. */
export function Invitation({ children, href, action }: InvitationProps) {
  return (
    <Flex
      wrap="wrap"
      align="baseline"
      columnGap="3"
      rowGap="1"
      p="4"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="edge"
      borderRadius="control"
    >
      <chakra.p color="ink.muted">{children}</chakra.p>
      <Link href={href}>{action}</Link>
    </Flex>
  );
}
