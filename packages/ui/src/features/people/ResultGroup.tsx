import { chakra, Flex } from "@chakra-ui/react";
import { useId } from "react";
import type { ReactNode } from "react";
import { Announced } from "../../components/feedback/Announced";
import { Button } from "../../components/actions/Button";
import { ErrorText } from "../../components/fields/ErrorText";
import { Pages } from "../../components/lists/Pages";
import { QueryView } from "../../components/states/QueryView";
import { Surface } from "../../components/layout/Surface";
import type { Group } from "./search-query";
import { useTranslations } from "./translations";

interface Page<Row> {
  items: readonly Row[];
  totalPages: number;
  totalItems: number;
}

interface ResultGroupProps<Row> {
  group: Group;
  query: {
    data: Page<Row> | undefined;
    error: Error | null;
    isError: boolean;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  /** Whether only this kind is shown, page by page. */
  alone: boolean;
  page: number;
  onPage: (page: number) => void;
  /** Shows all of this kind, or both kinds again. */
  onAlone: (alone: boolean) => void;
  children: (rows: readonly Row[]) => ReactNode;
}

/** The results of one kind: the first few, or all of them page by page. */
export function ResultGroup<Row>({ group, query, alone, page, onPage, onAlone, children }: ResultGroupProps<Row>) {
  const { t, say } = useTranslations();
  const id = useId();
  const { data } = query;
  const isMore = data !== undefined && data.totalItems > data.items.length;
  return (
    <Surface as="section" aria-labelledby={id} px={{ base: "4", md: "6" }} py={{ base: "4", md: "5" }}>
      <Flex wrap="wrap" align="center" justify="space-between" gap="3" minH="11">
        <chakra.h2 id={id} textStyle="h3">
          {t(`search.${group}`)}
        </chakra.h2>
        {(alone || isMore) && (
          <Button size="sm" variant="outline" colorPalette="neutral" onClick={() => onAlone(!alone)}>
            {alone ? t("search.both") : t(`search.all.${group}`, { count: data?.totalItems ?? 0 })}
          </Button>
        )}
      </Flex>
      <QueryView
        query={query}
        loading={t("search.loading")}
        failed={<ErrorText error={query.error} otherwise={say("search.failed")} />}
        empty={
          <Announced color="ink.muted" py="2">
            {t(`search.none.${group}`)}
          </Announced>
        }
      >
        {(found) => (
          <>
            <Announced hidden patience={700}>
              {t(`search.count.${group}`, { count: found.totalItems })}
            </Announced>
            <Pages
              list={alone ? found : { ...found, totalPages: 1 }}
              page={page}
              onPage={onPage}
              turning={query.isPlaceholderData}
            >
              {children}
            </Pages>
          </>
        )}
      </QueryView>
    </Surface>
  );
}
