import { DataTable, type DataTableProps } from "./DataTable";
import { DataTableSkeleton } from "./DataTableSkeleton";
import { Pages, type Paging } from "./Pages";

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
