import { codeIn } from "@passerelle/domain";
import type { ClipboardEvent } from "react";

/** Fills in the code of a pasted text (the code alone or a whole mail), and submits the form at once. */
export const submitPastedCode = (fill: (code: string) => void) => (event: ClipboardEvent<HTMLInputElement>) => {
  const code = codeIn(event.clipboardData.getData("text"));
  if (code === undefined) return;
  event.preventDefault();
  fill(code);
  event.currentTarget.form?.requestSubmit();
};
