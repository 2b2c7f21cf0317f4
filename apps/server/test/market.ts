const required = {
  formations: "institution, degree, started_at",
  experiences: "job_title, company, started_at",
  projects: "title, description, created_at",
  certifications: "title, organization, created_at",
};

// 20,000 entries with two skills each; one person has 1,000 of them.
const cvOf = (table: keyof typeof required) => [
  `insert into ${table} (user_id, ${required[table]})
   select case when n <= 1000 then 700 else 501 + n % 2000 end, 'a' || n, 'b' || n, date '2000-01-01' + n % 9000
   from generate_series(1, 20000) n`,
  `insert into applicant_skills (user_id, ${table.slice(0, -1)}_id, position, name, skill_key)
   select user_id, id, p, 'k' || (id * 3 + p * 17) % 400, 'k' || (id * 3 + p * 17) % 400
   from ${table}, generate_series(0, 1) p`,
];

/** 20,000 offers with applications, notifications and other activity. The cost of a page must not grow with it. */
export const market = [
  `insert into users (email, username, password_hash, firstname, lastname, role, verified_at)
   select n || '@passerelle.example', 'user' || n, '', 'Jeanne', 'Martin',
     case when n <= 500 then 'recruiter' else 'applicant' end, now() from generate_series(1, 3000) n`,
  `insert into former_usernames (username, user_id, expires_at)
   select 'former' || n, n, now() + interval '1 day' from generate_series(1, 3000) n`,
  `insert into recruiter_profiles (user_id, sector, sector_key) select n, 's' || n % 12, 's' || n % 12
   from generate_series(1, 500) n`,
  `insert into blocks (blocker_id, blocked_id) select n, n + 1 from generate_series(1, 2900) n`,
  `insert into resume_openings (owner_id, reader_id, opened_at)
   select 501 + n % 2000, 1 + n % 499, now() - n * interval '1 minute' from generate_series(1, 20000) n
   on conflict do nothing`,
  `insert into applicant_profiles (user_id) select n from generate_series(501, 3000) n`,
  // Counts once after the bulk insert; per-row triggers would take quadratic time.
  `alter table job_offers disable trigger user`,
  `insert into job_offers (recruiter_id, job_title, description, location, active, skill_total, created_at)
   select 1 + n % 500, 'Poste ' || n, repeat('Une description. ', 20), 'Nantes', n % 10 > 0,
     case when n % 17 = 0 then 0 else 4 end, now() - n * interval '1 minute' from generate_series(1, 20000) n`,
  `alter table job_offers enable trigger user`,
  `insert into job_offer_skills (offer_id, position, name, skill_key)
   select id, p, 'k' || (id * 7 + p * 31) % 400, 'k' || (id * 7 + p * 31) % 400
   from job_offers, generate_series(0, 3) p where skill_total > 0`,
  `insert into job_offer_words (offer_id, word) select id, 'w' || (id * 13 + p * 101) % 300
   from job_offers, generate_series(0, 1) p`,
  `insert into applications (offer_id, applicant_id)
   select 1 + (a * 37 + i * 911) % 20000, 500 + a from generate_series(1, 2000) a, generate_series(1, 6) i
   on conflict do nothing`,
  `insert into application_notes (application_id, recruiter_id, text)
   select a.id, o.recruiter_id, 'Rappeler mardi' from applications a join job_offers o on o.id = a.offer_id`,
  `insert into letter_templates (recruiter_id, name, decision, text)
   select 1 + n % 500, 'Merci', 'rejected', 'Bonjour {prénom}' from generate_series(1, 10000) n`,
  `update applications set decision = 'accepted', decided_at = now() where id % 3 = 0`,
  `insert into opened_offers (user_id, offer_id)
   select 501 + n % 2000, 1 + n % 20000 from generate_series(1, 20000) n`,
  `insert into withdrawn_applications (applicant_id, offer_id, created_at)
   select 500 + a, 1 + (a * 41 + i * 911) % 20000, now() from generate_series(1, 2000) a, generate_series(1, 6) i`,
  `insert into applicant_skills (user_id, position, name, skill_key)
   select 500 + a, p, 'k' || (a * 3 + p * 17) % 400, 'k' || (a * 3 + p * 17) % 400
   from generate_series(1, 2000) a, generate_series(0, 5) p`,
  `insert into notifications (user_id, event, event_type, target_id, params, is_read)
   select 1 + n % 3000, 'application_sent', 'job_application', 1 + n % 20000, '{"jobTitle":"Poste"}', n % 9 > 0
   from generate_series(1, 30000) n`,
  // One person in thirty gets daily mails.
  `insert into notification_settings (user_id, kind, channel)
   select n, 'applications', case when n % 30 = 0 then 'mail' else 'none' end from generate_series(1, 3000) n`,
  `insert into unsubscribe_codes (code_hash, user_id, created_at)
   select 'c' || n, 1 + n % 3000, now() - n * interval '1 minute' from generate_series(1, 20000) n`,
  `insert into files (name, kind, owner_id, state)
   select n || '.webp', 'avatar', 1 + n % 3000, case when n % 1000 = 0 then 'dropped' else 'kept' end
   from generate_series(1, 20000) n`,
  `alter table posts disable trigger posts_total`,
  `insert into posts (author_id, text) select 1 + n % 3000, 'Bonjour' from generate_series(1, 20000) n`,
  `alter table posts enable trigger posts_total`,
  `update totals set total = 20000`,
  `insert into post_likes (post_id, user_id) select 1 + n % 20000, 1 + n % 2999 from generate_series(1, 20000) n
   on conflict do nothing`,
  `insert into comments (post_id, author_id, content)
   select case when n <= 1000 then 19990 else 1 + n % 20000 end, 1 + n % 3000, 'Bravo' from generate_series(1, 40000) n`,
  // One post with 10,000 comments and 2,999 likes.
  `insert into post_likes (post_id, user_id) select 19990, n from generate_series(1, 2999) n on conflict do nothing`,
  `insert into comments (post_id, author_id, content)
   select 19990, 1 + n % 3000, 'Bravo' from generate_series(1, 9000) n`,
  `insert into comment_likes (comment_id, user_id) select 1 + n % 40000, 1 + n % 2999 from generate_series(1, 20000) n
   on conflict do nothing`,
  `insert into notifications (user_id, event, event_type, actor_id, target_id, comment_id, params)
   select case when n <= 1000 then 700 else 1 + n % 3000 end, 'post_comment', 'post_comment', 1 + n % 2999,
     1 + n % 20000, n, '{}' from generate_series(1, 30000) n`,
  `insert into notification_causes (notification_id, actor_id, comment_id, params)
   select id, actor_id, comment_id, params from notifications order by id`,
  // 5,000 discussions, 1,000 of them of one person, and one of those with 10,000 messages.
  `insert into discussions (user_low, user_high, last_message_at)
   select case when n <= 1000 then 700 else 1 + n % 600 end, case when n <= 1000 then 700 + n else 701 + n % 2000 end,
     now() - n * interval '1 minute' from generate_series(1, 5000) n on conflict do nothing`,
  `insert into messages (discussion_id, sender_id, recipient_id, content, read_at, client_id)
   select d.id, d.user_high, d.user_low, 'Bonjour ' || n, case when n % 9 > 0 then now() end, 'c' || d.id || '-' || n
   from discussions d, generate_series(1, case when d.user_high = 701 and d.user_low = 700 then 10000 else 5 end) n`,
  `update discussions set unread_low = 1 where id % 9 = 0`,
  // Every tenth message names an offer, but never one between its two people.
  `update messages set job_offer_id = 1 + id % 20000 where id % 10 = 0`,
  // Full statistics instead of a sample, so that the plans are the same in every run.
  `set local default_statistics_target = 1000`,
  ...cvOf("formations"),
  ...cvOf("experiences"),
  ...cvOf("projects"),
  ...cvOf("certifications"),
  `analyze`,
];
