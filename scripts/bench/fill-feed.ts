import { sql } from "kysely";
import { readConfig } from "../../apps/server/src/config";
import { openDatabase } from "../../apps/server/src/platform/database";
import { migrate } from "../../apps/server/src/platform/migrate";

// Fills an empty database with a feed of so many posts, five likes and a comment each, and with a thousand
// notifications for every two hundred posts. Person n of 1,200 has the token bench-n; the notifications are those of
// the first ones.
const posts = Number(process.argv[2]);

const hash = "rtrim(translate(encode(sha256(convert_to('bench-' || n, 'UTF8')), 'base64'), '+/', '-_'), '=')";
const statements = [
  `insert into users (email, username, password_hash, firstname, lastname, role, verified_at)
   select n || '@passerelle.example', 'personne' || n, '', 'Personne', 'Numéro ' || n,
     case when n % 4 = 0 then 'recruiter' else 'applicant' end, now() from generate_series(1, 1200) n`,
  `insert into sessions (user_id, token_hash, expires_at) select n, ${hash}, now() + interval '1 day'
   from generate_series(1, 1200) n`,
  // A million rows need not be checked one by one, nor counted.
  `set local session_replication_role = replica`,
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
];

const { db, close } = await openDatabase(readConfig());
await migrate(db);
await db.transaction().execute(async (tx) => {
  for (const statement of statements) await sql.raw(statement).execute(tx);
});
await sql`analyze`.execute(db);
await close();
