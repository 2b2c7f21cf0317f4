import { useState } from "react";
import { LangScope } from "../../i18n";
import { ConfirmDialog } from "../../components/dialogs/ConfirmDialog";
import { useTranslations } from "./translations";

/** Asks before a logout loses unsent messages: `logout` asks in the dialog `question`. */
export function useLogoutQuestion(hasUnsent: boolean, onLogout: () => void) {
  const { t, lang } = useTranslations();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return {
    logout: () => (hasUnsent ? setAsking(true) : onLogout()),
    question: (
      <LangScope lang={lang}>
        <ConfirmDialog
          open={isAsking && hasUnsent}
          title={t("unsent.title")}
          confirmLabel={t("unsent.confirm")}
          onConfirm={() => {
            close();
            onLogout();
          }}
          onCancel={close}
        >
          {t("unsent.text")}
        </ConfirmDialog>
      </LangScope>
    ),
  };
}
