import { chakra } from "@chakra-ui/react";
import { X } from "lucide-react";
import { UserText } from "../../components/text/UserText";
import type { TagControlProps } from "../fields/FormTagField";
import { useSkillTranslations } from "./translations";

const List = chakra("ul", { base: { display: "flex", flexWrap: "wrap", gap: "1.5", listStyle: "none", minW: 0 } });

const Chip = chakra("li", {
  base: {
    display: "inline-flex",
    flexWrap: "wrap",
    alignItems: "center",
    minW: 0,
    maxW: "full",
    ps: "3",
    borderWidth: "1px",
    borderColor: "line",
    borderRadius: "full",
    bg: "surface",
    textStyle: "sm",
    overflowWrap: "anywhere",
  },
});

const Remove = chakra("button", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    flexShrink: 0,
    minW: { base: "target", md: "8" },
    minH: { base: "target", md: "8" },
    borderRadius: "full",
    color: "ink.muted",
    cursor: "pointer",
    _hover: { color: "danger" },
  },
});

interface SkillChipsProps {
  names: readonly string[];
  beside?: TagControlProps["beside"];
  onRemove: (name: string) => void;
}

/** The skills of a field, each with a remove button. */
export function SkillChips({ names, beside, onRemove }: SkillChipsProps) {
  const { t } = useSkillTranslations();
  if (names.length === 0) return null;
  return (
    <List>
      {names.map((name) => (
        <Chip key={name}>
          <UserText>{name}</UserText>
          {beside?.(name)}
          <Remove type="button" aria-label={t("remove", { name })} onClick={() => onRemove(name)}>
            <X size={14} aria-hidden />
          </Remove>
        </Chip>
      ))}
    </List>
  );
}
