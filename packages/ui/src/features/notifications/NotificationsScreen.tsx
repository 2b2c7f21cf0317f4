import { Flex } from "@chakra-ui/react";
import { reasonOf } from "@passerelle/api";
import { ErrorText } from "../../components/fields/ErrorText";
import { Page } from "../../components/layout/Page";
import { QueryView } from "../../components/states/QueryView";
import { FilterButtons } from "./FilterButtons";
import type { NotificationPlace } from "./listing";
import { NotificationPages } from "./NotificationPages";
import { NotificationSkeletons } from "./NotificationSkeletons";
import { useNotifications } from "./queries";
import { ReadAllButton } from "./ReadAllButton";
import { usePlace } from "./use-place";
import { useTranslations } from "./translations";

interface NotificationsScreenProps {
  /** The address of a notification's object. */
  hrefOf: (place: NotificationPlace) => string;
}

/** The user's notifications: all, unread or read. */
export function NotificationsScreen({ hrefOf }: NotificationsScreenProps) {
  const { t, lang } = useTranslations();
  const notifications = useNotifications();
  const { filter: chosen, onFilter, onPage, shown } = usePlace(notifications.data);
  const unread = notifications.data?.filter(({ isRead }) => !isRead).length ?? 0;
  const actions = (
    <Flex wrap="wrap" gap="3">
      {notifications.data && notifications.data.length > 0 && <ReadAllButton all={notifications.data} />}
      <FilterButtons chosen={chosen} unread={unread} onChoose={onFilter} />
    </Flex>
  );
  return (
    <Page title={t("title")} lang={lang} action={actions}>
      <div tabIndex={-1}>
        <QueryView
          query={notifications}
          loading={t("loading")}
          failed={<Failure error={notifications.error} />}
          skeleton={<NotificationSkeletons />}
        >
          {() => shown && <NotificationPages filter={chosen} shown={shown} onPage={onPage} hrefOf={hrefOf} />}
        </QueryView>
      </div>
    </Page>
  );
}

/** The screen's failures: two special ones, otherwise the server's text first. */
function Failure({ error }: { error: Error | null }) {
  const { t, say } = useTranslations();
  const reason = reasonOf(error);
  if (reason.kind === "unauthenticated") return t("failed.session");
  if (reason.kind === "refused" && reason.status === 500) return t("failed.server");
  return <ErrorText error={error} otherwise={say("failed.other")} />;
}
