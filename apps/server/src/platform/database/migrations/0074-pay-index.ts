import { statements } from "./execute";

/** Filters compare the maximum monthly pay; offers without one come last. */
export const migration = statements(
  `create index job_offers_pay on job_offers
     ((coalesce(nullif(greatest(salary, salary_top), 0), 'Infinity'::double precision))) where active`,
  `drop index job_offers_salary`,
);
