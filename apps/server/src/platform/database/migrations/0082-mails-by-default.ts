import { statements } from "./execute";

const events = `('application_accepted', 'application_rejected', 'application_undecided', 'offer_alert')`;

/**
 * Mails decisions, offers found by alerts and unread messages by default. Decisions are no longer part of the kind
 * `applications`, but keep its choice. People who turned all mails off keep that choice for the new kinds. Older unread
 * items are not mailed.
 */
export const migration = statements(
  `insert into notification_settings (user_id, kind, channel, changed_at)
   select user_id, 'decisions', channel, changed_at from notification_settings where kind = 'applications'
   on conflict do nothing`,
  `insert into notification_settings (user_id, kind, channel)
   select s.user_id, k.kind, 'app' from (
     select user_id from notification_settings group by user_id having bool_or(channel = 'app') and not bool_or(channel = 'mail')
   ) s cross join (values ('decisions'), ('offerAlerts'), ('messages')) as k (kind)
   on conflict do nothing`,
  `update notifications n set is_mailed = true
   where not n.is_read and not n.is_mailed and n.event in ${events} and not exists (
     select from notification_settings s where s.user_id = n.user_id and s.channel = 'mail'
       and s.kind = case when n.event = 'offer_alert' then 'offerAlerts' else 'decisions' end)`,
  `create index notifications_to_mail on notifications (user_id)
   where not is_read and not is_mailed and event in ${events.replace("(", "('offer_matches', ")}`,
  `alter table discussions add column mailed_low bigint, add column mailed_high bigint`,
  `update discussions d set
     mailed_low = (select max(m.id) from messages m where m.discussion_id = d.id),
     mailed_high = (select max(m.id) from messages m where m.discussion_id = d.id)
   where d.unread_low > 0 or d.unread_high > 0`,
);
