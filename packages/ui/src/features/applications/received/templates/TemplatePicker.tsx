import { Flex, Stack } from "@chakra-ui/react";
import { BookmarkPlus, Pencil, Trash } from "lucide-react";
import { Announced } from "../../../../components/feedback/Announced";
import { Button, type ButtonProps } from "../../../../components/actions/Button";
import { ErrorText } from "../../../../components/fields/ErrorText";
import { useComponentTranslations } from "../../../../components/translations";
import { type OwnTemplate, type TemplateFields } from "./queries";
import { TemplateSelect } from "./TemplateSelect";
import { useTranslations } from "./translations";
import type { useTemplates } from "./use-templates";

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
  const components = useComponentTranslations();
  return (
    <Flex wrap="wrap" align="center" gap="2">
      <Announced color="danger" textStyle="sm">
        <ErrorText error={query.error} otherwise={say("loadFailed")} />
      </Announced>
      <Act busy={query.isFetching} onClick={() => void query.refetch()}>
        {components.t("retry")}
      </Act>
    </Flex>
  );
}
