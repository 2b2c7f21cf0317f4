/** The age at which French law lets people decide about their own data (D-050). */
export const minimumAge = 15;
