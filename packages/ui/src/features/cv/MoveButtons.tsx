import { ArrowDown, ArrowUp } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { IconButton } from "../../components/actions/IconButton";
import { useTranslations } from "./translations";
import type { Ordering, Step } from "./use-ordering";

interface MoveButtonsProps {
  id: number;
  title: string;
  /** The entry's position; the focus moves with it. */
  position: number;
  ordering: Ordering;
}

const icons = { up: ArrowUp, down: ArrowDown };
const steps = [
  ["up", -1],
  ["down", 1],
] as const satisfies [keyof typeof icons, Step][];

/** Moves an entry up or down; the pressed button keeps the focus wherever the entry moves. */
export function MoveButtons({ id, title, position, ordering }: MoveButtonsProps) {
  const { t } = useTranslations();
  const buttons = useRef(new Map<Step, HTMLButtonElement>());
  useLayoutEffect(() => {
    const step = ordering.takeFocus(id);
    if (step !== undefined) buttons.current.get(step)?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Only where the entry has moved.
  }, [position]);
  return steps.map(([name, step]) => {
    const Icon = icons[name];
    return (
      <IconButton
        key={name}
        ref={(button) => {
          if (button) buttons.current.set(step, button);
        }}
        label={t(`order.${name}`, { title })}
        // Not `disabled`, which would lose the focus: at the end of the list the other button would take it, and the
        // next press would move back.
        aria-disabled={!ordering.canMove(id, step)}
        onClick={() => ordering.move(id, step)}
      >
        <Icon size={18} aria-hidden />
      </IconButton>
    );
  });
}
