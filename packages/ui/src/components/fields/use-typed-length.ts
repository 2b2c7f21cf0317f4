import { lengthOf } from "@passerelle/domain";
import { useEffect, useRef, useState } from "react";

/** The length of the text in the only text control inside an element, typed or set by its form. */
export function useTypedLength() {
  const box = useRef<HTMLDivElement>(null);
  const [length, setLength] = useState<number>();
  const measure = () => {
    const control = box.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
    setLength(control ? lengthOf(control.value) : undefined);
  };
  useEffect(measure);
  return { box, length, measure };
}
