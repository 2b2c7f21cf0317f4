import { Menu, Portal } from "@chakra-ui/react";
import { type ReactNode, useEffect, useRef } from "react";
import { useScopeLang } from "../../i18n";
import type { ActionMenuProps } from "./ActionMenu";
import type { ButtonProps } from "./Button";

export interface OpenableMenuProps extends Pick<ActionMenuProps, "actions"> {
  trigger: (props?: ButtonProps) => ReactNode;
  /** Whether the button was pressed before this code was loaded. */
  wasPressed: boolean;
  /** Called for the button's clicks until then. */
  onWanted: () => void;
}

/** The menu of an `ActionMenu`, with its button. */
export function OpenableMenu({ trigger, actions, wasPressed }: OpenableMenuProps) {
  const lang = useScopeLang();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!wasPressed) return;
    // The focus was on the button that this one replaced.
    if (document.activeElement === document.body) button.current?.focus();
    button.current?.click();
  }, [wasPressed]);
  return (
    <Menu.Root positioning={{ placement: "bottom-end" }}>
      <Menu.Trigger asChild>{trigger({ ref: button })}</Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content lang={lang}>
            {actions.map(({ label, icon, onSelect, destructive = false }) => (
              // Enter clicks too.
              <Menu.Item key={label} value={label} onClick={onSelect} {...(destructive && { color: "danger" })}>
                {icon}
                {label}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
