import { statements } from "./execute";

/** Finds the alerts on a company when it is renamed. */
export const migration = statements(
  `create index offer_alerts_company on offer_alerts (lower(filters ->> 'company')) where filters ? 'company'`,
);
