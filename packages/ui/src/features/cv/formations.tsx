import type { Schemas } from "@passerelle/api";
import { textLimits } from "@passerelle/domain";
import { dayOf } from "../../i18n";
import { TruncatedText } from "../../components/text/TruncatedText";
import { Period } from "../../forms/fields/Period";
import { joinTags, splitTags } from "../../components/fields/tag-text";
import { userText } from "../../components/text/UserText";
import { truncateAt } from "./truncate-at";
import { type CvList, openEnd, withoutId } from "./cv-list";
import { CvListScreen } from "./CvListScreen";
import { EntryExcerpt } from "./EntryExcerpt";
import { tagsOrNothing } from "./Tags";

type Name = "institution" | "degree" | "startedAt" | "finishedAt" | "description" | "skills";

export const formations: CvList<Schemas["Formation"], Schemas["FormationInput"], Name> = {
  name: "formations",
  calls: {
    list: (api, query, signal) => api.GET("/formations", { params: { query }, signal }),
    create: (api, body) => api.POST("/formation", { body }),
    update: (api, id, body) => api.PATCH("/formation/{id}", { params: { path: { id } }, body }),
    move: (api, id, position) => api.PATCH("/formation/{id}", { params: { path: { id } }, body: { position } }),
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
    { name: "institution", kind: "text", limit: textLimits.name, of: ({ institution }) => institution, required: true },
    { name: "degree", kind: "text", limit: textLimits.title, of: ({ degree }) => degree, required: true },
    { name: "startedAt", kind: "month", of: ({ startedAt }) => dayOf(startedAt), required: true, half: true },
    {
      name: "finishedAt",
      kind: "openEnd",
      of: ({ finishedAt }) => dayOf(finishedAt) || openEnd,
      half: true,
      notBefore: "startedAt",
    },
    { name: "description", kind: "long", limit: textLimits.text, of: ({ description }) => description ?? "" },
    { name: "skills", kind: "skills", of: ({ skills }) => joinTags(skills), hint: "commas" },
  ],
  inputOf: (text) => ({
    institution: text("institution"),
    degree: text("degree"),
    startedAt: text("startedAt"),
    finishedAt: endIn(text("finishedAt")),
    description: text("description") || null,
    skills: splitTags(text("skills")),
  }),
  againOf: withoutId,
};

/** A formation without an end is ongoing. */
const endIn = (end: string) => (end === openEnd || end === "" ? null : end);

export function FormationsScreen() {
  return <CvListScreen list={formations} />;
}
