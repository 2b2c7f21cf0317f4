import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Markdown,
  Primary,
  Stories,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";
import { use } from "react";
import { guides } from "../packages/ui/src/guides";
import { aboutScreen, statesOf } from "./guide-page";

/** The page beside a component's stories: a screen's guide, or a part's own words, its controls and its stories. */
export function DocsPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const [first] = use(DocsContext).componentStories();
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
      {first && <Canvas of={first.moduleExport} story={{ height: "640px" }} />}
      <Markdown>{`## States\n\nIn the specification's words; each opens its story.\n\n${statesOf(guide)}`}</Markdown>
    </>
  );
}
