import { createContext, useContext } from "react";

interface FieldControl {
  id?: string;
  required?: boolean;
  "aria-invalid"?: true;
  "aria-describedby"?: string;
}

export const FieldContext = createContext<FieldControl>({});

/** The attributes that the surrounding Field gives its control: name, required, hint and error. */
export const useFieldControl = () => useContext(FieldContext);

/** The id of a control's label, for names that combine it with other text. */
export const labelIdOf = (controlId: string) => `${controlId}-label`;
