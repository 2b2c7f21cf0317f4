import type { ContractType } from "../platform/database/schema";

interface Written {
  jobTitle: string;
  daysAgo: number;
  location: string;
  contract: ContractType;
  salary: number;
  skills: string[];
  benefits: string[];
  description: string;
  active?: boolean;
}

/** An offer of the demo, by whom, and how long ago. */
export interface DemoOffer extends Required<Written> {
  recruiter: string;
}

/** The offers of one recruiter, active unless said otherwise. */
export const offersOf = (recruiter: string, offers: readonly Written[]): DemoOffer[] =>
  offers.map((offer) => ({ active: true, ...offer, recruiter }));
