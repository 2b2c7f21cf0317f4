import { chakra, HStack } from "@chakra-ui/react";
import { TriangleAlert } from "lucide-react";
import { Announced } from "../../components/feedback/Announced";
import { Link } from "../../components/text/Link";
import { useApplicantProfile } from "../profiles";
import { useTranslations } from "./translations";

/** Lists what the recruiter will miss; the reader can apply nevertheless. */
export function ProfileWarning({ username, profileHref }: { username: string; profileHref: string }) {
  const { t } = useTranslations();
  const { data: profile } = useApplicantProfile(username);
  if (profile === undefined) return null;

  const missing = [!profile?.resumeUrl && t("apply.noResume"), !profile?.skills.length && t("apply.noSkills")];
  const lines = profile ? missing.filter((line) => line !== false) : [t("apply.noProfile")];
  if (lines.length === 0) return null;

  return (
    <HStack
      align="start"
      gap="2.5"
      p="3"
      bg="yellow.tint"
      color="yellow.fg"
      borderWidth="1px"
      borderColor="yellow.line"
      borderRadius="control"
    >
      <chakra.span mt="0.5" flexShrink="0">
        <TriangleAlert size={18} aria-hidden />
      </chakra.span>
      <Announced as="div" display="flex" flexDirection="column" gap="1" css={{ "& a": { color: "inherit" } }}>
        {lines.map((line) => (
          <chakra.p key={line}>{line}</chakra.p>
        ))}
        <Link href={profileHref}>{t("apply.toProfile")}</Link>
      </Announced>
    </HStack>
  );
}
