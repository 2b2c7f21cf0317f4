import { expect, it } from "vitest";
import { parseMinimumPay, parsePay } from "./parse-pay";

const textsIn = (list: string) => list.trim().split(/\s*[|\n]\s*/);

const pay = (salaryMin: number, salaryPeriod?: string) => ({
  kind: "pay",
  salaryMin,
  ...(salaryPeriod && { salaryPeriod }),
});
const range = (salaryMin: number, salaryMax: number, salaryPeriod?: string) => ({
  ...pay(salaryMin, salaryPeriod),
  salaryMax,
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
  ["2000/2500", range(2000, 2500)],
  ["2 000 € / 2 500 € par mois", range(2000, 2500, "month")],
  ["12 €/h / 15 €/h", range(12, 15, "hour")],
  ["2 100 € - 2,400 €", range(2100, 2400)],
  ["€2,100 – €2,600", range(2100, 2600)],
  ["2,100 - 2,500", range(2100, 2500)],
  ["1,100 - 1,300", range(1100, 1300)],
  ["2,100-10000", range(2100, 10_000)],
  ["12-15,500 €/h", range(12, 15.5, "hour")],
  ["12,500 à 15 €/h", range(12.5, 15, "hour")],
  ["12 à 15 €/h", range(12, 15, "hour")],
  ["12,50-15 € de l’heure", range(12.5, 15, "hour")],
  ["12 €/h à 15 €/h", range(12, 15, "hour")],
  ["38 à 42 k€ brut annuel", range(38_000, 42_000, "year")],
  ["38-42k gross per year", range(38_000, 42_000, "year")],
  ["350 à 400 € par jour", range(350, 400, "day")],
  ["15 €/h", pay(15, "hour")],
  ["2 100 € brut par mois", pay(2100, "month")],
  ["35 k€ / an", pay(35_000, "year")],
])("reads %j (D-355)", (text, read) => expect(parsePay(text)).toEqual(read));

it.each([
  ["2100", pay(2100)],
  ["2100 brut", pay(2100)],
  ["2 100 € bruts", pay(2100)],
  ["brut 2100", pay(2100)],
  ["2100 € (brut)", pay(2100)],
  ["Gross €2,100.50", pay(2100.5)],
  ["2100 € brut/mois", pay(2100, "month")],
  ["2100€ bruts mensuels", pay(2100, "month")],
  ["2100 par mois brut", pay(2100, "month")],
  ["2100 a month", pay(2100, "month")],
  ["35k brut", pay(35_000)],
  ["35k€ bruts annuels", pay(35_000, "year")],
  ["35k brut/an", pay(35_000, "year")],
  ["12,50 € brut de l’heure", pay(12.5, "hour")],
  ["à partir de 2100", pay(2100)],
  ["dès 2100 € brut", pay(2100)],
  ["from €2100 gross per month", pay(2100, "month")],
  ["au moins 35 k€ par an", pay(35_000, "year")],
  ["2100 € minimum", pay(2100)],
  ["2000 brut à 2600 brut", range(2000, 2600)],
])("reads the words around the amount in %j (D-427)", (text, read) => expect(parsePay(text)).toEqual(read));

it.each(["2100 net", "1 700 € nets par mois", "net 2100", "2000-2600 net/mois", "2100 € brut (1650 € net)"])(
  "asks for the gross amount of %j (D-427)",
  (text) => expect(parsePay(text)).toEqual({ kind: "net" }),
);

it.each([
  ["2,100", undefined],
  ["2,100 brut", undefined],
  ["2,100 € brut / mois", "month"],
])("asks for the reading of %j (D-273)", (text, salaryPeriod) => {
  expect(parsePay(text)).toEqual({ kind: "ambiguous", readings: [2100, 2.1], ...(salaryPeriod && { salaryPeriod }) });
});

it.each(
  textsIn(`
    beaucoup | -1 | brut | par mois | 2600-2000 | 2000-2000 | 1-2-3 | 2,600-2,100 | 2000/2500/3000
    2100/13 mois | beaucoup-2000 | 12 €/h à 15 €/jour | 2100 brut sur 13 mois | 2100 € x 13 mois | jusqu’à 2600
    /h
  `),
)("cannot read %j", (text) => expect(parsePay(text)).toEqual({ kind: "unreadable" }));

it.each(["", " \u202F"])("finds nothing in %j", (text) => expect(parsePay(text)).toEqual({ kind: "empty" }));

it.each([
  ["2 000 €", pay(2000)],
  ["2100 brut/mois", pay(2100)],
  ["à partir de 2100", pay(2100)],
  // A month's pay has one reading, and no cents.
  ["2,100", pay(2100)],
  ["2.100 €", pay(2100)],
  ["2 100,90", pay(2100)],
  ["35k", pay(35_000)],
  ["35 k€ par an", pay(2916)],
  ["12,50 €/h", pay(1895)],
  ["12,500 €/h", pay(1895)],
  ["1000000", pay(1_000_000)],
  ["1000001", { kind: "unreadable" }],
  ["0", { kind: "unreadable" }],
  ["0,50", { kind: "unreadable" }],
  ["-5", { kind: "unreadable" }],
  ["2000-2600", { kind: "unreadable" }],
  ["beaucoup", { kind: "unreadable" }],
  ["1700 net", { kind: "net" }],
  [" ", { kind: "empty" }],
])("reads the minimum salary of a search, %j (D-426)", (text, read) => expect(parseMinimumPay(text)).toEqual(read));
