import type { Schemas } from "@passerelle/api";
import { useMutation } from "@tanstack/react-query";
import { useApi, useReloadAfterSave } from "../../data";

export type DocumentLanguage = Schemas["DocumentLanguage"];
export type CvDesign = Schemas["CvDesign"];

/** The choices for a document. */
export interface DocumentChoices {
  language: DocumentLanguage;
  design: CvDesign;
}

/** Draws one's CV as a PDF. */
export function useDrawCv() {
  const api = useApi();
  return useMutation({
    mutationFn: (query: DocumentChoices) => api.GET("/cv/pdf", { params: { query }, parseAs: "blob" }),
  });
}

/** Makes that document the resume of one's profile. */
export function useStoreCv() {
  const api = useApi();
  return useMutation({
    mutationFn: (body: DocumentChoices) => api.POST("/cv/resume", { body }),
    ...useReloadAfterSave("applicantProfile"),
  });
}
