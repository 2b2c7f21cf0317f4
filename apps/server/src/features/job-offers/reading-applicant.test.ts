import { skillKey } from "@passerelle/domain";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { addUser, declareSkills } from "../../../test/members";
import { StatementCount } from "../../../test/statement-count";
import { testDatabase } from "../../../test/test-database";
import type { Db } from "../../platform/database/database";
import { findDeclared, findReader } from "./reading-applicant";

const database = testDatabase();

let id: number;
beforeEach(async () => {
  ({ id } = await addUser(database.db, "applicant"));
  await declareSkills(database.db, id, ["Soudure"]);
});

const [known, added] = [skillKey("Soudure"), skillKey("Brasage")];
const offers = [{ keys: [known, added, null] }];

/** What a person declares about an offer, and what their list is ranked by. */
async function declaredTo(db: Db) {
  const reader = await findReader(db, id);
  const { keys, words, sector } = reader;
  return { keys, words, sector, declared: await findDeclared(db, reader, offers) };
}

it("is read once while a person changes nothing", async () => {
  const counter = new StatementCount();
  const db = database.db.withPlugin(counter);
  await declaredTo(db);
  counter.count = 0;
  const { declared } = await declaredTo(db);
  expect(declared.skills).toEqual([{ key: known, source: { kind: "profile", title: null } }]);
  expect(counter.count).toBe(1);
});

const changesOf = (table: string, title: string, others: string) => [
  `insert into ${table} (user_id, ${title}, ${others.replaceAll(/ = [^,]+/g, "")})
   values (#, 'Titre', ${others.replaceAll(/\w+ = /g, "")})`,
  `insert into applicant_skills (user_id, ${table.slice(0, -1)}_id, position, name, skill_key)
   select user_id, id, 1, 'Brasage', '${added}' from ${table} where user_id = #`,
  `update ${table} set ${title} = 'Autre titre' where user_id = #`,
  `delete from ${table} where user_id = #`,
];

const changes = [
  `insert into applicant_profiles (user_id, profile, sector) values (#, 'Soudeuse', 'Énergie')`,
  `update applicant_profiles set profile = 'Monteuse', sector = 'Santé' where user_id = #`,
  ...changesOf("experiences", "job_title", "company = 'Lumio', started_at = '2020-01-01'"),
  ...changesOf("experiences", "company", "job_title = 'Monteuse', started_at = '2020-01-01'"),
  ...changesOf("projects", "title", "description = ''"),
  ...changesOf("formations", "degree", "institution = 'Lycée', started_at = '2020-01-01'"),
  ...changesOf("certifications", "title", "organization = 'Lycée'"),
  `delete from applicant_skills where user_id = #`,
];

it("follows each change of a profile and a CV", async () => {
  for (const change of changes) {
    await declaredTo(database.db);
    await sql.raw(change.replaceAll("#", String(id))).execute(database.db);
    // Another database object has kept nothing.
    const expected = await declaredTo(database.db.withoutPlugins());
    expect({ change, ...(await declaredTo(database.db)) }).toEqual({ change, ...expected });
  }
});
