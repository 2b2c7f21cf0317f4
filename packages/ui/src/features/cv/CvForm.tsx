import { chakra, Grid } from "@chakra-ui/react";
import { trimText } from "@passerelle/domain";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { Sentence } from "../../i18n";
import { changedPart } from "../../forms/changes";
import { EntryForm, formOf } from "../../forms/EntryForm";
import { type CvEntry, type CvField, type CvList, type CvValues, valuesOf } from "./cv-list";
import { CvFormField } from "./CvFormField";
import { useSaveEntry } from "./queries";
import type { FieldName } from "./names";
import { useTranslations } from "./translations";

interface CvFormProps<Entry extends CvEntry, Input extends object, Name extends FieldName> {
  list: CvList<Entry, Input, Name>;
  entry: Entry | undefined;
  /** The id of the edited entry after it has left the list. */
  missing: number | undefined;
  onSaved: (text: Sentence) => void;
}

/** Adds or edits an entry of any of the lists. */
export function CvForm<Entry extends CvEntry, Input extends object, Name extends FieldName>(
  props: CvFormProps<Entry, Input, Name>,
) {
  const { list, entry, missing, onSaved } = props;
  const { say } = useTranslations();
  const form = useForm<CvValues>({ defaultValues: valuesOf(list.fields, entry) });
  const target = formOf(list.name, entry, missing);
  const inputOf = (values: CvValues) => list.inputOf((name) => trimText(values[name] ?? ""));
  const [before] = useState(() => inputOf(valuesOf(list.fields, entry)));
  const required = list.fields.filter((field) => field.required).map(({ name }) => name);
  const save = useSaveEntry(list.calls, entry?.id, target.draft, (body) => changedPart(before, body, required));
  return (
    <EntryForm
      form={form}
      {...target}
      names={list.fields.map(({ name }) => name)}
      save={save}
      inputOf={inputOf}
      onSaved={onSaved}
      saved={say(`saved.${list.name}`)}
    >
      <Grid templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }} columnGap="4" rowGap="5">
        {list.fields.map((field) => (
          <chakra.div key={field.name} gridColumn={field.half ? undefined : "1 / -1"}>
            <CvFormField field={field} form={form} dependents={dependentsOf(list.fields, field)} />
          </chakra.div>
        ))}
      </Grid>
    </EntryForm>
  );
}

/** The fields whose rule depends on this one, which are validated again when it changes. */
const dependentsOf = <Entry,>(fields: readonly CvField<Entry>[], { name }: { name: FieldName }) =>
  fields.filter(({ notBefore }) => notBefore === name).map((field) => field.name);
