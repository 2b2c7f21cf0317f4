import { defaultDb } from "@passerelle/mocks";
import { type Acting, fillIn, save, startEntry } from "./story-steps";

export const degree = "CAP boulangerie";

export const writeFormation = async (acting: Acting) => {
  await startEntry(acting);
  await fillIn(acting, [
    ["institution", "Lycée des métiers"],
    ["degree", degree],
    ["startedAt", "2026-03-01"],
    ["skills", "Levain, , levain, Four"],
  ]);
};

export const addFormation = async (acting: Acting) => {
  await writeFormation(acting);
  await save(acting);
};

export const savedFormation = () => defaultDb().formation.findFirst({ where: { degree: { equals: degree } } });
