/** An offer of the seed, before it gets its recruiter and its date. */
export type SeedOffer = {
  id: number;
  jobTitle: string;
  description: string;
  location: string;
  contract: "stage" | "alternance" | "cdd" | "cdi" | "freelance";
  salary: number;
  skills: string[];
  benefits?: string[];
  active?: boolean;
  daysAgo: number;
};
