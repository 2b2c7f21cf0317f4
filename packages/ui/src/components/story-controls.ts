import { palettes } from "../theme/contrast";

interface Recipe {
  variants?: Readonly<Record<string, object | undefined>> | undefined;
}

const choice = (options: readonly string[]) => ({ control: { type: "select" }, options }) as const;

/** Controls for what a recipe of the theme offers: a part takes these on, its own types do not list them. */
export const recipeControls = ({ variants = {} }: Recipe) =>
  Object.fromEntries(Object.entries(variants).map(([name, options]) => [name, choice(Object.keys(options ?? {}))]));

export const paletteControl = choice(palettes);
export const booleanControl = { control: { type: "boolean" } } as const;
