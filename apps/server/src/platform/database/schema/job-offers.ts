import type { AlertFilters } from "@passerelle/domain";
import type { Generated, GeneratedAlways, JSONColumnType } from "kysely";
import type { ContractType, Moment, Now } from "./columns";

export type Decision = "accepted" | "rejected";

export type RemoteWork = "none" | "partial" | "full";

export interface JobOffersTable {
  id: GeneratedAlways<number>;
  recruiter_id: number;
  job_title: string;
  description: string;
  location: string;
  contract: Generated<ContractType>;
  salary: Generated<number>;
  benefits: Generated<string[]>;
  remote: Generated<RemoteWork>;
  /** The last day to apply. */
  closing_date: Generated<string | null>;
  positions: Generated<number>;
  /** As its recruiter set it; `isOpen` says whether it is. */
  active: Generated<boolean>;
  skill_total: Generated<number>;
  word_total: Generated<number>;
  /** What it is found by. */
  terms: Generated<string>;
  /** Its company's, as matching compares it. */
  sector_key: Generated<string>;
  created_at: Now;
  updated_at: Now;
  /** While it is set it stays inactive. */
  hidden_at: Moment | null;
  /** When it became active first. */
  published_at: Moment | null;
}

export interface JobOfferSkillsTable {
  offer_id: number;
  position: number;
  name: string;
  skill_key: string | null;
  /** Its offer's. */
  active: Generated<boolean>;
}

export interface JobOfferWordsTable {
  offer_id: number;
  word: string;
  /** Its offer's. */
  active: Generated<boolean>;
}

/** How many offers are active, of each 4,096 ids; triggers maintain it. */
export interface OfferBlocksTable {
  block: number;
  active: number;
}

export interface SavedOffersTable {
  user_id: number;
  offer_id: number;
  saved_at: Now;
}

export interface OpenedOffersTable {
  user_id: number;
  offer_id: number;
  /** The first time. */
  opened_at: Now;
}

export interface OfferAlertsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  filters: JSONColumnType<AlertFilters>;
  /** The publication up to which its person was notified. */
  seen_until: Now;
  created_at: Now;
}

/** What a recruiter notes on an application, for themselves. */
export interface ApplicationNotesTable {
  id: GeneratedAlways<number>;
  application_id: number;
  recruiter_id: number;
  text: string;
  created_at: Now;
}

/** A text for decisions that a recruiter keeps. */
export interface LetterTemplatesTable {
  id: GeneratedAlways<number>;
  recruiter_id: number;
  name: string;
  decision: Decision;
  text: string;
}

export interface ApplicationsTable {
  id: GeneratedAlways<number>;
  offer_id: number;
  applicant_id: number | null;
  message: Generated<string>;
  /** The words of the message, for searches. */
  letter_words: Generated<string>;
  created_at: Now;
  seen_at: Moment | null;
  decision: Decision | null;
  decision_message: Generated<string>;
  decided_at: Moment | null;
}

export interface WithdrawnApplicationsTable {
  id: GeneratedAlways<number>;
  applicant_id: number;
  offer_id: number;
  created_at: Moment;
  withdrawn_at: Now;
}
