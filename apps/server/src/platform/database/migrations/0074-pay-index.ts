import { statements } from "./execute";

/** Filters compare the largest monthly pay; offers that state none come after all others. */
export const migration = statements(
  `create index job_offers_pay on job_offers
     ((coalesce(nullif(greatest(salary, salary_top), 0), 'Infinity'::double precision))) where active`,
  `drop index job_offers_salary`,
);
