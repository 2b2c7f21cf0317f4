import type { Schemas } from "@passerelle/api";
import { textLimits } from "@passerelle/domain";
import { DateText, hasDate } from "../../i18n";
import { CellText } from "../../components/lists/CellText";
import { splitTags } from "../../components/fields/tag-text";
import { UserText } from "../../components/text/UserText";
import type { CvList } from "./cv-list";
import { CvListScreen } from "./CvListScreen";
import { tagsOrNothing } from "./Tags";

export const certifications: CvList<Schemas["Certification"], Schemas["CertificationInput"]> = {
  name: "certifications",
  calls: {
    list: (api, query, signal) => api.GET("/certifications", { params: { query }, signal }),
    create: (api, body) => api.POST("/certification", { body }),
    update: (api, id, body) => api.PATCH("/certification/{id}", { params: { path: { id } }, body }),
    remove: (api, id) => api.DELETE("/certification/{id}", { params: { path: { id } } }),
  },
  titleOf: ({ title }) => title,
  about: ({ organization }) => <UserText>{organization}</UserText>,
  columns: [
    {
      header: "issuedTo",
      named: true,
      cell: ({ issuedTo }) => (hasDate(issuedTo) ? <DateText value={issuedTo} style="month" /> : null),
    },
    {
      header: "certificationID",
      named: true,
      cell: ({ certificationID }) => certificationID && <CellText>{certificationID}</CellText>,
    },
    { header: "skills", cell: ({ skills }) => tagsOrNothing(skills), wide: true },
  ],
  fields: [
    { name: "title", kind: "text", limit: textLimits.title, required: true },
    { name: "organization", kind: "text", limit: textLimits.name, required: true },
    { name: "certificationID", kind: "text", limit: textLimits.name, half: true },
    { name: "issuedTo", kind: "month", half: true },
    { name: "skills", kind: "skills", hint: "commas" },
  ],
  inputOf: (text) => ({
    title: text("title"),
    organization: text("organization"),
    skills: splitTags(text("skills")),
    ...(text("certificationID") && { certificationID: text("certificationID") }),
    ...(text("issuedTo") && { issuedTo: text("issuedTo") }),
  }),
};

export function CertificationsScreen() {
  return <CvListScreen list={certifications} />;
}
