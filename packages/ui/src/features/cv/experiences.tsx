import type { Schemas } from "@passerelle/api";
import { textLimits } from "@passerelle/domain";
import { dayOf } from "../../i18n";
import { ContractName } from "../../components/offers/ContractName";
import { contracts } from "../../components/offers/employment-contracts";
import { Period } from "../../forms/fields/Period";
import { splitTags } from "../../components/fields/tag-text";
import { UserText } from "../../components/text/UserText";
import { truncateAt } from "./truncate-at";
import { type CvList, openEnd } from "./cv-list";
import { CvListScreen } from "./CvListScreen";
import { EntryExcerpt } from "./EntryExcerpt";
import { tagsOrNothing } from "./Tags";

export const experiences: CvList<Schemas["Experience"], Schemas["ExperienceInput"]> = {
  name: "experiences",
  calls: {
    list: (api, query, signal) => api.GET("/experiences", { params: { query }, signal }),
    create: (api, body) => api.POST("/experience", { body }),
    update: (api, id, body) => api.PATCH("/experience/{id}", { params: { path: { id } }, body }),
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
    { name: "jobTitle", kind: "text", limit: textLimits.title, required: true },
    { name: "company", kind: "text", limit: textLimits.name, required: true, half: true },
    { name: "experienceType", kind: "contract", initial: "cdi", half: true },
    { name: "startedAt", kind: "month", required: true, half: true },
    {
      name: "finishedAt",
      kind: "openEnd",
      of: ({ finishedAt, ongoing }) => (ongoing ? openEnd : dayOf(finishedAt)),
      required: true,
      half: true,
      notBefore: "startedAt",
    },
    { name: "description", kind: "long", limit: textLimits.text },
    { name: "technologies", kind: "skills", hint: "commas" },
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
};

/** An experience without an end is either ongoing or, if imported, of unknown end. */
const endIn = (end: string) =>
  end === openEnd ? { ongoing: true, finishedAt: null } : { ongoing: false, finishedAt: end };

export function ExperiencesScreen() {
  return <CvListScreen list={experiences} />;
}
