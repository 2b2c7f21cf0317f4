import { Stack } from "@chakra-ui/react";
import { Announced } from "../../components/Announced";
import { Button } from "../../components/Button";
import { AuthLayout } from "./AuthLayout";
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
    <AuthLayout title={t("replaced.title")} footer={null}>
      <Stack gap="6">
        <Announced assertive overflowWrap="anywhere">
          {t("replaced.text", { name: username || t("replaced.someone") })}
        </Announced>
        <Button size="lg" width="full" onClick={onContinue}>
          {username ? t("replaced.continue", { name: username }) : t("replaced.continueAnyway")}
        </Button>
      </Stack>
    </AuthLayout>
  );
}
