import { chakra } from "@chakra-ui/react";
import { Upload } from "lucide-react";
import { type ReactNode, useId } from "react";
import { said } from "../../i18n";
import { Announced } from "../feedback/Announced";
import { labelIdOf, useFieldControl } from "./field-context";
import type { FileChoice } from "../../forms/files/use-file-choice";

interface FileInputProps {
  choice: Pick<FileChoice, "input" | "choose" | "error">;
  label: string;
  icon?: ReactNode;
}

const Look = chakra("span", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    minH: { base: "target", md: "10" },
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

/** The browser's file input behind a styled button, for mouse, keyboard, speech input and screen readers. */
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
        // The name consists of the field's label and the button's text.
        aria-labelledby={control.id ? `${labelIdOf(control.id)} ${words}` : words}
        type="file"
        // Suppresses the browser's tooltip with the file name.
        title=""
        position="absolute"
        inset="0"
        opacity="0"
        cursor="pointer"
        fontSize="0"
        // Choosing the same file again must work, since it may have changed on disk.
        onClick={(event) => {
          event.currentTarget.value = "";
        }}
        onChange={(event) => choose(event.currentTarget.files)}
      />
      {/* The input has the focus already, so its description would not be read again. */}
      {error && (
        <Announced hidden assertive lang={said(error).lang}>
          {said(error).text}
        </Announced>
      )}
    </chakra.span>
  );
}
