import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Avatar } from "../../components/Avatar";
import { avatarUrl } from "../../components/avatar-url";
import type { Person } from "./discussions";
import { InterlocutorName } from "./InterlocutorName";
import { useNameOf } from "./use-name-of";

/** A line to choose; the chosen one carries a bar and a ground, so never colour alone. */
const Row = chakra("button", {
  base: {
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: "3",
    width: "full",
    minH: "16",
    px: "4",
    py: "2.5",
    textAlign: "start",
    cursor: "pointer",
    transition: "background-color",
    transitionDuration: "fast",
    _hover: { bg: "sunken" },
    _focusVisible: { outlineOffset: "-2px" },
    "&[aria-current=true]": {
      bg: "brand.tint",
      "& > [data-scope=avatar]": { bg: "surface" },
      _before: { content: '""', position: "absolute", insetStart: "0", insetBlock: "0", w: "1", bg: "brand.solid" },
    },
  },
});

const line = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

interface PersonRowProps {
  person: Person;
  /** By which the line is found again when the focus comes back to it. */
  name: string;
  isCurrent?: boolean;
  /** Beside the name. */
  aside?: ReactNode;
  /** Below the name, cut to a line. */
  children: ReactNode;
  onChoose: () => void;
}

/** A person of a list: picture, full name and something about them. */
export function PersonRow({ person, name, isCurrent = false, aside, children, onChoose }: PersonRowProps) {
  const nameOf = useNameOf();
  return (
    <Row type="button" name={name} aria-current={isCurrent} onClick={onChoose}>
      <Avatar name={nameOf(person)} src={avatarUrl(person.avatar)} />
      <chakra.span flex="1" minW="0" lineHeight="snug">
        <chakra.span display="flex" alignItems="baseline" gap="2">
          <chakra.span flex="1" minW="0" fontWeight="semibold" {...line}>
            <InterlocutorName person={person} />
          </chakra.span>
          {aside}
        </chakra.span>
        <chakra.span display="block" mt="0.5" textStyle="sm" color="ink.muted" {...line}>
          {children}
        </chakra.span>
      </chakra.span>
    </Row>
  );
}
