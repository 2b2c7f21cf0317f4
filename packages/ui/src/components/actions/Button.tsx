import { Button as ChakraButton, type ButtonProps as ChakraButtonProps, Spinner } from "@chakra-ui/react";
import { type FocusEvent, type MouseEvent, type ReactNode, type Ref, useState } from "react";

export interface ButtonProps extends Omit<ChakraButtonProps, "loading" | "loadingText" | "spinner"> {
  /** Shows a spinner and ignores clicks; the button keeps its focus and its name. */
  busy?: boolean | undefined;
  /** The label while busy ('Updating...'). */
  busyLabel?: string | undefined;
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A button. Submitting takes a double click as one; disabled while focused, it keeps the focus until it moves on. */
export function Button(props: ButtonProps) {
  const { busy = false, busyLabel, icon, children, onClick, type = "button", disabled = false, ...rest } = props;
  const { isHeld, ...focus } = useHeldFocus(props);
  const isOff = disabled && !isHeld;
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    const repeated = type === "submit" && event.detail > 1;
    if (busy || disabled || repeated) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };
  return (
    <ChakraButton
      {...rest}
      {...focus}
      type={type}
      onClick={click}
      disabled={isOff}
      {...(disabled && isHeld && { "aria-disabled": true, "data-disabled": true })}
      {...(busy && { "aria-busy": true, ...(!isOff && { "aria-disabled": true }) })}
    >
      {busy ? <Spinner size="sm" aria-hidden /> : icon}
      {busy && busyLabel ? busyLabel : children}
    </ChakraButton>
  );
}

/** Whether the button has the focus, which the browser would drop on disabling it. */
function useHeldFocus({ onFocus, onBlur }: ButtonProps) {
  const [isHeld, setHeld] = useState(false);
  return {
    isHeld,
    onFocus: (event: FocusEvent<HTMLButtonElement>) => {
      setHeld(true);
      onFocus?.(event);
    },
    onBlur: (event: FocusEvent<HTMLButtonElement>) => {
      setHeld(false);
      onBlur?.(event);
    },
  };
}
