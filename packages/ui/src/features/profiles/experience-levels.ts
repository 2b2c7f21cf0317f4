/** The levels in the specification's order: the stored value, and the translation key of its name. */
export const levels = {
  experienceLevel: [
    { value: "Junior (0-2 ans)", name: "experienceLevel.junior" },
    { value: "Confirmé (2-5 ans)", name: "experienceLevel.confirmed" },
    { value: "Senior (5-10 ans)", name: "experienceLevel.senior" },
    { value: "Expert (10+ ans)", name: "experienceLevel.expert" },
  ],
  academicLevel: [
    { value: "Licence", name: "academicLevel.licence" },
    { value: "Master", name: "academicLevel.master" },
    { value: "Doctorat", name: "academicLevel.doctorat" },
  ],
} as const;

export type LevelKind = keyof typeof levels;
