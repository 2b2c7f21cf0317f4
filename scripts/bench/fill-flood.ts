import { fill } from "./fill";

// Fills an empty database with the given number of offers with six skills each. Person 1 has the largest possible CV,
// 400 entries of 50 skills (500 distinct ones), and a thousand notifications. One more offer, by person 400, matches
// the 299 other applicants; 250 of them have applied. The places are read already, as after the first start.
const offers = Number(process.argv[2]);
const others = `generate_series(2, 400) n where n % 4 > 0`;

await fill(400, [
  `insert into job_offers (recruiter_id, job_title, description, location, place_id, place_text, skill_total)
   select 4 + 4 * (n % 99), 'Développeuse', 'Une équipe de cinq.', 'Nantes', 'fr-44109', 'Nantes', 6 from generate_series(1, ${offers}) n`,
  `insert into job_offer_skills (offer_id, position, name, skill_key)
   select o, p, 'skill ' || (o * 7 + p * 31) % 800, 'skill ' || (o * 7 + p * 31) % 800
   from generate_series(1, ${offers}) o, generate_series(1, 6) p`,
  `insert into job_offer_words (offer_id, word) select o, 'developpeuse' from generate_series(1, ${offers}) o`,
  `insert into projects (user_id, title, description) select 1, 'Projet', '' from generate_series(1, 400)`,
  `insert into applicant_skills (user_id, project_id, position, name, skill_key)
   select 1, e, p, 'skill ' || (e * 50 + p) % 500, 'skill ' || (e * 50 + p) % 500
   from generate_series(1, 400) e, generate_series(1, 50) p`,

  `insert into job_offers (recruiter_id, job_title, description, location, place_id, place_text, skill_total)
   values (400, 'Développeuse', 'Une équipe de cinq.', 'Nantes', 'fr-44109', 'Nantes', 2)`,
  `insert into job_offer_skills (offer_id, position, name, skill_key)
   select ${offers + 1}, p, 'pont ' || p, 'pont ' || p from generate_series(1, 2) p`,
  `insert into projects (user_id, title, description) select n, 'Projet', '' from ${others}`,
  `insert into applicant_skills (user_id, project_id, position, name, skill_key)
   select user_id, id, p, 'pont ' || p, 'pont ' || p from projects, generate_series(1, 2) p where user_id > 1`,
  `insert into applications (offer_id, applicant_id) select ${offers + 1}, n from ${others} limit 250`,
  `insert into notifications (user_id, event, event_type, actor_id, target_id, params)
   select 1, 'offer_matches', 'job_offer', 4, n, '{"jobTitle": "Développeuse"}' from generate_series(1, 1000) n`,
]);
