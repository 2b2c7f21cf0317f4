import { describe, expect, it } from "vitest";
import { parseAmount } from "./parse-amounts";

const textsIn = (list: string) => list.trim().split(/\s*[|\n]\s*/);

describe("parseAmount (D-273)", () => {
  it.each([
    ["2100", 2100],
    ["0", 0],
    ["2 100", 2100],
    ["2\u00A0100", 2100],
    ["2\u202F100", 2100],
    ["2\u2009100", 2100],
    ["\u00A0 2100\u2009", 2100],
    ["2’100", 2100],
    ["2'100.50", 2100.5],
    ["2100.5", 2100.5],
    ["2100,50", 2100.5],
    ["2 100,50", 2100.5],
    ["2\u202F100,50\u00A0€", 2100.5],
    ["2 100.50", 2100.5],
    ["1,234.56", 1234.56],
    ["1.234,56", 1234.56],
    ["12,5", 12.5],
    ["12.02", 12.02],
    ["0,500 k", 500],
    ["1,000,000", 1_000_000],
    ["1.000.000", 1_000_000],
    ["1 000 000", 1_000_000],
    ["1,234,567.89", 1_234_567.89],
    ["2100 €", 2100],
    ["2100€", 2100],
    ["€2100", 2100],
    ["€ 2 100", 2100],
    ["2100 EUR", 2100],
    ["EUR 2,100.00", 2100],
    ["2100 euros", 2100],
    ["35k", 35_000],
    ["35 K", 35_000],
    ["35k€", 35_000],
    ["35 k€", 35_000],
    ["35 k €", 35_000],
    ["35 kEUR", 35_000],
    ["35\u00A0k€", 35_000],
    ["€35k", 35_000],
    ["2,1k", 2100],
    ["2.15 k€", 2150],
    // Amounts have no tenths of a cent.
    ["12,345", 12_345],
    ["12.345 €", 12_345],
    // 12 million are above the limit.
    ["12,345k", 12_345],
  ])("reads %j as %d", (text, amount) => expect(parseAmount(text)).toEqual({ kind: "amount", amount }));

  it.each([
    ["2,100", 2100, 2.1],
    ["2.100", 2100, 2.1],
    ["100,000 €", 100_000, 100],
    ["€2,100", 2100, 2.1],
    ["1,000k", 1_000_000, 1000],
  ])("finds two readings of %j", (text, grouped, decimal) => {
    expect(parseAmount(text)).toEqual({ kind: "ambiguous", readings: [grouped, decimal] });
  });

  it.each(
    textsIn(`
      beaucoup | -1 | € | k | . | 2100, | ,50 | 1,2,3 | 1.2,3.4 | 2 10 | 21 00 | 1 2345 | 2,1 00 | 1234,567
      12,3456 | 1,234.567 | 2 100,500 | 2000-2600 | 2 000 à 2 600 | 2100 $ | 35 kk | 1e5 | ² | Infinity
    `),
  )("cannot read %j", (text) => expect(parseAmount(text)).toEqual({ kind: "unreadable" }));

  it.each(["", " ", "\u202F\u00A0"])("finds nothing in %j", (text) => {
    expect(parseAmount(text)).toEqual({ kind: "empty" });
  });
});
