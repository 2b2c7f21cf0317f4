import { Box } from "@chakra-ui/react";
import type { Sentence } from "../../../i18n";
import { Link } from "../../../components/text/Link";
import { NewPasswordScreen } from "./NewPasswordScreen";
import { useResetPassword } from "./queries";
import { useTranslations } from "./translations";

export interface ResetPasswordScreenProps {
  /** The code of the opened link. */
  code?: string | undefined;
  loginHref: string;
  forgotHref: string;
  onReset: (message: Sentence) => void;
}

/** /reset-password: sets a new password with the code of a mail. */
export function ResetPasswordScreen({ code = "", loginHref, forgotHref, onReset }: ResetPasswordScreenProps) {
  const { t, say } = useTranslations();
  const again = (
    <Box textAlign="center">
      <Link href={forgotHref}>{t("reset.again")}</Link>
    </Box>
  );
  return (
    <NewPasswordScreen
      title={t("reset.title")}
      text={t("reset.text")}
      submitLabel={t("reset.submit")}
      done={say("reset.done")}
      failed={say("reset.failed")}
      call={useResetPassword()}
      code={code}
      loginHref={loginHref}
      onDone={onReset}
      after={again}
    />
  );
}
