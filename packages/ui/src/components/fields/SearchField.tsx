import { Flex } from "@chakra-ui/react";
import { maxSearch } from "@passerelle/domain";
import { SearchInput } from "./SearchInput";
import { useSearchText } from "./use-search-text";

interface SearchFieldProps {
  label: string;
  /** The visible text of the empty field, if the label is too long for it. */
  placeholder?: string;
  /** The query parameter that a new search removes. */
  leaves: string;
}

/** A search field for a list; the address keeps the text as `search`. */
export function SearchField({ label, placeholder = label, leaves }: SearchFieldProps) {
  const { text, setText } = useSearchText("search", leaves);
  return (
    <Flex as="search" flex="1 1 14rem" css={{ "& > *": { flex: "1" } }}>
      <SearchInput
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxSearch}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </Flex>
  );
}
