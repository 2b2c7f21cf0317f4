import { chakra } from "@chakra-ui/react";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

const Native = chakra("select", {
  base: {
    appearance: "none",
    fieldSizing: "content",
    maxW: "full",
    h: { base: "target", lg: "9" },
    // The icons do not grow with the text.
    ps: "calc({spacing.4} + 20px)",
    pe: "calc({spacing.3} + 20px)",
    borderRadius: "control",
    bg: "transparent",
    color: "ink.muted",
    fontSize: "sm",
    fontWeight: "medium",
    cursor: "pointer",
    transition: "background-color, color",
    transitionDuration: "fast",
    _hover: { bg: "neutral.tint", color: "ink" },
    "& > option": { bg: "raised", color: "ink" },
  },
});

interface PreferenceSelectProps<Choice extends string> {
  label: string;
  icon: ReactNode;
  value: Choice;
  choices: readonly { value: Choice; label: string; lang?: string }[];
  onChoose: (choice: Choice) => void;
}

/** A select for interface preferences. It is unobtrusive, and native to keep the first page small. */
export function PreferenceSelect<Choice extends string>(props: PreferenceSelectProps<Choice>) {
  const { label, icon, value, choices, onChoose } = props;
  return (
    <chakra.div position="relative" display="inline-flex" maxW="full" alignItems="center" color="ink.muted">
      <Mark insetStart="2.5">{icon}</Mark>
      <Native
        aria-label={label}
        value={value}
        onChange={(event) => {
          const chosen = choices.find((choice) => choice.value === event.target.value);
          if (chosen) onChoose(chosen.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} lang={choice.lang}>
            {choice.label}
          </option>
        ))}
      </Native>
      <Mark insetEnd="2.5">
        <ChevronDown size={14} aria-hidden />
      </Mark>
    </chakra.div>
  );
}

const Mark = chakra("span", { base: { position: "absolute", display: "inline-flex", pointerEvents: "none" } });
