import { Link } from "../../../components/text/Link";
import { Notice } from "../../../components/feedback/Notice";
import { useHrefs } from "../../../components/text/hrefs";
import type { Sentence } from "../../../i18n";
import { useTranslations } from "./translations";

/** Explains what a block by the reader prevents, with a link to end it. */
export function BlockedNotice({ text }: { text: Sentence }) {
  const { t } = useTranslations();
  const hrefs = useHrefs();
  return <Notice text={text}>{hrefs && <Link href={hrefs.myAccount}>{t("blockedPeople")}</Link>}</Notice>;
}
