import { Stack } from "@chakra-ui/react";
import type { TagControlProps } from "../fields/FormTagField";
import { SkillChips } from "./SkillChips";
import { SkillCombobox } from "./SkillCombobox";
import { useChips } from "./use-chips";
import { useSkillDemand } from "./use-skill-demand";

export interface ChipFieldProps extends TagControlProps {
  /** Suggests skills that offers ask for. */
  suggests?: boolean;
}

/** A list of words as chips, and a text field for the next one. */
export function ChipField({ value, onChange, suggests = false, beside, ...input }: ChipFieldProps) {
  const { chips, box, type, add, remove } = useChips(value, onChange);
  const suggested = useSkillDemand(suggests ? chips.typed : "", chips.names);
  return (
    <Stack ref={box} gap="2" width="full">
      <SkillChips names={chips.names} beside={beside} onRemove={remove} />
      <SkillCombobox
        {...input}
        suggests={suggests}
        typed={chips.typed}
        suggested={suggested}
        hasChips={chips.names.length > 0}
        onType={type}
        onAdd={add}
        onRemoveLast={() => remove(chips.names.at(-1))}
      />
    </Stack>
  );
}
