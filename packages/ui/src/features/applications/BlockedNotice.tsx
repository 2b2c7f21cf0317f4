import { useHrefs } from "../../components/text/hrefs";
import { Link } from "../../components/text/Link";
import { Notice } from "../../components/feedback/Notice";
import { useTranslations } from "./translations";

/** Explains that the reader blocks the offer's recruiter, with a link to unblock them. */
export function BlockedNotice() {
  const { t, say } = useTranslations();
  const hrefs = useHrefs();
  return (
    <Notice text={say("blocked.about")}>{hrefs && <Link href={hrefs.myAccount}>{t("blocked.list")}</Link>}</Notice>
  );
}
