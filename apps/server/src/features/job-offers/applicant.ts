import { type Applicant, fold, significantWords, type Source } from "@passerelle/domain";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";

interface Row {
  profile: string | null;
  sector: string | null;
  titles: string[];
  skills: [key: string, kind: Source["kind"], title: string | null][];
}

/** Reads an applicant's data for matching, in one statement. */
export async function findApplicant(db: Db, userId: number): Promise<Applicant> {
  const found = await sql<Row>`
    select p.profile, p.sector,
      array(select job_title from experiences where user_id = ${userId} order by started_at desc, id desc) as titles,
      (select coalesce(json_agg(json_build_array(
           s.skill_key,
           case when e.id is not null then 'experience' when pr.id is not null then 'project'
                when f.id is not null then 'formation' when c.id is not null then 'certification' else 'profile' end,
           coalesce(e.company, pr.title, f.degree, c.title)
         ) order by e.started_at desc nulls last, s.id), '[]')
       from applicant_skills s
       left join experiences e on e.id = s.experience_id
       left join projects pr on pr.id = s.project_id
       left join formations f on f.id = s.formation_id
       left join certifications c on c.id = s.certification_id
       where s.user_id = ${userId}) as skills
    from (select 1) as one left join applicant_profiles p on p.user_id = ${userId}`.execute(db);
  const { profile, sector, titles, skills } = found.rows[0] ?? { profile: null, sector: null, titles: [], skills: [] };
  return {
    skills: skills.map(([key, kind, title]) => ({ key, source: { kind, title } })),
    words: [...new Set([profile ?? "", ...titles].flatMap(significantWords))],
    sector: fold(sector ?? ""),
  };
}
