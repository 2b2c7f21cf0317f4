/** The number of open offers with a skill is counted up to this bound (D-232). */
export const maxCountedOffers = 100;
