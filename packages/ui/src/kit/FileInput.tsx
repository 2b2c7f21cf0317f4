import { chakra } from "@chakra-ui/react";
import { Upload } from "lucide-react";
import type { ReactNode } from "react";
import { useFieldControl } from "./field-context";
import { fileKinds } from "./file-check";
import type { FileChoice } from "./use-file-choice";

interface FileInputProps {
  choice: FileChoice;
  /** What the button says. */
  label: string;
  icon?: ReactNode;
}

const Look = chakra("label", {
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
export function FileInput({ choice: { input, choose }, label, icon }: FileInputProps) {
  const control = useFieldControl();
  const { kind, ...rest } = input;
  return (
    <chakra.span
      className="group"
      position="relative"
      display="inline-flex"
      borderRadius="control"
      css={{ "&:has(:focus-visible)": { outline: "2px solid {colors.focus}", outlineOffset: "2px" } }}
    >
      <Look htmlFor={control.id}>
        {icon ?? <Upload size={18} aria-hidden />}
        {label}
      </Look>
      <chakra.input
        {...control}
        {...rest}
        type="file"
        accept={fileKinds[kind].accept}
        // Browsers tell of the file in a tooltip of their own.
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
    </chakra.span>
  );
}
