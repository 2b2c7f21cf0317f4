import { chakra } from "@chakra-ui/react";
import type { ComponentProps } from "react";
import { SearchInput } from "../../components/fields/SearchInput";

interface PanelSearchProps extends Pick<ComponentProps<"input">, "lang" | "ref" | "onKeyDown" | "maxLength"> {
  /** The placeholder and accessible name. */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** The search box above a list. */
export function PanelSearch({ label, onChange, ...rest }: PanelSearchProps) {
  return (
    <chakra.div px="4" pb="3">
      <SearchInput
        aria-label={label}
        placeholder={label}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...rest}
      />
    </chakra.div>
  );
}
