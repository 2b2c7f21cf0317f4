import { expect, it } from "vitest";
import { callQuery, isListed, listAddress, listQuery } from "./list-address";

const cleaned = (query: string) => listAddress(listQuery(new URLSearchParams(query)));

it.each([
  // A form without JavaScript sends every field.
  ["search=&location=&minSalary=&withoutSalary=true&company=", "/offers"],
  ["contract=cdi&contract=cdd&search=go", "/offers?search=go&contract=cdi%2Ccdd"],
  ["location=+Lyon+&page=1", "/offers?location=Lyon"],
  ["minSalary=2%C2%A0500+%E2%82%AC&withoutSalary=true", "/offers?minSalary=2500&withoutSalary=true"],
  ["minSalary=beaucoup&withoutSalary=true", "/offers?minSalary=beaucoup"],
  ["minSalary=2%2C100", "/offers?minSalary=2100"],
  ["minSalary=35k+brut+par+an", "/offers?minSalary=2916"],
  ["minSalary=1700+net", "/offers?minSalary=1700+net"],
  ["location=Lyon&near=fr-69123&within=20", "/offers?location=Lyon&near=fr-69123&within=20"],
  ["location=Nantes&within=20&near=fr-69123", "/offers?location=Nantes&within=20"],
  ["location=&within=20", "/offers"],
  ["page=3&utm_source=x&after=12", "/offers?page=3"],
  ["after=10_9_8_7&page=2&contract=cdi", "/offers?contract=cdi&page=2&after=10_9_8_7"],
  ["after=10_9_8_7", "/offers"],
  ["page=-1", "/offers"],
  ["page=1e3", "/offers?page=1000"],
])("writes the search %j as one address (D-382)", (query, address) => {
  expect(cleaned(query)).toBe(address);
  expect(cleaned(address.split("?")[1] ?? "")).toBe(address);
});

it.each([
  ["", true],
  ["contract=cdi,cdd&page=2", true],
  ["remote=full", true],
  ["search=go", false],
  ["location=Lyon", false],
  ["company=x", false],
  ["minSalary=2000", false],
])("lists the search %j in search engines: %s (D-383)", (query, expected) => {
  expect(isListed(listQuery(new URLSearchParams(query)))).toBe(expected);
});

it.each([
  ["search=go&minSalary=1700+net", "search=go"],
  ["minSalary=2100&withoutSalary=true", "minSalary=2100&withoutSalary=true"],
  ["location=Lyon&near=fr-69123&within=20", "near=fr-69123&within=20"],
])("calls for the search %j with %j", (query, called) => {
  expect(callQuery(listQuery(new URLSearchParams(query))).toString()).toBe(called);
});
