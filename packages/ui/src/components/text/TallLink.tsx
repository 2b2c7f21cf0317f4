import { chakra } from "@chakra-ui/react";
import { Link } from "./Link";

/** A link on a line of its own, as tall as other targets. */
export const TallLink = chakra(Link, {
  base: { display: "inline-block", minH: { base: "target", md: "6" }, alignContent: "center" },
});
