const words = (list: string, end = "") => new RegExp(`(?<![\\p{L}])(?:${list.replaceAll(" ", "|")})${end}`, "iu");

const jobs = words(
  "d[ée]velopp(?:eu[rs]e?|ement) developer develop(?:e?ment|ing) ing[ée]nieure? engineer(?:ing)? chef(?:fe)? manager stagiaire stage intern(?:ship)? consultante? assistante? technicien(?:ne)? technician responsable analyste? designer lead(?:er)? directeur directrice director architecte? vendeu[rs]e? serveu[rs]e? soudeu[rs]e? commerciale? comptable accountant officer charg[ée]e? alternante? apprentie? apprentice professeure? professor teacher enseignante? infirmi[eè]re? nurse conseill[eèi][re]+ h[ôo]te(?:sse)? agente? employ[ée]e? cuisini[eè]re? coordinat(?:eur|rice|or) coordonnat(?:eur|rice) secr[ée]taire auxiliaire op[ée]rat(?:eur|rice|or) pr[ée]parat(?:eur|rice) animat(?:eur|rice) administrat(?:eur|rice|or) r[ée]dact(?:eur|rice) journaliste? formateur formatrice trainer tutor tuteur tutrice researcher chercheu[rs]e? doctorante? postdoc(?:toral)? fellow scientist specialist sp[ée]cialiste programmer programmeu[rs]e? freelance co-?founder founder cofondat(?:eur|rice) fondat(?:eur|rice) ceo cto cfo coo vp president pr[ée]sidente? vice-?president head supervisor superviseu[rs]e? coach recruiter recruteu[rs]e? acheteu[rs]e? buyer sales marketing barista barman barmaid cashier caissi[eè]re? magasini[eè]re? chauffeur conduct(?:eur|rice) driver livreu[rs]e? m[ée]canicien(?:ne)? [ée]lectricien(?:ne)? mechanic plumber plombi[eè]re? ma[çc]on peintre photographer photographe manutentionnaire coiffeu[rs]e? boulang[eè]re? p[âa]tissi[eè]re? menuisi[eè]re? couvreu[rs]e? int[ée]grat(?:eur|rice) musicien(?:ne)? steward ouvri[eè]re? [ée]quipi[eè]re? t[ée]l[ée]conseill[eè]re? esth[ée]ticien(?:ne)? ambulanci[eè]re? g[ée]om[èe]tre dessinat(?:eur|rice) jardini[eè]re? paysagiste fact(?:eur|rice) biblioth[ée]caire graphiste webmaster web\\s?designer product project projet scrum devops full-?stack front-?end back-?end student [ée]tudiante? representative repr[ée]sentante? executive associate advisor adviser aide gestionnaire g[ée]rante? juriste avocate? lawyer attorney paralegal notaire clerc psychologue [ée]ducat(?:eur|rice) traducteur traductrice translator interpr[èe]te m[ée]decin doctor physician pharmacien(?:ne)? pharmacist kin[ée]sith[ée]rapeute editor writer author member membre volunteer b[ée]n[ée]vole emploi poste job maintainer contributor principal sous-chef r[ée]ceptionniste receptionist concierge community growth business controller (?:it|technical|customer)\\ssupport quality\\sassurance saisonni[eè]re? baby-?sitter mod[ée]rat(?:eur|rice) monit(?:eur|rice) adjointe? clinicien(?:ne)? contr[ôo]leu[rs]e? auditeur auditrice auditor trader broker courtier banker trainee tester tutorat commis maintainers? statistic(?:ien(?:ne)?|ian)",
  "(?![\\p{L}])",
);
const companies = words(
  "sarl s\\.?r\\.?l\\.? pvt\\.? limited consulting sas sasu sa eurl s\\.a(?:\\.s?)? inc\\.? ltd\\.? llc gmbh plc corp\\.? corporation company co\\. group groupe holding bank banque industries soci[ée]t[ée] cabinet agence agency studios? labs? laboratoire laboratory technologies solutions systems services restaurant h[ôo]tel hospital h[ôo]pital chu clinique mairie commune r[ée]gion d[ée]partement minist[èe]re ministry conseil [ée]ditions atelier boutique caf[ée] association fondation foundation institute? universit[a-zé]+ [ée]cole school coll[eè]ge college lyc[ée]e cnrs inria cea inserm (?<!quality\\s)assurances?",
  "(?![\\p{L}])",
);
const schools = words(
  "universi[a-zéàää]+ univ\\.? [ée]coles? school lyc[ée]e [ií]n?stitut[eo]? liceo iut inst\\. coll[eè]ge college academy acad[ée]mie facult[a-zé]+ fac insa cnam campus polytech(?:nic|nique)? epita epitech esiea efrei ensta enseeiht ensimag hec essec escp edhec em\\s?lyon isep supinfo esgi cfa gretat? greta afpa afpi iae iep sciences\\s?po sorbonne mit stanford harvard oxford cambridge centrale(?:sup[ée]lec)? mines t[ée]l[ée]com enssat ens esc icam utc utt utbm openclassrooms coursera udemy ucl eth epfl caltech nyu centre conservatoire",
  "(?![\\p{L}])",
);
const degrees = words(
  "master'?s?(?:\\s?[12])? mast[eè]re licence bac(?:calaur[ée]ate?)?(?:\\+?\\d)? bachelor'?s? bts dut but deug dess dea dipl[ôo]m[ea]\\w* degree msc m\\.sc\\.? bsc b\\.sc\\.? ba b\\.a\\.? ma m\\.a\\.? mba ph\\.?d\\.? doctora[lt]e? doctor th[eè]se cap bep mba m\\.?eng b\\.?eng b\\.?tech m\\.?tech b\\.?e m\\.?s b\\.?s a\\.?s cqp bca mca bba b\\.?com m\\.?com hsc ssc sslc ll\\.?b ll\\.?m intermediate matric(?:ulation)? pgdip bepc dcg dscg titre certificat[ei]? certified certification g[ée]nie formation cycle pr[ée]pa(?:ratoire)?s? cpge classes? ing[ée]nieure? brevet engineering high secondary gcse a-levels? hnd associate minor major erasmus [ée]change exchange baccalaureate m[12] l[123] postgraduate undergraduate graduate diploma abitur specialization d\\.u\\.?t?\\.? deust lp dts ma[îi]trise terminale msci cours course",
  "(?![\\p{L}])",
);

