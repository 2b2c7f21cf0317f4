import { chakra } from "@chakra-ui/react";
import { Upload } from "lucide-react";
import { type ReactNode, useId } from "react";
import { said } from "../i18n";
import { Announced } from "./Announced";
import { labelIdOf, useFieldControl } from "./field-context";
import type { FileChoice } from "../forms/files/use-file-choice";

interface FileInputProps {
  choice: Pick<FileChoice, "input" | "choose" | "error">;
  /** What the button says. */
  label: string;
  icon?: ReactNode;
}

const Look = chakra("span", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    h: { base: "target", md: "10" },
    px: "4",
    bg: "surface",
    borderWidth: "1px",
    borderColor: "edge",
    borderRadius: "control",
    color: "brand.fg",
    fontWeight: "semibold",
    lineHeight: "1.2",
    _groupHover: { bg: "brand.tint", borderColor: "brand.fg" },
    _groupInvalid: { borderColor: "danger" },
  },
});

/** The browser's own file input behind a button of ours, so that mouse, keyboard, voice and readers all find it. */
export function FileInput({ choice: { input, choose, error }, label, icon }: FileInputProps) {
  const control = useFieldControl();
  const words = useId();
  return (
    <chakra.span
      className="group"
      position="relative"
      display="inline-flex"
      borderRadius="control"
      css={{ "&:has(:focus-visible)": { outline: "2px solid {colors.focus}", outlineOffset: "2px" } }}
    >
      <Look id={words} aria-hidden>
        {icon ?? <Upload size={18} aria-hidden />}
        {label}
      </Look>
      <chakra.input
        {...control}
        {...input}
        // One name: the field's label and the words on the button.
        aria-labelledby={control.id ? `${labelIdOf(control.id)} ${words}` : words}
        type="file"
        // Browsers name the file in their own tooltip.
        title=""
        position="absolute"
        inset="0"
        opacity="0"
        cursor="pointer"
        fontSize="0"
        // The same file, changed on the disk since, is a new choice.
        onClick={(event) => {
          event.currentTarget.value = "";
        }}
        onChange={(event) => choose(event.currentTarget.files)}
      />
      {/* The focus is here already: what describes the input is not read again. */}
      {error && (
        <Announced hidden assertive lang={said(error).lang}>
          {said(error).text}
        </Announced>
      )}
    </chakra.span>
  );
}
