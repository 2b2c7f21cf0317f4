/** The status of an application: whether its recruiter has seen it. */
export const statusOf = ({ seen_at }: { seen_at: Date | string | null }) =>
  seen_at === null ? ("applied_not_seen" as const) : ("applied_seen" as const);
