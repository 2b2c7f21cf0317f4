import { isValidElement } from "react";
import type { ArgTypesEnhancer, InputType, SBType } from "storybook/internal/types";

const kinds = { boolean: "boolean", string: "text", number: "number" } as const;
const none = { control: { disable: true } } as const;

/** The parts of a type, except null and undefined. */
function partsOf(type: SBType): SBType[] {
  const parts = type.name === "union" ? type.value : [type];
  return parts.filter((part) => !(part.name === "other" && /^(undefined|null|void)$/.test(part.value)));
}

function controlOf({ type }: InputType, value: unknown): Pick<InputType, "control" | "options"> | undefined {
  if (isValidElement(value) || typeof value === "function") return none;
  if (type && typeof type !== "string" && type.name === "enum")
    return { control: { type: "select" }, options: type.value };
  if (typeof value === "string") return { control: { type: "text" } };
  if (!type || typeof type === "string" || (value !== undefined && value !== null)) return undefined;
  const parts = partsOf(type);
  const [first] = parts;
  const literals = parts.flatMap((part) =>
    "value" in part ? (/^["'](.*)["']$/.exec(String(part.value))?.[1] ?? []) : [],
  );
  if (first && literals.length === parts.length) return { control: { type: "select" }, options: literals };
  if (first?.name === "other" && first.value.includes("ReactNode")) return { control: { type: "text" } };
  const kind = Object.entries(kinds).find(([name]) => name === first?.name)?.[1];
  return kind ? { control: { type: kind } } : none;
}

/** Chooses each prop's control from its type. Elements and functions get none, since they cannot be typed in. */
export const typedControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      // A prop with options already has a control.
      const found = argType.options ? undefined : controlOf(argType, initialArgs[name]);
      return [name, { ...argType, ...found }];
    }),
  );
