import { chakra } from "@chakra-ui/react";
import { Fragment } from "react";
import { excerptOf } from "./excerpt";
import { UserText } from "./UserText";

const length = 140;

const Mark = chakra("mark", {
  base: { bg: "transparent", color: "ink", fontWeight: "bold", textDecoration: "underline" },
});

/** The part of a text that matches a search, with the found words highlighted. */
export function Excerpt({ text, query }: { text: string; query: string }) {
  return (
    <UserText>
      {excerptOf(text, query, length).map((piece, index) =>
        piece.isFound ? <Mark key={index}>{piece.text}</Mark> : <Fragment key={index}>{piece.text}</Fragment>,
      )}
    </UserText>
  );
}
