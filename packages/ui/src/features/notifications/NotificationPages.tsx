import { Stack } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { EmptyState } from "../../kit/EmptyState";
import { Pagination } from "../../kit/Pagination";
import { Surface } from "../../kit/Surface";
import { usePageTop } from "../../kit/use-page-top";
import { type Notification, pageOf, type Place, turned } from "./listing";
import { NotificationItem } from "./NotificationItem";
import { useWords } from "./words";

interface NotificationPagesProps {
  /** Every notification, newest first. */
  all: readonly Notification[];
  place: Place;
  onPlace: (place: Place) => void;
  hrefOf: (target: Schemas["NotificationTarget"]) => string;
}

/** A page of the filtered list, with 'Page X sur Y' even where there is one (D-011). */
export function NotificationPages({ all, place, onPlace, hrefOf }: NotificationPagesProps) {
  const { t } = useWords();
  const { items, page, totalPages } = pageOf(all, place);
  const { top, turn } = usePageTop((next) => onPlace(turned(all, place, next)));
  return (
    <Stack ref={top} gap="2" scrollMarginTop="20">
      {items.length === 0 && <EmptyState>{t(`empty.${place.filter}`)}</EmptyState>}
      {items.length > 0 && (
        <Surface asChild overflow="clip">
          <ul aria-label={t("title")}>
            {items.map((notification) => (
              <NotificationItem
                key={notification.id}
                notification={notification}
                href={notification.target ? hrefOf(notification.target) : undefined}
              />
            ))}
          </ul>
        </Surface>
      )}
      <Pagination page={page} totalPages={totalPages} onPage={turn} always />
    </Stack>
  );
}
