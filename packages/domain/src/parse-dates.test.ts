import { expect, it } from "vitest";
import { isNoDate, isOpenEnd, parseDate } from "./parse-dates";
import { datedLine, parsePeriod } from "./parse-periods";

it.each([
  ["2014", "2014"],
  ["2014-6", "2014-06"],
  ["2014/06", "2014-06"],
  ["2014.06.3", "2014-06-03"],
  ["2014-06-00", "2014-06"],
  ["2014-00-00", "2014"],
  ["2014-06-", "2014-06"],
  ["2023-02-29", "2023-02"],
  ["2014-06-15T08:00:00.000Z", "2014-06-15"],
  ["06/2014", "2014-06"],
  ["6-2014", "2014-06"],
  ["15/06/2014", "2014-06-15"],
  ["06/15/2014", "2014-06-15"],
  ["June 2014", "2014-06"],
  ["Jun-2014", "2014-06"],
  ["juin 2014", "2014-06"],
  ["Sept. 2014", "2014-09"],
  ["1er août 2014", "2014-08-01"],
  ["15 FÉVRIER 2014", "2014-02-15"],
  ["June 15th, 2014", "2014-06-15"],
  ["mars ’14", "2014-03"],
  ["été 2014", "2014"],
  ["Juin 2014 (2 ans)", "2014-06"],
  ["Sat, 14 Jun 2014 00:00:00 GMT", "2014-06-14"],
  ["Ene. 2014", "2014-01"],
  ["septiembre 2014", "2014-09"],
  ["marzo de 2014", "2014-03"],
  ["März 2014", "2014-03"],
  ["15 ottobre 2014", "2014-10-15"],
  ["dezembro 2014", "2014-12"],
])("'%s' is the date %s", (text, date) => expect(parseDate(text)).toBe(date));

it.each(["", "2023-13", "0000-01-01", "23-01", "12", "Feb Aug 2016", "juin", "Invalid date", "soon 2014", "06/14"])(
  "'%s' is no date",
  (text) => expect(parseDate(text)).toBeUndefined(),
);

it.each([
  ["06/2018-08/2018", "2018-06", "2018-08"],
  ["2014-6 - 2016-8", "2014-06", "2016-08"],
  ["2014--2016", "2014", "2016"],
  ["2018-06-01 – 2018-08-31", "2018-06-01", "2018-08-31"],
  ["Février 2021 – Mai 2023", "2021-02", "2023-05"],
  ["juin 2014 à ce jour", "2014-06", undefined],
  ["10/2018-Present", "2018-10", undefined],
  ["Ene 2026 – Presente", "2026-01", undefined],
  ["Mai 2019 bis heute", "2019-05", undefined],
  ["depuis mars 2020", "2020-03", undefined],
  ["2019", "2019", "2019"],
  ["Dez/2024 – Fev/2025", "2024-12", "2025-02"],
  ["Sept.-2019 – juin-2020", "2019-09", "2020-06"],
  ["Mai/2025 - em andamento", "2025-05", undefined],
  ["Sep. 2025 - en progreso", "2025-09", undefined],
  ["31.08. - 30.09.2021", "2021-08", "2021-09"],
])("'%s' is the period from %s to %s", (text, startDate, endDate) => {
  expect(parsePeriod(text)).toEqual({ startDate, ...(endDate && { endDate }) });
});

