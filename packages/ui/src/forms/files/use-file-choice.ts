import { useEffect, useRef, useState } from "react";
import { type FieldValues, type Path, type UseFormReturn, useController } from "react-hook-form";
import type { Sentence } from "../../i18n";
import { checkFile, type FileChange, type FileKind, fileKinds, type FileProblem } from "./file-check";
import { useFieldError } from "../fields/field-errors";
import { useFileTranslations } from "./translations";

/** The file of a form's field: which form, which field, what it takes. */
export interface FileChoiceOptions<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** A field that holds a `FileChange`. */
  name: Path<Values>;
  kind: FileKind;
}

export interface FileChoice {
  change: FileChange;
  /** Why the file last chosen was not taken, or what the server said about the field. */
  error: Sentence | undefined;
  /** Takes the first file of a list, or says at the field why not. */
  choose: (files: FileList | null) => void;
  /** Takes a file that was made of the chosen one. */
  take: (file: File) => void;
  /** Removes the stored file with the next save. */
  remove: () => void;
  /** Keeps the stored file after all. */
  keep: () => void;
  input: {
    ref: (element: HTMLInputElement | null) => void;
    name: string;
    onBlur: () => void;
    /** What the browser's own dialog offers. */
    accept: string;
  };
}

/** What a file field does; a file of the wrong type or size never enters the form. */
export function useFileChoice<Values extends FieldValues>(options: FileChoiceOptions<Values>): FileChoice {
  const { form, name, kind } = options;
  const { say } = useFileTranslations();
  const fieldError = useFieldError();
  const { field, fieldState } = useController({ control: form.control, name });
  const change: FileChange = field.value;
  // Not an error of the form: those go when it is sent, and this file still has not been taken.
  const [refused, setRefused] = useState<{ why: FileProblem; beside: FileChange }>();
  const element = useRef<HTMLInputElement>(null);

  // What the browser's own control holds is what assistive technology reads out.
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
      // The button that was pressed may be gone.
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
