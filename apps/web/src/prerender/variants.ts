import { paths } from "../paths";
import type { StoredSession } from "../session/stored-session";

/** Placeholder for the user's name, which only the browser knows. */
export const namePlaceholder = "\uE001";

/** The data that decide a page's variant. */
interface Visitor {
  language: string;
  session: Pick<StoredSession, "username" | "role"> | null | undefined;
  /** Whether the window is wide enough for the sidebar. */
  isWide: boolean;
}

/** The key of a page's variant; a dashboard without a role has none. */
export function variantKey(page: string, { language, session, isWide }: Visitor): string {
  if (page === paths.login) return `${language} ${session?.username ? "member" : "guest"}`;
  if (page !== paths.dashboard) return language;
  return session?.role ? `${language} ${session.role} ${isWide ? "wide" : "narrow"}` : "none";
}
