import { chakra, Skeleton } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { formatNumber } from "../../../i18n";
import { StatCard } from "../../../components/badges/StatCard";
import { Surface } from "../../../components/layout/Surface";
import type { DashboardHrefs, Role } from "../menu-entries";
import { type Figure, figures, shareOf } from "./figures";
import { useUnreadNotificationsCount } from "../../notifications";
import { useTranslations } from "./translations";

const Grid = chakra("ul", {
  base: {
    display: "grid",
    // Three, two or one column, depending on the space, so that six cards fill the rows.
    gridTemplateColumns: {
      base: "repeat(auto-fit, minmax(min(100%, max(9.5rem, (100% - 2.1rem) / 3)), 1fr))",
      md: "repeat(3, minmax(0, 1fr))",
    },
    gap: { base: "4", md: "6" },
    listStyle: "none",
  },
});

interface FigureGridProps {
  stats: Schemas["DashboardStats"];
  role: Role;
  hrefs: DashboardHrefs;
}

/** The statistic cards of a role. */
export function FigureGrid({ stats, role, hrefs }: FigureGridProps) {
  return (
    <Grid>
      {figures[role].map((figure) => (
        <li key={figure.name}>
          <FigureCard figure={figure} stats={stats} href={hrefs[figure.leadsTo]} />
        </li>
      ))}
    </Grid>
  );
}

function FigureCard({ figure, stats, href }: { figure: Figure; stats: Schemas["DashboardStats"]; href: string }) {
  const { t, lang } = useTranslations();
  const unread = useUnreadNotificationsCount().data ?? 0;
  const share = shareOf(figure, stats);
  const Icon = figure.icon;
  const note = () => {
    if (share !== undefined) return formatNumber(share, lang, { style: "percent" });
    return figure.name === "notifications" && unread > 0 ? t("unread", { count: unread }) : undefined;
  };
  return (
    <StatCard
      value={formatNumber(figure.count(stats) ?? 0, lang)}
      label={t(`figure.${figure.name}`)}
      href={href}
      icon={<Icon size={18} aria-hidden />}
      note={note()}
      share={share}
    />
  );
}

/** Placeholders for six cards. */
export function FigureSkeletons() {
  return (
    <Grid>
      {figures.applicant.map(({ name }) => (
        <Surface asChild key={name} p={{ base: "4", md: "5" }}>
          <li>
            <Skeleton h="9" width="16" />
            <Skeleton h="4" width="60%" mt="4" mb="0.5" />
          </li>
        </Surface>
      ))}
    </Grid>
  );
}
