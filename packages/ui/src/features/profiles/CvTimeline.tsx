import { chakra } from "@chakra-ui/react";

/** A vertical timeline of entries. */
export const CvTimeline = chakra("ol", {
  base: {
    listStyle: "none",
    "& > li": {
      position: "relative",
      ps: "6",
      pb: "6",
      _before: {
        content: '""',
        position: "absolute",
        insetStart: "0",
        top: "1.5",
        boxSize: "2.5",
        borderRadius: "full",
        borderWidth: "2px",
        borderColor: "brand.fg",
        bg: "surface",
        zIndex: "1",
      },
      _after: {
        content: '""',
        position: "absolute",
        insetStart: "1",
        top: "4",
        bottom: "-1.5",
        width: "2px",
        bg: "brand.line",
      },
    },
    "& > li:last-of-type": { pb: "0", _after: { display: "none" } },
  },
});
