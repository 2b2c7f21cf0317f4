import { createContext, useContext } from "react";

interface Dashboard {
  /** Whose token: it stays the same as long as the dashboard is mounted. */
  token: string;
  /** Hands the address over to the pages before the login. */
  leave: () => void;
}

export const DashboardContext = createContext<Dashboard | undefined>(undefined);

/** The session that the dashboard is drawn for. */
export function useDashboard(): Dashboard {
  const dashboard = useContext(DashboardContext);
  if (!dashboard) throw new Error("useDashboard is called outside of DashboardArea");
  return dashboard;
}
