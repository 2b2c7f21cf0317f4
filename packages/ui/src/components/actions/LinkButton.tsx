import { Button, type ButtonProps } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Anchor } from "../text/Link";

interface LinkButtonProps extends Omit<ButtonProps, "asChild" | "type"> {
  href: string;
  icon?: ReactNode;
}

/** A link styled as a button, for a page's main action. */
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
