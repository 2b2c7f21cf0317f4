import { css, Global } from "@emotion/react";

const paper = {
  "@page": { size: "A4", margin: "16mm" },
  "@media print": {
    // Everything that neither belongs to the page nor contains it, such as the frame.
    "body :not([data-printed], [data-printed] *, :has([data-printed]))": { display: "none !important" },
    "body :has([data-printed])": { display: "block !important", padding: "0 !important", maxWidth: "none !important" },
    "[data-unprinted]": { display: "none !important" },
    // Prints on white paper in dark mode too.
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

/** A dialog is as high as its window, and scrolls; on paper it is as long as its content. */
const unbounded = css`
  @media print {
    body :has([data-printed]) {
      position: static !important;
      height: auto !important;
      max-height: none !important;
      overflow: visible !important;
    }
  }
`;

/** While mounted, printing includes only the part marked `data-printed`, on A4. */
export const PrintStyle = () => <Global styles={[paper, unbounded]} />;
