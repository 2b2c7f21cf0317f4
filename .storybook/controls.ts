import { isValidElement } from "react";
import type { ArgTypesEnhancer, InputType, SBType } from "storybook/internal/types";

const kinds = { boolean: "boolean", string: "text", number: "number" } as const;

/** What a type says beside "or nothing". */
function partsOf(type: SBType): SBType[] {
  const parts = type.name === "union" ? type.value : [type];
  return parts.filter((part) => !(part.name === "other" && /^(undefined|null|void)$/.test(part.value)));
}

function controlOf({ type }: InputType, value: unknown): Pick<InputType, "control" | "options"> | undefined {
  if (isValidElement(value) || typeof value === "function") return { control: false };
  if (typeof value === "string") return { control: "text" };
  if (!type || typeof type === "string" || (value !== undefined && value !== null)) return undefined;
  const parts = partsOf(type);
  const [first] = parts;
  const literals = parts.flatMap((part) => (part.name === "literal" ? [part.value] : []));
  if (first && literals.length === parts.length) return { control: "select", options: literals };
  if (first?.name === "other" && first.value.includes("ReactNode")) return { control: "text" };
  const kind = Object.entries(kinds).find(([name]) => name === first?.name)?.[1];
  return kind ? { control: kind } : { control: false };
}

/** Gives each prop the control that its type calls for; elements and functions cannot be typed in. */
export const typedControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      // What names its options, has its control.
      const found = argType.options ? undefined : controlOf(argType, initialArgs[name]);
      return [name, { ...argType, ...found }];
    }),
  );
