/** First and last name of a person as everybody sees it; empty where there is neither. */
export const fullName = ({ firstname, lastname }: { firstname: string | null; lastname: string | null }): string =>
  [firstname, lastname].filter(Boolean).join(" ");
