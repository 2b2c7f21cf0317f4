import { chakra } from "@chakra-ui/react";
import { Search } from "lucide-react";
import { TextInput, type TextInputProps } from "./TextInput";

/** A search input with a magnifying glass. */
export function SearchInput(props: TextInputProps) {
  return (
    <chakra.div position="relative">
      <chakra.span
        position="absolute"
        insetStart="3"
        insetBlock="0"
        display="flex"
        alignItems="center"
        color="ink.muted"
        pointerEvents="none"
      >
        <Search size={18} aria-hidden />
      </chakra.span>
      <TextInput type="search" ps="10" autoComplete="off" {...props} />
    </chakra.div>
  );
}
