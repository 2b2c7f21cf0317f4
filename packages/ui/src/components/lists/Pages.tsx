import { Box } from "@chakra-ui/react";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { lastPageOf, type Paged } from "../../data";
import { Pagination } from "./Pagination";

export interface Paging<Row> {
  /** Undefined until the first page is loaded. */
  list: Paged<Row> | undefined;
  /** The requested page; the list may still show the previous one. */
  page: number;
  onPage: (page: number) => void;
  /** Whether the requested page is loading. */
  turning: boolean;
}

interface PagesProps<Row> extends Paging<Row> {
  skeleton?: ReactNode;
  /** Shows 'Page 1 sur 1' too; for notifications only. */
  always?: boolean;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list shown page by page; changing the page scrolls to its top. */
export function Pages<Row>({ list, page, onPage, turning, skeleton, always = false, children }: PagesProps<Row>) {
  const top = useRef<HTMLDivElement>(null);
  const turnedTo = useRef<number>(undefined);
  const turn = (next: number) => {
    turnedTo.current = next;
    onPage(next);
  };
  // After leaving the page, whose history entry stores the scroll position.
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
      <Pagination
        page={page}
        totalPages={turning ? list.totalPages : lastPageOf(list, page)}
        onPage={turn}
        always={always}
      />
    </Box>
  );
}

/** Announces that the next page is loading while the previous one stays visible. */
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
