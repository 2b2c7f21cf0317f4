import type { ReactNode } from "react";
import { Pages } from "../../components/lists/Pages";
import type { Paged } from "../../data";
import { type GroupProps, ResultGroup } from "./ResultGroup";
import type { PagedGroup } from "./search-query";
import { useTranslations } from "./translations";

interface PagedResultsProps<Row> extends GroupProps<PagedGroup> {
  query: {
    data: (Paged<Row> & { totalItems: number }) | undefined;
    error: Error | null;
    isError: boolean;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  page: number;
  onPage: (page: number) => void;
  children: (rows: readonly Row[]) => ReactNode;
}

/** The results of one kind: the first few, or all of them page by page. */
export function PagedResults<Row>({ page, onPage, children, ...props }: PagedResultsProps<Row>) {
  const { t } = useTranslations();
  const { group, query, alone } = props;
  const count = query.data?.totalItems ?? 0;
  return (
    <ResultGroup
      {...props}
      more={count > (query.data?.items.length ?? 0) ? t(`search.all.${group}`, { count }) : undefined}
      count={t(`search.count.${group}`, { count })}
    >
      {(found) => (
        <Pages
          list={alone ? found : { ...found, totalPages: 1 }}
          page={page}
          onPage={onPage}
          turning={query.isPlaceholderData}
        >
          {children}
        </Pages>
      )}
    </ResultGroup>
  );
}
