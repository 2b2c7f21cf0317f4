import { chakra, Flex, VisuallyHidden } from "@chakra-ui/react";
import { Button } from "./Button";

interface Choice<Value extends string> {
  value: Value;
  label: string;
  /** A number beside the label; undefined if unknown. */
  count?: number | undefined;
  /** The number is hidden from assistive technology, because a text says it elsewhere. */
  silent?: boolean;
}

interface ChoiceButtonsProps<Value extends string> {
  /** The accessible name of the group. */
  label: string;
  choices: readonly Choice<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** Toggle buttons for the views of a list; exactly one is pressed. */
export function ChoiceButtons<Value extends string>({ label, choices, chosen, onChoose }: ChoiceButtonsProps<Value>) {
  return (
    <Flex as="fieldset" wrap="wrap" w="fit-content" maxW="full" gap="1" p="1" borderRadius="card" bg="neutral.tint">
      <VisuallyHidden asChild>
        <legend>{label}</legend>
      </VisuallyHidden>
      {choices.map(({ value, label: name, count, silent = false }) => (
        <Button
          key={value}
          size="sm"
          px={{ base: "1.5", sm: "2", md: "3" }}
          gap={{ base: "1", sm: "1.5", md: "2" }}
          variant="ghost"
          colorPalette="neutral"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          css={{ "&[aria-pressed=true]": { bg: "surface", borderColor: "brand.fg", color: "brand.fg" } }}
        >
          {name}
          {count !== undefined && (
            <chakra.span aria-hidden={silent} fontVariantNumeric="tabular-nums" fontWeight="medium">
              {count}
            </chakra.span>
          )}
        </Button>
      ))}
    </Flex>
  );
}
