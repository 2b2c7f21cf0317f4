import { expect, it } from "vitest";
import { syllables } from "./Syllables";

it.each([
  ["Développeur React, Lyon", "Déve-lop-peur React, Lyon"],
  ["Développeuses", "Déve-lop-peuses"],
  ["Administratrice réseaux", "Admi-nis-tra-trice réseaux"],
  ["Chef d’établissement", "Chef d’établis-se-ment"],
  ["Responsable communication", "Respon-sable commu-ni-ca-tion"],
  ["Photographe-illustratrice", "Photo-graphe-illus-tra-trice"],
  ["中文中文中文中文中文中文中文", "中文中文中文中文中文中文中文"],
  ["", ""],
])("%j may break as in %j", (text, broken) => expect(syllables(text).join("-")).toBe(broken));
