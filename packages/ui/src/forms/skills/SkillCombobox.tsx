import { maxCountedOffers } from "@passerelle/domain";
import { Combobox } from "../../components/fields/Combobox";
import type { TagControlProps } from "../fields/FormTagField";
import { useSkillTranslations } from "./translations";
import type { WantedSkill } from "./use-skill-demand";

interface SkillComboboxProps extends Pick<TagControlProps, "name" | "onBlur" | "ref"> {
  typed: string;
  suggests: boolean;
  suggested: readonly WantedSkill[];
  hasChips: boolean;
  onType: (text: string) => void;
  /** The chosen name; without one, the typed text is added. */
  onAdd: (name?: string) => void;
  onRemoveLast: () => void;
}

/** The text field for the next word of a list, with the skills that offers ask for and the number of offers. */
export function SkillCombobox(props: SkillComboboxProps) {
  const { typed, suggests, suggested, hasChips, onType, onAdd, onRemoveLast, onBlur, ...input } = props;
  const { t } = useSkillTranslations();
  const suggestions = suggested.map(({ name, offers }) => ({
    id: name,
    name,
    about: offers < maxCountedOffers ? t("offers", { count: offers }) : t("manyOffers", { count: maxCountedOffers }),
  }));
  return (
    <Combobox
      {...input}
      value={typed}
      suggestions={suggests ? suggestions : undefined}
      listLabel={t("suggestions")}
      onType={onType}
      onChoose={({ name }) => onAdd(name)}
      keys={{ Enter: typed !== "" && (() => onAdd()), Backspace: typed === "" && hasChips && onRemoveLast }}
      onBlur={() => {
        if (typed !== "") onAdd();
        onBlur();
      }}
    />
  );
}
