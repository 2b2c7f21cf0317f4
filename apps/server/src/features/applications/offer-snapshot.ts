import { type RawBuilder, sql } from "kysely";

/** The JSON of an offer as its applicants keep it (`AppliedOffer`), unaffected by later changes and deletion. */
export const offerAsNow = (offerId: number): RawBuilder<string> => sql`(
  select jsonb_build_object(
    'jobTitle', o.job_title, 'description', o.description, 'location', o.location, 'contract', o.contract,
    'salary', o.salary, 'salaryMin', coalesce(o.salary_min, o.salary), 'salaryMax', o.salary_max,
    'salaryPeriod', o.salary_period, 'remote', o.remote, 'benefits', to_jsonb(o.benefits),
    'skills', to_jsonb(array(select s.name from job_offer_skills s where s.offer_id = o.id order by s.position)),
    'company', (select nullif(r.company, '') from recruiter_profiles r where r.user_id = o.recruiter_id))
  from job_offers o where o.id = ${offerId})`;
