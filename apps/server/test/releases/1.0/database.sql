--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: count_posts(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.count_posts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
   begin
     update totals set total = total + (case tg_op when 'INSERT' then 1 else -1 end) where name = 'posts';
     return null;
   end $$;


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: applicant_profiles; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.applicant_profiles (
    user_id bigint NOT NULL,
    profile text DEFAULT ''::text NOT NULL,
    sector text DEFAULT ''::text NOT NULL,
    academic_level text DEFAULT ''::text NOT NULL,
    experience_level text DEFAULT ''::text NOT NULL,
    languages text[] DEFAULT '{}'::text[] NOT NULL,
    portfolio_url text DEFAULT ''::text NOT NULL,
    available_immediately boolean DEFAULT false NOT NULL,
    resume_file text,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: applicant_skills; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.applicant_skills (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    formation_id bigint,
    experience_id bigint,
    project_id bigint,
    certification_id bigint,
    "position" smallint NOT NULL,
    name text NOT NULL,
    skill_key text NOT NULL,
    CONSTRAINT applicant_skills_check CHECK ((num_nonnulls(formation_id, experience_id, project_id, certification_id) <= 1))
);


--
-- Name: applicant_skills_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.applicant_skills ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.applicant_skills_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: applications; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.applications (
    id bigint NOT NULL,
    offer_id bigint NOT NULL,
    applicant_id bigint,
    message text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    seen_at timestamp with time zone,
    decision text,
    decision_message text DEFAULT ''::text NOT NULL,
    decided_at timestamp with time zone,
    CONSTRAINT applications_decision_check CHECK ((decision = ANY (ARRAY['accepted'::text, 'rejected'::text])))
);


--
-- Name: applications_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.applications ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.applications_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: certifications; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.certifications (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    title text NOT NULL,
    organization text NOT NULL,
    credential_id text DEFAULT ''::text NOT NULL,
    issued_to date,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: certifications_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.certifications ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.certifications_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: comment_likes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.comment_likes (
    id bigint NOT NULL,
    comment_id bigint NOT NULL,
    user_id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: comment_likes_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.comment_likes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.comment_likes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: comments; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.comments (
    id bigint NOT NULL,
    post_id bigint NOT NULL,
    author_id bigint NOT NULL,
    content text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone
);


--
-- Name: comments_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.comments ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.comments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: discussions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.discussions (
    id bigint NOT NULL,
    user_low bigint,
    user_high bigint,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_message_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT discussions_check CHECK ((user_low < user_high))
);


--
-- Name: discussions_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.discussions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.discussions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: email_codes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.email_codes (
    user_id bigint NOT NULL,
    purpose text NOT NULL,
    code_hash text NOT NULL,
    salt text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    consumed_at timestamp with time zone,
    CONSTRAINT email_codes_purpose_check CHECK ((purpose = ANY (ARRAY['verify_email'::text, 'reset_password'::text])))
);


--
-- Name: experiences; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.experiences (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    job_title text NOT NULL,
    company text NOT NULL,
    experience_type text DEFAULT 'cdi'::text NOT NULL,
    started_at date NOT NULL,
    finished_at date,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT experiences_experience_type_check CHECK ((experience_type = ANY (ARRAY['stage'::text, 'alternance'::text, 'cdd'::text, 'cdi'::text, 'freelance'::text])))
);


--
-- Name: experiences_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.experiences ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.experiences_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: files; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.files (
    name text NOT NULL,
    kind text NOT NULL,
    owner_id bigint,
    state text DEFAULT 'new'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT files_kind_check CHECK ((kind = ANY (ARRAY['avatar'::text, 'logo'::text, 'post'::text, 'resume'::text]))),
    CONSTRAINT files_state_check CHECK ((state = ANY (ARRAY['new'::text, 'kept'::text, 'dropped'::text])))
);


--
-- Name: formations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.formations (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    institution text NOT NULL,
    degree text NOT NULL,
    started_at date NOT NULL,
    finished_at date,
    description text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: formations_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.formations ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.formations_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: job_offer_skills; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.job_offer_skills (
    offer_id bigint NOT NULL,
    "position" smallint NOT NULL,
    name text NOT NULL,
    skill_key text
);


--
-- Name: job_offer_words; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.job_offer_words (
    offer_id bigint NOT NULL,
    word text NOT NULL
);


--
-- Name: job_offers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.job_offers (
    id bigint NOT NULL,
    recruiter_id bigint NOT NULL,
    job_title text NOT NULL,
    description text NOT NULL,
    location text NOT NULL,
    contract text DEFAULT 'cdi'::text NOT NULL,
    salary double precision DEFAULT 0 NOT NULL,
    benefits text[] DEFAULT '{}'::text[] NOT NULL,
    active boolean DEFAULT true NOT NULL,
    skill_total smallint DEFAULT 0 NOT NULL,
    word_total smallint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT job_offers_contract_check CHECK ((contract = ANY (ARRAY['stage'::text, 'alternance'::text, 'cdd'::text, 'cdi'::text, 'freelance'::text]))),
    CONSTRAINT job_offers_salary_check CHECK ((salary >= (0)::double precision))
);


--
-- Name: job_offers_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.job_offers ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.job_offers_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: kysely_migration; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);


--
-- Name: kysely_migration_lock; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);


--
-- Name: mails; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.mails (
    id bigint NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    body text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    next_attempt_at timestamp with time zone DEFAULT now() NOT NULL,
    sent_at timestamp with time zone,
    last_error text,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: mails_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.mails ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.mails_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: messages; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.messages (
    id bigint NOT NULL,
    discussion_id bigint NOT NULL,
    sender_id bigint,
    recipient_id bigint,
    content text NOT NULL,
    client_id text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    read_at timestamp with time zone
);


--
-- Name: messages_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.messages ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.messages_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: notifications; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.notifications (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    event text NOT NULL,
    event_type text NOT NULL,
    actor_id bigint,
    target_id bigint,
    params jsonb DEFAULT '{}'::jsonb NOT NULL,
    is_read boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    comment_id bigint
);


--
-- Name: notifications_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.notifications ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.notifications_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: post_likes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.post_likes (
    id bigint NOT NULL,
    post_id bigint NOT NULL,
    user_id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: post_likes_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.post_likes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.post_likes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: posts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.posts (
    id bigint NOT NULL,
    author_id bigint NOT NULL,
    text text NOT NULL,
    file text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone
);


--
-- Name: posts_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.posts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.posts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: projects; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.projects (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    title text NOT NULL,
    description text NOT NULL,
    collaborators text[] DEFAULT '{}'::text[] NOT NULL,
    demo_url text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: projects_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.projects ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.projects_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: rate_limits; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.rate_limits (
    key text NOT NULL,
    count integer NOT NULL,
    started_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL
);


--
-- Name: recruiter_profiles; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.recruiter_profiles (
    user_id bigint NOT NULL,
    company text DEFAULT ''::text NOT NULL,
    sector text DEFAULT ''::text NOT NULL,
    sector_key text DEFAULT ''::text NOT NULL,
    website text DEFAULT ''::text NOT NULL,
    headquarters text DEFAULT ''::text NOT NULL,
    employees text DEFAULT ''::text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    logo_file text,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: secrets; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.secrets (
    name text NOT NULL,
    value text NOT NULL
);


--
-- Name: sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sessions (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    token_hash text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    revoked_at timestamp with time zone
);


--
-- Name: sessions_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.sessions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.sessions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: totals; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.totals (
    name text NOT NULL,
    total bigint NOT NULL
);


--
-- Name: users; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.users (
    id bigint NOT NULL,
    email text NOT NULL,
    username text NOT NULL,
    password_hash text NOT NULL,
    firstname text NOT NULL,
    lastname text NOT NULL,
    role text NOT NULL,
    phone text DEFAULT ''::text NOT NULL,
    address text DEFAULT ''::text NOT NULL,
    birthdate date,
    avatar text,
    language text,
    verified_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT users_language_check CHECK ((language = ANY (ARRAY['fr'::text, 'en'::text]))),
    CONSTRAINT users_role_check CHECK ((role = ANY (ARRAY['applicant'::text, 'recruiter'::text])))
);


--
-- Name: users_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.users ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.users_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Data for Name: applicant_profiles; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.applicant_profiles VALUES (6, 'Ingénieur données', 'Informatique', 'Doctorat', 'Confirmé (2-5 ans)', '{Français,Anglais}', '', false, NULL, '2026-11-25 22:34:03.315271+00');
INSERT INTO public.applicant_profiles VALUES (7, 'Chargée de communication', 'Santé', 'Licence', 'Confirmé (2-5 ans)', '{Français,Wolof,Anglais}', 'https://aicha-diallo.example', true, NULL, '2026-11-25 22:34:03.315271+00');
INSERT INTO public.applicant_profiles VALUES (8, 'Étudiant en informatique', 'Informatique', 'Licence', 'Junior (0-2 ans)', '{Français}', '', true, NULL, '2026-11-25 22:34:03.315271+00');
INSERT INTO public.applicant_profiles VALUES (9, 'Infirmière coordinatrice', 'Santé', 'Licence', 'Senior (5-10 ans)', '{Français,Allemand}', '', false, NULL, '2026-11-25 22:34:03.315271+00');
INSERT INTO public.applicant_profiles VALUES (1, 'Développeuse back-end Go', 'Informatique', 'Master', 'Confirmé (2-5 ans)', '{Français,Anglais,Espagnol}', 'https://amelie-durand.example', true, '6576baa0bacc8f47ac82c0f8746ce738.pdf', '2026-11-25 22:34:44.159038+00');


--
-- Data for Name: applicant_skills; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (1, 1, NULL, NULL, NULL, NULL, 1, 'Go', 'go');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (2, 1, NULL, NULL, NULL, NULL, 2, 'SQL (avancé)', 'sql');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (3, 1, NULL, NULL, NULL, NULL, 3, 'Docker', 'docker');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (4, 1, NULL, NULL, NULL, NULL, 4, 'Anglais (courant)', 'anglais');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (5, 6, NULL, NULL, NULL, NULL, 1, 'Python 3', 'python');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (6, 6, NULL, NULL, NULL, NULL, 2, 'SQL', 'sql');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (7, 6, NULL, NULL, NULL, NULL, 3, 'Airflow', 'airflow');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (8, 6, NULL, NULL, NULL, NULL, 4, 'dbt', 'dbt');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (9, 6, NULL, NULL, NULL, NULL, 5, 'Docker', 'docker');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (10, 6, NULL, NULL, NULL, NULL, 6, 'PostgreSQL', 'postgresql');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (11, 6, NULL, NULL, NULL, NULL, 7, 'Spark', 'spark');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (12, 6, NULL, NULL, NULL, NULL, 8, 'Kafka', 'kafka');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (13, 6, NULL, NULL, NULL, NULL, 9, 'Terraform', 'terraform');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (14, 6, NULL, NULL, NULL, NULL, 10, 'AWS', 'amazon web services');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (15, 6, NULL, NULL, NULL, NULL, 11, 'Git', 'git');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (16, 6, NULL, NULL, NULL, NULL, 12, 'Go', 'go');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (17, 7, NULL, NULL, NULL, NULL, 1, 'Rédaction', 'redaction');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (18, 7, NULL, NULL, NULL, NULL, 2, 'Réseaux sociaux', 'reseaux sociaux');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (19, 7, NULL, NULL, NULL, NULL, 3, 'Canva', 'canva');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (20, 7, NULL, NULL, NULL, NULL, 4, 'Relations presse', 'relations presse');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (21, 8, NULL, NULL, NULL, NULL, 1, 'JavaScript', 'javascript');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (22, 8, NULL, NULL, NULL, NULL, 2, 'HTML', 'html');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (23, 8, NULL, NULL, NULL, NULL, 3, 'CSS', 'css');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (24, 8, NULL, NULL, NULL, NULL, 4, 'Git', 'git');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (25, 9, NULL, NULL, NULL, NULL, 1, 'Soins infirmiers', 'soins infirmiers');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (26, 9, NULL, NULL, NULL, NULL, 2, 'Coordination', 'coordination');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (27, 9, NULL, NULL, NULL, NULL, 3, 'Planification', 'planification');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (28, 1, 1, NULL, NULL, NULL, 1, 'Algorithmique', 'algorithmique');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (29, 1, 1, NULL, NULL, NULL, 2, 'Systèmes répartis', 'systemes repartis');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (30, 1, 2, NULL, NULL, NULL, 1, 'Java', 'java');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (31, 1, 2, NULL, NULL, NULL, 2, 'SQL', 'sql');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (32, 1, NULL, 1, NULL, NULL, 1, 'Go', 'go');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (33, 1, NULL, 1, NULL, NULL, 2, 'PostgreSQL', 'postgresql');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (34, 1, NULL, 1, NULL, NULL, 3, 'Kubernetes', 'kubernetes');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (35, 1, NULL, 1, NULL, NULL, 4, 'Kafka', 'kafka');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (36, 1, NULL, 2, NULL, NULL, 1, 'TypeScript', 'typescript');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (37, 1, NULL, 2, NULL, NULL, 2, 'React', 'react');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (38, 1, NULL, 2, NULL, NULL, 3, 'Node.js', 'node.js');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (39, 1, NULL, NULL, 1, NULL, 1, 'TypeScript', 'typescript');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (40, 1, NULL, NULL, 1, NULL, 2, 'PostGIS', 'postgis');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (41, 1, NULL, NULL, NULL, 1, 1, 'Kubernetes', 'kubernetes');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (42, 6, 3, NULL, NULL, NULL, 1, 'Statistiques', 'statistiques');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (43, 6, 3, NULL, NULL, NULL, 2, 'Python', 'python');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (44, 6, NULL, 3, NULL, NULL, 1, 'Python 3', 'python');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (45, 6, NULL, 3, NULL, NULL, 2, 'Airflow', 'airflow');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (46, 6, NULL, 3, NULL, NULL, 3, 'Spark', 'spark');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (47, 8, 4, NULL, NULL, NULL, 1, 'Algorithmique', 'algorithmique');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (48, 8, 4, NULL, NULL, NULL, 2, 'Git', 'git');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (49, 8, NULL, 4, NULL, NULL, 1, 'JavaScript', 'javascript');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (50, 8, NULL, 4, NULL, NULL, 2, 'CSS', 'css');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (51, 8, NULL, NULL, 2, NULL, 1, 'JavaScript', 'javascript');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (52, 8, NULL, NULL, 2, NULL, 2, 'HTML', 'html');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (53, 9, 5, NULL, NULL, NULL, 1, 'Soins infirmiers', 'soins infirmiers');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (54, 9, NULL, 5, NULL, NULL, 1, 'Soins infirmiers', 'soins infirmiers');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (55, 9, NULL, 5, NULL, NULL, 2, 'Planification', 'planification');
INSERT INTO public.applicant_skills OVERRIDING SYSTEM VALUE VALUES (56, 9, NULL, NULL, NULL, 2, 1, 'Urgences', 'urgences');


--
-- Data for Name: applications; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.applications OVERRIDING SYSTEM VALUE VALUES (1, 3, 1, 'Quatre ans d''exploitation de services bancaires, et l''envie de les mettre au service du public.', '2026-11-20 22:34:03.681+00', '2026-11-21 22:34:03.681+00', NULL, '', NULL);
INSERT INTO public.applications OVERRIDING SYSTEM VALUE VALUES (2, 22, 1, '', '2026-11-22 22:34:03.684+00', NULL, NULL, '', NULL);
INSERT INTO public.applications OVERRIDING SYSTEM VALUE VALUES (3, 9, 1, 'Je serais heureuse d''en parler de vive voix.', '2026-10-16 22:34:03.685+00', '2026-10-18 22:34:03.685+00', NULL, '', NULL);
INSERT INTO public.applications OVERRIDING SYSTEM VALUE VALUES (6, 6, 8, 'Je cherche une alternance pour ma licence professionnelle, dès septembre.', '2026-11-13 22:34:03.687+00', '2026-11-15 22:34:03.687+00', NULL, '', NULL);
INSERT INTO public.applications OVERRIDING SYSTEM VALUE VALUES (7, 12, 7, 'Trois ans dans un centre hospitalier m''ont appris à parler de santé simplement.', '2026-11-18 22:34:03.687+00', '2026-11-19 22:34:03.687+00', NULL, '', NULL);
INSERT INTO public.applications OVERRIDING SYSTEM VALUE VALUES (8, 11, 9, '', '2026-11-23 22:34:03.688+00', NULL, NULL, '', NULL);
INSERT INTO public.applications OVERRIDING SYSTEM VALUE VALUES (4, 1, 6, 'Je viens des données, mais Go est devenu ma langue de travail.', '2026-11-24 22:34:03.686+00', '2026-11-25 22:35:11.933458+00', NULL, '', NULL);
INSERT INTO public.applications OVERRIDING SYSTEM VALUE VALUES (5, 1, 10, '', '2026-11-24 22:34:03.686+00', '2026-11-25 22:35:11.933458+00', NULL, '', NULL);
INSERT INTO public.applications OVERRIDING SYSTEM VALUE VALUES (9, 7, 6, '', '2026-11-25 22:35:11.608745+00', '2026-11-25 22:35:11.974975+00', NULL, '', NULL);


--
-- Data for Name: certifications; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.certifications OVERRIDING SYSTEM VALUE VALUES (1, 1, 'Administration Kubernetes', 'Fondation Nuage Ouvert', 'FNO-2023-1184', '2023-05-12', '2026-11-25 22:34:03.315271+00');
INSERT INTO public.certifications OVERRIDING SYSTEM VALUE VALUES (2, 9, 'Gestes et soins d''urgence, niveau 2', 'CESU 67', '', '2024-02-15', '2026-11-25 22:34:03.315271+00');


--
-- Data for Name: comment_likes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.comment_likes OVERRIDING SYSTEM VALUE VALUES (1, 2, 8, '2026-11-25 22:34:03.315271+00');
INSERT INTO public.comment_likes OVERRIDING SYSTEM VALUE VALUES (2, 3, 7, '2026-11-25 22:34:03.315271+00');
INSERT INTO public.comment_likes OVERRIDING SYSTEM VALUE VALUES (3, 5, 1, '2026-11-25 22:34:03.315271+00');
INSERT INTO public.comment_likes OVERRIDING SYSTEM VALUE VALUES (4, 5, 2, '2026-11-25 22:34:03.315271+00');
INSERT INTO public.comment_likes OVERRIDING SYSTEM VALUE VALUES (5, 6, 2, '2026-11-25 22:34:03.315271+00');
INSERT INTO public.comment_likes OVERRIDING SYSTEM VALUE VALUES (6, 8, 1, '2026-11-25 22:34:03.315271+00');
INSERT INTO public.comment_likes OVERRIDING SYSTEM VALUE VALUES (7, 8, 6, '2026-11-25 22:34:03.315271+00');
INSERT INTO public.comment_likes OVERRIDING SYSTEM VALUE VALUES (8, 10, 2, '2026-11-25 22:34:44.395377+00');


--
-- Data for Name: comments; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.comments OVERRIDING SYSTEM VALUE VALUES (1, 1, 8, 'Est-ce ouvert aussi aux étudiants qui ne sont pas en mécanique ?', '2026-11-10 22:34:03.696+00', NULL);
INSERT INTO public.comments OVERRIDING SYSTEM VALUE VALUES (2, 1, 4, 'Bien sûr, nous avons une équipe de onze personnes au logiciel des bancs.', '2026-11-11 01:34:03.697+00', NULL);
INSERT INTO public.comments OVERRIDING SYSTEM VALUE VALUES (3, 2, 3, 'Voilà qui donne envie de vous lire. Notre offre de communication est encore ouverte.', '2026-11-17 03:34:03.709+00', NULL);
INSERT INTO public.comments OVERRIDING SYSTEM VALUE VALUES (4, 3, 1, 'Vous avez gardé Airflow, ou tout repris ?', '2026-11-20 00:34:03.713+00', NULL);
INSERT INTO public.comments OVERRIDING SYSTEM VALUE VALUES (5, 3, 6, 'Gardé, mais il ne fait plus qu''ordonner. Le travail est dans la base.', '2026-11-20 02:34:03.713+00', NULL);
INSERT INTO public.comments OVERRIDING SYSTEM VALUE VALUES (6, 4, 1, 'Bravo à toute l''équipe. J''utilise votre portail chaque mois sans y penser : c''est bon signe.', '2026-11-23 23:34:03.716+00', NULL);
INSERT INTO public.comments OVERRIDING SYSTEM VALUE VALUES (7, 4, 10, 'Joyeux anniversaire !', '2026-11-24 19:34:03.717+00', NULL);
INSERT INTO public.comments OVERRIDING SYSTEM VALUE VALUES (8, 5, 2, 'Exactement ce qui nous manque. Comptez-vous gérer les bases de plus d''un téraoctet ?', '2026-11-24 22:34:03.719+00', NULL);
INSERT INTO public.comments OVERRIDING SYSTEM VALUE VALUES (9, 5, 8, 'Le README est très clair, merci pour les débutants.', '2026-11-25 15:34:03.721+00', NULL);
INSERT INTO public.comments OVERRIDING SYSTEM VALUE VALUES (10, 7, 1, 'J''y serai.', '2026-11-25 22:34:44.341067+00', NULL);


--
-- Data for Name: discussions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.discussions OVERRIDING SYSTEM VALUE VALUES (1, 1, 2, '2026-11-25 22:34:03.315271+00', '2026-11-25 20:04:03.736+00');


--
-- Data for Name: email_codes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.email_codes VALUES (11, 'verify_email', '444f5f2c8b103d85563c2aaee21cb47de1d97fb477817f79fa76a1e2c74a9952', '7a74cb1d7ae3fe8c6c0f2ba6bf25a281', 0, '2026-11-25 22:34:44.702+00', '2026-11-25 22:49:44.702+00', NULL);


--
-- Data for Name: experiences; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.experiences OVERRIDING SYSTEM VALUE VALUES (1, 1, 'Développeuse back-end', 'Banque du Littoral', 'cdi', '2022-03-01', '2026-01-31', '2026-11-25 22:34:03.315271+00');
INSERT INTO public.experiences OVERRIDING SYSTEM VALUE VALUES (2, 1, 'Développeuse web', 'Studio Estuaire', 'alternance', '2020-09-01', '2022-02-28', '2026-11-25 22:34:03.315271+00');
INSERT INTO public.experiences OVERRIDING SYSTEM VALUE VALUES (3, 6, 'Ingénieur données', 'Transports du Nord', 'cdi', '2021-10-01', '2025-12-31', '2026-11-25 22:34:03.315271+00');
INSERT INTO public.experiences OVERRIDING SYSTEM VALUE VALUES (4, 8, 'Développeur web', 'Atelier des Alpes', 'stage', '2025-04-01', '2025-06-30', '2026-11-25 22:34:03.315271+00');
INSERT INTO public.experiences OVERRIDING SYSTEM VALUE VALUES (5, 9, 'Infirmière coordinatrice', 'Clinique des Vosges', 'cdi', '2016-01-04', '2025-11-30', '2026-11-25 22:34:03.315271+00');


--
-- Data for Name: files; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.files VALUES ('6576baa0bacc8f47ac82c0f8746ce738.pdf', 'resume', 1, 'kept', '2026-11-25 22:34:44.156+00');
INSERT INTO public.files VALUES ('0c80f58d00cd68dce089b60aeedf637e.webp', 'post', 2, 'kept', '2026-11-25 22:34:44.317+00');


--
-- Data for Name: formations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.formations OVERRIDING SYSTEM VALUE VALUES (1, 1, 'Nantes Université', 'Master Informatique, parcours Génie logiciel', '2019-09-01', '2021-06-30', 'Mémoire sur la tolérance aux pannes des systèmes répartis.', '2026-11-25 22:34:03.315271+00');
INSERT INTO public.formations OVERRIDING SYSTEM VALUE VALUES (2, 1, 'IUT de Vannes', 'DUT Informatique', '2017-09-01', '2019-06-30', '', '2026-11-25 22:34:03.315271+00');
INSERT INTO public.formations OVERRIDING SYSTEM VALUE VALUES (3, 6, 'Université de Lille', 'Doctorat en informatique', '2018-10-01', '2021-09-30', 'Détection d''anomalies dans les séries temporelles des réseaux de transport.', '2026-11-25 22:34:03.315271+00');
INSERT INTO public.formations OVERRIDING SYSTEM VALUE VALUES (4, 8, 'Université Grenoble Alpes', 'Licence Informatique', '2023-09-01', NULL, '', '2026-11-25 22:34:03.315271+00');
INSERT INTO public.formations OVERRIDING SYSTEM VALUE VALUES (5, 9, 'IFSI de Strasbourg', 'Diplôme d''État d''infirmier', '2012-09-03', '2015-07-10', '', '2026-11-25 22:34:03.315271+00');


--
-- Data for Name: job_offer_skills; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.job_offer_skills VALUES (1, 1, 'Go', 'go');
INSERT INTO public.job_offer_skills VALUES (1, 2, 'SQL', 'sql');
INSERT INTO public.job_offer_skills VALUES (1, 3, 'Docker', 'docker');
INSERT INTO public.job_offer_skills VALUES (2, 1, 'React', 'react');
INSERT INTO public.job_offer_skills VALUES (2, 2, 'TypeScript', 'typescript');
INSERT INTO public.job_offer_skills VALUES (2, 3, 'CSS', 'css');
INSERT INTO public.job_offer_skills VALUES (2, 4, 'Accessibilité', 'accessibilite');
INSERT INTO public.job_offer_skills VALUES (3, 1, 'Kubernetes', 'kubernetes');
INSERT INTO public.job_offer_skills VALUES (3, 2, 'Terraform', 'terraform');
INSERT INTO public.job_offer_skills VALUES (3, 3, 'Linux', 'linux');
INSERT INTO public.job_offer_skills VALUES (3, 4, 'PostgreSQL', 'postgresql');
INSERT INTO public.job_offer_skills VALUES (3, 5, 'Go', 'go');
INSERT INTO public.job_offer_skills VALUES (4, 1, 'PostgreSQL', 'postgresql');
INSERT INTO public.job_offer_skills VALUES (4, 2, 'SQL', 'sql');
INSERT INTO public.job_offer_skills VALUES (4, 3, 'Linux', 'linux');
INSERT INTO public.job_offer_skills VALUES (5, 1, 'Figma', 'figma');
INSERT INTO public.job_offer_skills VALUES (5, 2, 'Recherche utilisateur', 'recherche utilisateur');
INSERT INTO public.job_offer_skills VALUES (5, 3, 'Accessibilité', 'accessibilite');
INSERT INTO public.job_offer_skills VALUES (6, 1, 'JavaScript', 'javascript');
INSERT INTO public.job_offer_skills VALUES (6, 2, 'HTML', 'html');
INSERT INTO public.job_offer_skills VALUES (6, 3, 'CSS', 'css');
INSERT INTO public.job_offer_skills VALUES (6, 4, 'Git', 'git');
INSERT INTO public.job_offer_skills VALUES (7, 1, 'Python', 'python');
INSERT INTO public.job_offer_skills VALUES (7, 2, 'SQL', 'sql');
INSERT INTO public.job_offer_skills VALUES (7, 3, 'Kafka', 'kafka');
INSERT INTO public.job_offer_skills VALUES (7, 4, 'Airflow', 'airflow');
INSERT INTO public.job_offer_skills VALUES (9, 1, 'Node.js', 'node.js');
INSERT INTO public.job_offer_skills VALUES (9, 2, 'TypeScript', 'typescript');
INSERT INTO public.job_offer_skills VALUES (9, 3, 'PostgreSQL', 'postgresql');
INSERT INTO public.job_offer_skills VALUES (9, 4, 'Anglais', 'anglais');
INSERT INTO public.job_offer_skills VALUES (10, 1, 'Soins infirmiers', 'soins infirmiers');
INSERT INTO public.job_offer_skills VALUES (10, 2, 'Travail de nuit', 'travail de nuit');
INSERT INTO public.job_offer_skills VALUES (11, 1, 'Management', 'management');
INSERT INTO public.job_offer_skills VALUES (11, 2, 'Planification', 'planification');
INSERT INTO public.job_offer_skills VALUES (11, 3, 'Soins infirmiers', 'soins infirmiers');
INSERT INTO public.job_offer_skills VALUES (12, 1, 'Rédaction', 'redaction');
INSERT INTO public.job_offer_skills VALUES (12, 2, 'Réseaux sociaux', 'reseaux sociaux');
INSERT INTO public.job_offer_skills VALUES (12, 3, 'Relations presse', 'relations presse');
INSERT INTO public.job_offer_skills VALUES (13, 1, 'Java 17', 'java');
INSERT INTO public.job_offer_skills VALUES (13, 2, 'SQL', 'sql');
INSERT INTO public.job_offer_skills VALUES (13, 3, 'Docker', 'docker');
INSERT INTO public.job_offer_skills VALUES (13, 4, 'HL7', 'hl7');
INSERT INTO public.job_offer_skills VALUES (13, 5, 'Git', 'git');
INSERT INTO public.job_offer_skills VALUES (14, 1, 'Excel', 'excel');
INSERT INTO public.job_offer_skills VALUES (14, 2, 'Organisation', 'organisation');
INSERT INTO public.job_offer_skills VALUES (14, 3, 'Rédaction', 'redaction');
INSERT INTO public.job_offer_skills VALUES (15, 1, 'Excel', 'excel');
INSERT INTO public.job_offer_skills VALUES (15, 2, 'Comptabilité analytique', 'comptabilite analytique');
INSERT INTO public.job_offer_skills VALUES (16, 1, 'Éléments finis', 'elements finis');
INSERT INTO public.job_offer_skills VALUES (16, 2, 'Python', 'python');
INSERT INTO public.job_offer_skills VALUES (16, 3, 'Anglais', 'anglais');
INSERT INTO public.job_offer_skills VALUES (17, 1, 'C++', 'c++');
INSERT INTO public.job_offer_skills VALUES (17, 2, 'Linux', 'linux');
INSERT INTO public.job_offer_skills VALUES (17, 3, 'Python', 'python');
INSERT INTO public.job_offer_skills VALUES (17, 4, 'Git', 'git');
INSERT INTO public.job_offer_skills VALUES (18, 1, 'ISO 9001', 'iso 9001');
INSERT INTO public.job_offer_skills VALUES (18, 2, 'Métrologie', 'metrologie');
INSERT INTO public.job_offer_skills VALUES (19, 1, 'Soudage TIG', 'soudage tig');
INSERT INTO public.job_offer_skills VALUES (19, 2, 'Lecture de plans', 'lecture de plans');
INSERT INTO public.job_offer_skills VALUES (20, 1, 'Négociation', 'negociation');
INSERT INTO public.job_offer_skills VALUES (20, 2, 'Anglais', 'anglais');
INSERT INTO public.job_offer_skills VALUES (20, 3, 'Excel', 'excel');
INSERT INTO public.job_offer_skills VALUES (21, 1, 'Management', 'management');
INSERT INTO public.job_offer_skills VALUES (21, 2, 'Vente', 'vente');
INSERT INTO public.job_offer_skills VALUES (21, 3, 'Gestion des stocks', 'gestion des stocks');
INSERT INTO public.job_offer_skills VALUES (22, 1, 'TypeScript', 'typescript');
INSERT INTO public.job_offer_skills VALUES (22, 2, 'Node.js', 'node.js');
INSERT INTO public.job_offer_skills VALUES (22, 3, 'React', 'react');
INSERT INTO public.job_offer_skills VALUES (22, 4, 'PostgreSQL', 'postgresql');
INSERT INTO public.job_offer_skills VALUES (22, 5, 'Docker', 'docker');
INSERT INTO public.job_offer_skills VALUES (23, 1, 'SQL', 'sql');
INSERT INTO public.job_offer_skills VALUES (23, 2, 'Python', 'python');
INSERT INTO public.job_offer_skills VALUES (23, 3, 'Statistiques', 'statistiques');
INSERT INTO public.job_offer_skills VALUES (25, 1, 'Canva', 'canva');
INSERT INTO public.job_offer_skills VALUES (25, 2, 'Réseaux sociaux', 'reseaux sociaux');


--
-- Data for Name: job_offer_words; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.job_offer_words VALUES (1, 'developpeur');
INSERT INTO public.job_offer_words VALUES (1, 'developpeuse');
INSERT INTO public.job_offer_words VALUES (1, 'go');
INSERT INTO public.job_offer_words VALUES (2, 'developpeur');
INSERT INTO public.job_offer_words VALUES (2, 'developpeuse');
INSERT INTO public.job_offer_words VALUES (2, 'front');
INSERT INTO public.job_offer_words VALUES (2, 'end');
INSERT INTO public.job_offer_words VALUES (2, 'react');
INSERT INTO public.job_offer_words VALUES (3, 'ingenieur');
INSERT INTO public.job_offer_words VALUES (3, 'ingenieure');
INSERT INTO public.job_offer_words VALUES (3, 'plateforme');
INSERT INTO public.job_offer_words VALUES (4, 'administrateur');
INSERT INTO public.job_offer_words VALUES (4, 'administratrice');
INSERT INTO public.job_offer_words VALUES (4, 'bases');
INSERT INTO public.job_offer_words VALUES (4, 'donnees');
INSERT INTO public.job_offer_words VALUES (5, 'product');
INSERT INTO public.job_offer_words VALUES (5, 'designer');
INSERT INTO public.job_offer_words VALUES (6, 'developpement');
INSERT INTO public.job_offer_words VALUES (6, 'web');
INSERT INTO public.job_offer_words VALUES (7, 'data');
INSERT INTO public.job_offer_words VALUES (7, 'engineer');
INSERT INTO public.job_offer_words VALUES (8, 'charge');
INSERT INTO public.job_offer_words VALUES (8, 'chargee');
INSERT INTO public.job_offer_words VALUES (8, 'support');
INSERT INTO public.job_offer_words VALUES (9, 'lead');
INSERT INTO public.job_offer_words VALUES (9, 'developer');
INSERT INTO public.job_offer_words VALUES (9, 'node.js');
INSERT INTO public.job_offer_words VALUES (10, 'infirmier');
INSERT INTO public.job_offer_words VALUES (10, 'infirmiere');
INSERT INTO public.job_offer_words VALUES (10, 'nuit');
INSERT INTO public.job_offer_words VALUES (11, 'cadre');
INSERT INTO public.job_offer_words VALUES (11, 'sante');
INSERT INTO public.job_offer_words VALUES (12, 'charge');
INSERT INTO public.job_offer_words VALUES (12, 'chargee');
INSERT INTO public.job_offer_words VALUES (12, 'communication');
INSERT INTO public.job_offer_words VALUES (13, 'developpeur');
INSERT INTO public.job_offer_words VALUES (13, 'developpeuse');
INSERT INTO public.job_offer_words VALUES (13, 'logiciel');
INSERT INTO public.job_offer_words VALUES (13, 'sante');
INSERT INTO public.job_offer_words VALUES (14, 'assistant');
INSERT INTO public.job_offer_words VALUES (14, 'assistante');
INSERT INTO public.job_offer_words VALUES (14, 'direction');
INSERT INTO public.job_offer_words VALUES (15, 'controle');
INSERT INTO public.job_offer_words VALUES (15, 'gestion');
INSERT INTO public.job_offer_words VALUES (16, 'ingenieur');
INSERT INTO public.job_offer_words VALUES (16, 'ingenieure');
INSERT INTO public.job_offer_words VALUES (16, 'calcul');
INSERT INTO public.job_offer_words VALUES (16, 'structures');
INSERT INTO public.job_offer_words VALUES (17, 'developpeur');
INSERT INTO public.job_offer_words VALUES (17, 'developpeuse');
INSERT INTO public.job_offer_words VALUES (17, 'c++');
INSERT INTO public.job_offer_words VALUES (17, 'bancs');
INSERT INTO public.job_offer_words VALUES (17, 'essai');
INSERT INTO public.job_offer_words VALUES (18, 'technicien');
INSERT INTO public.job_offer_words VALUES (18, 'technicienne');
INSERT INTO public.job_offer_words VALUES (18, 'qualite');
INSERT INTO public.job_offer_words VALUES (18, 'iso');
INSERT INTO public.job_offer_words VALUES (18, '9001');
INSERT INTO public.job_offer_words VALUES (19, 'soudeur');
INSERT INTO public.job_offer_words VALUES (19, 'soudeuse');
INSERT INTO public.job_offer_words VALUES (19, 'tig');
INSERT INTO public.job_offer_words VALUES (20, 'achats');
INSERT INTO public.job_offer_words VALUES (20, 'industriels');
INSERT INTO public.job_offer_words VALUES (21, 'responsable');
INSERT INTO public.job_offer_words VALUES (21, 'magasin');
INSERT INTO public.job_offer_words VALUES (22, 'developpeur');
INSERT INTO public.job_offer_words VALUES (22, 'developpeuse');
INSERT INTO public.job_offer_words VALUES (22, 'e');
INSERT INTO public.job_offer_words VALUES (22, 'commerce');
INSERT INTO public.job_offer_words VALUES (23, 'data');
INSERT INTO public.job_offer_words VALUES (23, 'analyst');
INSERT INTO public.job_offer_words VALUES (24, 'conducteur');
INSERT INTO public.job_offer_words VALUES (24, 'conductrice');
INSERT INTO public.job_offer_words VALUES (24, 'poids');
INSERT INTO public.job_offer_words VALUES (24, 'lourd');
INSERT INTO public.job_offer_words VALUES (25, 'communication');
INSERT INTO public.job_offer_words VALUES (25, 'evenements');


--
-- Data for Name: job_offers; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.job_offers OVERRIDING SYSTEM VALUE VALUES (1, 2, 'Développeur ou développeuse Go', 'Vous rejoignez l''équipe Paiements, cinq personnes qui relient les régies de quarante communes. Au programme : fiabiliser les interfaces, accompagner la montée en charge et partager ce que vous apprenez.', 'Nantes', 'cdi', 3800, '{"Télétravail deux jours",Titres-restaurant,Mutuelle}', true, 3, 3, '2026-11-23 22:34:03.643+00', '2026-11-25 22:34:03.315271+00');
INSERT INTO public.job_offers OVERRIDING SYSTEM VALUE VALUES (2, 2, 'Développeur ou développeuse front-end React', 'Nos démarches en ligne doivent être utilisables par tout le monde, au clavier comme au lecteur d''écran. Vous concevez les composants partagés et les testez avec celles et ceux qui s''en servent.', 'Nantes', 'cdi', 3400, '{"Télétravail deux jours",Titres-restaurant}', true, 4, 5, '2026-11-21 22:34:03.645+00', '2026-11-25 22:34:03.315271+00');
INSERT INTO public.job_offers OVERRIDING SYSTEM VALUE VALUES (3, 2, 'Ingénieur ou ingénieure plateforme', 'Vous faites vivre la plateforme qui héberge nos trente services : déploiements, supervision, sauvegardes éprouvées chaque mois.', 'Rennes', 'cdi', 4200, '{Télétravail,"Astreintes rémunérées"}', true, 5, 3, '2026-11-18 22:34:03.645+00', '2026-11-25 22:34:03.315271+00');
INSERT INTO public.job_offers OVERRIDING SYSTEM VALUE VALUES (4, 2, 'Administrateur ou administratrice de bases de données', 'Performances, sauvegardes, migrations sans interruption : vous êtes la personne à qui l''on montre ses requêtes.', 'Nantes', 'cdi', 3900, '{"Télétravail deux jours"}', true, 3, 4, '2026-11-14 22:34:03.648+00', '2026-11-25 22:34:03.315271+00');
INSERT INTO public.job_offers OVERRIDING SYSTEM VALUE VALUES (5, 2, 'Product designer', 'Un remplacement de neuf mois, de la rencontre avec les agents d''accueil jusqu''aux maquettes livrées.', 'Nantes', 'cdd', 3200, '{Titres-restaurant}', true, 3, 2, '2026-11-10 22:34:03.651+00', '2026-11-25 22:34:03.315271+00');
INSERT INTO public.job_offers OVERRIDING SYSTEM VALUE VALUES (6, 2, 'Alternance développement web H/F', 'Un an ou deux aux côtés de l''équipe Démarches, avec une tutrice et de vrais sujets dès la première semaine.', 'Nantes', 'alternance', 1200, '{Titres-restaurant,"Transports remboursés"}', true, 4, 2, '2026-11-07 22:34:03.652+00', '2026-11-25 22:34:03.315271+00');
INSERT INTO public.job_offers OVERRIDING SYSTEM VALUE VALUES (7, 2, 'Data engineer', 'Six mois pour remettre en état les flux qui alimentent les tableaux de bord des transports.', 'Angers', 'freelance', 6500, '{}', true, 4, 2, '2026-11-02 22:34:03.653+00', '2026-11-25 22:34:03.315271+00');
INSERT INTO public.job_offers OVERRIDING SYSTEM VALUE VALUES (8, 2, 'Chargé ou chargée de support', 'Vous répondez aux agents des communes, au téléphone et par écrit, et faites remonter ce qui coince.', 'Nantes', 'cdi', 2300, '{Titres-restaurant,Mutuelle}', true, 0, 3, '2026-10-26 22:34:03.656+00', '2026-11-25 22:34:03.315271+00');
INSERT INTO public.job_offers OVERRIDING SYSTEM VALUE VALUES (9, 2, 'Lead developer Node.js', 'Poste pourvu : merci à toutes les personnes qui ont postulé.', 'Nantes', 'cdi', 4800, '{Télétravail}', false, 4, 3, '2026-09-26 22:34:03.657+00', '2026-11-25 22:34:03.315271+00');
INSERT INTO public.job_offers OVERRIDING SYSTEM VALUE VALUES (10, 3, 'Infirmier ou infirmière de nuit', 'Service de médecine polyvalente, vingt-huit lits, deux infirmières et deux aides-soignantes par nuit.', 'Lyon', 'cdi', 2650, '{"Prime de nuit",Crèche,Parking}', true, 2, 3, '2026-11-24 22:34:03.658+00', '2026-11-25 22:34:03.315271+00');
INSERT INTO public.job_offers OVERRIDING SYSTEM VALUE VALUES (11, 3, 'Cadre de santé', 'Vous animez une équipe de trente soignants en chirurgie ambulatoire et portez les projets du pôle.', 'Villeurbanne', 'cdi', 3700, '{RTT,Crèche}', true, 3, 2, '2026-11-19 22:34:03.659+00', '2026-11-25 22:34:03.315271+00');
INSERT INTO public.job_offers OVERRIDING SYSTEM VALUE VALUES (12, 3, 'Chargé ou chargée de communication', 'Un remplacement d''un an : journal interne, relations avec la presse locale, semaine de la prévention.', 'Lyon', 'cdd', 2400, '{"Télétravail un jour",Titres-restaurant}', true, 3, 3, '2026-11-16 22:34:03.66+00', '2026-11-25 22:34:03.315271+00');
INSERT INTO public.job_offers OVERRIDING SYSTEM VALUE VALUES (13, 3, 'Développeur ou développeuse logiciel de santé', 'Vous reliez les dossiers des patients entre nos onze cliniques, avec le souci constant du secret médical.', 'Lyon', 'cdi', 3600, '{"Télétravail deux jours",Mutuelle}', true, 5, 4, '2026-11-12 22:34:03.661+00', '2026-11-25 22:34:03.315271+00');
INSERT INTO public.job_offers OVERRIDING SYSTEM VALUE VALUES (14, 3, 'Assistant ou assistante de direction', 'Vous êtes le point d''appui de deux directrices : agendas, comptes rendus, déplacements.', 'Lyon', 'cdi', 2500, '{Titres-restaurant}', true, 3, 3, '2026-11-05 22:34:03.662+00', '2026-11-25 22:34:03.315271+00');
INSERT INTO public.job_offers OVERRIDING SYSTEM VALUE VALUES (15, 3, 'Stage contrôle de gestion', 'Six mois pour suivre les coûts de trois cliniques et simplifier les tableaux que personne n''ouvre.', 'Lyon', 'stage', 650, '{"Transports remboursés"}', true, 2, 2, '2026-10-30 22:34:03.663+00', '2026-11-25 22:34:03.315271+00');
INSERT INTO public.job_offers OVERRIDING SYSTEM VALUE VALUES (16, 4, 'Ingénieur ou ingénieure calcul de structures', 'Vous dimensionnez des ferrures de voilure, de la première esquisse à l''essai de rupture.', 'Toulouse', 'cdi', 3900, '{Intéressement,"Restaurant d''entreprise"}', true, 3, 4, '2026-11-22 22:34:03.667+00', '2026-11-25 22:34:03.315271+00');
INSERT INTO public.job_offers OVERRIDING SYSTEM VALUE VALUES (17, 4, 'Développeur ou développeuse C++ bancs d''essai', 'Nos bancs mesurent mille grandeurs par seconde : vous écrivez le logiciel qui les pilote et les enregistre.', 'Toulouse', 'cdi', 3800, '{Intéressement,RTT}', true, 4, 5, '2026-11-17 22:34:03.667+00', '2026-11-25 22:34:03.315271+00');
INSERT INTO public.job_offers OVERRIDING SYSTEM VALUE VALUES (18, 4, 'Technicien ou technicienne qualité ISO 9001', 'Audits internes, suivi des non-conformités, formation des équipes d''atelier.', 'Blagnac', 'cdd', 2400, '{"Restaurant d''entreprise"}', true, 2, 5, '2026-11-13 22:34:03.669+00', '2026-11-25 22:34:03.315271+00');
INSERT INTO public.job_offers OVERRIDING SYSTEM VALUE VALUES (19, 4, 'Soudeur ou soudeuse TIG', 'Aciers et titane en petite série, dans un atelier neuf. Formation de trois mois assurée sur place.', 'Colomiers', 'cdi', 2350, '{"Prime d''équipe",Mutuelle}', true, 2, 3, '2026-11-08 22:34:03.672+00', '2026-11-25 22:34:03.315271+00');
INSERT INTO public.job_offers OVERRIDING SYSTEM VALUE VALUES (20, 4, 'Alternance achats industriels', 'Vous suivez une famille d''achats, des consultations jusqu''aux visites de fournisseurs.', 'Toulouse', 'alternance', 1300, '{"Restaurant d''entreprise"}', true, 3, 2, '2026-10-28 22:34:03.673+00', '2026-11-25 22:34:03.315271+00');
INSERT INTO public.job_offers OVERRIDING SYSTEM VALUE VALUES (21, 5, 'Responsable de magasin', 'Une équipe de douze personnes, un marché couvert, et des producteurs à mettre en avant.', 'Lille', 'cdi', 2900, '{"Treizième mois","Remise en magasin"}', true, 3, 2, '2026-11-20 22:34:03.675+00', '2026-11-25 22:34:03.315271+00');
INSERT INTO public.job_offers OVERRIDING SYSTEM VALUE VALUES (22, 5, 'Développeur ou développeuse e-commerce', 'La boutique en ligne représente un cinquième de nos ventes : catalogue, commande, préparation en magasin.', 'Lille', 'cdi', 3300, '{"Télétravail trois jours","Remise en magasin"}', true, 5, 4, '2026-11-15 22:34:03.676+00', '2026-11-25 22:34:03.315271+00');
INSERT INTO public.job_offers OVERRIDING SYSTEM VALUE VALUES (23, 5, 'Data analyst', 'Prévoir les ventes de trente magasins pour jeter moins : vous travaillez avec les acheteuses et les chefs de rayon.', 'Lille', 'cdi', 3100, '{"Télétravail deux jours"}', true, 3, 2, '2026-11-11 22:34:03.677+00', '2026-11-25 22:34:03.315271+00');
INSERT INTO public.job_offers OVERRIDING SYSTEM VALUE VALUES (24, 5, 'Conducteur ou conductrice de poids lourd', 'Tournées de jour entre l''entrepôt d''Arras et les magasins du Nord, retour chaque soir.', 'Arras', 'cdi', 2200, '{"Primes de panier",Mutuelle}', true, 0, 4, '2026-11-04 22:34:03.678+00', '2026-11-25 22:34:03.315271+00');
INSERT INTO public.job_offers OVERRIDING SYSTEM VALUE VALUES (25, 5, 'Stage communication et événements', 'Préparer la fête des producteurs, de l''affiche au jour même.', 'Lille', 'stage', 0, '{"Remise en magasin"}', true, 2, 2, '2026-10-22 22:34:03.68+00', '2026-11-25 22:34:03.315271+00');


--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration VALUES ('0001-accounts', '2026-11-25T22:34:03.156Z');
INSERT INTO public.kysely_migration VALUES ('0002-profiles', '2026-11-25T22:34:03.205Z');
INSERT INTO public.kysely_migration VALUES ('0003-offers', '2026-11-25T22:34:03.221Z');
INSERT INTO public.kysely_migration VALUES ('0004-notices', '2026-11-25T22:34:03.237Z');
INSERT INTO public.kysely_migration VALUES ('0005-files', '2026-11-25T22:34:03.243Z');
INSERT INTO public.kysely_migration VALUES ('0006-posts', '2026-11-25T22:34:03.262Z');


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);


--
-- Data for Name: mails; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: messages; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.messages OVERRIDING SYSTEM VALUE VALUES (1, 1, 2, 1, 'Bonjour Amélie, merci pour votre candidature au poste Go.', NULL, '2026-11-23 20:22:03.724+00', '2026-11-23 20:22:03.724+00');
INSERT INTO public.messages OVERRIDING SYSTEM VALUE VALUES (2, 1, 2, 1, 'Votre passerelle entre les horaires de bus et les places de vélo nous a beaucoup plu. C''est un projet personnel ?', NULL, '2026-11-23 20:23:15.729+00', '2026-11-23 20:23:15.729+00');
INSERT INTO public.messages OVERRIDING SYSTEM VALUE VALUES (3, 1, 1, 2, 'Bonjour Karim, oui ! Commencé un dimanche de pluie, et je n''ai jamais vraiment arrêté.
Le code est en ligne si vous voulez y jeter un œil.', NULL, '2026-11-23 21:28:03.732+00', '2026-11-23 21:28:03.732+00');
INSERT INTO public.messages OVERRIDING SYSTEM VALUE VALUES (4, 1, 2, 1, 'C''est fait, et l''équipe aussi. Les tests sont un plaisir à lire.', NULL, '2026-11-24 20:04:03.733+00', '2026-11-24 20:04:03.733+00');
INSERT INTO public.messages OVERRIDING SYSTEM VALUE VALUES (5, 1, 2, 1, 'Seriez-vous disponible pour en parler ? Une heure suffit, à Nantes ou à distance, comme vous préférez.', NULL, '2026-11-24 20:05:15.733+00', '2026-11-24 20:05:15.733+00');
INSERT INTO public.messages OVERRIDING SYSTEM VALUE VALUES (6, 1, 1, 2, 'Avec plaisir. Jeudi après-midi ou vendredi matin ?', NULL, '2026-11-24 20:40:03.734+00', '2026-11-24 20:40:03.734+00');
INSERT INTO public.messages OVERRIDING SYSTEM VALUE VALUES (7, 1, 2, 1, 'Jeudi à 14 h, quai de la Fosse. Le portail bleu, puis l''escalier.', NULL, '2026-11-25 19:22:03.734+00', '2026-11-25 19:22:03.734+00');
INSERT INTO public.messages OVERRIDING SYSTEM VALUE VALUES (8, 1, 1, 2, 'Parfait, je viendrai à vélo ! 🚲', NULL, '2026-11-25 19:28:03.735+00', '2026-11-25 19:28:03.735+00');
INSERT INTO public.messages OVERRIDING SYSTEM VALUE VALUES (9, 1, 2, 1, 'À jeudi !', NULL, '2026-11-25 20:04:03.736+00', '2026-11-25 22:34:45.302338+00');


--
-- Data for Name: notifications; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (1, 2, 'application_sent', 'job_application', 1, 3, '{"jobTitle": "Ingénieur ou ingénieure plateforme"}', true, '2026-11-20 22:34:03.681+00', NULL);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (2, 1, 'application_seen', 'job_application', 2, 3, '{"jobTitle": "Ingénieur ou ingénieure plateforme"}', true, '2026-11-21 22:34:03.681+00', NULL);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (3, 5, 'application_sent', 'job_application', 1, 22, '{"jobTitle": "Développeur ou développeuse e-commerce"}', true, '2026-11-22 22:34:03.684+00', NULL);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (4, 2, 'application_sent', 'job_application', 1, 9, '{"jobTitle": "Lead developer Node.js"}', true, '2026-10-16 22:34:03.685+00', NULL);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (5, 1, 'application_seen', 'job_application', 2, 9, '{"jobTitle": "Lead developer Node.js"}', true, '2026-10-18 22:34:03.685+00', NULL);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (6, 2, 'application_sent', 'job_application', 6, 1, '{"jobTitle": "Développeur ou développeuse Go"}', true, '2026-11-24 22:34:03.686+00', NULL);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (7, 2, 'application_sent', 'job_application', 10, 1, '{"jobTitle": "Développeur ou développeuse Go"}', true, '2026-11-24 22:34:03.686+00', NULL);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (8, 2, 'application_sent', 'job_application', 8, 6, '{"jobTitle": "Alternance développement web H/F"}', true, '2026-11-13 22:34:03.687+00', NULL);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (9, 8, 'application_seen', 'job_application', 2, 6, '{"jobTitle": "Alternance développement web H/F"}', true, '2026-11-15 22:34:03.687+00', NULL);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (10, 3, 'application_sent', 'job_application', 7, 12, '{"jobTitle": "Chargé ou chargée de communication"}', true, '2026-11-18 22:34:03.687+00', NULL);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (11, 7, 'application_seen', 'job_application', 3, 12, '{"jobTitle": "Chargé ou chargée de communication"}', true, '2026-11-19 22:34:03.687+00', NULL);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (12, 3, 'application_sent', 'job_application', 9, 11, '{"jobTitle": "Cadre de santé"}', true, '2026-11-23 22:34:03.688+00', NULL);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (13, 4, 'post_like', 'post_like', 6, 1, '{}', true, '2026-11-09 23:34:03.694+00', NULL);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (14, 4, 'post_like', 'post_like', 8, 1, '{}', true, '2026-11-09 23:34:03.694+00', NULL);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (15, 4, 'post_like', 'post_like', 5, 1, '{}', true, '2026-11-09 23:34:03.695+00', NULL);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (16, 4, 'post_comment', 'post_comment', 8, 1, '{}', true, '2026-11-10 22:34:03.696+00', 1);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (17, 4, 'comment_like', 'comment_like', 8, 1, '{}', true, '2026-11-11 02:34:03.699+00', 2);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (18, 7, 'post_like', 'post_like', 3, 2, '{}', true, '2026-11-16 23:34:03.703+00', NULL);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (19, 7, 'post_like', 'post_like', 9, 2, '{}', true, '2026-11-16 23:34:03.708+00', NULL);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (20, 7, 'post_like', 'post_like', 1, 2, '{}', true, '2026-11-16 23:34:03.709+00', NULL);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (21, 7, 'post_like', 'post_like', 4, 2, '{}', true, '2026-11-16 23:34:03.709+00', NULL);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (22, 7, 'post_comment', 'post_comment', 3, 2, '{}', true, '2026-11-17 03:34:03.71+00', 3);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (23, 3, 'comment_like', 'comment_like', 7, 2, '{}', true, '2026-11-17 04:34:03.71+00', 3);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (24, 6, 'post_like', 'post_like', 1, 3, '{}', true, '2026-11-19 23:34:03.712+00', NULL);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (25, 6, 'post_like', 'post_like', 2, 3, '{}', true, '2026-11-19 23:34:03.712+00', NULL);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (26, 6, 'post_comment', 'post_comment', 1, 3, '{}', true, '2026-11-20 00:34:03.713+00', 4);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (27, 6, 'comment_like', 'comment_like', 1, 3, '{}', true, '2026-11-20 03:34:03.713+00', 5);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (28, 6, 'comment_like', 'comment_like', 2, 3, '{}', true, '2026-11-20 03:34:03.714+00', 5);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (29, 2, 'post_like', 'post_like', 1, 4, '{}', false, '2026-11-23 23:34:03.714+00', NULL);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (30, 2, 'post_like', 'post_like', 6, 4, '{}', false, '2026-11-23 23:34:03.715+00', NULL);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (31, 2, 'post_like', 'post_like', 4, 4, '{}', false, '2026-11-23 23:34:03.715+00', NULL);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (32, 2, 'post_like', 'post_like', 10, 4, '{}', false, '2026-11-23 23:34:03.716+00', NULL);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (33, 2, 'post_comment', 'post_comment', 1, 4, '{}', false, '2026-11-23 23:34:03.716+00', 6);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (34, 1, 'comment_like', 'comment_like', 2, 4, '{}', false, '2026-11-24 00:34:03.717+00', 6);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (35, 2, 'post_comment', 'post_comment', 10, 4, '{}', false, '2026-11-24 19:34:03.717+00', 7);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (36, 1, 'post_like', 'post_like', 6, 5, '{}', false, '2026-11-24 21:34:03.718+00', NULL);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (37, 1, 'post_like', 'post_like', 2, 5, '{}', false, '2026-11-24 21:34:03.719+00', NULL);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (38, 1, 'post_like', 'post_like', 8, 5, '{}', false, '2026-11-24 21:34:03.719+00', NULL);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (39, 1, 'post_comment', 'post_comment', 2, 5, '{}', false, '2026-11-24 22:34:03.72+00', 8);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (40, 2, 'comment_like', 'comment_like', 1, 5, '{}', false, '2026-11-24 23:34:03.72+00', 8);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (41, 2, 'comment_like', 'comment_like', 6, 5, '{}', false, '2026-11-24 23:34:03.72+00', 8);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (42, 1, 'post_comment', 'post_comment', 8, 5, '{}', false, '2026-11-25 15:34:03.721+00', 9);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (43, 9, 'post_like', 'post_like', 3, 6, '{}', false, '2026-11-25 19:34:03.722+00', NULL);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (44, 9, 'post_like', 'post_like', 7, 6, '{}', false, '2026-11-25 19:34:03.722+00', NULL);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (45, 2, 'post_comment', 'post_comment', 1, 7, '{}', false, '2026-11-25 22:34:44.341067+00', 10);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (46, 2, 'post_like', 'post_like', 1, 7, '{}', false, '2026-11-25 22:34:44.365468+00', NULL);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (47, 1, 'comment_like', 'comment_like', 2, 7, '{}', false, '2026-11-25 22:34:44.395377+00', 10);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (48, 2, 'application_sent', 'job_application', 6, 7, '{"jobTitle": "Data engineer"}', false, '2026-11-25 22:35:11.608745+00', NULL);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (49, 6, 'application_seen', 'job_application', 2, 1, '{"jobTitle": "Développeur ou développeuse Go"}', false, '2026-11-25 22:35:11.933458+00', NULL);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (50, 10, 'application_seen', 'job_application', 2, 1, '{"jobTitle": "Développeur ou développeuse Go"}', false, '2026-11-25 22:35:11.933458+00', NULL);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES (51, 6, 'application_seen', 'job_application', 2, 7, '{"jobTitle": "Data engineer"}', false, '2026-11-25 22:35:11.974975+00', NULL);


--
-- Data for Name: post_likes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.post_likes OVERRIDING SYSTEM VALUE VALUES (1, 1, 6, '2026-11-25 22:34:03.315271+00');
INSERT INTO public.post_likes OVERRIDING SYSTEM VALUE VALUES (2, 1, 8, '2026-11-25 22:34:03.315271+00');
INSERT INTO public.post_likes OVERRIDING SYSTEM VALUE VALUES (3, 1, 5, '2026-11-25 22:34:03.315271+00');
INSERT INTO public.post_likes OVERRIDING SYSTEM VALUE VALUES (4, 2, 3, '2026-11-25 22:34:03.315271+00');
INSERT INTO public.post_likes OVERRIDING SYSTEM VALUE VALUES (5, 2, 9, '2026-11-25 22:34:03.315271+00');
INSERT INTO public.post_likes OVERRIDING SYSTEM VALUE VALUES (6, 2, 1, '2026-11-25 22:34:03.315271+00');
INSERT INTO public.post_likes OVERRIDING SYSTEM VALUE VALUES (7, 2, 4, '2026-11-25 22:34:03.315271+00');
INSERT INTO public.post_likes OVERRIDING SYSTEM VALUE VALUES (8, 3, 1, '2026-11-25 22:34:03.315271+00');
INSERT INTO public.post_likes OVERRIDING SYSTEM VALUE VALUES (9, 3, 2, '2026-11-25 22:34:03.315271+00');
INSERT INTO public.post_likes OVERRIDING SYSTEM VALUE VALUES (10, 4, 1, '2026-11-25 22:34:03.315271+00');
INSERT INTO public.post_likes OVERRIDING SYSTEM VALUE VALUES (11, 4, 6, '2026-11-25 22:34:03.315271+00');
INSERT INTO public.post_likes OVERRIDING SYSTEM VALUE VALUES (12, 4, 4, '2026-11-25 22:34:03.315271+00');
INSERT INTO public.post_likes OVERRIDING SYSTEM VALUE VALUES (13, 4, 10, '2026-11-25 22:34:03.315271+00');
INSERT INTO public.post_likes OVERRIDING SYSTEM VALUE VALUES (14, 5, 6, '2026-11-25 22:34:03.315271+00');
INSERT INTO public.post_likes OVERRIDING SYSTEM VALUE VALUES (15, 5, 2, '2026-11-25 22:34:03.315271+00');
INSERT INTO public.post_likes OVERRIDING SYSTEM VALUE VALUES (16, 5, 8, '2026-11-25 22:34:03.315271+00');
INSERT INTO public.post_likes OVERRIDING SYSTEM VALUE VALUES (17, 6, 3, '2026-11-25 22:34:03.315271+00');
INSERT INTO public.post_likes OVERRIDING SYSTEM VALUE VALUES (18, 6, 7, '2026-11-25 22:34:03.315271+00');
INSERT INTO public.post_likes OVERRIDING SYSTEM VALUE VALUES (19, 7, 1, '2026-11-25 22:34:44.365468+00');


--
-- Data for Name: posts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.posts OVERRIDING SYSTEM VALUE VALUES (1, 4, 'Nous ouvrons nos ateliers de Toulouse le samedi 12, de 10 h à 16 h : usinage cinq axes, contrôle tridimensionnel, bancs d''essai. Venez avec vos questions, sans CV ni inscription.', NULL, '2026-11-09 22:34:03.692+00', NULL);
INSERT INTO public.posts OVERRIDING SYSTEM VALUE VALUES (2, 7, 'Trois ans à écrire pour un hôpital m''ont appris une chose : une phrase que l''on doit relire est une phrase à refaire.

Je cherche désormais une équipe qui pense de même.', NULL, '2026-11-16 22:34:03.699+00', NULL);
INSERT INTO public.posts OVERRIDING SYSTEM VALUE VALUES (3, 6, 'Retour d''expérience : nous avons remplacé un traitement nocturne de six heures par une suite de petites requêtes SQL bien indexées. Quarante minutes, et plus personne n''est réveillé.', NULL, '2026-11-19 22:34:03.71+00', NULL);
INSERT INTO public.posts OVERRIDING SYSTEM VALUE VALUES (4, 2, 'L''Atelier Numérique de l''Ouest fête ses dix ans ! Merci aux quarante-trois collectivités qui nous font confiance, et à celles et ceux qui font tourner leurs services jour et nuit.', NULL, '2026-11-23 22:34:03.714+00', NULL);
INSERT INTO public.posts OVERRIDING SYSTEM VALUE VALUES (5, 1, 'Je publie aujourd''hui un petit outil en Go qui vérifie les sauvegardes PostgreSQL en les restaurant vraiment, chaque nuit, dans un conteneur jetable. Une sauvegarde que l''on n''a jamais restaurée n''en est pas une. Vos remarques sont les bienvenues, surtout les sévères.', NULL, '2026-11-24 20:34:03.718+00', NULL);
INSERT INTO public.posts OVERRIDING SYSTEM VALUE VALUES (6, 9, 'Petite pensée pour les équipes de nuit ce week-end. 🌙', NULL, '2026-11-25 18:34:03.721+00', NULL);
INSERT INTO public.posts OVERRIDING SYSTEM VALUE VALUES (7, 2, 'Nos bureaux s''ouvrent samedi.', '0c80f58d00cd68dce089b60aeedf637e.webp', '2026-11-25 22:34:44.321775+00', NULL);


--
-- Data for Name: projects; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.projects OVERRIDING SYSTEM VALUE VALUES (1, 1, 'Carte des arbres de Nantes', 'Une carte participative des arbres remarquables, mise à jour par leurs voisins.', '{"Inès Robert"}', 'https://arbres.example', '2026-11-25 22:34:03.315271+00');
INSERT INTO public.projects OVERRIDING SYSTEM VALUE VALUES (2, 8, 'Refuges ouverts', 'L''état des refuges de montagne, tenu à jour par celles et ceux qui y passent.', '{}', '', '2026-11-25 22:34:03.315271+00');


--
-- Data for Name: rate_limits; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.rate_limits VALUES ('login:qnNH0M-RuIs1xjPFgu4lzRZHBSes1YgSNKqNxRAadW0', 1, '2026-11-25 22:34:18.501+00', '2026-11-25 22:49:18.501+00');
INSERT INTO public.rate_limits VALUES ('login-address:EsoXtJryKJQ28wPgFmAwoh5SXSZuIJJnQzgBqP1AcaA', 1, '2026-11-25 22:34:18.503+00', '2026-11-25 22:49:18.503+00');
INSERT INTO public.rate_limits VALUES ('posts:1HNeOiZeFu7gP1lxi5tdAwGcB9i2xR-Q2jpmbuwTqzU', 1, '2026-11-25 22:34:44.259+00', '2026-11-25 22:35:44.259+00');
INSERT INTO public.rate_limits VALUES ('pictures:1HNeOiZeFu7gP1lxi5tdAwGcB9i2xR-Q2jpmbuwTqzU', 1, '2026-11-25 22:34:44.261+00', '2026-11-25 22:44:44.261+00');
INSERT INTO public.rate_limits VALUES ('comments:a4ayc_80_OGda4BO_1o_V0etpOqiLx1JwB5S3beHW0s', 1, '2026-11-25 22:34:44.332+00', '2026-11-25 22:35:44.332+00');
INSERT INTO public.rate_limits VALUES ('register:JCK_TaBeNhcNLtqOdyPW88L7Ov6RFjd2zfIRTOuXqrM', 1, '2026-11-25 22:34:44.661+00', '2026-11-25 23:34:44.661+00');
INSERT INTO public.rate_limits VALUES ('register-address:EsoXtJryKJQ28wPgFmAwoh5SXSZuIJJnQzgBqP1AcaA', 1, '2026-11-25 22:34:44.672+00', '2026-11-25 23:34:44.672+00');


--
-- Data for Name: recruiter_profiles; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.recruiter_profiles VALUES (2, 'Atelier Numérique de l''Ouest', 'Informatique', 'informatique', 'https://atelier-ouest.example', 'Nantes', '51-200', 'Une coopérative qui conçoit et exploite des services en ligne pour les collectivités de l''Ouest.', NULL, '2026-11-25 22:34:03.315271+00');
INSERT INTO public.recruiter_profiles VALUES (3, 'Groupe Saint-Éloi', 'Santé', 'sante', 'https://saint-eloi.example', 'Lyon', '1000-5000', 'Onze cliniques et un service d''hospitalisation à domicile en Auvergne-Rhône-Alpes.', NULL, '2026-11-25 22:34:03.315271+00');
INSERT INTO public.recruiter_profiles VALUES (4, 'Ferrand Industrie', 'Aéronautique', 'aeronautique', 'https://ferrand.example', 'Toulouse', '201-500', 'Sous-ensembles mécaniques et bancs d''essai pour l''aéronautique.', NULL, '2026-11-25 22:34:03.315271+00');
INSERT INTO public.recruiter_profiles VALUES (5, 'Comptoir des Flandres', 'Distribution', 'distribution', 'https://comptoir-flandres.example', 'Lille', '501-1000', 'Trente magasins et une boutique en ligne d''épicerie fine, du producteur à la table.', NULL, '2026-11-25 22:34:03.315271+00');


--
-- Data for Name: secrets; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.secrets VALUES ('file-links', 'd-k-IJUc8lypz6hbxQcW8oePPVVNQqHuHiKbiU-O9Q4');


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions OVERRIDING SYSTEM VALUE VALUES (1, 1, 'eeAF7HGtmSv9f92emVG8jdmF8VPUXsJ1E8R-FprSolU', '2026-11-25 22:34:43.207+00', '2026-12-02 22:34:43.207+00', NULL);
INSERT INTO public.sessions OVERRIDING SYSTEM VALUE VALUES (2, 2, 'MQ481Vq8KiyvPPU3H3mTECCAJQprArt4faPYxv7crmg', '2026-11-25 22:34:43.813+00', '2026-12-02 22:34:43.813+00', NULL);
INSERT INTO public.sessions OVERRIDING SYSTEM VALUE VALUES (3, 3, '9B2osrAfRwELhRZ37pjoN92o7hQZ3fJ2JdIB8T1nSFc', '2026-11-25 22:34:43.914+00', '2026-12-02 22:34:43.914+00', NULL);
INSERT INTO public.sessions OVERRIDING SYSTEM VALUE VALUES (4, 6, 'HNmo1NUdGD8aJlbEcj5E2mvpwpd6rLOvkGkkLnB3nXw', '2026-11-25 22:34:44.011+00', '2026-12-02 22:34:44.011+00', NULL);
INSERT INTO public.sessions OVERRIDING SYSTEM VALUE VALUES (5, 7, 'wZebRE2oA3aS3zKHe9segQ8d0T7YQGYrAbj4FwHW0FE', '2026-11-25 22:34:44.084+00', '2026-12-02 22:34:44.084+00', NULL);
INSERT INTO public.sessions OVERRIDING SYSTEM VALUE VALUES (6, 1, 'WGEFXobHEnA3Rb6prqDY87IKBTR2Gwra8lTfCUwsNkc', '2026-11-25 22:35:02.647+00', '2026-12-02 22:35:02.647+00', NULL);
INSERT INTO public.sessions OVERRIDING SYSTEM VALUE VALUES (7, 2, 'cwFJY_9tB_Upk65Eufuf5opyBXSSrQOTDreHmuo9af4', '2026-11-25 22:35:02.752+00', '2026-12-02 22:35:02.752+00', NULL);
INSERT INTO public.sessions OVERRIDING SYSTEM VALUE VALUES (8, 3, 'HaCGRbsrVkxT52PYnFH6t3SVDt0rqUrMR-7Agn6lv5M', '2026-11-25 22:35:02.783+00', '2026-12-02 22:35:02.783+00', NULL);
INSERT INTO public.sessions OVERRIDING SYSTEM VALUE VALUES (9, 6, 'KN6Qas3zzXcyxQJzUNlUs67ULWpKPwyS5QjcIXgsz3s', '2026-11-25 22:35:03.045+00', '2026-12-02 22:35:03.045+00', NULL);
INSERT INTO public.sessions OVERRIDING SYSTEM VALUE VALUES (10, 7, '667FC78xxkjOSYpjjgOJ9SzLwymVZI3DUSod3G9Ga58', '2026-11-25 22:35:03.066+00', '2026-12-02 22:35:03.066+00', NULL);
INSERT INTO public.sessions OVERRIDING SYSTEM VALUE VALUES (11, 1, 'C9so6-dbzstnumW3fXbPLELI8pxAQRxOIbFwWfdyLKM', '2026-11-25 22:35:11.24+00', '2026-12-02 22:35:11.24+00', NULL);
INSERT INTO public.sessions OVERRIDING SYSTEM VALUE VALUES (12, 2, '9QSPF0vWGlVdFvpwXNTAtw15DIufeHqG68P_O-AxcSM', '2026-11-25 22:35:11.41+00', '2026-12-02 22:35:11.41+00', NULL);
INSERT INTO public.sessions OVERRIDING SYSTEM VALUE VALUES (13, 3, 'ph45dk2AyjLMUR1z32WzPU6NA9UWPP3MpzjnsLlgAWQ', '2026-11-25 22:35:11.437+00', '2026-12-02 22:35:11.437+00', NULL);
INSERT INTO public.sessions OVERRIDING SYSTEM VALUE VALUES (14, 6, 'Py73mbPfSkswN36H2LPFyntO2bGG5SXFgILYwYriTjE', '2026-11-25 22:35:11.527+00', '2026-12-02 22:35:11.527+00', NULL);
INSERT INTO public.sessions OVERRIDING SYSTEM VALUE VALUES (15, 7, 'OCiuaqW0wc9QksILX9oKJBy7rQr1T6hegBRx9ApkLVM', '2026-11-25 22:35:11.55+00', '2026-12-02 22:35:11.55+00', NULL);


--
-- Data for Name: totals; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.totals VALUES ('posts', 7);


--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.users OVERRIDING SYSTEM VALUE VALUES (1, 'amelie.durand@passerelle.example', 'amelie.durand', '$argon2id$v=19$m=19456,t=2,p=1$q5mXijIaaeGXQYyMoL0t6g$3dtr1a+VAR0MaSUDpvu5KesIX91F6AfQlGr+T7+JeHU', 'Amélie', 'Durand', 'applicant', '06 39 98 12 34', '8 rue de Strasbourg, 44000 Nantes', '1994-05-12', NULL, NULL, '2026-07-28 22:34:03.317+00', '2026-07-28 22:34:03.317+00');
INSERT INTO public.users OVERRIDING SYSTEM VALUE VALUES (2, 'karim.benali@passerelle.example', 'karim.benali', '$argon2id$v=19$m=19456,t=2,p=1$q5mXijIaaeGXQYyMoL0t6g$3dtr1a+VAR0MaSUDpvu5KesIX91F6AfQlGr+T7+JeHU', 'Karim', 'Benali', 'recruiter', '02 61 91 20 10', '4 quai de la Fosse, 44000 Nantes', '1982-10-03', NULL, NULL, '2026-07-29 22:34:03.317+00', '2026-07-29 22:34:03.317+00');
INSERT INTO public.users OVERRIDING SYSTEM VALUE VALUES (3, 'claire.moreau@passerelle.example', 'claire.moreau', '$argon2id$v=19$m=19456,t=2,p=1$q5mXijIaaeGXQYyMoL0t6g$3dtr1a+VAR0MaSUDpvu5KesIX91F6AfQlGr+T7+JeHU', 'Claire', 'Moreau', 'recruiter', '', '12 rue de la République, 69002 Lyon', '1979-02-17', NULL, NULL, '2026-07-30 22:34:03.317+00', '2026-07-30 22:34:03.317+00');
INSERT INTO public.users OVERRIDING SYSTEM VALUE VALUES (4, 'sophie.lambert@passerelle.example', 'sophie.lambert', '$argon2id$v=19$m=19456,t=2,p=1$q5mXijIaaeGXQYyMoL0t6g$3dtr1a+VAR0MaSUDpvu5KesIX91F6AfQlGr+T7+JeHU', 'Sophie', 'Lambert', 'recruiter', '', '21 allée Jean-Jaurès, 31000 Toulouse', '1988-06-25', NULL, NULL, '2026-07-31 22:34:03.317+00', '2026-07-31 22:34:03.317+00');
INSERT INTO public.users OVERRIDING SYSTEM VALUE VALUES (5, 'marc.lefevre@passerelle.example', 'marc.lefevre', '$argon2id$v=19$m=19456,t=2,p=1$q5mXijIaaeGXQYyMoL0t6g$3dtr1a+VAR0MaSUDpvu5KesIX91F6AfQlGr+T7+JeHU', 'Marc', 'Lefèvre', 'recruiter', '', '30 rue Faidherbe, 59000 Lille', '1985-09-08', NULL, NULL, '2026-08-01 22:34:03.317+00', '2026-08-01 22:34:03.317+00');
INSERT INTO public.users OVERRIDING SYSTEM VALUE VALUES (6, 'hugo.petit@passerelle.example', 'hugo.petit', '$argon2id$v=19$m=19456,t=2,p=1$q5mXijIaaeGXQYyMoL0t6g$3dtr1a+VAR0MaSUDpvu5KesIX91F6AfQlGr+T7+JeHU', 'Hugo', 'Petit', 'applicant', '', '15 rue Nationale, 59000 Lille', '1991-11-30', NULL, NULL, '2026-08-02 22:34:03.317+00', '2026-08-02 22:34:03.317+00');
INSERT INTO public.users OVERRIDING SYSTEM VALUE VALUES (7, 'aicha.diallo@passerelle.example', 'aicha.diallo', '$argon2id$v=19$m=19456,t=2,p=1$q5mXijIaaeGXQYyMoL0t6g$3dtr1a+VAR0MaSUDpvu5KesIX91F6AfQlGr+T7+JeHU', 'Aïcha', 'Diallo', 'applicant', '', '3 rue d''Antrain, 35000 Rennes', '1996-08-21', NULL, NULL, '2026-08-03 22:34:03.317+00', '2026-08-03 22:34:03.317+00');
INSERT INTO public.users OVERRIDING SYSTEM VALUE VALUES (8, 'lucas.bernard@passerelle.example', 'lucas.bernard', '$argon2id$v=19$m=19456,t=2,p=1$q5mXijIaaeGXQYyMoL0t6g$3dtr1a+VAR0MaSUDpvu5KesIX91F6AfQlGr+T7+JeHU', 'Lucas', 'Bernard', 'applicant', '', '27 cours Berriat, 38000 Grenoble', '2003-01-09', NULL, NULL, '2026-08-04 22:34:03.317+00', '2026-08-04 22:34:03.317+00');
INSERT INTO public.users OVERRIDING SYSTEM VALUE VALUES (9, 'emma.rousseau@passerelle.example', 'emma.rousseau', '$argon2id$v=19$m=19456,t=2,p=1$q5mXijIaaeGXQYyMoL0t6g$3dtr1a+VAR0MaSUDpvu5KesIX91F6AfQlGr+T7+JeHU', 'Emma', 'Rousseau', 'applicant', '', '9 rue de Metz, 67000 Strasbourg', '1987-04-02', NULL, NULL, '2026-08-05 22:34:03.317+00', '2026-08-05 22:34:03.317+00');
INSERT INTO public.users OVERRIDING SYSTEM VALUE VALUES (10, 'thomas.nguyen@passerelle.example', 'thomas.nguyen', '$argon2id$v=19$m=19456,t=2,p=1$q5mXijIaaeGXQYyMoL0t6g$3dtr1a+VAR0MaSUDpvu5KesIX91F6AfQlGr+T7+JeHU', 'Thomas', 'Nguyen', 'applicant', '', '', '1999-12-14', NULL, NULL, '2026-08-06 22:34:03.317+00', '2026-08-06 22:34:03.317+00');
INSERT INTO public.users OVERRIDING SYSTEM VALUE VALUES (11, 'nina.roche@passerelle.example', 'nina.roche', '$argon2id$v=19$m=19456,t=2,p=1$dPHuNRTCIMdWXNSuRCplOQ$DR3L/UshgetiJVZtGurQpSjRIBiPWvBujpOHOYPHpJU', 'Nina', 'Roche', 'applicant', '', '', '1990-01-01', NULL, NULL, NULL, '2026-11-25 22:34:44.699884+00');


--
-- Name: applicant_skills_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.applicant_skills_id_seq', 56, true);


--
-- Name: applications_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.applications_id_seq', 9, true);


--
-- Name: certifications_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.certifications_id_seq', 2, true);


--
-- Name: comment_likes_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.comment_likes_id_seq', 8, true);


--
-- Name: comments_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.comments_id_seq', 10, true);


--
-- Name: discussions_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.discussions_id_seq', 9, true);


--
-- Name: experiences_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.experiences_id_seq', 5, true);


--
-- Name: formations_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.formations_id_seq', 5, true);


--
-- Name: job_offers_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.job_offers_id_seq', 25, true);


--
-- Name: mails_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.mails_id_seq', 1, true);


--
-- Name: messages_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.messages_id_seq', 9, true);


--
-- Name: notifications_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.notifications_id_seq', 51, true);


--
-- Name: post_likes_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.post_likes_id_seq', 19, true);


--
-- Name: posts_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.posts_id_seq', 7, true);


--
-- Name: projects_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.projects_id_seq', 2, true);


--
-- Name: sessions_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.sessions_id_seq', 15, true);


--
-- Name: users_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.users_id_seq', 11, true);


--
-- Name: applicant_profiles applicant_profiles_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.applicant_profiles
    ADD CONSTRAINT applicant_profiles_pkey PRIMARY KEY (user_id);


--
-- Name: applicant_skills applicant_skills_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.applicant_skills
    ADD CONSTRAINT applicant_skills_pkey PRIMARY KEY (id);


--
-- Name: applications applications_offer_id_applicant_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.applications
    ADD CONSTRAINT applications_offer_id_applicant_id_key UNIQUE (offer_id, applicant_id);


--
-- Name: applications applications_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.applications
    ADD CONSTRAINT applications_pkey PRIMARY KEY (id);


--
-- Name: certifications certifications_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certifications
    ADD CONSTRAINT certifications_pkey PRIMARY KEY (id);


--
-- Name: comment_likes comment_likes_comment_id_user_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.comment_likes
    ADD CONSTRAINT comment_likes_comment_id_user_id_key UNIQUE (comment_id, user_id);


--
-- Name: comment_likes comment_likes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.comment_likes
    ADD CONSTRAINT comment_likes_pkey PRIMARY KEY (id);


--
-- Name: comments comments_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.comments
    ADD CONSTRAINT comments_pkey PRIMARY KEY (id);


--
-- Name: discussions discussions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.discussions
    ADD CONSTRAINT discussions_pkey PRIMARY KEY (id);


--
-- Name: discussions discussions_user_low_user_high_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.discussions
    ADD CONSTRAINT discussions_user_low_user_high_key UNIQUE (user_low, user_high);


--
-- Name: email_codes email_codes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.email_codes
    ADD CONSTRAINT email_codes_pkey PRIMARY KEY (user_id, purpose);


--
-- Name: experiences experiences_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.experiences
    ADD CONSTRAINT experiences_pkey PRIMARY KEY (id);


--
-- Name: files files_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.files
    ADD CONSTRAINT files_pkey PRIMARY KEY (name);


--
-- Name: formations formations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.formations
    ADD CONSTRAINT formations_pkey PRIMARY KEY (id);


--
-- Name: job_offer_skills job_offer_skills_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.job_offer_skills
    ADD CONSTRAINT job_offer_skills_pkey PRIMARY KEY (offer_id, "position");


--
-- Name: job_offer_words job_offer_words_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.job_offer_words
    ADD CONSTRAINT job_offer_words_pkey PRIMARY KEY (offer_id, word);


--
-- Name: job_offers job_offers_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.job_offers
    ADD CONSTRAINT job_offers_pkey PRIMARY KEY (id);


--
-- Name: kysely_migration_lock kysely_migration_lock_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);


--
-- Name: kysely_migration kysely_migration_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);


--
-- Name: mails mails_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);


--
-- Name: messages messages_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_pkey PRIMARY KEY (id);


--
-- Name: messages messages_sender_id_client_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_sender_id_client_id_key UNIQUE (sender_id, client_id);


--
-- Name: notifications notifications_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_pkey PRIMARY KEY (id);


--
-- Name: post_likes post_likes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.post_likes
    ADD CONSTRAINT post_likes_pkey PRIMARY KEY (id);


--
-- Name: post_likes post_likes_post_id_user_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.post_likes
    ADD CONSTRAINT post_likes_post_id_user_id_key UNIQUE (post_id, user_id);


--
-- Name: posts posts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.posts
    ADD CONSTRAINT posts_pkey PRIMARY KEY (id);


--
-- Name: projects projects_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.projects
    ADD CONSTRAINT projects_pkey PRIMARY KEY (id);


--
-- Name: rate_limits rate_limits_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);


--
-- Name: recruiter_profiles recruiter_profiles_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recruiter_profiles
    ADD CONSTRAINT recruiter_profiles_pkey PRIMARY KEY (user_id);


--
-- Name: secrets secrets_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);


--
-- Name: sessions sessions_token_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_token_hash_key UNIQUE (token_hash);


--
-- Name: totals totals_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.totals
    ADD CONSTRAINT totals_pkey PRIMARY KEY (name);


--
-- Name: users users_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);


--
-- Name: applicant_skills_certification; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX applicant_skills_certification ON public.applicant_skills USING btree (certification_id) WHERE (certification_id IS NOT NULL);


--
-- Name: applicant_skills_experience; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX applicant_skills_experience ON public.applicant_skills USING btree (experience_id) WHERE (experience_id IS NOT NULL);


--
-- Name: applicant_skills_formation; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX applicant_skills_formation ON public.applicant_skills USING btree (formation_id) WHERE (formation_id IS NOT NULL);


--
-- Name: applicant_skills_key; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX applicant_skills_key ON public.applicant_skills USING btree (skill_key, user_id);


--
-- Name: applicant_skills_project; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX applicant_skills_project ON public.applicant_skills USING btree (project_id) WHERE (project_id IS NOT NULL);


--
-- Name: applicant_skills_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX applicant_skills_user ON public.applicant_skills USING btree (user_id, skill_key);


--
-- Name: applications_applicant; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX applications_applicant ON public.applications USING btree (applicant_id, offer_id);


--
-- Name: applications_offer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX applications_offer ON public.applications USING btree (offer_id, created_at DESC, id DESC);


--
-- Name: certifications_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX certifications_user ON public.certifications USING btree (user_id, created_at DESC, id DESC);


--
-- Name: comment_likes_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX comment_likes_user ON public.comment_likes USING btree (user_id);


--
-- Name: comments_author; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX comments_author ON public.comments USING btree (author_id);


--
-- Name: comments_post; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX comments_post ON public.comments USING btree (post_id, id);


--
-- Name: discussions_high; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX discussions_high ON public.discussions USING btree (user_high, last_message_at DESC);


--
-- Name: discussions_low; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX discussions_low ON public.discussions USING btree (user_low, last_message_at DESC);


--
-- Name: experiences_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX experiences_user ON public.experiences USING btree (user_id, started_at DESC, id DESC);


--
-- Name: files_leftover; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX files_leftover ON public.files USING btree (created_at) WHERE ((state <> 'kept'::text) OR (owner_id IS NULL));


--
-- Name: files_owner; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX files_owner ON public.files USING btree (owner_id);


--
-- Name: formations_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX formations_user ON public.formations USING btree (user_id, started_at DESC, id DESC);


--
-- Name: job_offer_skills_key; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX job_offer_skills_key ON public.job_offer_skills USING btree (skill_key, offer_id);


--
-- Name: job_offer_words_word; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX job_offer_words_word ON public.job_offer_words USING btree (word, offer_id);


--
-- Name: job_offers_active; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX job_offers_active ON public.job_offers USING btree (created_at DESC, id DESC) WHERE active;


--
-- Name: job_offers_active_unlisted; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX job_offers_active_unlisted ON public.job_offers USING btree (created_at DESC, id DESC) WHERE (active AND (skill_total = 0));


--
-- Name: job_offers_recruiter; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX job_offers_recruiter ON public.job_offers USING btree (recruiter_id, created_at DESC, id DESC);


--
-- Name: mails_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mails_due ON public.mails USING btree (next_attempt_at) WHERE (sent_at IS NULL);


--
-- Name: messages_discussion; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX messages_discussion ON public.messages USING btree (discussion_id, id);


--
-- Name: messages_unread; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX messages_unread ON public.messages USING btree (recipient_id, discussion_id) WHERE (read_at IS NULL);


--
-- Name: notifications_actor; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX notifications_actor ON public.notifications USING btree (actor_id);


--
-- Name: notifications_comment; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX notifications_comment ON public.notifications USING btree (comment_id) WHERE (comment_id IS NOT NULL);


--
-- Name: notifications_comment_like; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX notifications_comment_like ON public.notifications USING btree (actor_id, comment_id) WHERE (event = 'comment_like'::text);


--
-- Name: notifications_post_like; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX notifications_post_like ON public.notifications USING btree (actor_id, target_id) WHERE (event = 'post_like'::text);


--
-- Name: notifications_target; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX notifications_target ON public.notifications USING btree (event_type, target_id, user_id);


--
-- Name: notifications_unread; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX notifications_unread ON public.notifications USING btree (user_id) WHERE (NOT is_read);


--
-- Name: notifications_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX notifications_user ON public.notifications USING btree (user_id, created_at DESC, id DESC);


--
-- Name: post_likes_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX post_likes_user ON public.post_likes USING btree (user_id);


--
-- Name: posts_author; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX posts_author ON public.posts USING btree (author_id);


--
-- Name: projects_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX projects_user ON public.projects USING btree (user_id, created_at DESC, id DESC);


--
-- Name: rate_limits_expiry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX rate_limits_expiry ON public.rate_limits USING btree (expires_at);


--
-- Name: recruiter_profiles_sector; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX recruiter_profiles_sector ON public.recruiter_profiles USING btree (sector_key);


--
-- Name: sessions_expiry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_expiry ON public.sessions USING btree (expires_at);


--
-- Name: sessions_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_user ON public.sessions USING btree (user_id);


--
-- Name: users_email; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX users_email ON public.users USING btree (lower(email));


--
-- Name: users_username; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX users_username ON public.users USING btree (lower(username));


--
-- Name: posts posts_total; Type: TRIGGER; Schema: public; Owner: -
--

CREATE CONSTRAINT TRIGGER posts_total AFTER INSERT OR DELETE ON public.posts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.count_posts();


--
-- Name: applicant_profiles applicant_profiles_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.applicant_profiles
    ADD CONSTRAINT applicant_profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: applicant_skills applicant_skills_certification_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.applicant_skills
    ADD CONSTRAINT applicant_skills_certification_id_fkey FOREIGN KEY (certification_id) REFERENCES public.certifications(id) ON DELETE CASCADE;


--
-- Name: applicant_skills applicant_skills_experience_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.applicant_skills
    ADD CONSTRAINT applicant_skills_experience_id_fkey FOREIGN KEY (experience_id) REFERENCES public.experiences(id) ON DELETE CASCADE;


--
-- Name: applicant_skills applicant_skills_formation_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.applicant_skills
    ADD CONSTRAINT applicant_skills_formation_id_fkey FOREIGN KEY (formation_id) REFERENCES public.formations(id) ON DELETE CASCADE;


--
-- Name: applicant_skills applicant_skills_project_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.applicant_skills
    ADD CONSTRAINT applicant_skills_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


--
-- Name: applicant_skills applicant_skills_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.applicant_skills
    ADD CONSTRAINT applicant_skills_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: applications applications_applicant_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.applications
    ADD CONSTRAINT applications_applicant_id_fkey FOREIGN KEY (applicant_id) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: applications applications_offer_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.applications
    ADD CONSTRAINT applications_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES public.job_offers(id) ON DELETE CASCADE;


--
-- Name: certifications certifications_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.certifications
    ADD CONSTRAINT certifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: comment_likes comment_likes_comment_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.comment_likes
    ADD CONSTRAINT comment_likes_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES public.comments(id) ON DELETE CASCADE;


--
-- Name: comment_likes comment_likes_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.comment_likes
    ADD CONSTRAINT comment_likes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: comments comments_author_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.comments
    ADD CONSTRAINT comments_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: comments comments_post_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.comments
    ADD CONSTRAINT comments_post_id_fkey FOREIGN KEY (post_id) REFERENCES public.posts(id) ON DELETE CASCADE;


--
-- Name: discussions discussions_user_high_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.discussions
    ADD CONSTRAINT discussions_user_high_fkey FOREIGN KEY (user_high) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: discussions discussions_user_low_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.discussions
    ADD CONSTRAINT discussions_user_low_fkey FOREIGN KEY (user_low) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: email_codes email_codes_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.email_codes
    ADD CONSTRAINT email_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: experiences experiences_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.experiences
    ADD CONSTRAINT experiences_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: files files_owner_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.files
    ADD CONSTRAINT files_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: formations formations_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.formations
    ADD CONSTRAINT formations_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: job_offer_skills job_offer_skills_offer_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.job_offer_skills
    ADD CONSTRAINT job_offer_skills_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES public.job_offers(id) ON DELETE CASCADE;


--
-- Name: job_offer_words job_offer_words_offer_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.job_offer_words
    ADD CONSTRAINT job_offer_words_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES public.job_offers(id) ON DELETE CASCADE;


--
-- Name: job_offers job_offers_recruiter_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.job_offers
    ADD CONSTRAINT job_offers_recruiter_id_fkey FOREIGN KEY (recruiter_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: messages messages_discussion_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_discussion_id_fkey FOREIGN KEY (discussion_id) REFERENCES public.discussions(id) ON DELETE CASCADE;


--
-- Name: messages messages_recipient_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_recipient_id_fkey FOREIGN KEY (recipient_id) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: messages messages_sender_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: notifications notifications_actor_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: notifications notifications_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: post_likes post_likes_post_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.post_likes
    ADD CONSTRAINT post_likes_post_id_fkey FOREIGN KEY (post_id) REFERENCES public.posts(id) ON DELETE CASCADE;


--
-- Name: post_likes post_likes_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.post_likes
    ADD CONSTRAINT post_likes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: posts posts_author_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.posts
    ADD CONSTRAINT posts_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: projects projects_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.projects
    ADD CONSTRAINT projects_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: recruiter_profiles recruiter_profiles_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recruiter_profiles
    ADD CONSTRAINT recruiter_profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: sessions sessions_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--


