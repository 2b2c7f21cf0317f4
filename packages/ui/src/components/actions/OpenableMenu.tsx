import { Menu, Portal } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useScopeLang } from "../../i18n";
import type { ActionMenuProps } from "./ActionMenu";
import type { ButtonProps } from "./Button";

export interface OpenableMenuProps extends Pick<ActionMenuProps, "actions"> {
  /** Renders the button that opens the menu. */
  trigger: (props?: ButtonProps) => ReactNode;
  /** Whether the button was pressed before this code was loaded. */
  defaultOpen: boolean;
  /** Called for the button's clicks until then. */
  onWanted: () => void;
}

/** The menu of an `ActionMenu`, with its button. */
export function OpenableMenu({ trigger, actions, defaultOpen }: OpenableMenuProps) {
  const lang = useScopeLang();
  return (
    <Menu.Root defaultOpen={defaultOpen} positioning={{ placement: "bottom-end" }}>
      <Menu.Trigger asChild>{trigger()}</Menu.Trigger>
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
