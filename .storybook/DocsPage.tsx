import { Canvas, Controls, Description, Markdown, Primary, Stories, Title, useOf } from "@storybook/addon-docs/blocks";
import { guides } from "../packages/ui/src/guides";
import { aboutScreen } from "./guide-page";

/** The page beside a component's stories: a screen's guide, or a part's own words, its controls and its stories. */
export function DocsPage() {
  const { csfFile, preparedMeta } = useOf("meta", ["meta"]);
  const [first] = Object.values(csfFile.stories);
  const guide = guides.find(({ page }) => page === preparedMeta.title);
  if (!guide)
    return (
      <>
        <Title />
        <Description />
        <Primary />
        <Controls />
        <Stories includePrimary={false} />
      </>
    );
  return (
    <>
      <Title />
      <Markdown>{aboutScreen(guide)}</Markdown>
      <h2>As it opens</h2>
      {first && <Canvas of={first.moduleExport} story={{ height: "640px" }} />}
    </>
  );
}
