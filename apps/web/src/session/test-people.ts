export const jeanne = { token: "one", username: "jeanne.martin", role: "applicant", id: 3 } as const;
export const karim = { token: "two", username: "karim.benali", role: "recruiter", id: 4 } as const;
