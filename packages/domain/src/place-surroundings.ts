/** The distance in kilometres from a newly named city. */
export const defaultRadius = 20;

/** Whether a search may go around a place of this kind; departments and regions have no surroundings. */
export const hasSurroundings = (kind: string): boolean => kind === "city" || kind === "district";
