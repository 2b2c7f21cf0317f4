import { useState } from "react";

/** A value, or the last one before it became undefined: a closing dialog keeps its content. */
export function useLastDefined<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
