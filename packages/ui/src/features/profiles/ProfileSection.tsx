import { chakra, Flex, Heading, Stack } from "@chakra-ui/react";
import { Pencil } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Link } from "../../components/text/Link";
import { useTranslations } from "./translations";

interface ProfileSectionProps {
  title: string;
  /** The level of its title among the page's headings. */
  level?: "h2" | "h3";
  /** `lg` for the main parts. */
  size?: "md" | "lg";
  /** The address for editing this part; an Invitation has its own link. */
  editHref?: string | undefined;
  children: ReactNode;
}

export function ProfileSection({ title, level = "h3", size = "md", editHref, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <Stack as="section" aria-labelledby={id} gap="4">
      <Flex align="center" justify="space-between" gap="3" minH={{ base: "target", md: "8" }}>
        <Heading as={level} size={size} id={id}>
          {title}
        </Heading>
        {editHref && <EditLink href={editHref} name={title} />}
      </Flex>
      {children}
    </Stack>
  );
}

/** Tall enough to touch on phones. */
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
  /** The text. */
  children: ReactNode;
  href: string;
  /** The text of the link. */
  action: string;
}

/** Shown in an empty section: a suggestion, and a link to fill it in. */
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
