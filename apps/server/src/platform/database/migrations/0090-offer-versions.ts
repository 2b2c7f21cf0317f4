import { statements } from "./execute";

/**
 * Numbers the changes of offers, for processes that keep offers in memory. A lock until the end of the commit makes the
 * numbers visible in their order, so that reading those after a known one misses none. Deleted offers keep their
 * number. The trigger's name sorts before the others of its row, so that all commits take their locks in the same
 * order.
 */
export const migration = statements(
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
);
