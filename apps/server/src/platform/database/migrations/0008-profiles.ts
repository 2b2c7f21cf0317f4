import { statements } from "./execute";

const orders = {
  formations: "started_at",
  experiences: "started_at",
  projects: "created_at",
  certifications: "created_at",
};

/** Further fields of profiles, CVs and files, and the search words of people and companies. */
export const migration = statements(
  // The owner's position for a CV entry. Entries with 0 are in the default order, before those with a position.
  ...Object.entries(orders).flatMap(([table, order]) => [
    `alter table ${table} add place integer not null default 0`,
    `create index ${table}_order on ${table} (user_id, place, ${order} desc, id desc)`,
    `drop index ${table}_user`,
  ]),
  `alter table experiences add ongoing boolean not null default false, add description text not null default ''`,
  // By the folded name of the language.
  `alter table applicant_profiles add language_levels jsonb not null default '{}'`,

  // The original name and the size of a resume are unknown for existing files. The pictures of hidden posts are kept
  // without being served.
  `alter table files add given_name text, add size integer, add hidden boolean not null default false`,
  `drop index files_owner`,
  `create index files_owner on files (owner_id, name)`,

  // Openings of resumes for their owners to see: one row per reader, with the number of openings.
  `create table resume_openings (
     id bigint generated always as identity primary key,
     owner_id bigint not null references users on delete cascade,
     reader_id bigint references users on delete set null,
     opened_at timestamptz not null,
     times integer not null default 1,
     unique (owner_id, reader_id)
   )`,
  `create index resume_openings_owner on resume_openings (owner_id, opened_at desc, id desc)`,
  `create index resume_openings_reader on resume_openings (reader_id)`,
  `create index resume_openings_opened on resume_openings (opened_at)`,

  // A word of the names, which all members can find, or of the profile, which they can find if the person allows it.
  `create table person_words (
     user_id bigint not null references users on delete cascade,
     word text collate "C" not null,
     of_name boolean not null,
     is_open boolean not null check (is_open or not of_name),
     primary key (user_id, word, of_name)
   )`,
  `create index person_words_open on person_words (word, user_id) where is_open`,
  `create index person_words_names on person_words (word, user_id) where of_name`,
  `create table company_words (
     user_id bigint not null references users on delete cascade,
     word text collate "C" not null,
     primary key (user_id, word)
   )`,
  `create index company_words_word on company_words (word, user_id)`,
);
