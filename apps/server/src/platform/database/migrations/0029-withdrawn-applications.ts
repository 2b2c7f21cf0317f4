import { statements } from "./execute";

/** When an applicant sent and withdrew an application; nothing else of it is kept. */
export const migration = statements(
  `create table withdrawn_applications (
     id bigint generated always as identity primary key,
     applicant_id bigint not null references users on delete cascade,
     offer_id bigint not null references job_offers on delete cascade,
     created_at timestamptz not null,
     withdrawn_at timestamptz not null default now()
   )`,
  `create index withdrawn_applications_applicant on withdrawn_applications (applicant_id, offer_id, id desc)`,
  `create index withdrawn_applications_offer on withdrawn_applications (offer_id)`,
  `create index withdrawn_applications_old on withdrawn_applications (withdrawn_at)`,
);
