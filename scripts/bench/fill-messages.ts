import { fill } from "./fill";

// Fills an empty database with people in pairs. Person n and person n + half of all people have a discussion with one
// message.
const people = Number(process.argv[2]);

await fill(people, [
  `insert into discussions (user_low, user_high, last_message_at) select n, n + ${people / 2}, now()
   from generate_series(1, ${people / 2}) n order by n`,
  `insert into messages (discussion_id, sender_id, recipient_id, content, created_at, read_at)
   select id, user_low, user_high, 'Je vous remercie de votre réponse.', now(), now() from discussions order by id`,
]);
