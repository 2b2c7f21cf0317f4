import type { Now } from "./columns";

/** What a client can create under an id of its own: the table that holds it. */
export type CreationKind =
  "applications" | "certifications" | "comments" | "experiences" | "formations" | "job_offers" | "posts" | "projects";

/** What was created under which id of whose client; kept for a day. */
export interface CreationsTable {
  user_id: number;
  kind: CreationKind;
  client_id: string;
  /** Null until it is stored, in the same transaction. */
  object_id: number | null;
  created_at: Now;
}
