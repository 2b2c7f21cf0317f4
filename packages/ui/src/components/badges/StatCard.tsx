import { chakra, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Anchor } from "../text/Link";
import { forcedColors } from "../../theme/conditions";
import { Surface } from "../layout/Surface";

interface StatCardProps {
  value: string;
  label: string;
  href: string;
  icon: ReactNode;
  /** A short note: '2 non lues'. */
  note?: string | undefined;
  /** The proportion of a whole, from 0 to 1, drawn as a bar; `note` says it as text. */
  share?: number | undefined;
}

/** A number with the name of the counted items, linked to them. */
export function StatCard({ value, label, href, icon, note, share }: StatCardProps) {
  return (
    <Surface
      asChild
      display="flex"
      flexDirection="column"
      gap="3"
      h="full"
      overflowWrap="anywhere"
      p={{ base: "4", md: "5" }}
      transition="border-color"
      transitionDuration="fast"
      _hover={{ borderColor: "brand.fg" }}
    >
      <Anchor href={href}>
        <Flex wrap="wrap-reverse" justify="space-between" align="end" gap="3">
          <chakra.span textStyle="figure">{value}</chakra.span>
          <Flex align="center" justify="center" boxSize="9" borderRadius="control" bg="brand.tint" color="brand.fg">
            {icon}
          </Flex>
        </Flex>
        <Flex wrap="wrap" justify="space-between" align="baseline" columnGap="3">
          <chakra.span fontWeight="medium">{label}</chakra.span>
          {note && (
            <chakra.span textStyle="sm" color="ink.muted" fontVariantNumeric="tabular-nums">
              {note}
            </chakra.span>
          )}
        </Flex>
        {share !== undefined && <Bar share={share} />}
      </Anchor>
    </Surface>
  );
}

function Bar({ share }: { share: number }) {
  return (
    <chakra.span aria-hidden display="block" h="1" borderRadius="full" bg="neutral.tint" overflow="hidden" mt="auto">
      <chakra.span
        display="block"
        h="full"
        bg="brand.solid"
        style={{ width: `${share * 100}%` }}
        css={{ [forcedColors]: { bg: "CanvasText" } }}
      />
    </chakra.span>
  );
}
