/** Maximum notifications that one person can cause for another per day; later events create none. */
export const maxNotificationsPerActor = 200;

/** Maximum notifications of matching offers per person and day. */
export const maxOfferNotificationsPerDay = 5;
