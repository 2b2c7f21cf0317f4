import type { Generated } from "kysely";
import type { Now } from "./columns";

export type FileKind = "avatar" | "logo" | "post" | "resume";

export interface FileTables {
  files: {
    name: string;
    kind: FileKind;
    /** Null once the account is deleted. */
    owner_id: number | null;
    /** Only kept files are served; the others are being stored or removed. */
    state: Generated<"new" | "kept" | "dropped">;
    /** Whether the file is the picture of a hidden post. */
    hidden: Generated<boolean>;
    /** The owner's file name; only for resumes. */
    given_name: string | null;
    /** In bytes; only for resumes. */
    size: number | null;
    created_at: Now;
  };
  secrets: {
    name: string;
    value: string;
    retired_at: Date | null;
  };
}
