import { chakra } from "@chakra-ui/react";
import type { UseQueryResult } from "@tanstack/react-query";
import { Fragment, type ReactNode } from "react";
import { ErrorText } from "../../components/ErrorText";
import { Link } from "../../components/Link";
import { QueryView } from "../../components/QueryView";
import type { CvList } from "./queries";
import { Invitation, SheetSection } from "./SheetSection";
import { useTranslations } from "./translations";

/** Entries along a line, as a path that was walked. */
const Entries = chakra("ol", {
  base: {
    listStyle: "none",
    "& > li": {
      position: "relative",
      ps: "6",
      pb: "6",
      _before: {
        content: '""',
        position: "absolute",
        insetStart: "0",
        top: "1.5",
        boxSize: "2.5",
        borderRadius: "full",
        borderWidth: "2px",
        borderColor: "brand.fg",
        bg: "surface",
        zIndex: "1",
      },
      _after: {
        content: '""',
        position: "absolute",
        insetStart: "1",
        top: "4",
        bottom: "-1.5",
        width: "2px",
        bg: "brand.line",
      },
    },
    "& > li:last-of-type": { pb: "0", _after: { display: "none" } },
  },
});

interface CvSectionProps<Item> {
  list: CvList;
  /** Where the list is edited. */
  href: string;
  query: UseQueryResult<{ items: Item[]; totalPages: number; totalItems: number }>;
  /** Draws a CvEntry. */
  children: (item: Item) => ReactNode;
}

/** A list of the CV: its first page, and the way to the rest. */
export function CvSection<Item extends { id: number }>({ list, href, query, children }: CvSectionProps<Item>) {
  const { t, say } = useTranslations();
  const name = t(`cv.${list}`);
  return (
    <SheetSection title={name} size="lg" editHref={query.data?.items.length === 0 ? undefined : href}>
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
            <Entries>
              {items.map((item) => (
                <Fragment key={item.id}>{children(item)}</Fragment>
              ))}
            </Entries>
            {totalPages > 1 && <Link href={href}>{t("seeAll", { count: totalItems, name })}</Link>}
          </>
        )}
      </QueryView>
    </SheetSection>
  );
}
