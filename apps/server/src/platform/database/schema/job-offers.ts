import type { AlertFilters, OfferTerms, PayPeriod } from "@passerelle/domain";
import type { Generated, GeneratedAlways, JSONColumnType } from "kysely";
import type { ContractType, Moment, Now } from "./columns";

export type RemoteWork = "none" | "partial" | "full";

export interface OfferTables {
  job_offers: {
    id: GeneratedAlways<number>;
    recruiter_id: number;
    job_title: string;
    description: string;
    location: string;
    /** The place that `place_text` names for sure, or that the recruiter chose. */
    place_id: string | null;
    /** The location to which `place_id` belongs; another one was not read yet. */
    place_text: string | null;
    contract: Generated<ContractType>;
    /** The monthly equivalent of the pay, or of its lower bound. */
    salary: Generated<number>;
    /** The stated pay per `salary_period`; null if it is `salary`. */
    salary_min: number | null;
    salary_max: number | null;
    /** The monthly equivalent of `salary_max`. */
    salary_top: number | null;
    salary_period: Generated<PayPeriod>;
    benefits: Generated<string[]>;
    remote: Generated<RemoteWork>;
    /** The last day to apply. */
    closing_date: Generated<string | null>;
    positions: Generated<number>;
    /** The recruiter's setting; use `isOpen` to check whether the offer accepts applications. */
    active: Generated<boolean>;
    /** Whether it can be read without an account while it is open. */
    public: Generated<boolean>;
    skill_total: Generated<number>;
    terms: Generated<string>;
    /** The normalized sector of the company, for matching. */
    sector_key: Generated<string>;
    created_at: Now;
    updated_at: Now;
    /** While set, the offer stays inactive. */
    hidden_at: Moment | null;
    /** When the offer first became active. */
    published_at: Moment | null;
    /** When an offer with applications last changed in its terms. */
    modified_at: Moment | null;
    /** When its applicants were last notified of a change. */
    told_at: Moment | null;
    /** The terms that its applicants know, while the notification of a change is pending. */
    told_terms: JSONColumnType<OfferTerms> | null;
  };
  job_offer_skills: {
    offer_id: number;
    position: number;
    name: string;
    skill_key: string | null;
    /** A copy of the offer's `active`. */
    active: Generated<boolean>;
  };
  job_offer_words: {
    offer_id: number;
    word: string;
  };
  /** The number of an offer's last change, in the order of commits; a trigger maintains it. */
  offer_versions: {
    offer_id: number;
    version: number;
  };
  saved_offers: {
    user_id: number;
    offer_id: number;
    saved_at: Now;
  };
  opened_offers: {
    user_id: number;
    offer_id: number;
    /** The first opening. */
    opened_at: Now;
  };
  offer_alerts: {
    id: GeneratedAlways<number>;
    user_id: number;
    filters: JSONColumnType<AlertFilters>;
    /** The last publication for which the person was notified. */
    seen_until: Now;
    created_at: Now;
  };
}
