import { statements } from "./execute";

/** Further fields of offers, their search and changes, and what applicants keep of them. */
export const migration = statements(
  // terms are the search terms, filled by 0015-words. sector_key is the company's sector. published_at is the first
  // publication. `salary` is the monthly equivalent of the lower bound of the stated pay, `salary_top` that of the upper
  // bound; salary_min is null if the offer only states its monthly salary. Existing offers are not public, because their
  // recruiters were not asked. place_text is the location that place_id belongs to. modified_at, told_at and told_terms
  // are about changes of an offer with applications, and the terms that its applicants know.
  `alter table job_offers
     add terms tsvector not null default '',
     add sector_key text not null default '',
     add hidden_at timestamptz,
     add published_at timestamptz,
     add remote text not null default 'none' check (remote in ('none', 'partial', 'full')),
     add closing_date date,
     add positions smallint not null default 1 check (positions between 1 and 999),
     add salary_min double precision,
     add salary_max double precision,
     add salary_top double precision,
     add salary_period text not null default 'month' check (salary_period in ('hour', 'day', 'month', 'year')),
     add public boolean not null default false,
     add place_id text,
     add place_text text,
     add modified_at timestamptz,
     add told_at timestamptz,
     add told_terms jsonb,
     drop column word_total`,
  `update job_offers set published_at = created_at`,
  `create index job_offers_terms on job_offers using gin (terms) where active`,
  `create index job_offers_published on job_offers (published_at) where active`,
  `create index job_offers_closing on job_offers (closing_date) where active`,
  // Filters compare the maximum monthly pay; offers without one come last.
  `create index job_offers_pay on job_offers
     ((coalesce(nullif(greatest(salary, salary_top), 0), 'Infinity'::double precision))) where active`,
  `drop index job_offers_active_unlisted`,
  `create index job_offers_active_id on job_offers (id) where active`,
  `create index job_offers_public on job_offers (published_at desc, id desc) where active and public`,
  `create index job_offers_public_ids on job_offers (id) where active and public`,
  `create index job_offers_unread_places on job_offers (id) where place_text is distinct from location`,
  `create index job_offers_untold on job_offers (told_at) where told_terms is not null`,

  // A copy of the offer's \`active\`, so that an index finds only the skills of active offers.
  `alter table job_offer_skills add active boolean not null default true`,
  `update job_offer_skills s set active = false from job_offers o where o.id = s.offer_id and not o.active`,
  `create function mark_offer_terms() returns trigger language plpgsql as $$
   begin
     update job_offer_skills set active = new.active where offer_id = new.id;
     return null;
   end $$`,
  `create trigger job_offers_terms_active after update of active on job_offers
   for each row when (old.active is distinct from new.active) execute function mark_offer_terms()`,
  `drop index job_offer_skills_key`,
  `drop index job_offer_words_word`,
  `create unique index job_offer_skills_once on job_offer_skills (offer_id, skill_key)`,
  `create index job_offer_skills_demand on job_offer_skills (skill_key collate "C", offer_id) where active`,

  // Numbers the changes of offers, for processes that keep offers in memory. A lock until the end of the commit makes the
  // numbers visible in their order, so that reading those after a known one misses none. Deleted offers keep their number.
  `create table offer_versions (
     offer_id bigint primary key,
     version bigint not null
   )`,
  `create index offer_versions_version on offer_versions (version)`,
  `create function number_offer_change() returns trigger language plpgsql as $$
   begin
     perform pg_advisory_xact_lock(hashtext('offer_versions'));
     insert into offer_versions (offer_id, version)
     values (case when tg_op = 'DELETE' then old.id else new.id end,
       (select coalesce(max(version), 0) + 1 from offer_versions))
     on conflict (offer_id) do update set version = excluded.version;
     return null;
   end $$`,
  `create constraint trigger job_offers_changed after insert or update or delete on job_offers
   deferrable initially deferred for each row execute function number_offer_change()`,

  `create table saved_offers (
     user_id bigint not null references users on delete cascade,
     offer_id bigint not null references job_offers on delete cascade,
     saved_at timestamptz not null default now(),
     primary key (user_id, offer_id)
   )`,
  `create index saved_offers_offer on saved_offers (offer_id)`,
  `create table opened_offers (
     user_id bigint not null references users on delete cascade,
     offer_id bigint not null references job_offers on delete cascade,
     opened_at timestamptz not null default now(),
     primary key (user_id, offer_id)
   )`,
  `create index opened_offers_latest on opened_offers (user_id, opened_at desc, offer_id desc)`,
  `create index opened_offers_offer on opened_offers (offer_id)`,
  `create table offer_alerts (
     id bigint generated always as identity primary key,
     user_id bigint not null references users on delete cascade,
     filters jsonb not null,
     seen_until timestamptz not null default clock_timestamp(),
     created_at timestamptz not null default now()
   )`,
  `create index offer_alerts_user on offer_alerts (user_id, id)`,
  `create index offer_alerts_seen on offer_alerts (seen_until, id)`,
  `create index offer_alerts_company on offer_alerts (lower(filters ->> 'company')) where filters ? 'company'`,
);
