import { statements } from "./execute";

/** The last use of accounts, for the retention periods. Existing accounts count as used at the upgrade. */
export const migration = statements(
  `alter table users add column last_active_at timestamptz not null default now()`,
  `alter table users add column inactivity_notice_at timestamptz`,
  `create index users_last_active on users (last_active_at) where verified_at is not null`,
  `create index applications_rejected on applications (decided_at) where decision = 'rejected'`,
  // The account whose deletion a mail announces: a notice that was never sent does not count.
  `alter table mails add column notice_for bigint references users on delete cascade`,
  `create index mails_notice_for on mails (notice_for) where notice_for is not null`,
);
