import { Button, type ButtonProps } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Anchor } from "./Link";

interface LinkButtonProps extends Omit<ButtonProps, "asChild" | "type"> {
  href: string;
  icon?: ReactNode;
}

/** A link that looks like a button: the main way on from a page. */
export function LinkButton({ href, icon, children, ...rest }: LinkButtonProps) {
  return (
    <Button asChild {...rest}>
      <Anchor href={href}>
        {icon}
        {children}
      </Anchor>
    </Button>
  );
}