/** A French or English word for a job by its ending, at the start of a text: 'Monteuse', 'Métreur', 'Ergothérapeute'. */
const jobByEnding =
  /^\p{L}{3,}(?:euse|trice|icien(?:ne)?|iste|ologue|th[ée]rapeute|ician|ologist|(?<!int[ée]ri|ext[ée]ri|val|coul|pasti|past|haut|s)eur)s?(?![\p{L}])/iu;

export type Kind = "work" | "education";

/** Scores how much a text looks like a job or degree rather than a company or school; higher means a title. */
export function titleEvidence(text: string, kind: Kind): number {
  if (kind === "education") return Number(degrees.test(text)) * 1.2 - Number(schools.test(text)) * 1.5;
  return Number(jobs.test(text) || jobByEnding.test(text)) * 1.4 - Number(companies.test(text));
}

/** Whether a list of names has both a degree and a school: 'Licence de chimie, Lycée Nord'. */
export function isDegreeAtSchool(text: string): boolean {
  const scores = text.split(/[,–]\s/u).map((part) => titleEvidence(part, "education"));
  return scores.some((score) => score > 0) && scores.some((score) => score < -1);
}

/** Whether a text contains a word that names organisations. */
export const isOrganisation = (text: string): boolean => schools.test(text) || companies.test(text);

/** Whether a text is about working hours, such as 'Temps plein'. */
export const isTimeOfWork = (text: string): boolean =>
  /^[(]?(?:temps (?:plein|partiel)|[àa] temps (?:plein|partiel)|full[- ]time|part[- ]time|t[ée]l[ée]travail|remote|online|en ligne|hybrid[e]?|on-?site|sur site|(?:(?:fixed[- ]term|permanent|temporary) )?contract|contrat à durée (?:in)?déterminée)[)]?$/iu.test(
    text,
  );
