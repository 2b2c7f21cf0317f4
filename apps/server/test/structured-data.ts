import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import Validator from "@adobe/structured-data-validator";
import { isRecord } from "@passerelle/api/contract";

type Item = Record<string, unknown>;

const relations = ["type", "subClassOf", "domainIncludes", "rangeIncludes"] as const;
type Term = Record<(typeof relations)[number], string[]>;

const statement = /^<http:\/\/schema\.org\/(\w+)> <[^>]*[#/](\w+)> <(?:http:\/\/schema\.org\/)?([^>]+)>/;

/** The types and properties of schema.org, from its published vocabulary. */
function readVocabulary(): Map<string, Term> {
  const terms = new Map<string, Term>();
  const file = createRequire(import.meta.url).resolve("@vocabulary/schema/schema.nq");
  for (const line of readFileSync(file, "utf8").split("\n")) {
    const [, name = "", predicate, object = ""] = statement.exec(line) ?? [];
    const relation = relations.find((each) => each === predicate);
    if (!relation) continue;
    const term = terms.get(name) ?? { type: [], subClassOf: [], domainIncludes: [], rangeIncludes: [] };
    term[relation].push(object);
    terms.set(name, term);
  }
  return terms;
}

const vocabulary = readVocabulary();
const ids = (names: readonly string[]) => names.map((name) => ({ "@id": `schema:${name}` }));
const validator = new Validator({
  "@graph": [...vocabulary].map(([name, { type, subClassOf, domainIncludes }]) => ({
    "@id": `schema:${name}`,
    ...(type.some((each) => each.endsWith("#Class"))
      ? { "@type": "rdfs:Class", "rdfs:subClassOf": ids(subClassOf) }
      : { "@type": "rdf:Property", "schema:domainIncludes": ids(domainIncludes) }),
  })),
});

const isText = (value: unknown) => typeof value === "string";
const isMoment = (format: RegExp) => (value: unknown) =>
  isText(value) && format.test(value) && !Number.isNaN(Date.parse(value));
const literals: Record<string, (value: unknown) => boolean> = {
  Boolean: (value) => typeof value === "boolean",
  Date: isMoment(/^\d{4}-\d\d-\d\d$/),
  DateTime: isMoment(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/),
  Integer: Number.isInteger,
  Number: Number.isFinite,
  Text: isText,
  URL: (value) => isText(value) && URL.canParse(value),
};

const withParents = (type: string): string[] => [
  type,
  ...(vocabulary.get(type)?.subClassOf ?? []).flatMap((parent) => withParents(parent)),
];

const isOfType = (value: unknown, type: string): boolean =>
  isRecord(value) ? withParents(String(value["@type"])).includes(type) : (literals[type]?.(value) ?? false);

// https://developers.google.com/search/docs/appearance/structured-data/job-posting
const googleValues: Record<string, string> = {
  employmentType: "FULL_TIME PART_TIME CONTRACTOR TEMPORARY INTERN VOLUNTEER PER_DIEM OTHER",
  jobLocationType: "TELECOMMUTE",
  unitText: "HOUR DAY WEEK MONTH YEAR",
};

/** Values of types that the vocabulary does not allow for their property, or that Google does not know. */
function wrongValues(item: Item): string[] {
  const properties = Object.entries(item).filter(([name]) => !name.startsWith("@"));
  return properties.flatMap(([name, given]) =>
    [given].flat().flatMap((value) => {
      const isAllowed = (vocabulary.get(name)?.rangeIncludes ?? []).some((type) => isOfType(value, type));
      const isKnown = googleValues[name]?.split(" ").includes(String(value)) ?? true;
      const inside = isRecord(value) ? wrongValues(value) : [];
      return isAllowed && isKnown ? inside : [`${name}: ${JSON.stringify(value)}`, ...inside];
    }),
  );
}

/** The errors of a JSON-LD item, and the recommended properties that it lacks. */
export async function validate(item: Item): Promise<{ faults: string[]; missing: string[] }> {
  const issues = await validator.validate({ jsonld: { [String(item["@type"])]: [item] } });
  const isMissing = ({ issueMessage }: (typeof issues)[number]) => /^Missing field .* \(optional\)$/.test(issueMessage);
  return {
    faults: [...issues.filter((issue) => !isMissing(issue)).map((issue) => issue.issueMessage), ...wrongValues(item)],
    missing: issues.filter(isMissing).flatMap(({ fieldNames = [] }) => fieldNames),
  };
}
