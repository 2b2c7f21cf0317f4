import type { ReactNode } from "react";
import { Announced } from "../../components/feedback/Announced";
import { Button } from "../../components/actions/Button";
import { type GroupProps, ResultGroup } from "./ResultGroup";
import type { DatedGroup } from "./search-query";
import { useTranslations } from "./translations";

interface DatedResultsProps<Row> extends GroupProps<DatedGroup> {
  query: {
    data: readonly Row[] | undefined;
    error: Error | null;
    isError: boolean;
    isFetching: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
    refetch: () => unknown;
  };
  children: (rows: readonly Row[]) => ReactNode;
}

/** The newest results of one kind; alone, with a button that searches older ones. */
export function DatedResults<Row>({ children, ...props }: DatedResultsProps<Row>) {
  const { t } = useTranslations();
  const { group, query, alone } = props;
  const { hasNextPage } = query;
  const older = alone && hasNextPage && (
    <Button variant="outline" mt="3" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
      {t("search.older")}
    </Button>
  );
  const count = query.data?.length ?? 0;
  const empty = hasNextPage && (
    <>
      <Announced color="ink.muted" py="2">
        {t("search.noneSoFar")}
      </Announced>
      {older}
    </>
  );
  return (
    <ResultGroup
      {...props}
      more={hasNextPage ? t(`search.all.${group}`) : undefined}
      count={t(hasNextPage ? "search.first" : `search.count.${group}`, { count })}
      {...(empty && { empty })}
    >
      {(rows) => (
        <>
          {children(rows)}
          {older}
        </>
      )}
    </ResultGroup>
  );
}
