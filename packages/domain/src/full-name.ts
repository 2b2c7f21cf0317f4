/** A person's displayed full name; empty if there is neither first nor last name. */
export const fullName = ({ firstname, lastname }: { firstname: string | null; lastname: string | null }): string =>
  [firstname, lastname].filter(Boolean).join(" ");
