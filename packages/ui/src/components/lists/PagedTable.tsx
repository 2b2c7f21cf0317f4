import { type HTMLChakraProps, Skeleton, chakra } from "@chakra-ui/react";
import { DataTable, type DataTableProps } from "./DataTable";
import { Pages, type Paging } from "./Pages";

type DataTableSkeletonProps<Row> = Omit<DataTableProps<Row>, "rows" | "rowKey">;

const places = Array.from({ length: 10 }, (_, place) => place);

/** The loading state of a DataTable: its headings, and ten rows or cards of the usual height. */
function DataTableSkeleton<Row>({ label, title, columns, actions }: DataTableSkeletonProps<Row>) {
  return (
    <chakra.div aria-hidden>
      <DataTable
        label={label}
        rows={places}
        rowKey={(place) => place}
        title={{ header: title.header, cell: () => <TitleToCome lines={title.lines ?? 1} /> }}
        columns={columns.map(({ header, wide = false }) => ({
          header,
          wide,
          cell: () => <LineToCome minW={{ base: "20", md: "0" }} />,
        }))}
        {...(actions && { actions: () => <Skeleton display="inline-block" h={{ base: "target", md: "9" }} w="20" /> })}
      />
    </chakra.div>
  );
}

function TitleToCome({ lines }: { lines: number }) {
  return (
    <>
      <LineToCome minH={{ base: "calc(1lh + {spacing.5})", md: "6" }} />
      {places.slice(1, lines).map((line) => (
        <LineToCome key={line} textStyle="sm" />
      ))}
    </>
  );
}

/** A placeholder for a line of text; its surroundings set the height. */
function LineToCome(props: HTMLChakraProps<"div">) {
  return (
    <chakra.div display="flex" alignItems="center" justifyContent="inherit" minH="1lh" {...props}>
      <Skeleton h="3.5" width="min(10rem, 80%)" />
    </chakra.div>
  );
}

export type { Paging };

type PagedTableProps<Row> = Paging<Row> & Omit<DataTableProps<Row>, "rows">;

/** A table or cards, page by page. */
export function PagedTable<Row>({ list, page, onPage, turning, ...table }: PagedTableProps<Row>) {
  return (
    <Pages list={list} page={page} onPage={onPage} turning={turning} skeleton={<DataTableSkeleton {...table} />}>
      {(rows) => <DataTable rows={rows} {...table} />}
    </Pages>
  );
}
