import type { Schemas } from "@passerelle/api";
import { ErrorText } from "../../components/ErrorText";
import { Page } from "../../components/Page";
import { QueryView } from "../../components/QueryView";
import { useMe } from "../account";
import type { DashboardHrefs, Role } from "./menu-entries";
import { FigureGrid, FigureSkeletons } from "./FigureGrid";
import { useDashboardStats } from "./queries";
import { useTranslations } from "./translations";

export interface HomeScreenProps {
  hrefs: DashboardHrefs;
}

/** The dashboard's home: what there is of everything, each number a way there. */
export function HomeScreen({ hrefs }: HomeScreenProps) {
  const { t, lang, langOf, say } = useTranslations();
  const stats = useDashboardStats();
  const role = useMe().data?.role;
  return (
    <Page title={t("entry.dashboard")} lang={lang} titleLang={langOf("entry.dashboard")}>
      <QueryView
        query={stats}
        loading={t("loading")}
        failed={<ErrorText error={stats.error} otherwise={say("loadFailed")} />}
        skeleton={<FigureSkeletons />}
      >
        {(data) => <FigureGrid stats={data} role={role ?? roleOf(data)} hrefs={hrefs} />}
      </QueryView>
    </Page>
  );
}

/** The figures tell whose they are, should the user not be known. */
const roleOf = (stats: Schemas["DashboardStats"]): Role => (stats.jobOffers === undefined ? "applicant" : "recruiter");
