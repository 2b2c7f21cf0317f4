import { Ellipsis } from "lucide-react";
import { type ReactNode, useState } from "react";
import { lazyPart } from "../../chunks/lazy-part";
import { Button, type ButtonProps } from "./Button";
import type { OpenableMenuProps } from "./OpenableMenu";

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

// The menu and its positioning are larger than any of the lists that use it.
const OpenableMenu = lazyPart<OpenableMenuProps>(async () => (await import("./OpenableMenu")).OpenableMenu, {
  loading: ({ trigger, onWanted }) => trigger({ onClick: onWanted }),
  failed: ({ onRetry, busy }, { trigger, onWanted }) =>
    trigger({
      busy,
      onClick: () => {
        onWanted();
        onRetry();
      },
    }),
});

/** The less frequent actions of a row, behind one button. */
export function ActionMenu({ label, actions }: ActionMenuProps) {
  const [isWanted, setWanted] = useState(false);
  const trigger = (props: ButtonProps = {}) => (
    <Button
      aria-label={label}
      aria-haspopup="menu"
      variant="ghost"
      colorPalette="neutral"
      size="sm"
      px="0"
      minW={{ base: "target", md: "9" }}
      {...props}
    >
      <Ellipsis size={18} aria-hidden />
    </Button>
  );
  return <OpenableMenu trigger={trigger} actions={actions} wasPressed={isWanted} onWanted={() => setWanted(true)} />;
}
