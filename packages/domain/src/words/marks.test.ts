import { expect, it } from "vitest";
import { fold } from "./fold";
import { withoutGenderMarks } from "./marks";

const plain = (text: string) =>
  withoutGenderMarks(fold(text))
    .replaceAll(/[\s()]+/g, " ")
    .trim();

it.each([
  ["Chargé(e) de mission", "charge de mission"],
  ["Chargé[e]", "charge"],
  ["Employé(e)s", "employe"],
  ["Technicien(ne)", "technicien"],
  ["Conseiller (ère)", "conseiller"],
  ["Conseiller-ère", "conseiller"],
  ["Électricien.ne", "electricien"],
  ["Étudiant.e.s", "etudiant"],
  ["Ingénieur·e·s réseaux", "ingenieur reseaux"],
  ["Chef·fe", "chef"],
  ["Chef•fe", "chef"],
  ["Vendeur.se", "vendeur"],
  ["Développeur·euse", "developpeur"],
  ["Développeu·r·se", "developpeur"],
  ["Acteur·rice", "acteur"],
  ["Infirmier/ière", "infirmier"],
  ["Vendeur / se", "vendeur"],
  ["Vendeur/-euse", "vendeur"],
  ["Chargé⋅e, chargé‧e, chargé∙e, chargé・e", "charge, charge, charge, charge"],
  ["Conseiller\u2011ère, conseiller\u2010ère, vendeur–se", "conseiller, conseiller, vendeur"],
  ["Employés/ées, employé(ée), employé·e·x", "employes, employe, employe"],
  ["Administratif-ve", "administratif"],
  ["Développeur Elixir (H/F)", "developpeur elixir"],
  ["Développeur (F/H/X)", "developpeur"],
  ["Engineer m/w/d", "engineer"],
  ["Comptable H-F", "comptable"],
  ["Comptable (HF)", "comptable"],
  ["Agent (femme/homme)", "agent"],
])("%s is %s", (text, expected) => expect(plain(text)).toBe(expected));

it.each([
  "node.js",
  "asp.net",
  "vente-conseil",
  "villeneuve-le-roi",
  "c/c++",
  "avant-vente",
  "achats/ventes",
  "plan-les-ouates",
])("%s stays", (text) => expect(plain(text)).toBe(text));
