import { statements } from "./execute";

/** Job offers and applications (docs/decisions/0002). */
export const migration = statements(
  `create table job_offers (
     id bigint generated always as identity primary key,
     recruiter_id bigint not null references users on delete cascade,
     job_title text not null,
     description text not null,
     location text not null,
     contract text not null default 'cdi' check (contract in ('stage', 'alternance', 'cdd', 'cdi', 'freelance')),
     salary double precision not null default 0 check (salary >= 0),
     benefits text[] not null default '{}',
     active boolean not null default true,
     skill_total smallint not null default 0,
     word_total smallint not null default 0,
     created_at timestamptz not null default now(),
     updated_at timestamptz not null default now()
   )`,
  `create index job_offers_recruiter on job_offers (recruiter_id, created_at desc, id desc)`,
  // Newest active offers, and separately those without skills: the two orders that fill up a page of offers.
  `create index job_offers_active on job_offers (created_at desc, id desc) where active`,
  `create index job_offers_active_unlisted on job_offers (created_at desc, id desc) where active and skill_total = 0`,

  // skill_key is null if an earlier skill of the offer has the same key ('JS, JavaScript'): both are kept as written,
  // one is counted.
  `create table job_offer_skills (
     offer_id bigint not null references job_offers on delete cascade,
     position smallint not null,
     name text not null,
     skill_key text,
     primary key (offer_id, position)
   )`,
  `create unique index job_offer_skills_key on job_offer_skills (skill_key, offer_id)`,

  `create table job_offer_words (
     offer_id bigint not null references job_offers on delete cascade,
     word text not null,
     primary key (offer_id, word)
   )`,
  `create index job_offer_words_word on job_offer_words (word, offer_id)`,

  // A withdrawn application is deleted, so that the pair is free again; the application of a deleted account stays
  // without a name.
  `create table applications (
     id bigint generated always as identity primary key,
     offer_id bigint not null references job_offers on delete cascade,
     applicant_id bigint references users on delete set null,
     message text not null default '',
     created_at timestamptz not null default now(),
     seen_at timestamptz,
     decision text check (decision in ('accepted', 'rejected')),
     decision_message text not null default '',
     decided_at timestamptz,
     unique (offer_id, applicant_id)
   )`,
  `create index applications_offer on applications (offer_id, created_at desc, id desc)`,
  `create index applications_applicant on applications (applicant_id, offer_id)`,
);
