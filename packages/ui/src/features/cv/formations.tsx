import type { Schemas } from "@passerelle/api";
import { textLimits } from "@passerelle/domain";
import { dayOf } from "../../i18n";
import { TruncatedText } from "../../components/text/TruncatedText";
import { Period } from "../../forms/fields/Period";
import { splitTags } from "../../components/fields/tag-text";
import { userText } from "../../components/text/UserText";
import { truncateAt } from "./truncate-at";
import { type CvList, openEnd } from "./cv-list";
import { CvListScreen } from "./CvListScreen";
import { EntryExcerpt } from "./EntryExcerpt";
import { tagsOrNothing } from "./Tags";

export const formations: CvList<Schemas["Formation"], Schemas["FormationInput"]> = {
  name: "formations",
  calls: {
    list: (api, query, signal) => api.GET("/formations", { params: { query }, signal }),
    create: (api, body) => api.POST("/formation", { body }),
    update: (api, id, body) => api.PATCH("/formation/{id}", { params: { path: { id } }, body }),
    remove: (api, id) => api.DELETE("/formation/{id}", { params: { path: { id } } }),
  },
  titleOf: ({ degree }) => degree,
  titleLimit: truncateAt.degree,
  about: ({ institution, description }) => (
    <>
      <span lang={userText.lang}>
        <TruncatedText limit={truncateAt.institution}>{institution}</TruncatedText>
      </span>
      {description && <EntryExcerpt>{description}</EntryExcerpt>}
    </>
  ),
  columns: [
    {
      header: "period",
      cell: ({ startedAt, finishedAt }) => <Period from={startedAt} to={finishedAt} none="present" />,
      wide: true,
    },
    { header: "skills", cell: ({ skills }) => tagsOrNothing(skills), wide: true },
  ],
  fields: [
    { name: "institution", kind: "text", limit: textLimits.name, required: true },
    { name: "degree", kind: "text", limit: textLimits.title, required: true },
    { name: "startedAt", kind: "month", required: true, half: true },
    {
      name: "finishedAt",
      kind: "openEnd",
      of: ({ finishedAt }) => dayOf(finishedAt) || openEnd,
      half: true,
      notBefore: "startedAt",
    },
    { name: "description", kind: "long", limit: textLimits.text },
    { name: "skills", kind: "skills", hint: "commas" },
  ],
  inputOf: (text) => ({
    institution: text("institution"),
    degree: text("degree"),
    startedAt: text("startedAt"),
    finishedAt: endIn(text("finishedAt")),
    description: text("description") || null,
    skills: splitTags(text("skills")),
  }),
};

/** A formation without an end is ongoing. */
const endIn = (end: string) => (end === openEnd || end === "" ? null : end);

export function FormationsScreen() {
  return <CvListScreen list={formations} />;
}
