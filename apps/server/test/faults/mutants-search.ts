import type { Mutant } from "./seeding";

const unseen = ["searchPeople", "finds nobody by what a stranger may not see"] as const;
const counted = ["searchPeople", "counts nobody who may not be seen, and leaves no gap for them"] as const;
const letters = ["searchPeople", "finds by first, last and full name and username, in any letters"] as const;
const never = ["searchPeople", "never searches address, e-mail, phone or birthdate"] as const;
const applied = ["searchPeople", "finds for a recruiter who applied, while the application stands"] as const;
const wrote = ["searchPeople", "finds for whom the person wrote to, not for who wrote"] as const;
const blocked = ["searchPeople", "hides and does not count the blocked person from the blocker alone"] as const;
const paged = ["searchPeople", "has no gap and no duplicate over its pages, which are by name"] as const;

const searched = "select concat_ws(' ', u.firstname, u.lastname, u.username) as names";
const limits = "limit ${size} offset ${offset}";
const split = "fold(text).split(/[^\\p{L}\\p{N}+#]+/u)";
const peopleOrder = '${orderKey("lastname")}, ${orderKey("firstname")}, id';
const companyOrder = '${orderKey("company")}, id';
const words = "= (select count(*) from wanted)";

/** Who and what a search finds. */
export const searchMutants: Mutant[] = [
  {
    name: "a search ignores the audience",
    found: unseen,
    reads: "(w.is_open or m.is_seen)",
    becomes: "true",
    inSql: true,
  },
  {
    name: "a search shows everybody's title",
    found: unseen,
    reads: "case when m.is_seen then p.profile end",
    becomes: "p.profile",
    inSql: true,
  },
  {
    name: "a search counts whom it does not show",
    found: counted,
    reads: "select count(*) as total from found",
    becomes: "select count(*) as total from met",
    inSql: true,
  },
  {
    name: "a search keeps the audience of before",
    found: ["searchPeople", "follows the person's choice of who sees the profile"],
    reads: "update set is_open = excluded.is_open",
    becomes: "update set is_open = person_words.is_open",
    inSql: true,
  },
  {
    name: "nobody is found by what contacts see",
    found: applied,
    reads: "or u.id in (select id from contacts)",
    becomes: "",
    inSql: true,
  },
  {
    name: "contacts are not looked through",
    found: applied,
    reads: "union select id from contacts union",
    becomes: "union",
    inSql: true,
  },
  {
    name: "whoever wrote to somebody finds them by their skills",
    found: wrote,
    reads: "and sender_id = d.other",
    becomes: "",
    inSql: true,
  },
  {
    name: "who was blocked still finds by skills",
    found: wrote,
    reads: "b.blocker_id = d.other and",
    becomes: "b.blocker_id = 0 and",
    inSql: true,
  },
  {
    name: "a search finds whom one blocks",
    found: blocked,
    reads: "u.suspended_at is null and ${isUnblockedBy(readerId)}",
    becomes: "u.suspended_at is null",
    inSql: true,
  },
  {
    name: "a search goes through e-mail addresses",
    found: never,
    reads: searched,
    becomes: searched.replace("u.username", "u.username, u.email"),
    inSql: true,
  },
  {
    name: "a search goes through addresses",
    found: never,
    reads: searched,
    becomes: searched.replace("u.username", "u.username, u.address"),
    inSql: true,
  },
  {
    name: "a search goes through phone numbers",
    found: never,
    reads: searched,
    becomes: searched.replace("u.username", "u.username, u.phone"),
    inSql: true,
  },
  {
    name: "a search minds accents",
    found: letters,
    reads: split,
    becomes: split.replace("fold(text)", "text.toLowerCase()"),
  },
  {
    name: "a search is content with one of its words",
    found: ["searchPeople", "finds by the beginnings of words, all of them"],
    reads: words,
    becomes: "> 0",
    inSql: true,
  },
  {
    name: "the pages of a search overlap",
    found: paged,
    reads: limits,
    becomes: "limit ${size} offset greatest(${offset}::int - 1, 0)",
    inSql: true,
  },
  {
    name: "the people found are in no order",
    found: paged,
    reads: peopleOrder,
    becomes: "id",
    inSql: true,
  },
  {
    name: "a search for names finds by skills",
    found: ["searchPeople", "finds by names alone where that is asked for"],
    reads: 'query.by === "name"',
    becomes: "false",
  },
  {
    name: "a search finds by the names of before",
    found: ["searchPeople", "finds by the names of now"],
    reads: "delete from person_words p where user_id = ${userId}",
    becomes: "delete from person_words p where user_id = ${userId} and false",
    inSql: true,
  },
  {
    name: "a company without a name is found",
    found: ["searchCompanies", "finds no company without a name, or any more"],
    reads: 'company.company !== ""',
    becomes: "true",
  },
  {
    name: "companies found are in no order",
    found: ["searchCompanies", "turns its pages, by name"],
    reads: companyOrder,
    becomes: "id",
    inSql: true,
  },
  {
    name: "people are found by a skill of an entry that they deleted",
    found: ["searchPeople", "finds by the skills of now"],
    reads: `async (tx) => {
        await lockUser(tx, user.id);
        if (!(await deleteEntry(tx, section, user.id, id))) throw notFound(section.missing);
        await storePersonWords(tx, user.id);
        await resetOrderIfUsual(tx, section, user.id);
      }`,
    becomes: `async (tx) => {
        await lockUser(tx, user.id);
        if (!(await deleteEntry(tx, section, user.id, id))) throw notFound(section.missing);
        await resetOrderIfUsual(tx, section, user.id);
      }`,
  },
  {
    name: "people stand by their first names",
    found: ["searchPeople", "stands by last name before first name"],
    reads: peopleOrder,
    becomes: '${orderKey("firstname")}, ${orderKey("lastname")}, id',
    inSql: true,
  },
  {
    name: "people in small letters come last",
    found: ["searchPeople", "has no gap and no duplicate over its pages, which are by name"],
    reads: peopleOrder,
    becomes: 'lastname collate "C", firstname collate "C", id',
    inSql: true,
  },
  {
    name: "names that begin with an accent come last",
    found: ["searchPeople", "has no gap and no duplicate over its pages, which are by name"],
    reads: "translate(${sql.ref(column)}, ${accents.with}, ${accents.without})",
    becomes: "${sql.ref(column)}",
    inSql: true,
  },
  {
    name: "companies in small letters come last",
    found: ["searchCompanies", "turns its pages, by name"],
    reads: companyOrder,
    becomes: 'company collate "C", id',
    inSql: true,
  },
  {
    name: "whom a person blocks does not find what all members see",
    found: ["searchPeople", "finds for whom the person blocks by an application, and what all see"],
    reads: "u.profile_audience = 'members' or u.id =",
    becomes: `u.profile_audience = 'members' and not exists (
      select from blocks where blocker_id = u.id and blocked_id = \${readerId}) or u.id =`,
    inSql: true,
  },
  {
    name: "a blocked recruiter does not find who applied",
    found: ["searchPeople", "finds for whom the person blocks by an application, and what all see"],
    reads: "where o.recruiter_id = ${readerId} order by a.created_at desc limit 1000) applied",
    becomes: `where o.recruiter_id = \${readerId} and not exists (
      select from blocks b where b.blocker_id = a.applicant_id and b.blocked_id = \${readerId})) applied`,
    inSql: true,
  },
  {
    name: "a deleted message still opens a profile to a search",
    found: ["searchPeople", "finds for whom the person wrote to, not for who wrote"],
    reads: "${isOpening()} limit 1",
    becomes: "true limit 1",
    inSql: true,
  },
];
