import { chakra } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { completedAddress, textLimits } from "@passerelle/domain";
import { CellText } from "../../components/lists/CellText";
import { ExternalLink } from "../../components/text/ExternalLink";
import { splitTags } from "../../components/fields/tag-text";
import { spokenAddress } from "../../components/text/web-address-text";
import type { CvList } from "./cv-list";
import { CvListScreen } from "./CvListScreen";
import { EntryExcerpt } from "./EntryExcerpt";
import { tagsOrNothing } from "./Tags";

export const projects: CvList<Schemas["Project"], Schemas["ProjectInput"]> = {
  name: "projects",
  calls: {
    list: (api, query, signal) => api.GET("/projects", { params: { query }, signal }),
    create: (api, body) => api.POST("/project", { body }),
    update: (api, id, body) => api.PATCH("/project/{id}", { params: { path: { id } }, body }),
    remove: (api, id) => api.DELETE("/project/{id}", { params: { path: { id } } }),
  },
  titleOf: ({ title }) => title,
  about: ({ Description }) => <EntryExcerpt>{Description}</EntryExcerpt>,
  columns: [
    { header: "technologies", cell: ({ technologies }) => tagsOrNothing(technologies), wide: true },
    {
      header: "collaborators",
      named: true,
      cell: ({ collaborators: names }) => (names.length > 0 ? <CellText>{names.join(", ")}</CellText> : null),
    },
    { header: "demo", cell: ({ demoUrl }) => demoUrl && <Demo href={demoUrl} /> },
  ],
  fields: [
    { name: "title", kind: "text", limit: textLimits.title, required: true },
    { name: "Description", kind: "long", limit: textLimits.text, required: true },
    { name: "technologies", kind: "skills", hint: "commas" },
    { name: "collaborators", kind: "tags", hint: "commas" },
    { name: "demoUrl", kind: "address", hint: "address", limit: textLimits.webAddress },
  ],
  inputOf: (text) => ({
    title: text("title"),
    Description: text("Description"),
    technologies: splitTags(text("technologies")),
    collaborators: splitTags(text("collaborators")),
    ...(text("demoUrl") && { demoUrl: completedAddress(text("demoUrl")) }),
  }),
};

export function ProjectsScreen() {
  return <CvListScreen list={projects} />;
}

/** Only the site's name: the rest of an address is rarely useful, and may be long. */
function Demo({ href }: { href: string }) {
  const [site] = spokenAddress(href).split("/");
  return (
    <chakra.span
      display="inline-block"
      minW={{ md: "10rem" }}
      css={{ "& a": { display: "inline-block", py: { base: "2.5", md: "0" } } }}
    >
      <ExternalLink href={href}>{site}</ExternalLink>
    </chakra.span>
  );
}
