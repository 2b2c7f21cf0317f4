import { reasonOf, type Schemas } from "@passerelle/api";
import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { EmptyState } from "../../components/states/EmptyState";
import { Link } from "../../components/text/Link";
import { Page } from "../../components/layout/Page";
import { QueryView } from "../../components/states/QueryView";
import { SkeletonForm } from "../../components/states/Skeletons";
import { useMe } from "../account";
import type { User } from "./ProfileLayout";
import { useTranslations } from "./translations";

interface RolePageProps {
  allowed: Schemas["Role"];
  /** The address of the user's own profile. */
  profileHref: string;
  children: (user: User) => ReactNode;
}

/** A page for one role; users of the other role, according to /user/me, see an explanation. */
export function RolePage({ allowed, profileHref, children }: RolePageProps) {
  const { t, lang, say } = useTranslations();
  const me = useMe();
  const unknown = reasonOf(me.error).kind === "malformed";
  const failed = say(allowed === "applicant" && !unknown ? "signInAgain" : "noUserInformation");
  const preview = <Link href={profileHref}>{t("viewProfile")}</Link>;
  return (
    <Page title={t(`title.${allowed}`)} lang={lang} action={me.data?.role === allowed && preview}>
      <QueryView query={me} loading={t("loading")} failed={failed} skeleton={<SkeletonForm />}>
        {(user) =>
          user.role === allowed ? (
            children(user)
          ) : (
            <EmptyState drawing={<Lock size={40} />} action={<Link href={profileHref}>{t("toProfile")}</Link>}>
              {t(`denied.${allowed}`)}
            </EmptyState>
          )
        }
      </QueryView>
    </Page>
  );
}
