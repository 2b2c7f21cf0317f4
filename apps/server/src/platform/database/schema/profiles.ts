import type { LanguageLevel } from "@passerelle/domain";
import type { Generated, GeneratedAlways, JSONColumnType } from "kysely";
import type { ContractType, Moment, Now } from "./columns";

export interface ProfileTables {
  applicant_profiles: {
    user_id: number;
    profile: Generated<string>;
    sector: Generated<string>;
    academic_level: Generated<string>;
    experience_level: Generated<string>;
    languages: Generated<string[]>;
    /** By the folded name of the language. */
    language_levels: JSONColumnType<Readonly<Record<string, LanguageLevel>>, string | undefined>;
    portfolio_url: Generated<string>;
    available_immediately: Generated<boolean>;
    resume_file: string | null;
    updated_at: Now;
  };
  recruiter_profiles: {
    user_id: number;
    company: Generated<string>;
    sector: Generated<string>;
    sector_key: Generated<string>;
    website: Generated<string>;
    headquarters: Generated<string>;
    employees: Generated<string>;
    description: Generated<string>;
    logo_file: string | null;
    updated_at: Now;
  };
  /** The readers of each resume, as its owner sees them. */
  resume_openings: {
    id: GeneratedAlways<number>;
    owner_id: number;
    /** Null once the account is deleted. */
    reader_id: number | null;
    /** The last opening. */
    opened_at: Moment;
    times: Generated<number>;
  };
  formations: {
    id: GeneratedAlways<number>;
    user_id: number;
    institution: string;
    degree: string;
    started_at: string;
    finished_at: string | null;
    description: Generated<string>;
    /** The owner's position; 0 for the default order, before the others. */
    place: Generated<number>;
    created_at: Now;
  };
  experiences: {
    id: GeneratedAlways<number>;
    user_id: number;
    job_title: string;
    company: string;
    experience_type: Generated<ContractType>;
    started_at: string;
    finished_at: string | null;
    ongoing: Generated<boolean>;
    description: Generated<string>;
    /** The owner's position; 0 for the default order, before the others. */
    place: Generated<number>;
    created_at: Now;
  };
  projects: {
    id: GeneratedAlways<number>;
    user_id: number;
    title: string;
    description: string;
    collaborators: Generated<string[]>;
    demo_url: Generated<string>;
    /** The owner's position; 0 for the default order, before the others. */
    place: Generated<number>;
    created_at: Now;
  };
  certifications: {
    id: GeneratedAlways<number>;
    user_id: number;
    title: string;
    organization: string;
    credential_id: Generated<string>;
    issued_to: string | null;
    /** The owner's position; 0 for the default order, before the others. */
    place: Generated<number>;
    created_at: Now;
  };
  applicant_skills: {
    id: GeneratedAlways<number>;
    user_id: number;
    formation_id: number | null;
    experience_id: number | null;
    project_id: number | null;
    certification_id: number | null;
    position: number;
    name: string;
    skill_key: string;
  };
  person_words: {
    user_id: number;
    word: string;
    /** Whether the word is in the names; otherwise it is in the profile. */
    of_name: boolean;
    /** Whether all members can find the person by it. */
    is_open: boolean;
  };
  company_words: {
    user_id: number;
    word: string;
  };
}
