import { useEffect, useEffectEvent } from "react";
import { toast } from "../../components/feedback/toast";
import { useTranslations } from "./translations";

/** Tells a recruiter who followed 'Apply' on a public offer why no form opens (D-385). */
export function useApplyNotice(isDue: boolean) {
  const { say } = useTranslations();
  const show = useEffectEvent(() => toast.info(say("applicantsApply"), { duration: 8_000 }));
  useEffect(() => {
    if (isDue) show();
  }, [isDue]);
}
