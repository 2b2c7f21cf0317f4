import { Menu, Portal } from "@chakra-ui/react";
import { Ellipsis } from "lucide-react";
import type { ReactNode } from "react";
import { useScopeLang } from "../../i18n";
import { Button } from "./Button";

export interface MenuAction {
  label: string;
  icon: ReactNode;
  onSelect: () => void;
  /** For actions that delete something. */
  destructive?: boolean;
}

export interface ActionMenuProps {
  /** The button's name, with the object of the actions. */
  label: string;
  actions: readonly MenuAction[];
}

/** The less frequent actions of a row, behind one button. */
export function ActionMenu({ label, actions }: ActionMenuProps) {
  const lang = useScopeLang();
  return (
    <Menu.Root positioning={{ placement: "bottom-end" }}>
      <Menu.Trigger asChild>
        <Button
          aria-label={label}
          variant="ghost"
          colorPalette="neutral"
          size="sm"
          px="0"
          minW={{ base: "target", md: "9" }}
        >
          <Ellipsis size={18} aria-hidden />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content lang={lang}>
            {actions.map(({ label: name, icon, onSelect, destructive = false }) => (
              // Enter clicks too.
              <Menu.Item key={name} value={name} onClick={onSelect} {...(destructive && { color: "danger" })}>
                {icon}
                {name}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
