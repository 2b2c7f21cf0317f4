import { asNode, type Node } from "../../src/contract/openapi-document";
import { names, type Views, type World } from "./world";

/** Every object within a value, with its location. */
function* objectsIn(value: unknown, where: string): Generator<{ where: string; node: Node }> {
  if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* objectsIn(item, `${where}/${index}`);
  else if (typeof value === "object" && value !== null) {
    const node = asNode(value);
    yield { where, node };
    for (const [key, item] of Object.entries(node)) yield* objectsIn(item, `${where}/${key}`);
  }
}

const totalOf = (body: unknown) => asNode(body)["totalItems"];

/** A dashboard's counts, each with the list that it has to match. */
const countedBy = (name: string): [count: string, view: string][] => [
  ["notifications", `${name} notifications`],
  ["formations", `${name} formations`],
  ["experiences", `${name} experiences`],
  ["projects", `${name} projects`],
  ["certifications", `${name} certifications`],
  ...(name === "rita" ? [["jobOffers", "rita offers"] as [string, string]] : []),
];

function wrongCounts(views: Views): string[] {
  return names.flatMap((name) => {
    const stats = asNode(asNode(views[`${name} stats`])["data"]);
    const wrong = countedBy(name)
      .filter(([count, view]) => view in views && count in stats && stats[count] !== totalOf(views[view]))
      .map(
        ([count, view]) =>
          `${name} counts ${String(stats[count])} ${count}, ${view} has ${String(totalOf(views[view]))}`,
      );
    const { items } = asNode(views[`${name} notifications`]);
    const unread = Array.isArray(items) ? items.filter((one) => asNode(one)["isRead"] === false).length : 0;
    const { unread_count } = asNode(views[`${name} bell`]);
    return unread === unread_count
      ? wrong
      : [...wrong, `${name} has ${unread} unread, the bell ${String(unread_count)}`];
  });
}

/**
 * Lists the contradictions between views: data of a person that differs from their own account (wherever their username
 * appears), former names, and counts that differ from their lists.
 */
export function findInconsistencies({ people }: World, views: Views): string[] {
  const known = new Map(
    names.map((name) => {
      const { id, username, firstname, lastname, avatar, role } = asNode(views[`${name} me`]);
      const fullname = `${String(firstname)} ${String(lastname)}`;
      return [username, { id, userId: id, firstname, lastname, avatar, role, fullname }];
    }),
  );
  const former = names
    .map((name) => people[name].me)
    .filter(({ username }) => !known.has(username))
    .flatMap(({ username, lastname }) => [username, lastname]);
  const outdated = Object.entries(views).flatMap(([view, body]) =>
    [...objectsIn(body, view)].flatMap(({ where, node }) => {
      const person = known.get(node["username"]);
      if (!person) return [];
      const isLike = !("fullname" in node) && !("firstname" in node);
      return Object.entries(person)
        .filter(([field]) => field in node && !(isLike && field === "id") && !("fullname" in node && field === "id"))
        .filter(([field, value]) => node[field] !== value)
        .map(([field, value]) => `${where}/${field} is ${String(node[field])}, not ${String(value)}`);
    }),
  );
  const kept = Object.entries(views).flatMap(([view, body]) =>
    former.filter((name) => JSON.stringify(body)?.includes(name)).map((name) => `${view} has the former name ${name}`),
  );
  return [...wrongCounts(views), ...outdated, ...kept];
}
