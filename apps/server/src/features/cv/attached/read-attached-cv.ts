import { isTooDeep, readResume } from "@passerelle/domain";
import { attachmentsOf } from "../../../platform/pdf/attachments";
import { isNothing, type ProposedCv } from "../reader/propose";
import { readCandidate } from "./candidate";
import { proposeResume } from "./json-resume";
import { readSkillsPassport } from "./skills-passport";
import { all, parseXml } from "./xml";

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The entries of a CV in a structured format; undefined for any other file. */
export function readStructuredCv(text: string): ProposedCv | undefined {
  const start = text.trimStart();
  if (start.startsWith("{")) {
    const resume = isTooDeep(start) ? undefined : readResume(parseJson(start));
    return resume && proposeResume(resume);
  }
  if (!start.startsWith("<")) return undefined;
  const document = parseXml(start);
  const [candidate] = all(document, "Candidate");
  const [passport] = all(document, "SkillsPassport");
  if (candidate) return readCandidate(candidate);
  return passport ? readSkillsPassport(passport) : undefined;
}

/** The entries in a file attached to a PDF: Europass XML of both generations, or a JSON Resume (D-320). */
export async function readAttachedCv(bytes: Uint8Array): Promise<ProposedCv | undefined> {
  for (const text of await attachmentsOf(bytes)) {
    const found = readStructuredCv(text);
    if (found && !isNothing(found)) return found;
  }
  return undefined;
}
