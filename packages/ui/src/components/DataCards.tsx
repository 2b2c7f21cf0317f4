import { chakra, Flex, Stack, VisuallyHidden } from "@chakra-ui/react";
import type { DataTableProps } from "./DataTable";
import { Surface } from "./Surface";

/** The rows of a DataTable on a phone: a card each. */
export function DataCards<Row>({ label, rows, rowKey, title, columns, actions }: DataTableProps<Row>) {
  return (
    <Stack as="ul" aria-label={label} listStyleType="none" gap="4">
      {rows.map((row) => (
        <li key={rowKey(row)}>
          <Surface p="4" pt="1.5">
            <chakra.div fontWeight="semibold" fontSize="lg" overflowWrap="anywhere">
              {title.cell(row)}
            </chakra.div>
            <Facts row={row} columns={columns} />
            {actions && (
              <Flex justify="flex-end" gap="1" mt="3" pt="2" mb="-2" borderTopWidth="1px" borderColor="line">
                {actions(row)}
              </Flex>
            )}
          </Surface>
        </li>
      ))}
    </Stack>
  );
}

function Facts<Row>({ row, columns }: { row: Row } & Pick<DataTableProps<Row>, "columns">) {
  const facts = columns.map(({ cell, ...column }) => ({ ...column, content: cell(row) }));
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns="auto 1fr"
      alignItems="baseline"
      columnGap="4"
      rowGap="2"
      mt="3"
      _empty={{ display: "none" }}
    >
      {facts
        .filter(({ content }) => content !== null)
        .map(({ header, wide = false, content }) => (
          <chakra.div key={header} display="contents">
            <Term wide={wide}>{header}</Term>
            <chakra.dd
              {...(wide ? { gridColumn: "1 / -1" } : { textAlign: "end", justifyContent: "flex-end" })}
              minW="0"
              overflowWrap="anywhere"
              fontVariantNumeric="tabular-nums"
            >
              {content}
            </chakra.dd>
          </chakra.div>
        ))}
    </chakra.dl>
  );
}

function Term({ wide, children }: { wide: boolean; children: string }) {
  if (!wide) return <chakra.dt color="ink.muted">{children}</chakra.dt>;
  return (
    <VisuallyHidden asChild>
      <dt>{children}</dt>
    </VisuallyHidden>
  );
}
