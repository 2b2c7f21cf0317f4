import type { Generated } from "kysely";
import type { Now } from "./columns";

export type FileKind = "avatar" | "logo" | "post" | "resume";

export interface FilesTable {
  name: string;
  kind: FileKind;
  /** Null once the account is deleted. */
  owner_id: number | null;
  /** Only kept files are served; the others are being stored or removed. */
  state: Generated<"new" | "kept" | "dropped">;
  /** The picture of a post that the people who run the server have hidden. */
  hidden: Generated<boolean>;
  /** As its owner named it; of resumes alone. */
  given_name: string | null;
  /** In bytes; of resumes alone. */
  size: number | null;
  created_at: Now;
}

export interface SecretsTable {
  name: string;
  value: string;
  retired_at: Date | null;
}
