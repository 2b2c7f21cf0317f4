import { statements } from "./execute";

export const migration = statements(
  `alter table messages add job_offer_id bigint references job_offers on delete set null`,
  `create index messages_about_offers on messages (discussion_id, id) where job_offer_id is not null`,
  `create index messages_job_offer on messages (job_offer_id) where job_offer_id is not null`,
);
