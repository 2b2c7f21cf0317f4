/** Whether an offer's closing date, the last day to apply, has passed; both dates are 'YYYY-MM-DD' in Paris. */
export const hasClosed = (closingDate: string | null, today: string): boolean =>
  closingDate !== null && closingDate < today;
