import type { UseQueryResult } from "@tanstack/react-query";
import { Fragment, type ReactNode } from "react";
import { ErrorText } from "../../components/fields/ErrorText";
import { Link } from "../../components/text/Link";
import { QueryView } from "../../components/states/QueryView";
import { CvTimeline } from "./CvTimeline";
import type { CvList } from "./queries";
import { Invitation, ProfileSection } from "./ProfileSection";
import { useTranslations } from "./translations";

interface CvSectionProps<Item> {
  list: CvList;
  /** The address for editing the list. */
  href: string;
  query: UseQueryResult<{ items: Item[]; totalPages: number; totalItems: number }>;
  /** Renders a CvEntry. */
  children: (item: Item) => ReactNode;
}

/** A list of the CV: its first page, and a link to the rest. */
export function CvSection<Item extends { id: number }>({ list, href, query, children }: CvSectionProps<Item>) {
  const { t, say } = useTranslations();
  const name = t(`cv.${list}`);
  return (
    <ProfileSection title={name} size="lg" editHref={query.data?.items.length === 0 ? undefined : href}>
      <QueryView
        query={query}
        loading={t("loading")}
        failed={<ErrorText error={query.error} otherwise={say("cvFailed")} />}
        empty={
          <Invitation href={href} action={t(`fillIn.${list}`)}>
            {t(`empty.${list}`)}
          </Invitation>
        }
      >
        {({ items, totalPages, totalItems }) => (
          <>
            <CvTimeline>
              {items.map((item) => (
                <Fragment key={item.id}>{children(item)}</Fragment>
              ))}
            </CvTimeline>
            {totalPages > 1 && <Link href={href}>{t("seeAll", { count: totalItems, name })}</Link>}
          </>
        )}
      </QueryView>
    </ProfileSection>
  );
}
