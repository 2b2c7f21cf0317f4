import { statements } from "./execute";

/**
 * The pay as stated in offers. `salary` remains the monthly equivalent of the lower bound, `salary_top` is that of the
 * upper bound. Null: the offer only states its monthly salary.
 */
export const migration = statements(
  `alter table job_offers
     add salary_min double precision,
     add salary_max double precision,
     add salary_top double precision,
     add salary_period text not null default 'month' check (salary_period in ('hour', 'day', 'month', 'year'))`,

  // A server of the previous release only changes the salary, which then replaces the stated pay.
  `create function forget_stated_pay() returns trigger language plpgsql as $$
   begin
     new.salary_min := null;
     new.salary_max := null;
     new.salary_top := null;
     new.salary_period := 'month';
     return new;
   end $$`,
  `create trigger job_offers_pay before update of salary on job_offers for each row
   when (new.salary is distinct from old.salary
     and (new.salary_min, new.salary_max, new.salary_period)
       is not distinct from (old.salary_min, old.salary_max, old.salary_period))
   execute function forget_stated_pay()`,
);
