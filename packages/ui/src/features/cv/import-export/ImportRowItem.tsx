import { chakra, Flex, Stack } from "@chakra-ui/react";
import { isolated, levelName, maxTags } from "@passerelle/domain";
import type { Remark } from "../json-resume-import/entries";
import { CircleAlert, CircleCheck } from "lucide-react";
import { Checkbox } from "../../../components/fields/Checkbox";
import { useFailureSentence } from "../../../components/states/use-error-sentence";
import { UserText } from "../../../components/text/UserText";
import { Period } from "../../../forms/fields/Period";
import { DateText, said, SentenceText, useScopeLang } from "../../../i18n";
import { EntryExcerpt } from "../EntryExcerpt";
import { useTranslations } from "../translations";
import { AskedFields } from "./AskedFields";
import type { AskedField, GivenFields } from "./asked-fields";
import type { ImportRow } from "./use-import";

interface ImportRowItemProps {
  row: ImportRow;
  /** Nothing can be changed while entries are being stored. */
  isLocked: boolean;
  onTick: (isTicked: boolean) => void;
  onGive: (fields: GivenFields) => void;
}

/** An entry of a file: whether to import it, the data that would be lost, and the outcome. */
export function ImportRowItem({ row, isLocked, onTick, onGive }: ImportRowItemProps) {
  const { t } = useTranslations();
  const lang = useScopeLang();
  const { item, outcome, period } = row;
  // The fields of an uncertain entry are inputs beside its text.
  const text = item.source ?? (isAsked(item, "description", "Description") ? "" : row.description);
  const label = (
    <chakra.span minW="0" overflowWrap="anywhere" color={row.problems.length > 0 ? "ink.muted" : undefined}>
      {row.title ? <UserText>{row.title}</UserText> : t("importExport.untitled")}
    </chakra.span>
  );
  return (
    <Stack as="li" gap="1" py="2">
      {outcome === "saved" ? (
        <Flex gap="2.5" align="center" minH={{ base: "target", md: "8" }} fontWeight="medium" color="brand.fg">
          <CircleCheck size={20} aria-hidden style={{ flexShrink: 0 }} />
          {label}
        </Flex>
      ) : (
        <Checkbox
          label={label}
          checked={row.isTicked}
          disabled={isLocked || !row.isFree}
          onChange={(event) => onTick(event.currentTarget.checked)}
        />
      )}
      <Stack gap="1" ps="1.875rem" textStyle="sm" color="ink.muted" overflowWrap="anywhere">
        {item.source !== undefined && <p>{t(`importExport.part.${item.part}`)}</p>}
        {row.about && item.source === undefined && (
          <p>
            <EntryExcerpt>{row.about}</EntryExcerpt>
          </p>
        )}
        {text && (
          <chakra.p whiteSpace="pre-line">
            <UserText>{text}</UserText>
          </chakra.p>
        )}
        {item.level && <p>{levelName(item.level, lang)}</p>}
        {period?.from && item.source === undefined && (
          <p>
            <Period {...period} />
          </p>
        )}
        {row.date && (
          <p>
            <DateText value={row.date} style="month" />
          </p>
        )}
        {row.isBeyond && <p>{t("importExport.full", { limit: maxTags })}</p>}
        {item.repeats && <p>{t(`importExport.${item.repeats}`)}</p>}
        <Remarks of={row.problems.filter((problem) => !isExplained(problem, item.without))} />
        <Remarks of={item.without} />
        {outcome !== "saved" && <AskedFields row={row} isLocked={isLocked || !!outcome} onGive={onGive} />}
        {outcome === "saved" && <p>{t("importExport.added")}</p>}
        {outcome instanceof Error && <Failure error={outcome} />}
      </Stack>
    </Stack>
  );
}

/** Whether another remark explains why a field is missing. */
const isExplained = ({ field, why }: Remark, others: readonly Remark[]) =>
  why === "missing" && others.some((other) => other.field === field);

/** Whether one of these fields is shown as an input. */
const isAsked = ({ asked }: ImportRow["item"], ...fields: readonly AskedField[]) =>
  asked.some(({ field }) => fields.includes(field));

function Remarks({ of }: { of: readonly Remark[] }) {
  const { t } = useTranslations();
  return of.map(({ field, why, given = "" }) => {
    const label = field === "word" ? t("importExport.own.word") : t(`field.${field}`);
    return <p key={`${field} ${why}`}>{t(`importExport.why.${why}`, { field: label, given: isolated(given) })}</p>;
  });
}

function Failure({ error }: { error: Error }) {
  const { say } = useTranslations();
  const sentence = useFailureSentence()(error, say("importExport.addFailed"));
  return (
    <Flex as="p" gap="1.5" fontWeight="medium" color="danger">
      <CircleAlert size={18} style={{ flexShrink: 0 }} aria-hidden />
      <span lang={said(sentence).lang}>
        <SentenceText of={sentence} />
      </span>
    </Flex>
  );
}