it.each([
  ["Jan 2019 - till date", "2019-01", undefined],
  ["2012/Aug to Current", "2012-08", undefined],
  ["2021 (en cours)", "2021", undefined],
  ["Sept 19 - Juin 21", "2019-09", "2021-06"],
  ["05/21 – Present", "2021-05", undefined],
  ["2024-03-18 - Present", "2024-03", undefined],
  ["Jan-2019 to Mar-2020", "2019-01", "2020-03"],
  ["Du 3 au 28 juin 2019", "2019-06", "2019-06"],
  ["3-28 juin 2019", "2019-06", "2019-06"],
  ["1er semestre 2021", "2021", "2021"],
  ["Q3 2020 – Q1 2021", "2020", "2021"],
  ["Printemps-été 2019", "2019", "2019"],
  ["Été - 2019", "2019", "2019"],
  ["sept. 2019 / juill. 2022", "2019-09", "2022-07"],
  ["May-June, 2024", "2024-05", "2024-06"],
  ["Fév 2025 – Aoû 2025", "2025-02", "2025-08"],
  ["Sep 2015 ->", "2015-09", undefined],
  ["2020 - hoy", "2020", undefined],
  ["2023 – FIN PRÉVUE EN 2026", "2023", "2026"],
  ["Sep. 2014 - Exp. Jul. 2019", "2014-09", "2019-07"],
  ["May 2024......", "2024-05", undefined],
  ["01/10/2021 bis 31/03/2022", "2021-10", "2022-03"],
  ["seit 03/2020", "2020-03", undefined],
  ["dal 2019 al 2021", "2019", "2021"],
  ["Promotion 2021", "2021", "2021"],
  ["Obtenu en 2019", "2019", "2019"],
])("'%s' is a period", (text, startDate, endDate) => {
  expect(datedLine(text)).toMatchObject({ period: { startDate, ...(endDate && { endDate }) }, rest: "" });
  expect(datedLine(text)?.period.endDate).toBe(endDate);
});

it("leaves no end of a bracket beside a period", () =>
  expect(datedLine("2019 – present (Remote)")?.rest).toBe("Remote"));

it("finds no period in a sentence", () => expect(parsePeriod("Une mission de 2019 à 2020 chez nous")).toBeUndefined());

it("knows the words for no end yet, and those for no date", () => {
  const open = ["Present", "Actuel", "à ce jour", "en poste", "Poste actuel", "Aujourd’hui", "till date", "to present"];
  expect(open.filter((text) => !isOpenEnd(text))).toEqual([]);
  expect(["été", "2014", "", "presentation"].filter(isOpenEnd)).toEqual([]);
  expect(["", " ", "Invalid date", "None", "N/A", "-"].filter((text) => !isNoDate(text))).toEqual([]);
  expect(isNoDate("bientôt")).toBe(false);
});

it.each([
  ["Paris 13 juin - 15 juillet 2022", "2022-06", "2022-07", "Paris"],
  ["Du 19 juin au 31 août 2024 : Analyste", "2024-06", "2024-08", "Analyste"],
  ["Novembre 2020 – 31 août 2024 : Soudeuse", "2020-11", "2024-08", "Soudeuse"],
  ["Sept/Oct/Nov 2022 (8 semaines) → Commis", "2022-09", "2022-11", "Commis"],
  ["Août 2023 (1 semaine) – Stage", "2023-08", "2023-08", "Stage"],
  ["Soudeuse D'avril 2023 à mai 2023", "2023-04", "2023-05", "Soudeuse"],
  ["Depuis le 20 mars 2019 à nos jours : Soudeuse", "2019-03", undefined, "Soudeuse"],
  ["06/2022 –\tSoudeuse, Globex", "2022-06", undefined, "Soudeuse, Globex"],
  ["UNIVERSITÉ DU NORD\t2016 –", "2016", undefined, "UNIVERSITÉ DU NORD"],
  ["Stagiaire\t2014 (6 months)", "2014", "2014", "Stagiaire"],
  ["From: 2007-2010", "2007", "2010", ""],
  ["Saisons de 2012 à 2014 - Soudeuse", "2012", "2014", "Soudeuse"],
  ["Université Lyon 1 - 2016/2017", "2016", "2017", "Université Lyon 1"],
  ["2022 - 2024 (EN COURS)", "2022", "2024", ""],
])("'%s' has the period from %s to %s, beside '%s'", (line, startDate, endDate, rest) => {
  expect(datedLine(line)).toMatchObject({ period: { startDate, ...(endDate && { endDate }) }, rest });
});
