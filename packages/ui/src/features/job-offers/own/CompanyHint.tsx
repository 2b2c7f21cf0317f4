import { Announced } from "../../../components/feedback/Announced";
import { Link } from "../../../components/text/Link";
import { useHrefs } from "../../../components/text/hrefs";
import { useRecruiterProfile } from "../../profiles";
import { useTranslations } from "./translations";

/**
 * Says that applicants will see no company name, and where to set it: in a new tab, so that the typed offer stays. The
 * offer can be saved nevertheless.
 */
export function CompanyHint({ username }: { username: string }) {
  const { t } = useTranslations();
  const { data: profile } = useRecruiterProfile(username, { watched: true });
  const href = useHrefs()?.myCompany;
  if (profile === undefined || profile?.company) return null;
  return (
    <Announced textStyle="sm" color="ink.muted">
      {t("form.noCompany")}{" "}
      {href && (
        <Link href={href} target="_blank">
          {t("form.toCompany")}
        </Link>
      )}
    </Announced>
  );
}
