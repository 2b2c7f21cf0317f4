import { expect, it } from "vitest";
import { readTypedPay } from "./typed-pay";

const range = (salaryMin: number, salaryMax: number, salaryPeriod?: string) => ({
  salaryMin,
  salaryMax,
  ...(salaryPeriod && { salaryPeriod }),
});

it.each([
  ["38-42 k€", range(38_000, 42_000)],
  ["38k-42k", range(38_000, 42_000)],
  ["38k – 42", range(38_000, 42_000)],
  ["800-1k", range(800, 1000)],
  ["2000-2600", range(2000, 2600)],
  ["2 000 à 2 600", range(2000, 2600)],
  ["2\u202F000\u00A0€ — 2\u202F600\u00A0€", range(2000, 2600)],
  ["de 2 000 à 2 600 € brut", range(2000, 2600)],
  ["entre 2 000 et 2 600 €", range(2000, 2600)],
  ["between €2000 and €2600", range(2000, 2600)],
  ["from 2000 to 2600", range(2000, 2600)],
  ["12 à 15 €/h", range(12, 15, "hour")],
  ["12,50-15 € de l’heure", range(12.5, 15, "hour")],
  ["12 €/h à 15 €/h", range(12, 15, "hour")],
  ["38 à 42 k€ brut annuel", range(38_000, 42_000, "year")],
  ["38-42k gross per year", range(38_000, 42_000, "year")],
  ["350 à 400 € par jour", range(350, 400, "day")],
  ["15 €/h", { salaryMin: 15, salaryPeriod: "hour" }],
  ["2 100 € brut par mois", { salaryMin: 2100, salaryPeriod: "month" }],
  ["35 k€ / an", { salaryMin: 35_000, salaryPeriod: "year" }],
])("reads %j (D-355)", (text, pay) => {
  expect(readTypedPay(text)).toEqual(pay);
});

it.each([
  "",
  "2100",
  "35 k€",
  "beaucoup",
  "-1",
  "2600-2000",
  "2000-2000",
  "1-2-3",
  "2,100-2,600",
  "12 €/h à 15 €/jour",
  "/h",
])("reads nothing but an amount in %j", (text) => {
  expect(readTypedPay(text)).toBeUndefined();
});
