import { statements } from "./execute";

/** Profiles of both roles and the applicant's CV. */
export const migration = statements(
  `create table applicant_profiles (
     user_id bigint primary key references users on delete cascade,
     profile text not null default '',
     sector text not null default '',
     academic_level text not null default '',
     experience_level text not null default '',
     languages text[] not null default '{}',
     portfolio_url text not null default '',
     available_immediately boolean not null default false,
     resume_file text,
     updated_at timestamptz not null default now()
   )`,

  // sector_key is the normalized sector for matching, updated together with sector.
  `create table recruiter_profiles (
     user_id bigint primary key references users on delete cascade,
     company text not null default '',
     sector text not null default '',
     sector_key text not null default '',
     website text not null default '',
     headquarters text not null default '',
     employees text not null default '',
     description text not null default '',
     logo_file text,
     updated_at timestamptz not null default now()
   )`,
  `create index recruiter_profiles_sector on recruiter_profiles (sector_key)`,

  `create table formations (
     id bigint generated always as identity primary key,
     user_id bigint not null references users on delete cascade,
     institution text not null,
     degree text not null,
     started_at date not null,
     finished_at date,
     description text not null default '',
     created_at timestamptz not null default now()
   )`,
  `create index formations_user on formations (user_id, started_at desc, id desc)`,

  `create table experiences (
     id bigint generated always as identity primary key,
     user_id bigint not null references users on delete cascade,
     job_title text not null,
     company text not null,
     experience_type text not null default 'cdi'
       check (experience_type in ('stage', 'alternance', 'cdd', 'cdi', 'freelance')),
     started_at date not null,
     finished_at date,
     created_at timestamptz not null default now()
   )`,
  `create index experiences_user on experiences (user_id, started_at desc, id desc)`,

  `create table projects (
     id bigint generated always as identity primary key,
     user_id bigint not null references users on delete cascade,
     title text not null,
     description text not null,
     collaborators text[] not null default '{}',
     demo_url text not null default '',
     created_at timestamptz not null default now()
   )`,
  `create index projects_user on projects (user_id, created_at desc, id desc)`,

  `create table certifications (
     id bigint generated always as identity primary key,
     user_id bigint not null references users on delete cascade,
     title text not null,
     organization text not null,
     credential_id text not null default '',
     issued_to date,
     created_at timestamptz not null default now()
   )`,
  `create index certifications_user on certifications (user_id, created_at desc, id desc)`,

  // Every skill that an applicant declares, with its source; a row without a source belongs to the profile itself.
  `create table applicant_skills (
     id bigint generated always as identity primary key,
     user_id bigint not null references users on delete cascade,
     formation_id bigint references formations on delete cascade,
     experience_id bigint references experiences on delete cascade,
     project_id bigint references projects on delete cascade,
     certification_id bigint references certifications on delete cascade,
     position smallint not null,
     name text not null,
     skill_key text not null,
     check (num_nonnulls(formation_id, experience_id, project_id, certification_id) <= 1)
   )`,
  `create index applicant_skills_user on applicant_skills (user_id, skill_key)`,
  `create index applicant_skills_key on applicant_skills (skill_key, user_id)`,
  `create index applicant_skills_formation on applicant_skills (formation_id) where formation_id is not null`,
  `create index applicant_skills_experience on applicant_skills (experience_id) where experience_id is not null`,
  `create index applicant_skills_project on applicant_skills (project_id) where project_id is not null`,
  `create index applicant_skills_certification on applicant_skills (certification_id) where certification_id is not null`,
);
