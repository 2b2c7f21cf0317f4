import type { Schemas } from "@passerelle/api";
import type { Generated, GeneratedAlways, JSONColumnType } from "kysely";
import type { Moment, Now } from "./columns";

export type Decision = "accepted" | "rejected";

export interface ApplicationTables {
  /** A recruiter's private note on an application. */
  application_notes: {
    id: GeneratedAlways<number>;
    application_id: number;
    recruiter_id: number;
    text: string;
    created_at: Now;
  };
  letter_templates: {
    id: GeneratedAlways<number>;
    recruiter_id: number;
    name: string;
    decision: Decision;
    text: string;
  };
  applications: {
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
    /** The offer as it was when the person applied; null if an earlier version stored the application. */
    offer: JSONColumnType<Schemas["AppliedOffer"]> | null;
  };
  /** The state before an application's last decision. */
  decision_undos: {
    application_id: number;
    /** Identifies the decision to undo; another decision replaces it. */
    token: Generated<string>;
    decision: Decision | null;
    decision_message: string;
    decided_at: Moment | null;
    seen_at: Moment | null;
    created_at: Moment;
  };
  /** An application to a deleted offer, for its applicant only. */
  kept_applications: {
    id: number;
    applicant_id: number;
    offer_id: number;
    offer: JSONColumnType<Schemas["AppliedOffer"]>;
    /** The offer when it was deleted; null in rows of earlier versions. */
    offer_terms: JSONColumnType<Schemas["AppliedOffer"]> | null;
    message: string;
    created_at: Moment;
    seen_at: Moment | null;
    decision: Decision | null;
    decision_message: string;
    decided_at: Moment | null;
    deleted_at: Now;
  };
  withdrawn_applications: {
    id: GeneratedAlways<number>;
    applicant_id: number;
    offer_id: number;
    created_at: Moment;
    withdrawn_at: Now;
  };
}
