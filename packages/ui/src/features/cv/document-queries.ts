import type { Schemas } from "@passerelle/api";
import { useMutation } from "@tanstack/react-query";
import { useApi, useReloadAfterSave } from "../../data";

export type DocumentLanguage = Schemas["DocumentLanguage"];

/** Generates the user's CV as a PDF. */
export function useDrawCv() {
  const api = useApi();
  return useMutation({
    mutationFn: (language: DocumentLanguage) =>
      api.GET("/cv/pdf", { params: { query: { language } }, parseAs: "blob" }),
  });
}

/** Stores that document as the resume of the user's profile. */
export function useStoreCv() {
  const api = useApi();
  return useMutation({
    mutationFn: (language: DocumentLanguage) => api.POST("/cv/resume", { body: { language } }),
    ...useReloadAfterSave("applicantProfile"),
  });
}
