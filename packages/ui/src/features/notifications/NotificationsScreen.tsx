import { Flex, Skeleton, Stack, chakra } from "@chakra-ui/react";
import { reasonOf } from "@passerelle/api";
import { CheckCheck } from "lucide-react";
import { useErrorSentence } from "../../components/states/use-error-sentence";
import { Page } from "../../components/layout/Page";
import { QueryView } from "../../components/states/QueryView";
import {
  type Filter,
  type Notification,
  type NotificationPlace,
  filters,
  type pageOf,
  placeOf,
} from "./notification-list";
import { useNotifications, useReadAll } from "./queries";
import { usePlace } from "./use-notification-place";
import { useTranslations } from "./translations";
import { ChoiceButtons } from "../../components/actions/ChoiceButtons";
import { Button } from "../../components/actions/Button";
import { Surface } from "../../components/layout/Surface";
import { Announced } from "../../components/feedback/Announced";
import { EmptyState } from "../../components/states/EmptyState";
import { Pages } from "../../components/lists/Pages";
import { NotificationItem } from "./NotificationItem";

interface NotificationPagesProps {
  filter: Filter;
  shown: ReturnType<typeof pageOf>;
  onPage: (page: number) => void;
  hrefOf: (place: NotificationPlace) => string;
}

/** A page of the filtered list, with 'Page X sur Y' even for a single page. */
function NotificationPages({
  filter,
  shown: { items, page, totalPages, totalItems },
  onPage,
  hrefOf,
}: NotificationPagesProps) {
  const { t } = useTranslations();
  return (
    <>
      <Announced hidden changesOnly>
        {t("filtered", { filter: t(`filter.${filter}`), count: totalItems })}
      </Announced>
      <Pages list={{ items, totalPages }} page={page} onPage={onPage} turning={false} always>
        {(shown) =>
          shown.length === 0 ? <EmptyState>{t(`empty.${filter}`)}</EmptyState> : <List shown={shown} hrefOf={hrefOf} />
        }
      </Pages>
    </>
  );
}

interface ListProps extends Pick<NotificationPagesProps, "hrefOf"> {
  shown: readonly Notification[];
}

function hrefIn(notification: Notification, hrefOf: ListProps["hrefOf"]): string | undefined {
  const place = placeOf(notification);
  return place && hrefOf(place);
}

function List({ shown, hrefOf }: ListProps) {
  const { t } = useTranslations();
  return (
    // `clip` instead of `hidden`, because the browser only restores positions in real scroll containers.
    <Surface asChild overflow="clip">
      <ul aria-label={t("title")}>
        {shown.map((notification) => (
          <NotificationItem key={notification.id} notification={notification} href={hrefIn(notification, hrefOf)} />
        ))}
      </ul>
    </Surface>
  );
}

const lines = Array.from({ length: 8 }, (_, line) => line);

function NotificationSkeletons() {
  return (
    <Surface overflow="hidden">
      {lines.map((line) => (
        <Flex
          key={line}
          gap={{ base: "3", md: "4" }}
          px={{ base: "4", md: "5" }}
          py="4"
          borderColor="line"
          {...(line > 0 && { borderTopWidth: "1px" })}
        >
          <Skeleton boxSize="9" borderRadius="full" flexShrink={0} />
          <Stack flex="1" gap="2.5">
            <Skeleton h="4" width="70%" />
            <chakra.div display="flex" justifyContent="space-between" minH="6" alignItems="center">
              <Skeleton h="3.5" width="24" />
              <Skeleton h="5" width="24" borderRadius="full" />
            </chakra.div>
          </Stack>
        </Flex>
      ))}
    </Surface>
  );
}

/** Marks everything in the list as read, regardless of the filter; notifications that arrive meanwhile stay unread. */
function ReadAllButton({ all }: { all: readonly Notification[] }) {
  const { t } = useTranslations();
  const { mutate, isPending } = useReadAll(all);
  return (
    <Button
      size="sm"
      variant="outline"
      icon={<CheckCheck size={16} aria-hidden />}
      busy={isPending}
      disabled={all.every(({ isRead }) => isRead)}
      onClick={() => mutate()}
    >
      {t("readAll")}
    </Button>
  );
}

interface FilterButtonsProps {
  chosen: Filter;
  /** The number of unread ones, shown beside the button. */
  unread: number;
  onChoose: (filter: Filter) => void;
}

/** Toggle buttons Toutes, Non lues, Lues. */
function FilterButtons({ unread, ...choice }: FilterButtonsProps) {
  const { t } = useTranslations();
  // The menu's badge already announces the number.
  const count = unread > 0 ? { count: unread, silent: true } : {};
  const choices = filters.map((value) => ({ value, label: t(`filter.${value}`), ...(value === "unread" && count) }));
  return <ChoiceButtons label={t("filters")} choices={choices} {...choice} />;
}

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
  const failure = useFailure();
  return (
    <Page title={t("title")} lang={lang} action={actions}>
      <div tabIndex={-1}>
        <QueryView query={notifications} loading={t("loading")} failed={failure} skeleton={<NotificationSkeletons />}>
          {() => shown && <NotificationPages filter={chosen} shown={shown} onPage={onPage} hrefOf={hrefOf} />}
        </QueryView>
      </div>
    </Page>
  );
}

/** The screen's failures: two special ones, otherwise the server's text first. */
function useFailure() {
  const { say } = useTranslations();
  const errorSentence = useErrorSentence();
  return (error: Error) => {
    const reason = reasonOf(error);
    if (reason.kind === "unauthenticated") return say("failed.session");
    if (reason.kind === "refused" && reason.status === 500) return say("failed.server");
    return errorSentence(error, say("failed.other"));
  };
}
