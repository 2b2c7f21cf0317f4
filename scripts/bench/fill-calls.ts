import { fill } from "./fill";

// Fills an empty database with 4,000 people or more, and the data that the ten calls read most often: 50,000 posts,
// 2,000 offers, and for each of the first 4,000 people 20 notifications, a discussion and a formation. The first
// hundred people have more.
await fill(Number(process.argv[2] ?? 4_000), [
  `insert into posts (author_id, text, created_at)
   select 1 + n % 1000, repeat('Une nouvelle de notre équipe. ', 5), now() - (50000 - n) * interval '1 minute'
   from generate_series(1, 50000) n order by n`,
  `update totals set total = 50000`,
  `insert into post_likes (post_id, user_id) select p, 1 + (p * 7 + n * 131) % 1000
   from generate_series(1, 50000) p, generate_series(1, 5) n`,
  `insert into comments (post_id, author_id, content) select p, 1 + (p * 11) % 1000, 'Félicitations, belle aventure !'
   from generate_series(1, 50000) p order by p`,
  `insert into notifications
     (user_id, event, event_type, actor_id, target_id, comment_id, params, is_read, created_at)
   select u, 'post_comment', 'post_comment', 1 + (u + n) % 1000, 1 + (u * 20 + n) % 50000, 1 + n, '{}', n <= 15,
     now() - (20 - n) * interval '1 minute'
   from generate_series(1, 4000) u, generate_series(1, 20) n order by u, n`,
  `insert into discussions (user_low, user_high, last_message_at) select n, n + 2000, now()
   from generate_series(1, 2000) n order by n`,
  `insert into messages (discussion_id, sender_id, recipient_id, content, created_at, read_at)
   select id, user_low, user_high, 'Je vous remercie de votre réponse.', now() - n * interval '7 minutes', now()
   from discussions, generate_series(1, case when id <= 100 then 50 else 1 end) n`,
  `insert into job_offers (recruiter_id, job_title, description, location, skill_total)
   select 4 + 4 * (n % 999), 'Développeuse', 'Une équipe de cinq.', 'Nantes', 6
   from generate_series(1, 2000) n order by n`,
  `insert into job_offer_skills (offer_id, position, name, skill_key)
   select o, p, 'skill ' || (o * 7 + p * 31) % 800, 'skill ' || (o * 7 + p * 31) % 800
   from generate_series(1, 2000) o, generate_series(1, 6) p`,
  `insert into job_offer_words (offer_id, word) select o, 'developpeuse' from generate_series(1, 2000) o`,
  `insert into formations (user_id, institution, degree, started_at)
   select n, 'Nantes Université', 'Licence', '2020-09-01' from generate_series(1, 4000) n order by n`,
  `insert into formations (user_id, institution, degree, started_at)
   select n, 'Nantes Université', 'Année ' || year, make_date(year, 9, 1)
   from generate_series(1, 100) n, generate_series(2001, 2019) year`,
  `insert into applicant_skills (user_id, formation_id, position, name, skill_key)
   select user_id, id, p, 'skill ' || (id * 7 + p * 31) % 800, 'skill ' || (id * 7 + p * 31) % 800
   from formations, generate_series(1, 3) p`,
]);
