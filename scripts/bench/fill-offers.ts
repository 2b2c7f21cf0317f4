import { fill } from "./fill";

// Fills an empty database with the given number of public offers of six skills each, in three places around Lyon and in
// Paris. One in fifty has a rare word in its title. Person 1 is an applicant with half of the skills.
const offers = Number(process.argv[2]);
const places =
  "(values (0, 'Lyon', 'fr-69123'), (1, 'Villeurbanne', 'fr-69266'), (2, 'Bron', 'fr-69029'), (3, 'Paris', 'fr-75056'))";

await fill(400, [
  `insert into job_offers (recruiter_id, job_title, description, location, place_id, place_text, contract, remote, public,
     published_at, created_at, salary, skill_total, terms)
   select 4 + 4 * (n % 99), case when n % 50 = 0 then 'Luthière' else 'Développeuse' end, 'Une équipe de cinq.', p.name,
     p.place, p.name, (array['cdi', 'cdd', 'stage'])[1 + n % 3], (array['none', 'partial'])[1 + n % 2], true,
     now() - n * interval '1 minute', now() - n * interval '1 minute', 2000 + n % 3000, 6,
     array_to_tsvector(array[case when n % 50 = 0 then 'luthier' else 'developpeur' end, 'equipe', 'skill' || n % 800,
       'place/' || lower(p.name)])
   from generate_series(1, ${offers}) n join ${places} p (number, name, place) on p.number = n % 4`,
  `insert into job_offer_skills (offer_id, position, name, skill_key)
   select o, p, 'skill ' || (o * 7 + p * 31) % 800, 'skill ' || (o * 7 + p * 31) % 800
   from generate_series(1, ${offers}) o, generate_series(1, 6) p`,
  `insert into job_offer_words (offer_id, word)
   select o, case when o % 50 = 0 then 'luthier' else 'developpeur' end from generate_series(1, ${offers}) o`,
  `insert into projects (user_id, title, description) values (1, 'Projet', '')`,
  `insert into applicant_skills (user_id, project_id, position, name, skill_key)
   select 1, id, p, 'skill ' || p, 'skill ' || p from projects, generate_series(1, 400) p`,
]);
