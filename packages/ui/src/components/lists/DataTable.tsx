import { Table } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { DataCards } from "./DataCards";
import { Surface } from "../layout/Surface";
import { useIsCut } from "./use-is-cut";
import { useIsMobile } from "../../theme/use-breakpoint";
import { useComponentTranslations } from "../translations";

interface Column<Row> {
  /** The name of the column: its heading, or the term on a card. */
  header: string;
  /** The cell's content; null omits it from a card. */
  cell: (row: Row) => ReactNode;
  /** Takes its own line on a card. */
  wide?: boolean;
  /** Shows the column's name on a card; otherwise it is for assistive technology only. */
  named?: boolean;
}

interface TitleColumn<Row> extends Column<Row> {
  /** The usual number of lines; 1 by default. */
  lines?: number;
}

export interface DataTableProps<Row> {
  /** The accessible name of the table. */
  label: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** The row's name and main action: a RowTitle or a text. */
  title: TitleColumn<Row>;
  columns: readonly Column<Row>[];
  /** IconButtons, each with the row's name in its label. */
  actions?: (row: Row) => ReactNode;
}

/** A table from `mobileBreakpoint` on; cards below, and where the table would be cut, as with large text. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const isMobile = useIsMobile();
  const { place, isCut } = useIsCut();
  return <div ref={place}>{isMobile || isCut ? <DataCards {...props} /> : <Lines {...props} />}</div>;
}

const onScreen = { _print: { display: "none" } } as const;

function Lines<Row>({ label, rows, rowKey, title, columns, actions }: DataTableProps<Row>) {
  const { t } = useComponentTranslations();
  return (
    <Surface overflowX="auto">
      <Table.Root aria-label={label}>
        <Table.Header>
          <Table.Row>
            {[title, ...columns].map(({ header }) => (
              <Table.ColumnHeader key={header} scope="col">
                {header}
              </Table.ColumnHeader>
            ))}
            {actions && (
              <Table.ColumnHeader scope="col" textAlign="end" {...onScreen}>
                {t("actions")}
              </Table.ColumnHeader>
            )}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((row) => (
            <Table.Row key={rowKey(row)}>
              <Table.Cell asChild fontWeight="medium" minW={{ base: "9rem", xl: "11rem" }}>
                <th scope="row">{title.cell(row)}</th>
              </Table.Cell>
              {columns.map(({ header, cell }) => (
                <Table.Cell key={header}>{cell(row)}</Table.Cell>
              ))}
              {actions && (
                <Table.Cell textAlign="end" whiteSpace="nowrap" py="1.5" {...onScreen}>
                  {actions(row)}
                </Table.Cell>
              )}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Surface>
  );
}
