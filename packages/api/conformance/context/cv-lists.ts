import { once } from "./acts";
import type { OperationId } from "../../src/contract/operation-types";
import { asNode, isNode, type Node } from "../../src/contract/openapi-document";
import type { Caller } from "./caller";
import { call, sendJson } from "./calls";

/** One of the four lists of a CV: its name, its operations and its items. */
export interface CvList {
  /** The name in the dashboard's counts and in the matching rules. */
  many: "formations" | "experiences" | "projects" | "certifications";
  one: "formation" | "experience" | "project" | "certification";
  operations: Record<"list" | "create" | "update" | "remove", OperationId>;
  /** The required fields with values. The first one is a text. */
  least: Readonly<Record<string, string>>;
  /** The optional fields with values; `none` holds their values when omitted. */
  more: Readonly<Node>;
  none: Readonly<Node>;
  /** Text fields and their maximum lengths. */
  limits: Readonly<Record<string, number>>;
  /** Fields that are lists of texts; the first list counts as skills. */
  tags: readonly [string, ...string[]];
  /** The field that an offer names as the source of a matched skill. */
  title: string;
}

export const formations: CvList = {
  many: "formations",
  one: "formation",
  operations: {
    list: "listFormations",
    create: "createFormation",
    update: "updateFormation",
    remove: "deleteFormation",
  },
  least: { institution: "Nantes Université", degree: "Master Informatique", startedAt: "2018-09-01" },
  more: { finishedAt: "2024-06-30", description: "Mémoire sur les pannes.", skills: ["Go", "SQL"] },
  none: { finishedAt: null, description: null, skills: [] },
  limits: { institution: 100, degree: 150, description: 5000 },
  tags: ["skills"],
  title: "degree",
};

export const experiences: CvList = {
  many: "experiences",
  one: "experience",
  operations: {
    list: "listExperiences",
    create: "createExperience",
    update: "updateExperience",
    remove: "deleteExperience",
  },
  least: { jobTitle: "Développeuse", company: "Acme", startedAt: "2018-09-01", finishedAt: "2024-03-31" },
  more: {
    experienceType: "alternance",
    ongoing: false,
    description: "Paiements en ligne.",
    technologies: ["Go", "PostgreSQL"],
  },
  none: { experienceType: "cdi", ongoing: false, description: null, technologies: [] },
  limits: { jobTitle: 150, company: 100, description: 5000 },
  tags: ["technologies"],
  title: "company",
};

export const projects: CvList = {
  many: "projects",
  one: "project",
  operations: { list: "listProjects", create: "createProject", update: "updateProject", remove: "deleteProject" },
  least: { title: "Carte des arbres", Description: "Une carte participative." },
  more: {
    technologies: ["PostGIS"],
    collaborators: ["Inès Robert"],
    demoUrl: "https://arbres.example/nantes?z=12#carte",
  },
  none: { technologies: [], collaborators: [], demoUrl: null },
  limits: { title: 150, Description: 5000 },
  tags: ["technologies", "collaborators"],
  title: "title",
};

export const certifications: CvList = {
  many: "certifications",
  one: "certification",
  operations: {
    list: "listCertifications",
    create: "createCertification",
    update: "updateCertification",
    remove: "deleteCertification",
  },
  least: { title: "Administration Kubernetes", organization: "Fondation Nuage Ouvert" },
  more: { skills: ["Kubernetes"], certificationID: "FNO-2023-1184", issuedTo: "2023-05-12" },
  none: { skills: [], certificationID: null, issuedTo: null },
  limits: { title: 150, organization: 100, certificationID: 100 },
  tags: ["skills"],
  title: "title",
};

export const cvLists: readonly CvList[] = [formations, experiences, projects, certifications];

/** People whose CVs the contract tests of the lists change. Each test tolerates items that other tests added. */
export const theAuthor = once(({ signIn }) => signIn("applicant"));
export const anotherAuthor = once(({ signIn }) => signIn("applicant"));

/** An item as the server returns it. */
export type Item = Node & { id: number };

function itemIn(value: unknown): Item {
  if (isNode(value) && typeof value["id"] === "number") return { ...value, id: value["id"] };
  throw new Error(`No item: ${JSON.stringify(value)}`);
}

/** Adds an item, complete by default, and returns the saved item. */
export async function add({ one, least, more }: CvList, author: Caller, changes: Node = {}): Promise<Item> {
  const { status, body } = await sendJson(author, "POST", `/${one}`, { ...least, ...more, ...changes });
  if (status !== 201) throw new Error(`Adding a ${one} answered ${status}: ${JSON.stringify(body)}`);
  return itemIn(asNode(body)["data"]);
}

/** Sends an update of an item with any body. */
export const change = ({ one }: CvList, author: Caller, id: number, body: unknown) =>
  sendJson(author, "PATCH", `/${one}/${id}`, body);

export const drop = ({ one }: CvList, author: Caller, id: number) => call(author, "DELETE", `/${one}/${id}`);

/** Reads a whole list in the server's order. */
export async function readList({ many }: CvList, author: Caller): Promise<Item[]> {
  const found: Item[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { body } = await call(author, "GET", `/${many}?page=${page}&pageSize=100`);
    const { items, totalPages } = asNode(body);
    found.push(...(Array.isArray(items) ? items : []).map(itemIn));
    last = Number(totalPages);
  }
  return found;
}

export const find = async (list: CvList, author: Caller, id: number): Promise<Item | undefined> =>
  (await readList(list, author)).find((item) => item.id === id);
