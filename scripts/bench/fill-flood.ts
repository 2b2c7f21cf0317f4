import { fill } from "./fill";

// Fills an empty database with so many offers of six skills each, and gives person 1 as large a CV as one may store: 400
// entries of 50 skills, of which 500 are different.
const offers = Number(process.argv[2]);

await fill(400, [
  `insert into job_offers (recruiter_id, job_title, description, location, skill_total, word_total)
   select 4 + 4 * (n % 99), 'Développeuse', 'Une équipe de cinq.', 'Nantes', 6, 1 from generate_series(1, ${offers}) n`,
  `insert into job_offer_skills (offer_id, position, name, skill_key)
   select o, p, 'skill ' || (o * 7 + p * 31) % 800, 'skill ' || (o * 7 + p * 31) % 800
   from generate_series(1, ${offers}) o, generate_series(1, 6) p`,
  `insert into job_offer_words (offer_id, word) select o, 'developpeuse' from generate_series(1, ${offers}) o`,
  `insert into projects (user_id, title, description) select 1, 'Projet', '' from generate_series(1, 400)`,
  `insert into applicant_skills (user_id, project_id, position, name, skill_key)
   select 1, e, p, 'skill ' || (e * 50 + p) % 500, 'skill ' || (e * 50 + p) % 500
   from generate_series(1, 400) e, generate_series(1, 50) p`,
]);
