import { chakra, Flex, Stack } from "@chakra-ui/react";
import { FileText } from "lucide-react";
import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { Announced } from "../../components/feedback/Announced";
import { Field } from "../../components/fields/Field";
import { FileInput } from "../../components/fields/FileInput";
import { formatFileSize } from "../../i18n";
import { UndoRemoveButton } from "./UndoRemoveButton";
import { type FileChoice, type FileChoiceOptions, useFileChoice } from "./use-file-choice";
import { useFileDrop } from "../../components/fields/use-file-drop";
import { useFileTranslations } from "./translations";

interface FileFieldProps<Values extends FieldValues> extends FileChoiceOptions<Values> {
  label: string;
  hint?: ReactNode;
  /** A link to the stored file, if there is one. */
  current?: ReactNode;
}

/** A document: chosen or dropped, with its name and size, a link to the stored one and a button to remove it. */
export function FileField<Values extends FieldValues>({ label, hint, current, ...options }: FileFieldProps<Values>) {
  const { t } = useFileTranslations();
  const choice = useFileChoice(options);
  const drop = useFileDrop(choice.choose);
  const there = !!current || choice.change !== null;
  return (
    <Field label={label} hint={hint} error={choice.error}>
      <Stack
        {...drop.area}
        gap="0"
        borderWidth="1px"
        borderStyle="dashed"
        borderColor={drop.over ? "brand.fg" : "edge"}
        borderRadius="control"
        bg={drop.over ? "brand.tint" : "surface"}
        transition="background-color, border-color"
        transitionDuration="fast"
      >
        {there && <FileRow choice={choice} current={current} label={label} />}
        <Flex wrap="wrap" align="center" columnGap="3" rowGap="2" p="3">
          <FileInput choice={choice} label={t(there ? "replace" : "choose")} />
          <chakra.span textStyle="sm" color="ink.muted" hideBelow="md">
            {t("drop")}
          </chakra.span>
        </Flex>
      </Stack>
    </Field>
  );
}

/** The file that will be stored after a save: the chosen one, the stored one, or none. */
function FileRow({ choice, current, label }: { choice: FileChoice; current: ReactNode; label: string }) {
  const { change } = choice;
  const { t, lang } = useFileTranslations();
  const chosen = change instanceof File ? change : undefined;
  return (
    <Flex align="center" gap="3" minH="14" px="3" py="2" borderBottomWidth="1px" borderColor="line">
      <chakra.span color={change === "" ? "ink.muted" : "brand.fg"}>
        <FileText size={22} aria-hidden />
      </chakra.span>
      <Announced as="div" changesOnly flex="1" minW="0" overflowWrap="anywhere">
        {chosen && (
          <>
            {chosen.name}{" "}
            <chakra.span textStyle="sm" color="ink.muted" whiteSpace="nowrap">
              {formatFileSize(chosen.size, lang)}
            </chakra.span>
          </>
        )}
        {change === null && current}
        {change === "" && <chakra.span color="ink.muted">{t("removed")}</chakra.span>}
      </Announced>
      <UndoRemoveButton choice={choice} label={label} />
    </Flex>
  );
}
