import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Field } from "../../../components/fields/Field";
import { Textarea } from "../../../components/fields/TextInput";
import { TextInput } from "../../../components/fields/TextInput";
import { MonthInput, OpenEndInput } from "../MonthField";
import { useTranslations } from "../translations";
import type { AskedField, GivenFields } from "./asked-fields";
import type { ImportRow } from "./use-import";

interface AskedFieldsProps {
  row: ImportRow;
  isLocked: boolean;
  onGive: (fields: GivenFields) => void;
}

/** The fields that an entry lacks, or that cannot be stored as they are, to be completed before the import (D-322). */
export function AskedFields({ row: { item, given }, isLocked, onGive }: AskedFieldsProps) {
  const { t } = useTranslations();
  if (item.asked.length === 0) return null;
  // The title in the file: a title that is being typed would be announced at every key.
  const title = item.judge().title || t("importExport.untitled");
  return (
    <chakra.fieldset disabled={isLocked} display="flex" flexWrap="wrap" gap="3" color="ink">
      <chakra.legend color="ink.muted" mb="2">
        {t(item.source === undefined ? "importExport.complete" : "importExport.check", { title })}
      </chakra.legend>
      {item.asked.map(({ field, text, limit }) => {
        const control = {
          name: field,
          value: given[field] ?? text,
          onChange: (value: string) => onGive({ [field]: value }),
          onBlur: () => undefined,
          ref: () => undefined,
        };
        return (
          <chakra.div key={field} flex="1 1 12rem" maxW={isLong(field) ? undefined : "20rem"}>
            <Field label={field === "word" ? t("importExport.own.word") : t(`field.${field}`)} limit={limit}>
              {controlOf(field, control)}
            </Field>
          </chakra.div>
        );
      })}
    </chakra.fieldset>
  );
}

const isLong = (field: AskedField) => field === "description" || field === "Description";

function controlOf(field: AskedField, control: Parameters<typeof OpenEndInput>[0]): ReactNode {
  if (field === "finishedAt") return <OpenEndInput {...control} />;
  if (field === "startedAt" || field === "issuedTo") return <MonthInput {...control} edge="first" />;
  const { name, value, onChange } = control;
  if (isLong(field))
    return <Textarea name={name} value={value} onChange={(event) => onChange(event.currentTarget.value)} />;
  return (
    <TextInput autoComplete="off" name={name} value={value} onChange={(event) => onChange(event.currentTarget.value)} />
  );
}
