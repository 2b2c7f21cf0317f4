/**
 * How long personal data is kept (D-157, D-158). The privacy notice states these periods. Notifications are kept by
 * number instead (D-137).
 */
export const retentionPeriods = {
  monthsUntilInactivityNotice: 23,
  monthsUnusedAccount: 24,
  /** At least, so that the owner can still keep the account. */
  daysAfterInactivityNotice: 30,
  /** Refused and withdrawn applications, and those whose offer was deleted. */
  monthsEndedApplication: 24,
  daysUnverifiedRegistration: 7,
  /** It stays reserved, and resolves to its user (D-172). */
  daysFormerUsername: 90,
  daysUnusedDevice: 180,
  daysEndedSession: 7,
  daysUnsubscribeCode: 365,
  daysResumeView: 365,
  monthsAuditEvent: 12,
  monthsResolvedReport: 12,
  daysReportOfDeletedAccount: 90,
} as const;
