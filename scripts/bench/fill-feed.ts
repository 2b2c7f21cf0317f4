import { fill } from "./fill";

// Fills an empty database with a feed of so many posts, five likes and a comment each, and with a thousand
// notifications for every two hundred posts, which are those of the first people.
const posts = Number(process.argv[2]);

await fill(1_200, [
  `insert into posts (author_id, text, created_at)
   select 1 + n % 1000, repeat('Une nouvelle de notre équipe. ', 5), now() - (${posts} - n) * interval '1 minute'
   from generate_series(1, ${posts}) n`,
  `update totals set total = ${posts}`,
  `insert into post_likes (post_id, user_id) select p, 1 + (p * 7 + n * 131) % 1000
   from generate_series(1, ${posts}) p, generate_series(1, 5) n`,
  `insert into comments (post_id, author_id, content) select p, 1 + (p * 11) % 1000, 'Félicitations, belle aventure !'
   from generate_series(1, ${posts}) p`,
  `insert into notifications
     (user_id, event, event_type, actor_id, target_id, comment_id, params, is_read, created_at)
   select u, 'post_comment', 'post_comment', 1 + (u + n) % 1000, 1 + (u * 1000 + n) % ${posts}, 1 + n, '{}', n < 980,
     now() - (1000 - n) * interval '1 minute'
   from generate_series(1, ${posts / 200}) u, generate_series(1, 1000) n`,
]);
