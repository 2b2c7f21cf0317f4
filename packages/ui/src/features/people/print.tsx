import { Global } from "@emotion/react";

const paper = {
  "@page": { size: "A4", margin: "16mm" },
  "@media print": {
    // All that neither is the page's own part nor holds it: the frame, whatever it is made of.
    "body :not([data-printed], [data-printed] *, :has([data-printed]))": { display: "none !important" },
    "body :has([data-printed])": { display: "block !important", padding: "0 !important", maxWidth: "none !important" },
    "[data-unprinted]": { display: "none !important" },
    // A dark screen is no dark paper.
    "html, body": { background: "#fff !important", colorScheme: "light !important" },
    "body *": {
      background: "none !important",
      color: "#000 !important",
      borderColor: "#bbb !important",
      boxShadow: "none !important",
    },
    "[data-printed]": { borderWidth: "0 !important", overflow: "visible !important" },
    "[data-printed] li, [data-printed] h3": { breakInside: "avoid" },
    "[data-printed] :is(h3, h4)": { breakAfter: "avoid" },
  },
} as const;

/** While it is there, printing gives the part marked `data-printed` alone, on A4. */
export const PrintStyle = () => <Global styles={paper} />;
