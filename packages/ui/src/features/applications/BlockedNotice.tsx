import { useHrefs } from "../../components/hrefs";
import { Link } from "../../components/Link";
import { Notice } from "../../components/Notice";
import { useTranslations } from "./translations";

/** Why an offer is closed to whoever blocks its recruiter, and the way to unblock them. */
export function BlockedNotice() {
  const { t, say } = useTranslations();
  const hrefs = useHrefs();
  return (
    <Notice text={say("blocked.about")}>{hrefs && <Link href={hrefs.myAccount}>{t("blocked.list")}</Link>}</Notice>
  );
}
