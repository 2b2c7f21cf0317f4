import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import type { Sentence } from "../../../i18n";
import { Link } from "../../../components/text/Link";
import { AuthLayout } from "../AuthLayout";
import { CorrectEmailForm } from "./CorrectEmailForm";
import type { Session, Verification } from "../queries";
import { useRegistrationTranslations } from "./translations";
import { VerifyEmailForm } from "./VerifyEmailForm";

export interface VerifyEmailScreenProps {
  /** Carried over from registration or login; the address is read-only then. */
  verification?: Verification | undefined;
  /** Called when the address was corrected or another code requested, with the data to keep for a reload. */
  onChange: (verification: Verification) => void;
  loginHref: string;
  onVerified: (session: Session, message: Sentence) => void;
}

/** /verify-email: verifies an address with the code of a mail, and logs in. */
export function VerifyEmailScreen({ verification, onChange, loginHref, onVerified }: VerifyEmailScreenProps) {
  const { t } = useRegistrationTranslations();
  const [isCorrecting, setCorrecting] = useState(false);
  const [resendAt, setResendAt] = useState(verification?.resendAt ?? 0);
  const { email, registrationId, isLinked } = verification ?? {};
  const wait = (until: number) => {
    setResendAt(until);
    if (verification) onChange({ ...verification, resendAt: until });
  };
  const correct = (corrected: Verification) => {
    setCorrecting(false);
    setResendAt(corrected.resendAt ?? 0);
    onChange(corrected);
  };
  return (
    <AuthLayout
      title={t("verify.title")}
      intro={<chakra.p color="ink.muted">{t("verify.sent")}</chakra.p>}
      footer={<Link href={loginHref}>{t("verify.toLogin")}</Link>}
    >
      {isCorrecting && email !== undefined && registrationId !== undefined ? (
        <CorrectEmailForm
          email={email}
          registrationId={registrationId}
          onCorrected={correct}
          onCancel={() => setCorrecting(false)}
        />
      ) : (
        <VerifyEmailForm
          key={email}
          verification={verification}
          resendAt={resendAt}
          onWait={wait}
          onVerified={onVerified}
          onCorrect={registrationId === undefined || isLinked ? undefined : () => setCorrecting(true)}
        />
      )}
    </AuthLayout>
  );
}
