import type { Schemas } from "@passerelle/api";
import { downloadNames, fullName } from "@passerelle/domain";
import { useMutation, useQuery } from "@tanstack/react-query";
import { unlessUnsupported, useApi, useReloadAfterSave } from "../../data";

export type DocumentLanguage = Schemas["DocumentLanguage"];
export type CvDesign = Schemas["CvDesign"];

export interface DocumentChoices {
  language: DocumentLanguage;
  design: CvDesign;
}

/** The pages of the document as a picture, cached as `["cv", "preview", …]`; null if the server makes none. */
export function usePreview({ language, design }: DocumentChoices) {
  const api = useApi();
  return useQuery({
    queryKey: ["cv", "preview", language, design],
    queryFn: ({ signal }) =>
      unlessUnsupported(api.GET("/cv/preview", { params: { query: { language, design } }, signal })),
  });
}

/** Creates the PDF of the user's CV, with its file name. */
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

/** Stores that PDF as the resume of the user's profile. */
export function useStoreCv() {
  const api = useApi();
  return useMutation({
    mutationFn: (body: DocumentChoices) => api.POST("/cv/resume", { body }),
    ...useReloadAfterSave("applicantProfile"),
  });
}
