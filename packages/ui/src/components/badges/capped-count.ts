/** A displayed count: '99+' above 99 (D-062). */
export const cappedCount = (count: number) => (count > 99 ? "99+" : String(count));
