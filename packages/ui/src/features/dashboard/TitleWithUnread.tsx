import type { ReactNode } from "react";
import { TitleCount } from "../../components/layout/title-count-context";
import { useUnreadMessagesCount } from "../messages";

/** Shows the number of unread messages in the tab's title on every screen. */
export function TitleWithUnread({ children }: { children: ReactNode }) {
  return <TitleCount value={useUnreadMessagesCount().data ?? 0}>{children}</TitleCount>;
}
