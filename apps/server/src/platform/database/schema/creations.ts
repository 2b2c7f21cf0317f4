import type { Now } from "./columns";

/** Tables whose rows a client can create under an idempotency key. */
export type CreationKind =
  | "application_notes"
  | "applications"
  | "certifications"
  | "comments"
  | "experiences"
  | "formations"
  | "job_offers"
  | "letter_templates"
  | "posts"
  | "projects";

export interface CreationTables {
  /** Created rows by user and client id, kept for a day. */
  creations: {
    user_id: number;
    kind: CreationKind;
    client_id: string;
    /** Null until the row is stored, in the same transaction. */
    object_id: number | null;
    created_at: Now;
  };
}
