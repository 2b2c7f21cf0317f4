import type { Schemas } from "@passerelle/api";
import { Page } from "../../components/layout/Page";
import { useMe } from "../account";
import type { DashboardHrefs, Role } from "./menu-entries";
import { FigureGrid } from "./figures/FigureGrid";
import { FiguresView } from "./figures/FiguresView";
import { isBlank, isNew } from "./next/first-steps";
import { FirstSteps } from "./next/FirstSteps";
import { HomeNext, NextSkeleton } from "./next/HomeNext";
import { useDashboardNext } from "./next/queries";
import { useDashboardStats } from "./queries";
import { useTranslations } from "./translations";

export interface HomeScreenProps {
  hrefs: DashboardHrefs;
}

/** The dashboard's home: figures that link to the items they count, and the next steps. */
export function HomeScreen({ hrefs }: HomeScreenProps) {
  const { t, lang, langOf } = useTranslations();
  const stats = useDashboardStats();
  const me = useMe().data;
  // Requested in parallel with the figures.
  const { missing, hasApplied = false, hasPublished = false } = useDashboardNext().data ?? {};
  const role = me?.role ?? (stats.data && roleOf(stats.data));
  const isNewcomer =
    role !== undefined && stats.data !== undefined && isNew(role, stats.data, hasApplied || hasPublished);
  return (
    <Page title={t("entry.dashboard")} lang={lang} titleLang={langOf("entry.dashboard")}>
      <FiguresView stats={stats}>
        {(data) => {
          const shown = { stats: data, role: role ?? roleOf(data), hrefs };
          const steps = isNewcomer && (
            <FirstSteps userRole={shown.role} beginning={{ stats: data, missing }} hrefs={hrefs} />
          );
          return (
            <>
              {isBlank(data) && steps}
              <FigureGrid {...shown} />
              {!isBlank(data) && steps}
            </>
          );
        }}
      </FiguresView>
      {role && !stats.isPending ? (
        <HomeNext role={role} me={me} isNewcomer={isNewcomer} hrefs={hrefs} />
      ) : (
        !stats.isError && <NextSkeleton />
      )}
    </Page>
  );
}

/** The figures reveal the role if the user could not be loaded. */
const roleOf = (stats: Schemas["DashboardStats"]): Role => (stats.jobOffers === undefined ? "applicant" : "recruiter");
