import { palettes } from "../../theme/contrast";

interface Recipe {
  variants?: Readonly<Record<string, object | undefined>> | undefined;
}

/** A select for a union type with a name. */
export const choice = (options: readonly string[], description?: string) =>
  ({ control: { type: "select" }, options, ...(description && { description }) }) as const;

/** A select for values that cannot be typed in, by name. */
export const namedChoice = (mapping: Readonly<Record<string, unknown>>) => ({
  ...choice(Object.keys(mapping)),
  mapping,
});

const abouts: Readonly<Record<string, string>> = {
  size: "How much room it takes.",
  variant: "How much it stands out.",
};

/** Controls for the variants of a theme recipe, which a component's own types do not list. */
export const recipeControls = ({ variants = {} }: Recipe) =>
  Object.fromEntries(
    Object.entries(variants).map(([name, options]) => [name, choice(Object.keys(options ?? {}), abouts[name])]),
  );

export const paletteControl = choice(palettes, "Its colours: the brand's for the main action, red for what deletes.");
export const disabledControl = {
  control: { type: "boolean" },
  description: "Shows it, but takes neither clicks nor text.",
} as const;
