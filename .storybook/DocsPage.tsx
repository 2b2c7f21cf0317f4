import { Controls, Description, DocsContext, Markdown, Source, Title, useOf } from "@storybook/addon-docs/blocks";
import { type ContextType, use } from "react";
import { guides } from "../packages/ui/src/guides";
import type { Guide } from "../packages/ui/src/guides/guide";
import { partGuides, partOf } from "../packages/ui/src/guides/parts";
import { EmbeddedStory } from "./EmbeddedStory";
import { aboutScreen, statesOf } from "./guide-page";
import { viewports } from "./globals";
import { ThreeWidths } from "./ThreeWidths";

type Stories = ReturnType<ContextType<typeof DocsContext>["componentStories"]>;

/** The page of a component or screen: a screen's guide, or a component's description, controls, advice and stories. */
export function DocsPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const stories = use(DocsContext).componentStories();
  const guide = guides.find(({ page }) => page === preparedMeta.title);
  return guide ? (
    <ScreenPage guide={guide} stories={stories} />
  ) : (
    <PartPage page={preparedMeta.title} {...{ stories }} />
  );
}

const ScreenPage = ({ guide, stories: [first] }: { guide: Guide; stories: Stories }) => (
  <>
    <Title />
    <Markdown>{aboutScreen(guide)}</Markdown>
    {first && (
      <>
        <Markdown>## Three widths</Markdown>
        <ThreeWidths id={first.id} />
      </>
    )}
    <Markdown>{`## States\n\nIn the specification's words; each opens its story.\n\n${statesOf(guide)}`}</Markdown>
  </>
);

function PartPage({ page, stories: [first, ...others] }: { page: string; stories: Stories }) {
  const advice = partGuides.find((guide) => guide.page === page);
  return (
    <>
      <Title />
      <Description />
      {first && <PageStory story={first} />}
      {first && <Controls of={first.moduleExport} />}
      {advice && (
        <>
          <Markdown>## Do and don't</Markdown>
          <EmbeddedStory id="components-do-and-don-t--part" title="Do and don't" args={`part:${partOf(advice)}`} />
        </>
      )}
      {others.length > 0 && <Markdown>## Stories</Markdown>}
      {others.map((story) => (
        <div key={story.id}>
          <Markdown>{`### [${story.name}](?path=/story/${story.id})`}</Markdown>
          <Description of={story.moduleExport} />
          <PageStory story={story} />
          <details>
            <summary>Code</summary>
            <Source of={story.moduleExport} />
          </details>
        </div>
      ))}
    </>
  );
}

/** A story at the viewport that it declares. */
function PageStory({ story: { id, name, parameters, storyGlobals } }: { story: Stories[number] }) {
  const chosen = Object.entries(viewports).find(([key]) => key === storyGlobals["viewport"]?.value)?.[1].styles;
  const width = chosen && Number.parseInt(chosen.width, 10);
  const isWholeWindow = parameters["layout"] === "fullscreen" || chosen === viewports.zoomed.styles;
  const height = isWholeWindow ? Number.parseInt(chosen?.height ?? "640px", 10) : undefined;
  return <EmbeddedStory id={id} title={name} {...(width && { width })} {...(height && { height })} />;
}
