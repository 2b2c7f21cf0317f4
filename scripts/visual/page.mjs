/**
 * The result of a comparison of a story with given globals.
 * @typedef {{ story: string, look: string, kind: "different" | "new" | "gone" | "same", what?: string }} Compared
 */

/** @param {string} text */
const escaped = (text) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** The folders of the pictures that each result shows. */
const shown = {
  different: { Before: "before", After: "after", Difference: "changes" },
  new: { After: "after" },
  gone: { Before: "before" },
};

/** @param {Compared} compared */
function pictures({ story, look, kind, what = "" }) {
  if (kind === "same") return "";
  const figures = Object.entries(shown[kind]).map(([label, folder]) => {
    const file = escaped(`${folder}/${story}.${look}.png`);
    return `<figure><figcaption>${label}</figcaption><a href="${file}"><img src="${file}" alt="${label}" loading="lazy"></a></figure>`;
  });
  return `<h3>${escaped(look)} <small>${kind}${what && `: ${escaped(what)}`}</small></h3>
<div class="pictures">${figures.join("")}</div>`;
}

const style = `
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 1400px; padding: 24px; }
  section { border-top: 1px solid #8886; }
  small { font-weight: normal; opacity: 0.75; }
  .pictures { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; }
  figure { margin: 0; }
  img { max-width: 100%; border: 1px solid #8886; }
`;

/**
 * The page of all changes by story; the pictures are in folders beside it.
 * @param {string} base the revision compared with @param {Compared[]} all
 */
export function changesPage(base, all) {
  const changed = all.filter(({ kind }) => kind !== "same");
  const stories = [...new Set(changed.map(({ story }) => story))];
  const unchanged = [...new Set(all.map(({ story }) => story))].filter((story) => !stories.includes(story));
  const sections = stories.map(
    (story) => `<section id="${escaped(story)}"><h2>${escaped(story)}</h2>
${changed
  .filter((each) => each.story === story)
  .map(pictures)
  .join("\n")}</section>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>What changed since ${escaped(base)}</title><style>${style}</style></head><body>
<h1>What changed since ${escaped(base)}</h1>
<p>${stories.length} of ${stories.length + unchanged.length} stories look different, in ${changed.length} pictures.</p>
<ul>${stories.map((story) => `<li><a href="#${escaped(story)}">${escaped(story)}</a></li>`).join("")}</ul>
${sections.join("\n")}
<section><h2>As before</h2><p>${unchanged.map(escaped).join(", ") || "None."}</p></section>
</body></html>
`;
}
