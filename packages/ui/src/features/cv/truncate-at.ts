/** The lengths at which the lines of a list are cut, in characters. */
export const truncateAt = { institution: 35, degree: 40, jobTitle: 40 } as const;
