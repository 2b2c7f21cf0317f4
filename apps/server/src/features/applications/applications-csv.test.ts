import { expect, it } from "vitest";
import { applicationsCsv, type ExportedApplication } from "./applications-csv";

const lea: ExportedApplication = {
  firstname: "Léa",
  lastname: "Martin",
  profile: "Soudeuse",
  email: "lea@exemple.fr",
  createdAt: new Date("2026-01-31T23:30:00Z"),
  isSeen: true,
  decision: null,
};

const cellsOf = (profile: string) =>
  applicationsCsv([{ ...lea, profile }], "en")
    .split("\r\n")[1]
    ?.split(",");

it("is UTF-8 with a byte order mark, in the words and with the separator of its language", () => {
  expect(applicationsCsv([lea], "fr")).toBe(
    '\uFEFF"Prénom";"Nom";"Titre";"E-mail";"Reçue le";"Statut"\r\n' +
      '"Léa";"Martin";"Soudeuse";"lea@exemple.fr";"2026-02-01";"Lue"\r\n',
  );
  expect(applicationsCsv([], "en")).toBe('\uFEFF"First name","Last name","Title","E-mail","Received on","Status"\r\n');
});

it.each([
  [{ isSeen: false }, "Unread"],
  [{ decision: "accepted" }, "Accepted"],
  [{ decision: "rejected" }, "Rejected"],
] as const)("says what became of %o", (change, status) => {
  expect(applicationsCsv([{ ...lea, ...change }], "en")).toContain(`"${status}"\r\n`);
});

it("keeps quotation marks, separators and line ends within their cell", () =>
  expect(applicationsCsv([{ ...lea, profile: 'dite "Léo"; a,\nb' }], "fr")).toContain('"dite ""Léo""; a,\nb"'));

it.each(["=1+1", "+33", "-2", "@SUM(A1)", "\tx", "\rx", "\nx", "＝1"])("leaves no formula in %j", (text) => {
  expect(cellsOf(text)?.[2]).toBe(`"'${text}"`);
});

it("leaves a sign within a text alone", () => expect(cellsOf("C++ = -1")?.[2]).toBe('"C++ = -1"'));

it("says so for an anonymous application", () => {
  const nobody = { ...lea, firstname: null, lastname: null, email: null };
  expect(applicationsCsv([nobody], "fr")).toContain('"";"Candidature anonyme";"Soudeuse";"";');
});
