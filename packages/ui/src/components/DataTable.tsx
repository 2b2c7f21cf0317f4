import { Table } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { DataCards } from "./DataCards";
import { Surface } from "./Surface";
import { useIsMobile } from "./use-media-query";
import { useComponentTranslations } from "./translations";

interface Column<Row> {
  /** What it is called: the heading of the column, the term on a card. */
  header: string;
  /** On a card, a column that answers nothing (null) is left out. */
  cell: (row: Row) => ReactNode;
  /** A card gives it a line of its own. */
  wide?: boolean;
  /** A card says what it is, where the cell does not speak for itself; else that is left to assistive technology. */
  named?: boolean;
}

interface TitleColumn<Row> extends Column<Row> {
  /** How many lines it usually takes: 1 unless said otherwise. */
  lines?: number;
}

export interface DataTableProps<Row> {
  /** What the table lists, for assistive technology. */
  label: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** The row's name and its main action: a RowTitle, or a text. */
  title: TitleColumn<Row>;
  columns: readonly Column<Row>[];
  /** IconButtons, each named after what it does to this row. */
  actions?: (row: Row) => ReactNode;
}

/** A list with quiet lines from 768 px on, cards below. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const isMobile = useIsMobile();
  return isMobile ? <DataCards {...props} /> : <Lines {...props} />;
}

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
              <Table.ColumnHeader scope="col" textAlign="end">
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
                <Table.Cell textAlign="end" whiteSpace="nowrap" py="1.5">
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
