import { type Api, reasonOf } from "@passerelle/api";
import { useEffect, useRef, useState } from "react";
import { useApi, useReload } from "../../../data";
import { addLanguages, addSkills, type ImportItem } from "./import-items";
import type { GivenFields } from "./asked-fields";
import { inStoringOrder } from "./import-order";
import type { ChosenFile } from "./use-resume-file";
import { idsBeyond } from "./word-room";

/** The outcome of a row: being stored, stored, or the error. */
export type Outcome = "saving" | "saved" | Error;

/** A call, and the rows that it stores. */
interface Step {
  rows: readonly ImportItem[];
  store: (api: Api) => Promise<unknown>;
}

const without = <Value>(set: ReadonlySet<Value>, value: Value) => new Set([...set].filter((each) => each !== value));

/** Whether the next call would fail in the same way: too many calls, no connection, no session. */
function endsAll(error: Error): boolean {
  const reason = reasonOf(error);
  if (reason.kind === "invalid") return false;
  return reason.kind !== "refused" || reason.status === 429 || (reason.status ?? 500) >= 500;
}

/** Whether a row is initially unticked: it is stored already, is not certain, or may not be a skill. */
const isDoubtful = ({ repeats, source, without: remarks }: ImportItem) =>
  repeats !== undefined || source !== undefined || remarks.some(({ why }) => why === "group");

/** The state of an import: the ticked rows, the completed fields, and the outcome of each row. */
export function useImport({ items, room }: Pick<ChosenFile, "items" | "room">, username: string) {
  const api = useApi();
  const reloads = [useReload("cvEntry"), useReload("applicantProfile")];
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(
    () => new Set(items.filter(isDoubtful).map(({ id }) => id)),
  );
  const [givenOf, setGiven] = useState<Readonly<Record<string, GivenFields>>>({});
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, Outcome>>>({});
  const [isRunning, setIsRunning] = useState(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const rowOf = (item: ImportItem) => {
    const given = givenOf[item.id] ?? {};
    const judged = item.judge(given);
    const outcome = outcomes[item.id];
    const isFree = judged.problems.length === 0 && outcome !== "saved";
    return { item, given, ...judged, outcome, isFree, isTicked: isFree && !unticked.has(item.id) };
  };
  const all = items.map(rowOf);
  const beyond = idsBeyond(all, room);
  const rows = all.map((row) => {
    const isBeyond = beyond.has(row.item.id);
    return { ...row, isBeyond, ...(isBeyond && { isFree: false, isTicked: false }) };
  });
  const ticked = rows.filter(({ isTicked }) => isTicked);
  const pending = rows.filter(({ outcome }) => outcome !== "saved");
  /** The entries that are still to be completed or checked. */
  const left = pending.filter(
    ({ item, outcome, problems, isBeyond }) =>
      !outcome && !item.repeats && !isBeyond && (item.source !== undefined || problems.length > 0),
  );

  const words = (part: "skills" | "languages") => ticked.filter(({ item }) => item.part === part);
  const itemsOf = (of: typeof rows) => of.map(({ item }) => item);
  const stepsOf = (): Step[] => {
    const entries = inStoringOrder(rows).flatMap(({ row: { item, create }, position }) =>
      create ? [{ rows: [item], store: (client: Api) => create(client, position) }] : [],
    );
    const [skills, languages] = [words("skills"), words("languages")];
    return [
      ...entries,
      {
        rows: itemsOf(skills),
        store: (client: Api) =>
          addSkills(
            client,
            skills.map(({ title }) => title),
          ),
      },
      {
        rows: itemsOf(languages),
        store: (client: Api) =>
          addLanguages(
            client,
            username,
            languages.map(({ title, item }) => ({ title, level: item.level })),
          ),
      },
    ].filter((step) => step.rows.length > 0);
  };

  const mark = (step: Step, outcome: Outcome) =>
    setOutcomes((before) => ({ ...before, ...Object.fromEntries(step.rows.map(({ id }) => [id, outcome])) }));

  /**
   * Stores the ticked rows one after the other, the last of each list first; closing the dialog cancels calls not yet
   * begun.
   */
  const run = async () => {
    setIsRunning(true);
    for (const step of stepsOf()) {
      if (!isHere.current) break;
      mark(step, "saving");
      const error = await step.store(api).then(
        () => undefined,
        (cause: unknown) => (cause instanceof Error ? cause : new Error(String(cause))),
      );
      mark(step, error ?? "saved");
      if (error && endsAll(error)) break;
    }
    setIsRunning(false);
    for (const reload of reloads) reload();
  };

  return {
    rows,
    ticked: ticked.length,
    left: left.length,
    /** Whether closing loses ticked entries or typed fields. */
    isUnsaved: ticked.length > 0 || pending.some(({ given }) => Object.keys(given).length > 0),
    isRunning,
    outcomes: Object.values(outcomes),
    tick: (id: string, isTicked: boolean) =>
      setUnticked((before) => (isTicked ? without(before, id) : new Set([...before, id]))),
    give: (id: string, given: GivenFields) => setGiven((before) => ({ ...before, [id]: { ...before[id], ...given } })),
    run,
  };
}

export type Import = ReturnType<typeof useImport>;
export type ImportRow = Import["rows"][number];
