import { Announced } from "../../components/feedback/Announced";
import { EmptyState } from "../../components/states/EmptyState";
import { Pages } from "../../components/lists/Pages";
import { Surface } from "../../components/layout/Surface";
import { type Filter, type Notification, type NotificationPlace, type pageOf, placeOf } from "./listing";
import { NotificationItem } from "./NotificationItem";
import { useTranslations } from "./translations";

interface NotificationPagesProps {
  filter: Filter;
  shown: ReturnType<typeof pageOf>;
  onPage: (page: number) => void;
  hrefOf: (place: NotificationPlace) => string;
}

/** A page of the filtered list, with 'Page X sur Y' even for a single page. */
export function NotificationPages({
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
