import { Flex } from "@chakra-ui/react";
import { Field } from "../../../components/fields/Field";
import { DateInput } from "../../../components/fields/TextInput";
import { useTranslations } from "../translations";
import type { GivenDates, ImportItem } from "./import-items";

interface MissingDatesProps {
  item: ImportItem;
  isLocked: boolean;
  onGive: (dates: GivenDates) => void;
}

/** The dates that an entry lacks, to be given here. */
export function MissingDates({ item, isLocked, onGive }: MissingDatesProps) {
  const { t } = useTranslations();
  const lacking = item.judge().problems.map(({ field }) => field);
  const fields = (["startedAt", "finishedAt"] as const).filter((field) => lacking.includes(field));
  if (fields.length === 0) return null;
  return (
    <Flex gap="3" wrap="wrap">
      {fields.map((field) => (
        <Flex key={field} flex="1 1 10rem" maxW="14rem" color="ink">
          <Field label={t(`field.${field}`)}>
            <DateInput disabled={isLocked} onChange={(event) => onGive({ [field]: event.currentTarget.value })} />
          </Field>
        </Flex>
      ))}
    </Flex>
  );
}
