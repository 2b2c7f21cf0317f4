import { chakra } from "@chakra-ui/react";
import type { ComponentProps, ReactNode } from "react";
import { Badge } from "./Badge";
import { UserText } from "../text/UserText";

const Row = chakra("ul", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: "1.5",
    listStyle: "none",
    minW: 0,
    // Words longer than the line break.
    "& > li": { minW: 0, maxW: "full" },
  },
});

interface TagListProps extends ComponentProps<typeof Row> {
  tags: readonly string[];
  /** Content after a tag, such as its level. */
  beside?: (tag: string) => ReactNode;
}

/** Skills, technologies, languages: short words in a row. */
export function TagList({ tags, beside, children, ...rest }: TagListProps) {
  return (
    <Row {...rest}>
      {tags.map((tag) => (
        <li key={tag}>
          <Badge tone="neutral">
            <UserText>{tag}</UserText> {beside?.(tag)}
          </Badge>
        </li>
      ))}
      {children && <li>{children}</li>}
    </Row>
  );
}
