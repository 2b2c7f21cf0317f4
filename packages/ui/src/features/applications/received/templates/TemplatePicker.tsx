import { Flex, Stack } from "@chakra-ui/react";
import { BookmarkPlus, Pencil, Trash } from "lucide-react";
import { useState } from "react";
import { Announced } from "../../../../components/feedback/Announced";
import { Button, type ButtonProps } from "../../../../components/actions/Button";
import { ErrorText } from "../../../../components/fields/ErrorText";
import { useStateTranslations } from "../../../../components/states/translations";
import type { OwnTemplate, TemplateFields } from "./queries";
import { useTranslations } from "./translations";
import type { Template, useTemplates } from "./use-templates";
import { Field } from "../../../../components/fields/Field";
import { Select } from "../../../../components/fields/Select";

interface TemplateSelectProps {
  templates: readonly Template[];
  text: string;
  onChoose: (text: string) => void;
}

const own = "own";

/** A select for templates. The text written before can be selected again. */
function TemplateSelect({ templates, text, onChoose }: TemplateSelectProps) {
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

/** An action on a template that opens a dialog. */
export type TemplateTask =
  { kind: "save"; template?: OwnTemplate; fields: TemplateFields } | { kind: "delete"; template: OwnTemplate };

interface TemplatePickerProps extends ReturnType<typeof useTemplates> {
  decision: TemplateFields["decision"];
  text: string;
  onChoose: (text: string) => void;
  onTask: (task: TemplateTask) => void;
}

/** Chooses a template's text, and saves, edits and deletes the recruiter's own templates. */
export function TemplatePicker({ templates, query, decision, text, onChoose, onTask }: TemplatePickerProps) {
  const { t } = useTranslations();
  const chosen = templates.find((template) => template.text === text);
  const own = chosen?.own;
  const keep = () => onTask({ kind: "save", fields: { name: "", decision, text } });
  return (
    <Stack gap="2">
      <TemplateSelect templates={templates} text={text} onChoose={onChoose} />
      {query.isError && !query.data ? (
        <NotLoaded query={query} />
      ) : (
        query.data && (
          <Flex wrap="wrap" gap="2">
            {own && (
              <>
                <Act
                  icon={<Pencil size={16} aria-hidden />}
                  aria-label={t("change")}
                  onClick={() => onTask({ kind: "save", template: own, fields: own })}
                >
                  {t("edit")}
                </Act>
                <Act
                  icon={<Trash size={16} aria-hidden />}
                  aria-label={t("delete")}
                  onClick={() => onTask({ kind: "delete", template: own })}
                >
                  {t("remove")}
                </Act>
              </>
            )}
            <Act icon={<BookmarkPlus size={16} aria-hidden />} onClick={keep}>
              {t("keep")}
            </Act>
          </Flex>
        )
      )}
    </Stack>
  );
}

const Act = (props: ButtonProps) => <Button size="sm" variant="outline" colorPalette="neutral" {...props} />;

function NotLoaded({ query }: Pick<TemplatePickerProps, "query">) {
  const { say } = useTranslations();
  const states = useStateTranslations();
  return (
    <Flex wrap="wrap" align="center" gap="2">
      <Announced color="danger" textStyle="sm">
        <ErrorText error={query.error} otherwise={say("loadFailed")} />
      </Announced>
      <Act busy={query.isFetching} onClick={() => void query.refetch()}>
        {states.t("retry")}
      </Act>
    </Flex>
  );
}
