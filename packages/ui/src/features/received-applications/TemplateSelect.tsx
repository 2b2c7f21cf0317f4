import { useState } from "react";
import { Field } from "../../components/Field";
import { Select } from "../../components/Select";
import type { LetterTemplate } from "./letter-templates";
import { useTranslations } from "./translations";

interface TemplateSelectProps {
  templates: readonly LetterTemplate[];
  /** What is written now. */
  text: string;
  onChoose: (text: string) => void;
}

const own = "own";

/** A text to begin with. What was written before another one is chosen can be chosen again. */
export function TemplateSelect({ templates, text, onChoose }: TemplateSelectProps) {
  const { t, langOf } = useTranslations();
  const [written, setWritten] = useState<string>();
  const at = templates.findIndex((template) => template.text === text);
  const isOwn = at < 0;
  const choose = (value: string) => {
    if (isOwn) setWritten(text);
    onChoose(value === own ? (written ?? text) : (templates[Number(value)]?.text ?? text));
  };
  const options = templates.map(({ name, lang }, index) => ({ value: String(index), label: name, lang }));
  const mine = { value: own, label: t("letters.own"), lang: langOf("letters.own") };
  return (
    <Field label={t("letters.template")}>
      <Select
        value={isOwn ? own : String(at)}
        options={isOwn || written !== undefined ? [...options, mine] : options}
        onChange={(event) => choose(event.currentTarget.value)}
      />
    </Field>
  );
}
