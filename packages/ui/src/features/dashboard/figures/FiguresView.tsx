import type { ReactNode } from "react";
import { QueryView } from "../../../components/states/QueryView";
import type { useDashboardStats } from "../queries";
import { FigureSkeletons } from "./FigureGrid";
import { useTranslations } from "./translations";

type Stats = ReturnType<typeof useDashboardStats>;

interface FiguresViewProps {
  stats: Stats;
  children: (data: NonNullable<Stats["data"]>) => ReactNode;
}

/** The figures, once they are loaded. */
export function FiguresView({ stats, children }: FiguresViewProps) {
  const { t, say } = useTranslations();
  return (
    <QueryView query={stats} loading={t("loading")} failed={say("loadFailed")} skeleton={<FigureSkeletons />}>
      {children}
    </QueryView>
  );
}
