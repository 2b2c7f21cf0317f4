import type { Schemas } from "@passerelle/api";
import { textLimits } from "@passerelle/domain";
import { DateText, dayOf, hasDate } from "../../i18n";
import { CellText } from "../../components/lists/CellText";
import { joinTags, splitTags } from "../../components/fields/tag-text";
import { UserText } from "../../components/text/UserText";
import { type CvList, withoutId } from "./cv-list";
import { CvListScreen } from "./CvListScreen";
import { tagsOrNothing } from "./Tags";

type Name = "title" | "organization" | "skills" | "certificationID" | "issuedTo";

export const certifications: CvList<Schemas["Certification"], Schemas["CertificationInput"], Name> = {
  name: "certifications",
  calls: {
    list: (api, query, signal) => api.GET("/certifications", { params: { query }, signal }),
    create: (api, body) => api.POST("/certification", { body }),
    update: (api, id, body) => api.PATCH("/certification/{id}", { params: { path: { id } }, body }),
    move: (api, id, position) => api.PATCH("/certification/{id}", { params: { path: { id } }, body: { position } }),
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
    { name: "title", kind: "text", limit: textLimits.title, of: ({ title }) => title, required: true },
    {
      name: "organization",
      kind: "text",
      limit: textLimits.name,
      of: ({ organization }) => organization,
      required: true,
    },
    {
      name: "certificationID",
      kind: "text",
      limit: textLimits.name,
      of: ({ certificationID }) => certificationID ?? "",
      half: true,
    },
    { name: "issuedTo", kind: "month", of: ({ issuedTo }) => dayOf(issuedTo), half: true },
    { name: "skills", kind: "skills", of: ({ skills }) => joinTags(skills), hint: "commas" },
  ],
  inputOf: (text) => ({
    title: text("title"),
    organization: text("organization"),
    skills: splitTags(text("skills")),
    ...(text("certificationID") && { certificationID: text("certificationID") }),
    ...(text("issuedTo") && { issuedTo: text("issuedTo") }),
  }),
  againOf: withoutId,
};

export function CertificationsScreen() {
  return <CvListScreen list={certifications} />;
}
