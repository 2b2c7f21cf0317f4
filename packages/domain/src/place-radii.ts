/** The distances in kilometres that a search around a place may name. */
export const radii = [10, 20, 30, 50, 100] as const;

/** The distance from a newly named city. */
export const usualRadius = 20;

/** Whether a search may go around a place of this kind; departments and regions have no surroundings. */
export const hasSurroundings = (kind: string): boolean => kind === "city" || kind === "district";
