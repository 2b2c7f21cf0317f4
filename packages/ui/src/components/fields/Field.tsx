import { Stack, chakra } from "@chakra-ui/react";
import { CircleAlert } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { lengthOf } from "@passerelle/domain";
import { type Sentence, SentenceText, said } from "../../i18n";
import { FieldContext, labelIdOf } from "./field-context";
import { LengthCounter } from "./LengthCounter";

/** The length of the text in the only text control inside an element, typed or set by its form. */
function useTypedLength() {
  const box = useRef<HTMLDivElement>(null);
  const [length, setLength] = useState<number>();
  const measure = () => {
    const control = box.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
    setLength(control ? lengthOf(control.value) : undefined);
  };
  useEffect(measure);
  return { box, length, measure };
}

export interface FieldProps {
  label: string;
  /** The only control inside: TextInput, Select, Textarea, ... */
  children: ReactNode;
  required?: boolean | undefined;
  hint?: ReactNode;
  /** The maximum length in characters; the length is shown when it comes close. */
  limit?: number | undefined;
  error?: Sentence | undefined;
  /** The language of the label if it differs from the page's. */
  lang?: string | undefined;
}

/** A control with its label, hint and error, connected for assistive technology. */
export function Field({ label, children, required = false, hint, limit, error, lang }: FieldProps) {
  const id = useId();
  const about = `${id}-about`;
  const described = !!(hint || error);
  const { box, length, measure } = useTypedLength();
  return (
    <Stack ref={box} onInput={measure} gap="1.5" width="full" position="relative" _print={{ display: "none" }}>
      <chakra.label
        id={labelIdOf(id)}
        htmlFor={id}
        display="flex"
        gap="1"
        textStyle="sm"
        fontWeight="medium"
        lang={lang}
      >
        {label}
        {required && (
          <chakra.span color="danger" aria-hidden>
            *
          </chakra.span>
        )}
      </chakra.label>
      <FieldContext
        value={{
          id,
          required,
          ...(error && { "aria-invalid": true }),
          ...(described && { "aria-describedby": about }),
        }}
      >
        {children}
      </FieldContext>
      {limit !== undefined && length !== undefined && <LengthCounter length={length} limit={limit} />}
      {described && (
        // All of this describes the control, because not all screen readers support aria-errormessage.
        <Stack id={about} gap="1" textStyle="xs" color="ink.muted">
          {hint && <span>{hint}</span>}
          {error && (
            <chakra.span display="flex" gap="1.5" fontWeight="medium" color="danger">
              <CircleAlert size={16} style={{ flexShrink: 0 }} aria-hidden />
              <span lang={said(error).lang}>
                <SentenceText of={error} />
              </span>
            </chakra.span>
          )}
        </Stack>
      )}
    </Stack>
  );
}
