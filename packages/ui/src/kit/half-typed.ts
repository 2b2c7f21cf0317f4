/**
 * Whether a field of a form holds something that the browser cannot make a value of, such as a date without its year:
 * to the form such a field is empty, to the person it is not.
 */
export function isHalfTyped(form: unknown, name: string): boolean {
  const control = form instanceof HTMLFormElement ? form.elements.namedItem(name) : null;
  return control instanceof HTMLInputElement && control.validity.badInput;
}
