import { chakra, Flex, Stack } from "@chakra-ui/react";
import type { DataTableProps } from "./DataTable";
import { Surface } from "./Surface";

/** The rows of a DataTable on a phone: a card each. */
export function DataCards<Row>({ label, rows, rowKey, title, columns, actions }: DataTableProps<Row>) {
  return (
    <Stack as="ul" aria-label={label} listStyleType="none" gap="4">
      {rows.map((row) => (
        <li key={rowKey(row)}>
          <Surface p="4">
            <chakra.div fontWeight="semibold" fontSize="lg" overflowWrap="anywhere">
              {title.cell(row)}
            </chakra.div>
            <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="2" mt="3">
              {columns.map(({ header, cell }) => (
                <chakra.div key={header} display="contents">
                  <chakra.dt color="ink.muted">{header}</chakra.dt>
                  <chakra.dd textAlign="end" minW="0" overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
                    {cell(row)}
                  </chakra.dd>
                </chakra.div>
              ))}
            </chakra.dl>
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
