/** Where what is too long for a line of a list is cut, in characters. */
export const truncateAt = { institution: 35, degree: 40, jobTitle: 40 } as const;
