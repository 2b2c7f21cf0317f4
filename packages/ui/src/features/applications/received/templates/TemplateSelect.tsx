import { useState } from "react";
import { Field } from "../../../../components/fields/Field";
import { Select } from "../../../../components/fields/Select";
import type { Template } from "./use-templates";
import { useTranslations } from "./translations";

interface TemplateSelectProps {
  templates: readonly Template[];
  text: string;
  onChoose: (text: string) => void;
}

const own = "own";

/** A select for templates. The text written before can be selected again. */
export function TemplateSelect({ templates, text, onChoose }: TemplateSelectProps) {
  const { t, langOf } = useTranslations();
  const [written, setWritten] = useState<string>();
  const chosen = templates.find((template) => template.text === text);
  const choose = (value: string) => {
    if (!chosen) setWritten(text);
    onChoose(value === own ? (written ?? text) : (templates.find(({ key }) => key === value)?.text ?? text));
  };
  const options = templates.map(({ key, name, lang }) => ({ value: key, label: name, ...(lang && { lang }) }));
  const mine = { value: own, label: t("own"), lang: langOf("own") };
  return (
    <Field label={t("template")}>
      <Select
        value={chosen?.key ?? own}
        options={!chosen || written !== undefined ? [...options, mine] : options}
        onChange={(event) => choose(event.currentTarget.value)}
      />
    </Field>
  );
}
