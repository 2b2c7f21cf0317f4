import { palettes } from "../theme/contrast";

interface Recipe {
  variants?: Readonly<Record<string, object | undefined>> | undefined;
}

/** A select, for a union that is named elsewhere. */
export const choice = (options: readonly string[], description?: string) =>
  ({ control: { type: "select" }, options, ...(description && { description }) }) as const;

/** A select of values that cannot be typed in, by what each is called. */
export const namedChoice = (mapping: Readonly<Record<string, unknown>>) => ({
  ...choice(Object.keys(mapping)),
  mapping,
});

const abouts: Readonly<Record<string, string>> = {
  size: "How much room it takes.",
  variant: "How much it stands out.",
};

/** Controls for what a recipe of the theme offers: a part takes these on, its own types do not list them. */
export const recipeControls = ({ variants = {} }: Recipe) =>
  Object.fromEntries(
    Object.entries(variants).map(([name, options]) => [name, choice(Object.keys(options ?? {}), abouts[name])]),
  );

export const paletteControl = choice(palettes, "Its colours: the brand's for the main action, red for what deletes.");
export const disabledControl = {
  control: { type: "boolean" },
  description: "Shows it, but takes neither clicks nor text.",
} as const;
