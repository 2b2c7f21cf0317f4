import { Stack } from "@chakra-ui/react";
import { Announced } from "../../../components/feedback/Announced";
import { Button } from "../../../components/actions/Button";
import { AuthLayout } from "../AuthLayout";
import { useTranslations } from "./translations";

export interface SessionReplacedScreenProps {
  /** The user who is logged in now; empty if unknown. */
  username: string;
  onContinue: () => void;
}

/** Shown in a tab after another user has logged in in another tab, which ended this tab's session. */
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
