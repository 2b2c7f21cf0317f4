/** How the contract test calls an operation. */
export type Call = {
  /** The user who makes the successful call; absent for public operations. */
  as?: "applicant" | "recruiter";
  /** The only role that may call; the other one gets a 403. */
  only?: true;
  /** Path parameters that exist for this caller. */
  path?: Record<string, string | number>;
  query?: string;
  json?: unknown;
  form?: Record<string, string | Blob>;
  status: number;
  /** A body that fails validation field by field. */
  bad?: Record<string, unknown>;
  /** Path parameters of another user's resource, and the expected status. */
  foreign?: { path: Record<string, string | number>; status: 403 | 404 };
};

export const gif = new Blob(["GIF89a...............;"], { type: "image/gif" });
export const pdf = new Blob(["%PDF-1.4 ... %%EOF"], { type: "application/pdf" });
/** One that says "Langues" and, below it, "Breton". */
export const cvPdf = new Blob(["%PDF-1.4 <4c616e67756573>Tj <427265746f6e>Tj %%EOF"], { type: "application/pdf" });
export const applicant = { as: "applicant" } as const;
export const onlyApplicant = { ...applicant, only: true } as const;
