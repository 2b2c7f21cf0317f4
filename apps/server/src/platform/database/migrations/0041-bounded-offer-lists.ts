import { statements } from "./execute";

/** Copies an offer's `active` to each of its terms, so that an index finds only the terms of active offers. */
const activeTerms = (table: string) => [
  `alter table ${table} add active boolean not null default true`,
  `update ${table} t set active = false from job_offers o where o.id = t.offer_id and not o.active`,
];

/** Keeps the cost of an applicant's list independent of the number of offers (docs/decisions/0002). */
export const migration = statements(
  // The company's sector, so that an index finds the newest offers of a sector.
  `alter table job_offers add sector_key text not null default ''`,
  `update job_offers o set sector_key = r.sector_key from recruiter_profiles r
   where r.user_id = o.recruiter_id and r.sector_key <> ''`,
  `create index job_offers_active_sector on job_offers (sector_key, created_at desc, id desc) where active`,

  ...activeTerms("job_offer_skills"),
  ...activeTerms("job_offer_words"),
  `drop index job_offer_skills_key`,
  `drop index job_offer_words_word`,
  `create unique index job_offer_skills_once on job_offer_skills (offer_id, skill_key)`,
  `create index job_offer_skills_active on job_offer_skills (skill_key, offer_id) where active`,
  `create index job_offer_words_active on job_offer_words (word, offer_id) where active`,
  `create function mark_offer_terms() returns trigger language plpgsql as $$
   begin
     update job_offer_skills set active = new.active where offer_id = new.id;
     update job_offer_words set active = new.active where offer_id = new.id;
     return null;
   end $$`,
  `create trigger job_offers_terms_active after update of active on job_offers
   for each row when (old.active is distinct from new.active) execute function mark_offer_terms()`,

  // The number of active offers per 4,096 ids, which gives totals without counting and a way to late pages. Deferred
  // like the total of posts, so that concurrent publications wait for each other only while committing.
  `create table offer_blocks (
     block bigint primary key,
     active integer not null
   )`,
  `insert into offer_blocks (block, active) select id >> 12, count(*) from job_offers where active group by 1`,
  `create index job_offers_active_id on job_offers (id) where active`,
  `create function count_active_offers() returns trigger language plpgsql as $$
   begin
     insert into offer_blocks as b (block, active)
     values (case when tg_op = 'DELETE' then old.id else new.id end >> 12,
       case when tg_op = 'DELETE' then -1 when new.active then 1 else -1 end)
     on conflict (block) do update set active = b.active + excluded.active;
     return null;
   end $$`,
  `create constraint trigger job_offers_count_added after insert on job_offers deferrable initially deferred
   for each row when (new.active) execute function count_active_offers()`,
  `create constraint trigger job_offers_count_changed after update of active on job_offers deferrable initially deferred
   for each row when (old.active is distinct from new.active) execute function count_active_offers()`,
  `create constraint trigger job_offers_count_removed after delete on job_offers deferrable initially deferred
   for each row when (old.active) execute function count_active_offers()`,
);
