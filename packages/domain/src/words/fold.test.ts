import { expect, it } from "vitest";
import { fold } from "./fold";

it.each([
  ["  Énergie  & Environnement ", "energie & environnement"],
  ["ŁØĐĦıÞÆŒßŋŧ", "lodhithaeoessnt"],
  ["N’Diaye, Oʼahu", "n'diaye, o'ahu"],
  ["ﬁnance №", "finance no"],
  ["İstanbul, Đỗ, Əli", "istanbul, do, eli"],
])("%j is compared as %j", (text, folded) => expect(fold(text)).toBe(folded));
