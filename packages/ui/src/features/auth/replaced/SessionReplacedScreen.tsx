import { Stack } from "@chakra-ui/react";
import { Announced } from "../../../components/Announced";
import { Button } from "../../../components/Button";
import { AuthLayout } from "../AuthLayout";
import { useTranslations } from "./translations";

export interface SessionReplacedScreenProps {
  /** The user who is logged in now; empty if unknown. */
  username: string;
  onContinue: () => void;
}

/** Shown after another person has logged in through another tab: this tab's session has ended. */
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
