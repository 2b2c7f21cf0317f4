import type { Schemas } from "@passerelle/api";
import { downloadNames, fullName } from "@passerelle/domain";
import { useMutation } from "@tanstack/react-query";
import { useApi, useReloadAfterSave } from "../../data";

export type DocumentLanguage = Schemas["DocumentLanguage"];
export type CvDesign = Schemas["CvDesign"];

/** The choices for a document. */
export interface DocumentChoices {
  language: DocumentLanguage;
  design: CvDesign;
}

/** Draws one's CV as a PDF, with the name of the file. */
export function useDrawCv() {
  const api = useApi();
  return useMutation({
    mutationFn: async (query: DocumentChoices) => {
      const [content, me] = await Promise.all([
        api.GET("/cv/pdf", { params: { query }, parseAs: "blob" }),
        api.GET("/user/me"),
      ]);
      return { content, name: downloadNames.cv(fullName(me)) };
    },
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
