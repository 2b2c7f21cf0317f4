import type { Schemas } from "@passerelle/api";
import { useMutation } from "@tanstack/react-query";
import { useApi, useReloadAfterSave } from "../../data";

export type DocumentLanguage = Schemas["DocumentLanguage"];

/** Draws one's CV as a PDF. */
export function useDrawCv() {
  const api = useApi();
  return useMutation({
    mutationFn: (language: DocumentLanguage) =>
      api.GET("/cv/pdf", { params: { query: { language } }, parseAs: "blob" }),
  });
}

/** Makes that document the resume of one's profile. */
export function useStoreCv() {
  const api = useApi();
  return useMutation({
    mutationFn: (language: DocumentLanguage) => api.POST("/cv/resume", { body: { language } }),
    ...useReloadAfterSave("applicantProfile"),
  });
}
