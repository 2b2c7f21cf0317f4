import { chakra } from "@chakra-ui/react";
import { Search } from "lucide-react";
import type { ComponentProps } from "react";
import { TextInput } from "../../components/TextInput";

interface PanelSearchProps extends Pick<ComponentProps<"input">, "lang" | "ref" | "onKeyDown" | "maxLength"> {
  /** Its placeholder and its name. */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** The search box above a list. */
export function PanelSearch({ label, onChange, ...rest }: PanelSearchProps) {
  return (
    <chakra.div position="relative" px="4" pb="3">
      <chakra.span
        position="absolute"
        insetStart="7"
        top="0"
        h={{ base: "target", md: "10" }}
        display="flex"
        alignItems="center"
        color="ink.muted"
        pointerEvents="none"
      >
        <Search size={18} aria-hidden />
      </chakra.span>
      <TextInput
        type="search"
        ps="10"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value)}
        {...rest}
      />
    </chakra.div>
  );
}
