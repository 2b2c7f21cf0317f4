import { Button as ChakraButton, type ButtonProps as ChakraButtonProps, Spinner } from "@chakra-ui/react";
import type { MouseEvent, ReactNode, Ref } from "react";

export interface ButtonProps extends Omit<ChakraButtonProps, "loading" | "loadingText" | "spinner"> {
  /** Shows a spinner and refuses clicks; the button keeps its focus and its name. */
  busy?: boolean | undefined;
  /** What it says while busy ('Updating...'). */
  busyLabel?: string | undefined;
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A button; one that submits takes a double click as one. */
export function Button({ busy = false, busyLabel, icon, children, onClick, type = "button", ...rest }: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    const repeated = type === "submit" && event.detail > 1;
    if (busy || repeated) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };
  return (
    <ChakraButton {...rest} type={type} onClick={click} {...(busy && { "aria-disabled": true, "aria-busy": true })}>
      {busy ? <Spinner size="sm" aria-hidden /> : icon}
      {busy && busyLabel ? busyLabel : children}
    </ChakraButton>
  );
}
