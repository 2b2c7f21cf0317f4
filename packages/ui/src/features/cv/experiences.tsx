import type { Schemas } from "@passerelle/api";
import { textLimits } from "@passerelle/domain";
import { dayOf } from "../../i18n";
import { ContractName } from "../../components/offers/ContractName";
import { contracts } from "../../components/offers/employment-contracts";
import { Period } from "../../forms/fields/Period";
import { joinTags, splitTags } from "../../components/fields/tag-text";
import { UserText } from "../../components/text/UserText";
import { truncateAt } from "./truncate-at";
import { type CvList, openEnd, withoutId } from "./cv-list";
import { CvListScreen } from "./CvListScreen";
import { EntryExcerpt } from "./EntryExcerpt";
import { tagsOrNothing } from "./Tags";

type Name = "jobTitle" | "company" | "experienceType" | "startedAt" | "finishedAt" | "description" | "technologies";

export const experiences: CvList<Schemas["Experience"], Schemas["ExperienceInput"], Name> = {
  name: "experiences",
  calls: {
    list: (api, query, signal) => api.GET("/experiences", { params: { query }, signal }),
    create: (api, body) => api.POST("/experience", { body }),
    update: (api, id, body) => api.PATCH("/experience/{id}", { params: { path: { id } }, body }),
    move: (api, id, position) => api.PATCH("/experience/{id}", { params: { path: { id } }, body: { position } }),
    remove: (api, id) => api.DELETE("/experience/{id}", { params: { path: { id } } }),
  },
  titleOf: ({ jobTitle }) => jobTitle,
  titleLimit: truncateAt.jobTitle,
  about: ({ company, experienceType, description }) => (
    <>
      <UserText>{company}</UserText> · <ContractName contract={experienceType} />
      {description && <EntryExcerpt>{description}</EntryExcerpt>}
    </>
  ),
  columns: [
    {
      header: "period",
      cell: ({ startedAt, finishedAt, ongoing }) => (
        <Period from={startedAt} to={finishedAt} none={ongoing ? "present" : "notAvailable"} />
      ),
      wide: true,
    },
    { header: "technologies", cell: ({ technologies }) => tagsOrNothing(technologies), wide: true },
  ],
  fields: [
    { name: "jobTitle", kind: "text", limit: textLimits.title, of: ({ jobTitle }) => jobTitle, required: true },
    { name: "company", kind: "text", limit: textLimits.name, of: ({ company }) => company, required: true, half: true },
    {
      name: "experienceType",
      kind: "contract",
      of: ({ experienceType }) => experienceType,
      initial: "cdi",
      half: true,
    },
    { name: "startedAt", kind: "month", of: ({ startedAt }) => dayOf(startedAt), required: true, half: true },
    {
      name: "finishedAt",
      kind: "openEnd",
      of: ({ finishedAt, ongoing }) => (ongoing ? openEnd : dayOf(finishedAt)),
      required: true,
      half: true,
      notBefore: "startedAt",
    },
    { name: "description", kind: "long", limit: textLimits.text, of: ({ description }) => description ?? "" },
    { name: "technologies", kind: "skills", of: ({ technologies }) => joinTags(technologies), hint: "commas" },
  ],
  inputOf: (text) => ({
    jobTitle: text("jobTitle"),
    company: text("company"),
    experienceType: contracts.find((each) => each === text("experienceType")) ?? "cdi",
    startedAt: text("startedAt"),
    ...endIn(text("finishedAt")),
    description: text("description") || null,
    technologies: splitTags(text("technologies")),
  }),
  againOf: withoutId,
};

/** An experience without an end is either ongoing or, if imported, of unknown end. */
const endIn = (end: string) =>
  end === openEnd ? { ongoing: true, finishedAt: null } : { ongoing: false, finishedAt: end };

export function ExperiencesScreen() {
  return <CvListScreen list={experiences} />;
}
