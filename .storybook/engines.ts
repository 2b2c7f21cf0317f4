import axe from "axe-core";
import type { Look } from "./judged-looks";

type Problems = (look: Look) => Promise<string[]>;

const axeProblems: Problems = async ({ forcedColors = false }) => {
  const { violations } = await axe.run(document.body, {
    resultTypes: ["violations"],
    rules: {
      // A screen alone has no landmarks: the application puts them around it.
      region: { enabled: false },
      // The system chooses the colours then, but computed styles still tell the page's own.
      "color-contrast": { enabled: !forcedColors },
    },
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `axe, ${id}: ${help}: ${html.slice(0, 200)}`),
  );
};

/** What each engine finds in the page. */
export const engines = { axe: axeProblems };
