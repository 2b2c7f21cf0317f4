import { expect, it } from "vitest";
import { withDe, withQue } from "./elision";
import { isolated } from "./text";

it.each(["Amina", "Élodie", "Œdipe", "Yves", "un utilisateur supprimé", "ISABELLE", "Inès".normalize("NFD")])(
  "'de' and 'que' lose their vowel before %s (D-358)",
  (name) => expect([withDe(name), withQue(name)]).toEqual([`d’${name}`, `qu’${name}`]),
);

it.each(["Claire", "Yann", "Hugo", "Łukasz", "", isolated("محمد")])("'de' and 'que' stay whole before '%s'", (name) => {
  expect([withDe(name), withQue(name)]).toEqual([`de ${name}`, `que ${name}`]);
});
