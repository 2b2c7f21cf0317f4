import { Box } from "@chakra-ui/react";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { Paged } from "../data";
import { Pagination } from "./Pagination";

export interface Paging<Row> {
  /** Nothing until the first page is there. */
  list: Paged<Row> | undefined;
  /** The page that was asked for; the list may still be the one before it. */
  page: number;
  onPage: (page: number) => void;
  /** Whether the list is about to be replaced by the page asked for. */
  turning: boolean;
}

interface PagesProps<Row> extends Paging<Row> {
  /** The skeleton of the content. */
  skeleton?: ReactNode;
  /** Says 'Page 1 sur 1' too: notifications alone. */
  always?: boolean;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list shown page by page; a turned page is read from its top. */
export function Pages<Row>({ list, page, onPage, turning, skeleton, always = false, children }: PagesProps<Row>) {
  const top = useRef<HTMLDivElement>(null);
  const turnedTo = useRef<number>(undefined);
  const turn = (next: number) => {
    turnedTo.current = next;
    onPage(next);
  };
  // Once the page is left: its place in the history remembers where one was on it.
  useLayoutEffect(() => {
    if (turnedTo.current !== page) return;
    turnedTo.current = undefined;
    const box = top.current;
    if (box && box.getBoundingClientRect().top < 0) box.scrollIntoView({ block: "start" });
  }, [page]);
  if (!list) return skeleton;
  return (
    <Box ref={top} scrollMarginTop="20" aria-busy={turning} position="relative">
      {turning && <Coming />}
      {children(list.items)}
      <Pagination page={page} totalPages={list.totalPages} onPage={turn} always={always} />
    </Box>
  );
}

/** Says that the next page is on its way while the old one stays readable. */
function Coming() {
  return (
    <Box
      position="absolute"
      insetX="3"
      top="-1px"
      h="2px"
      borderRadius="full"
      bg="brand.fg"
      animation="pulse 0.8s ease-in-out infinite"
    />
  );
}
