import { useEffect, useRef, useState } from "react";
import { type FieldValues, type Path, type UseFormReturn, useController } from "react-hook-form";
import type { Sentence } from "../../i18n";
import { checkFile, type FileChange, type FileKind, fileKinds, type FileProblem } from "./file-check";
import { useFieldError } from "../fields/field-errors";
import { useFileTranslations } from "./translations";

export interface FileChoiceOptions<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** A field with a `FileChange`. */
  name: Path<Values>;
  kind: FileKind;
}

export interface FileChoice {
  change: FileChange;
  /** The reason that the last chosen file was refused, or the server's error. */
  error: Sentence | undefined;
  /** Takes the first file of a list, or shows at the field why it is refused. */
  choose: (files: FileList | null) => void;
  /** Takes a file derived from the chosen one. */
  take: (file: File) => void;
  /** Removes the stored file with the next save. */
  remove: () => void;
  /** Keeps the stored file, after a removal or replacement. */
  keep: () => void;
  input: {
    ref: (element: HTMLInputElement | null) => void;
    name: string;
    onBlur: () => void;
    /** The types that the browser's file dialog offers. */
    accept: string;
  };
}

/** The state of a file field; a file of the wrong type or size never becomes a form value. */
export function useFileChoice<Values extends FieldValues>(options: FileChoiceOptions<Values>): FileChoice {
  const { form, name, kind } = options;
  const { say } = useFileTranslations();
  const fieldError = useFieldError();
  const { field, fieldState } = useController({ control: form.control, name });
  const change: FileChange = field.value;
  // Not a form error: those are cleared on submission, while this file is still refused.
  const [refused, setRefused] = useState<{ why: FileProblem; beside: FileChange }>();
  const element = useRef<HTMLInputElement>(null);

  // Screen readers announce the content of the native control.
  useEffect(() => {
    if (!(change instanceof File)) empty(element.current);
  }, [change]);

  const set = (value: FileChange) => {
    setRefused(undefined);
    form.clearErrors(name);
    field.onChange(value);
  };
  const choose = async (files: FileList | null) => {
    const file = files?.[0];
    if (!file) return;
    const why = await checkFile(file, kind);
    if (!why) return set(file);
    empty(element.current);
    setRefused({ why, beside: change });
  };

  return {
    change,
    error: refused?.beside === change ? say(refused.why) : fieldError(fieldState.error),
    choose: (files) => void choose(files),
    take: set,
    remove: () => set(""),
    keep: () => {
      set(null);
      // The pressed button may have disappeared.
      element.current?.focus();
    },
    input: {
      ref: (node) => {
        element.current = node;
        field.ref(node);
      },
      name,
      onBlur: field.onBlur,
      accept: fileKinds[kind].accept,
    },
  };
}

function empty(input: HTMLInputElement | null) {
  if (input) input.value = "";
}
