import { paths } from "../paths";
import type { StoredSession } from "../session/stored-session";

/** Stands for the name of whoever is logged in, which the browser alone knows. */
export const namePlaceholder = "\uE001";

/** What a prerendered page depends on. */
interface Visitor {
  language: string;
  session: Pick<StoredSession, "username" | "role"> | null | undefined;
  /** Whether the sidebar stands beside the page. */
  isWide: boolean;
}

/** Which of a page's variants somebody sees; none is built for a dashboard without a role. */
export function variantKey(page: string, { language, session, isWide }: Visitor): string {
  if (page === paths.login) return `${language} ${session?.username ? "member" : "guest"}`;
  if (page !== paths.dashboard) return language;
  return session?.role ? `${language} ${session.role} ${isWide ? "wide" : "narrow"}` : "none";
}
