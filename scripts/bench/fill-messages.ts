import { fill } from "./fill";

// Fills an empty database with so many people in pairs: n and the one who comes half of them later have a conversation
// of one message, and the first pair one of so many.
const people = Number(process.argv[2]);
const longest = Number(process.argv[3]);

await fill(people, [
  `insert into discussions (user_low, user_high, last_message_at) select n, n + ${people / 2}, now()
   from generate_series(1, ${people / 2}) n order by n`,
  `insert into messages (discussion_id, sender_id, recipient_id, content, created_at, read_at)
   select d.id, case when n % 3 = 0 then user_low else user_high end,
     case when n % 3 = 0 then user_high else user_low end,
     'Message ' || ${longest} + 1 - n || repeat('. Je vous remercie de votre réponse', n % 7), now() - n * interval '7 minutes', now()
   from discussions d, generate_series(case when d.id = 1 then ${longest} else 1 end, 1, -1) n order by d.id, n desc`,
]);
