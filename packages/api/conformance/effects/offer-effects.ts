import { expect } from "vitest";
import { asNode, type Node } from "../../src/contract/openapi-document";
import { change, type Effect, items, page, row } from "./ledger";
import type { Name } from "./world";

const data = (edit: (was: Node) => Node) => (was: unknown) => ({
  ...asNode(was),
  data: edit(asNode(asNode(was)["data"])),
});
/** What an offer and the application in it both say. */
const stateIn = (fields: Node): Node =>
  Object.fromEntries(["applicationStatus", "decision"].flatMap((key) => (key in fields ? [[key, fields[key]]] : [])));
/** When something happened. */
export const moment: unknown = expect.any(String);
/** What an application says that nobody has decided on. */
export const undecided = { decidedAt: null, decisionMessage: null };
/** What an offer says of its applications once there are more of them, and more that are unread, as far as it says so. */
export const held =
  (more: number, unread = more) =>
  (was: Node) => ({
    applicationsCount: Number(was["applicationsCount"]) + more,
    ...("unreadApplicationsCount" in was && {
      unreadApplicationsCount: Number(was["unreadApplicationsCount"]) + unread,
    }),
  });
/** Changes the offers that somebody sees as an applicant. */
export const inJobs = (name: Name, edit: (was: Node[]) => unknown[]) =>
  change(`${name} jobs`, (was) => edit(items(was)));

/** What the writes about an offer change for those who see it. */
export function effectsOn({ id, title }: { id: number; title: string }) {
  /** Changes the offer wherever these people see it. */
  const shown = (to: readonly Name[], fields: Node): Effect[] =>
    to.flatMap((name) => [
      change(
        `${name} offer ${id}`,
        data((was) => ({ ...was, ...fields })),
      ),
      change(`${name} offers`, page(row(id, fields))),
    ]);
  /** Changes the state of somebody's application wherever they see it, and its story in the offer. */
  const application = (name: Name, fields: Node, story: Node = {}): Effect[] => [
    change(
      `${name} offer ${id}`,
      data((was) => ({
        ...was,
        ...fields,
        application: { ...asNode(was["application"]), ...stateIn(fields), ...story },
      })),
    ),
    change(`${name} jobs`, (was) => row(id, fields)(items(was))),
  ];
  const isFirst = (name: Name) =>
    change(
      `${name} offers`,
      page((was) => [expect.objectContaining({ id, jobTitle: title }), ...was]),
    );
  /** What the server itself says of an offer, where the views have nothing to take it from. */
  const appears = (to: readonly Name[]): Effect[] =>
    to.flatMap((name) => [
      change(`${name} offer ${id}`, () => ({
        data: expect.objectContaining({ id, jobTitle: title, active: true }),
      })),
      isFirst(name),
    ]);
  return { shown, application, isFirst, appears };
}
