import { createContext, useContext } from "react";

interface FieldControl {
  id?: string;
  required?: boolean;
  "aria-invalid"?: true;
  "aria-describedby"?: string;
}

export const FieldContext = createContext<FieldControl>({});

/** What the Field around a control says about it: name, need, hint and error, as the control's own attributes. */
export const useFieldControl = () => useContext(FieldContext);

/** The id of the label of a control, for one whose name has more than the label's words. */
export const labelIdOf = (controlId: string) => `${controlId}-label`;
