import type { FieldValues, UseFormRegister, UseFormReturn } from "react-hook-form";

/**
 * Registers fields like `form.register`, and keeps text typed into a prerendered page before its script ran: otherwise
 * the form would overwrite it with its initial values.
 */
export function typedFields<Values extends FieldValues>({
  register,
}: Pick<UseFormReturn<Values>, "register">): UseFormRegister<Values> {
  return (name, rules) => {
    const field = register(name, rules);
    const ref = (element: HTMLInputElement | HTMLSelectElement | null) => {
      const typed = element?.value;
      field.ref(element);
      if (!element || !typed || element.value === typed) return;
      element.value = typed;
      void field.onChange({ target: element, type: "change" });
    };
    return { ...field, ref };
  };
}
