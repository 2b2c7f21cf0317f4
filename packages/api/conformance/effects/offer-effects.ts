import { expect } from "vitest";
import { asNode, type Node } from "../../src/contract/openapi-document";
import { change, type Effect, items, page, row } from "./ledger";
import type { Name } from "./world";

const data = (edit: (was: Node) => Node) => (was: unknown) => ({
  ...asNode(was),
  data: edit(asNode(asNode(was)["data"])),
});
/** The fields that an offer and its application share. */
const stateIn = (fields: Node): Node =>
  Object.fromEntries(["applicationStatus", "decision"].flatMap((key) => (key in fields ? [[key, fields[key]]] : [])));
/** Any timestamp. */
export const moment: unknown = expect.any(String);
/** The decision fields of an undecided application. */
export const undecided = { decidedAt: null, decisionMessage: null };
/** Adds to an offer's counts of applications, and of unread ones where the view has that count. */
export const held =
  (more: number, unread = more) =>
  (was: Node) => ({
    applicationsCount: Number(was["applicationsCount"]) + more,
    ...("unreadApplicationsCount" in was && {
      unreadApplicationsCount: Number(was["unreadApplicationsCount"]) + unread,
    }),
  });
/** Changes the offers that a person sees as an applicant. */
export const inJobs = (name: Name, edit: (was: Node[]) => unknown[]) =>
  change(`${name} jobs`, (was) => edit(items(was)));

/** Expected effects of writes about an offer on the people who see it. */
export function effectsOn({ id, title }: { id: number; title: string }) {
  /** Changes the offer in all views of these people. */
  const shown = (to: readonly Name[], fields: Node): Effect[] =>
    to.flatMap((name) => [
      change(
        `${name} offer ${id}`,
        data((was) => ({ ...was, ...fields })),
      ),
      change(`${name} offers`, page(row(id, fields))),
    ]);
  /** Changes an application's state in all views of its applicant, and its history in the offer. */
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
  /** A new offer appears for these people. Only its id, title and state are predictable. */
  const appears = (to: readonly Name[]): Effect[] =>
    to.flatMap((name) => [
      change(`${name} offer ${id}`, () => ({
        data: expect.objectContaining({ id, jobTitle: title, active: true }),
      })),
      isFirst(name),
    ]);
  return { shown, application, isFirst, appears };
}
