import { reasonOf } from "@passerelle/api";
import type { WholeCv } from "@passerelle/domain";
import { readProposals } from "./read-proposals";
import { useRef, useState } from "react";
import { useErrorSentence } from "../../../components/states/use-error-sentence";
import { useApi } from "../../../data";
import { checkFile, fileKinds } from "../../../forms/files/file-check";
import { useFileTranslations } from "../../../forms/files/translations";
import { useUpload } from "../../../forms/files/upload/use-upload";
import type { Sentence } from "../../../i18n";
import { useTranslations } from "../translations";
import { type ChosenFile, chosenFile } from "./use-resume-file";

/** A chosen PDF or Word file, from whose text the server proposes entries. */
export function useDocumentFile(cv: WholeCv) {
  const api = useApi();
  const { say } = useTranslations();
  const { say: sayOfFiles } = useFileTranslations();
  const sentenceOf = useErrorSentence();
  const { send, state } = useUpload();
  const [chosen, setChosen] = useState<ChosenFile>();
  const [error, setError] = useState<Sentence>();
  const attempts = useRef(0);

  const propose = async (file: File): Promise<ChosenFile | Sentence> => {
    const why = await checkFile(file, "cv");
    if (why) return sayOfFiles(why);
    try {
      const read = readProposals(await send({ file }, (init) => api.POST("/cv/proposals", init)));
      return (typeof read !== "string" && chosenFile(file.name, read, cv)) || say("importExport.refused.nothing");
    } catch (failure) {
      const isCancelled = reasonOf(failure).kind === "cancelled";
      return sentenceOf(failure, say(isCancelled ? "importExport.documentCancelled" : "importExport.documentFailed"));
    }
  };
  const choose = async (files: FileList | null) => {
    const file = files?.[0];
    if (!file) return;
    attempts.current += 1;
    const attempt = attempts.current;
    setError(undefined);
    const answer = await propose(file);
    // Another file was chosen meanwhile.
    if (attempt !== attempts.current) return;
    if ("items" in answer) setChosen(answer);
    else setError(answer);
  };
  return {
    chosen,
    upload: state?.kind === "sending" ? state : undefined,
    choice: {
      choose: (files: FileList | null) => void choose(files),
      error,
      input: { ref: () => undefined, name: "document", onBlur: () => undefined, accept: fileKinds.cv.accept },
    },
  };
}

export type DocumentFile = ReturnType<typeof useDocumentFile>;
