import type { Schemas } from "@passerelle/api";
import { isRecord } from "@passerelle/api/contract";
import { type AlertFilters, keptAlert } from "@passerelle/domain";
import type { Db } from "../db";
import type { Row } from "./rows";

const textIn = (value: unknown) => (typeof value === "string" ? value : undefined);

/** The filters of a row. */
export function readFilters(json: string | null): AlertFilters | undefined {
  const stored: unknown = JSON.parse(json ?? "null");
  if (!isRecord(stored)) return undefined;
  const minSalary = stored["minSalary"];
  return keptAlert({
    search: textIn(stored["search"]),
    location: textIn(stored["location"]),
    contract: textIn(stored["contract"]),
    remote: textIn(stored["remote"]),
    company: textIn(stored["company"]),
    minSalary: typeof minSalary === "number" ? minSalary : undefined,
  });
}

/** An alert as an API object. */
export const presentAlert = ({ id, filters, createdAt }: Row<"offerAlert">): Schemas["OfferAlert"] => ({
  id,
  filters: readFilters(filters) ?? {},
  createdAt,
});

/** Somebody's alerts, the latest first. */
export const alertsOf = (db: Db, userId: number): Row<"offerAlert">[] =>
  db.offerAlert.findMany({ where: { userId: { equals: userId } } }).toReversed();
