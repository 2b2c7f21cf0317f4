import type { Schemas } from "@passerelle/api";
import { textLimits } from "@passerelle/domain";
import { dayOf } from "../../i18n";
import { ContractName } from "../../components/offers/ContractName";
import { contracts } from "../../components/offers/employment-contracts";
import { Period } from "../../forms/fields/Period";
import { joinTags, splitTags } from "../../components/fields/tags";
import { UserText } from "../../components/text/UserText";
import { truncateAt } from "./truncation";
import { type CvList, withoutId } from "./cv-list";
import { CvListScreen } from "./CvListScreen";
import { tagsOrNothing } from "./Tags";

type Name = "jobTitle" | "company" | "experienceType" | "startedAt" | "finishedAt" | "technologies";

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
  about: ({ company, experienceType }) => (
    <>
      <UserText>{company}</UserText> · <ContractName contract={experienceType} />
    </>
  ),
  columns: [
    {
      header: "period",
      cell: ({ startedAt, finishedAt }) => <Period from={startedAt} to={finishedAt} none="notAvailable" />,
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
      kind: "end",
      of: ({ finishedAt }) => dayOf(finishedAt),
      required: true,
      half: true,
      notBefore: "startedAt",
    },
    { name: "technologies", kind: "skills", of: ({ technologies }) => joinTags(technologies), hint: "commas" },
  ],
  inputOf: (text) => ({
    jobTitle: text("jobTitle"),
    company: text("company"),
    experienceType: contracts.find((each) => each === text("experienceType")) ?? "cdi",
    startedAt: text("startedAt"),
    finishedAt: text("finishedAt"),
    technologies: splitTags(text("technologies")),
  }),
  againOf: (entry) => ({ ...withoutId(entry), finishedAt: entry.finishedAt ?? "" }),
};

/** An applicant's experiences; an end is required, though imported ones may lack it. */
export function ExperiencesScreen() {
  return <CvListScreen list={experiences} />;
}
