import { chakra, Flex } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { Announced } from "../../components/feedback/Announced";
import { Button } from "../../components/actions/Button";
import { QueryView, type QueryViewProps } from "../../components/states/QueryView";
import { Surface } from "../../components/layout/Surface";
import type { Group } from "./search-query";
import { useTranslations } from "./translations";

export interface GroupProps<Name extends Group> {
  group: Name;
  /** Whether only this kind is shown. */
  alone: boolean;
  /** Shows all of this kind, or all kinds again. */
  onAlone: (alone: boolean) => void;
}

interface ResultGroupProps<Data> extends GroupProps<Group> {
  query: QueryViewProps<Data>["query"] & { error: Error | null };
  /** Whether there are more results than the first few, and the text of the button that shows them. */
  more: string | undefined;
  /** The number of results, for screen readers. */
  count: string;
  /** Replaces an empty list. */
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The results of one kind below its heading. */
export function ResultGroup<Data>(props: ResultGroupProps<Data>) {
  const { group, query, alone, onAlone, more, count, empty, children } = props;
  const { t, say } = useTranslations();
  const id = useId();
  return (
    <Surface as="section" aria-labelledby={id} px={{ base: "4", md: "6" }} py={{ base: "4", md: "5" }}>
      <Flex wrap="wrap" align="center" justify="space-between" gap="3" minH="11">
        <chakra.h2 id={id} textStyle="h3">
          {t(`search.${group}`)}
        </chakra.h2>
        {(alone || more) && (
          <Button size="sm" variant="outline" colorPalette="neutral" onClick={() => onAlone(!alone)}>
            {alone ? t("search.everything") : more}
          </Button>
        )}
      </Flex>
      <QueryView
        query={query}
        loading={t("search.loading")}
        failed={say("search.failed")}
        empty={
          empty ?? (
            <Announced color="ink.muted" py="2">
              {t(`search.none.${group}`)}
            </Announced>
          )
        }
      >
        {(found) => (
          <>
            <Announced hidden patience={700}>
              {count}
            </Announced>
            {children(found)}
          </>
        )}
      </QueryView>
    </Surface>
  );
}
