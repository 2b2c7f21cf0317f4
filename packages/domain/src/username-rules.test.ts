import { expect, it } from "vitest";
import { usernameFrom, usernameProblem } from "./username-rules";

const textsIn = (list: string) => list.trim().split(/\s*[|\n]\s*/);

it.each([
  ["Éloïse", "Le Goff", 1, "eloise.le-goff"],
  ["Éloïse", "Le Goff", 12, "eloise.le-goff12"],
  ["Anaïs", "Œuvrard", 1, "anais.oeuvrard"],
  ["Jörg", "Weiß", 1, "jorg.weiss"],
  ["Łukasz", "Đỗ", 1, "lukasz.do"],
  ["Søren", "Þór", 1, "soren.thor"],
  ["Işık", "Ħal", 1, "isik.hal"],
  ["Support", "Passerelle", 1, "user"],
  ["Équipe", "Modération", 2, "user2"],
  ["小明", "王", 1, "user"],
  ["小明", "王", 2, "user2"],
  ["A", "小", 1, "auser"],
  ["O'Neil", "d'Arc", 1, "o-neil.d-arc"],
  ["  ", "--", 3, "user3"],
  ["Jean-Christophe", "de la Rochefoucauld-Montbel", 1, "jean-christophe.de-la-rochefou"],
  ["Jean-Christophe", "de la Rochefoucauld-Montbel", 123456, "jean-christophe.de-la-ro123456"],
])("makes of %s %s, number %i, the username %s (D-030)", (firstname, lastname, number, username) => {
  const made = usernameFrom(firstname, lastname, number);
  expect(made).toBe(username);
  expect(made).toMatch(/^[a-z0-9._-]{3,30}$/);
});

it.each(
  textsIn(`
    admin | Admin-2 | adm.in | root | support | support.passerelle | passerelle_officiel | equipe-passerelle
    moderation | moderateur | securite | system | candidat | recruiter | utilisateur-supprime
    Utilisateur.Supprime | deleted_user | null | undefined | moi | all
  `),
)("refuses the username %s, which misleads", (username) => {
  expect(usernameProblem(username)?.en).toContain("reserved");
});

it.each(["---", "...", "_._"])("refuses the username %s, which cannot be read out", (username) => {
  expect(usernameProblem(username)?.en).toContain("letter or digit");
});

it.each(["jeanne.martin", "me.li", "aidan", "supporter", "admirable", "modeste", "allan"])(
  "takes the username %s",
  (username) => expect(usernameProblem(username)).toBeUndefined(),
);
