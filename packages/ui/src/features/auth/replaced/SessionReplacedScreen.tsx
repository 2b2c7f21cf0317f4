import { Stack } from "@chakra-ui/react";
import { Announced } from "../../../components/feedback/Announced";
import { Button } from "../../../components/actions/Button";
import { AuthLayout } from "../AuthLayout";
import { useTranslations } from "./translations";

export interface SessionReplacedScreenProps {
  /** Who is logged in now; empty where that is not known. */
  username: string;
  onContinue: () => void;
}

/** What a tab shows once another person has logged in in another tab: its own session has ended. */
export function SessionReplacedScreen({ username, onContinue }: SessionReplacedScreenProps) {
  const { t } = useTranslations();
  return (
    <AuthLayout title={t("title")} footer={null}>
      <Stack gap="6">
        <Announced assertive overflowWrap="anywhere">
          {t("text", { name: username || t("someone") })}
        </Announced>
        <Button size="lg" width="full" onClick={onContinue}>
          {username ? t("continue", { name: username }) : t("continueAnyway")}
        </Button>
      </Stack>
    </AuthLayout>
  );
}
