import { chakra, Flex, Stack } from "@chakra-ui/react";
import { levelName } from "@passerelle/domain";
import type { Remark } from "../json-resume/entries";
import { CircleAlert, CircleCheck } from "lucide-react";
import { Checkbox } from "../../../components/fields/Checkbox";
import { useFailureSentence } from "../../../components/states/use-error-sentence";
import { UserText } from "../../../components/text/UserText";
import { Period } from "../../../forms/fields/Period";
import { said, SentenceText, useScopeLang } from "../../../i18n";
import { useTranslations } from "../translations";
import type { GivenDates } from "./import-items";
import { MissingDates } from "./MissingDates";
import type { ImportRow } from "./use-import";

interface ImportRowItemProps {
  row: ImportRow;
  /** Nothing can be changed while entries are being stored. */
  isLocked: boolean;
  onTick: (isTicked: boolean) => void;
  onGive: (dates: GivenDates) => void;
}

/** An entry of a file: whether to take it, what of it is not taken, and what became of it. */
export function ImportRowItem({ row, isLocked, onTick, onGive }: ImportRowItemProps) {
  const { t } = useTranslations();
  const lang = useScopeLang();
  const { item, outcome, period } = row;
  const label = (
    <chakra.span minW="0" overflowWrap="anywhere" color={row.problems.length > 0 ? "ink.muted" : undefined}>
      {item.title ? <UserText>{item.title}</UserText> : t("importExport.untitled")}
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
        {item.about && (
          <p>
            <UserText>{item.about}</UserText>
          </p>
        )}
        {item.level && <p>{levelName(item.level, lang)}</p>}
        {period?.from && (
          <p>
            <Period {...period} />
          </p>
        )}
        {item.repeats && <p>{t(`importExport.${item.repeats}`)}</p>}
        <Remarks of={row.problems} />
        <Remarks of={item.without} />
        {outcome !== "saved" && <MissingDates item={item} isLocked={isLocked || !!outcome} onGive={onGive} />}
        {outcome === "saved" && <p>{t("importExport.added")}</p>}
        {outcome instanceof Error && <Failure error={outcome} />}
      </Stack>
    </Stack>
  );
}

function Remarks({ of }: { of: readonly Remark[] }) {
  const { t } = useTranslations();
  return of.map(({ field, why }) => {
    const label = field === "word" ? t("importExport.own.word") : t(`field.${field}`);
    return <p key={`${field} ${why}`}>{t(`importExport.why.${why}`, { field: label })}</p>;
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
