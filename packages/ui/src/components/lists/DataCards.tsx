import { chakra, Flex, Stack, VisuallyHidden } from "@chakra-ui/react";
import type { DataTableProps } from "./DataTable";
import { Surface } from "../layout/Surface";

/** The rows of a DataTable on a phone: one card each, with the actions at its end. */
export function DataCards<Row>({ label, rows, rowKey, title, columns, actions }: DataTableProps<Row>) {
  return (
    <Stack as="ul" aria-label={label} listStyleType="none" gap="4">
      {rows.map((row) => (
        <li key={rowKey(row)}>
          <Surface p="4" pt="1.5">
            <chakra.div fontWeight="semibold" fontSize="lg" overflowWrap="anywhere">
              {title.cell(row)}
            </chakra.div>
            <Flex wrap="wrap" justify="space-between" align="end" columnGap="3" rowGap="1" mt="2">
              <Facts row={row} columns={columns} />
              {actions && (
                <Flex wrap="wrap" align="center" justify="flex-end" gap="1" ms="auto" mb="-2">
                  {actions(row)}
                </Flex>
              )}
            </Flex>
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
      display="flex"
      flexWrap="wrap"
      alignItems="baseline"
      columnGap="4"
      rowGap="2"
      flex="1 1 8rem"
      minW="0"
      _empty={{ display: "none" }}
    >
      {facts
        .filter(({ content }) => content !== null)
        .map(({ header, wide = false, named = false, content }) => (
          <chakra.div
            key={header}
            display="flex"
            flexWrap="wrap"
            columnGap="1.5"
            minW="0"
            {...(wide && { flexBasis: "full" })}
          >
            <Term isShown={named}>{header}</Term>
            <chakra.dd minW="0" overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
              {content}
            </chakra.dd>
          </chakra.div>
        ))}
    </chakra.dl>
  );
}

function Term({ isShown, children }: { isShown: boolean; children: string }) {
  if (isShown) return <chakra.dt color="ink.muted">{children}</chakra.dt>;
  return (
    <VisuallyHidden asChild>
      <dt>{children}</dt>
    </VisuallyHidden>
  );
}
